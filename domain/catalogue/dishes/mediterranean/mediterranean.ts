import type { CuisineDishes } from '../../dish.ts'
import { mediterraneanAppetizers } from './appetizers.ts'
import { mediterraneanBeverages } from './beverages.ts'
import { mediterraneanDesserts } from './desserts.ts'
import { mediterraneanMainCourses } from './main-courses.ts'
import { mediterraneanSides } from './sides.ts'

export const mediterranean: CuisineDishes = {
  1: mediterraneanAppetizers,
  2: mediterraneanMainCourses,
  3: mediterraneanDesserts,
  4: mediterraneanSides,
  5: mediterraneanBeverages,
}
