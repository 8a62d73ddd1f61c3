import type { CuisineDishes } from '../../dish.ts'
import { frenchAppetizers } from './appetizers.ts'
import { frenchBeverages } from './beverages.ts'
import { frenchDesserts } from './desserts.ts'
import { frenchMainCourses } from './main-courses.ts'
import { frenchSides } from './sides.ts'

export const french: CuisineDishes = {
  1: frenchAppetizers,
  2: frenchMainCourses,
  3: frenchDesserts,
  4: frenchSides,
  5: frenchBeverages,
}
