import type { CuisineDishes } from '../../dish.ts'
import { americanAppetizers } from './appetizers.ts'
import { americanBeverages } from './beverages.ts'
import { americanDesserts } from './desserts.ts'
import { americanMainCourses } from './main-courses.ts'
import { americanSides } from './sides.ts'

export const american: CuisineDishes = {
  1: americanAppetizers,
  2: americanMainCourses,
  3: americanDesserts,
  4: americanSides,
  5: americanBeverages,
}
