import type { CuisineDishes } from '../../dish.ts'
import { indianAppetizers } from './appetizers.ts'
import { indianBeverages } from './beverages.ts'
import { indianDesserts } from './desserts.ts'
import { indianMainCourses } from './main-courses.ts'
import { indianSides } from './sides.ts'

export const indian: CuisineDishes = {
  1: indianAppetizers,
  2: indianMainCourses,
  3: indianDesserts,
  4: indianSides,
  5: indianBeverages,
}
