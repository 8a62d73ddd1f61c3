import type { CuisineDishes } from '../../dish.ts'
import { mexicanAppetizers } from './appetizers.ts'
import { mexicanBeverages } from './beverages.ts'
import { mexicanDesserts } from './desserts.ts'
import { mexicanMainCourses } from './main-courses.ts'
import { mexicanSides } from './sides.ts'

export const mexican: CuisineDishes = {
  1: mexicanAppetizers,
  2: mexicanMainCourses,
  3: mexicanDesserts,
  4: mexicanSides,
  5: mexicanBeverages,
}
