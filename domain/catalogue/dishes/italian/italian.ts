import type { CuisineDishes } from '../../dish.ts'
import { italianAppetizers } from './appetizers.ts'
import { italianBeverages } from './beverages.ts'
import { italianDesserts } from './desserts.ts'
import { italianMainCourses } from './main-courses.ts'
import { italianSides } from './sides.ts'

export const italian: CuisineDishes = {
  1: italianAppetizers,
  2: italianMainCourses,
  3: italianDesserts,
  4: italianSides,
  5: italianBeverages,
}
