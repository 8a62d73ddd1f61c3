import type { CuisineDishes } from '../../dish.ts'
import { chineseAppetizers } from './appetizers.ts'
import { chineseBeverages } from './beverages.ts'
import { chineseDesserts } from './desserts.ts'
import { chineseMainCourses } from './main-courses.ts'
import { chineseSides } from './sides.ts'

export const chinese: CuisineDishes = {
  1: chineseAppetizers,
  2: chineseMainCourses,
  3: chineseDesserts,
  4: chineseSides,
  5: chineseBeverages,
}
