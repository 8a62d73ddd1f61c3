import type { CuisineDishes } from '../../dish.ts'
import { cafeAppetizers } from './appetizers.ts'
import { cafeBeverages } from './beverages.ts'
import { cafeDesserts } from './desserts.ts'
import { cafeMainCourses } from './main-courses.ts'
import { cafeSides } from './sides.ts'

export const cafe: CuisineDishes = {
  1: cafeAppetizers,
  2: cafeMainCourses,
  3: cafeDesserts,
  4: cafeSides,
  5: cafeBeverages,
}
