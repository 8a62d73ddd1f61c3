import type { CuisineDishes } from '../../dish.ts'
import { thaiAppetizers } from './appetizers.ts'
import { thaiBeverages } from './beverages.ts'
import { thaiDesserts } from './desserts.ts'
import { thaiMainCourses } from './main-courses.ts'
import { thaiSides } from './sides.ts'

export const thai: CuisineDishes = {
  1: thaiAppetizers,
  2: thaiMainCourses,
  3: thaiDesserts,
  4: thaiSides,
  5: thaiBeverages,
}
