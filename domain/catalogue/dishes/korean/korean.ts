import type { CuisineDishes } from '../../dish.ts'
import { koreanAppetizers } from './appetizers.ts'
import { koreanBeverages } from './beverages.ts'
import { koreanDesserts } from './desserts.ts'
import { koreanMainCourses } from './main-courses.ts'
import { koreanSides } from './sides.ts'

export const korean: CuisineDishes = {
  1: koreanAppetizers,
  2: koreanMainCourses,
  3: koreanDesserts,
  4: koreanSides,
  5: koreanBeverages,
}
