import type { CuisineDishes } from '../../dish.ts'
import { levantineAppetizers } from './appetizers.ts'
import { levantineBeverages } from './beverages.ts'
import { levantineDesserts } from './desserts.ts'
import { levantineMainCourses } from './main-courses.ts'
import { levantineSides } from './sides.ts'

export const levantine: CuisineDishes = {
  1: levantineAppetizers,
  2: levantineMainCourses,
  3: levantineDesserts,
  4: levantineSides,
  5: levantineBeverages,
}
