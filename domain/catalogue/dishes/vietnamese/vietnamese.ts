import type { CuisineDishes } from '../../dish.ts'
import { vietnameseAppetizers } from './appetizers.ts'
import { vietnameseBeverages } from './beverages.ts'
import { vietnameseDesserts } from './desserts.ts'
import { vietnameseMainCourses } from './main-courses.ts'
import { vietnameseSides } from './sides.ts'

export const vietnamese: CuisineDishes = {
  1: vietnameseAppetizers,
  2: vietnameseMainCourses,
  3: vietnameseDesserts,
  4: vietnameseSides,
  5: vietnameseBeverages,
}
