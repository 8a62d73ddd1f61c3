import type { CuisineDishes } from '../../dish.ts'
import { greekAppetizers } from './appetizers.ts'
import { greekBeverages } from './beverages.ts'
import { greekDesserts } from './desserts.ts'
import { greekMainCourses } from './main-courses.ts'
import { greekSides } from './sides.ts'

export const greek: CuisineDishes = {
  1: greekAppetizers,
  2: greekMainCourses,
  3: greekDesserts,
  4: greekSides,
  5: greekBeverages,
}
