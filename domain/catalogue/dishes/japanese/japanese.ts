import type { CuisineDishes } from '../../dish.ts'
import { japaneseAppetizers } from './appetizers.ts'
import { japaneseBeverages } from './beverages.ts'
import { japaneseDesserts } from './desserts.ts'
import { japaneseMainCourses } from './main-courses.ts'
import { japaneseSides } from './sides.ts'

export const japanese: CuisineDishes = {
  1: japaneseAppetizers,
  2: japaneseMainCourses,
  3: japaneseDesserts,
  4: japaneseSides,
  5: japaneseBeverages,
}
