import type { CuisineDishes } from '../../dish.ts'
import { spanishAppetizers } from './appetizers.ts'
import { spanishBeverages } from './beverages.ts'
import { spanishDesserts } from './desserts.ts'
import { spanishMainCourses } from './main-courses.ts'
import { spanishSides } from './sides.ts'

export const spanish: CuisineDishes = {
  1: spanishAppetizers,
  2: spanishMainCourses,
  3: spanishDesserts,
  4: spanishSides,
  5: spanishBeverages,
}
