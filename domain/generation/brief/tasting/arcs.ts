import type { CuisineId } from '../../../reference/reference.ts'
import type { CourseSort } from '../../sorts/course-sorts.ts'

/** What a course is, the first choice first: a vegan menu has no fish, and serves a plate of the garden there. */
export type CourseChoices = readonly [CourseSort, ...CourseSort[]]

/** A course, and from which length of the menu on it is served. */
interface ArcCourse {
  readonly from: number
  readonly sorts: CourseChoices
}

const at = (from: number, ...sorts: CourseChoices): ArcCourse => ({ from, sorts })

const opening = (from: number) =>
  at(from, 'courseRaw', 'courseCold', 'courseVegetable', 'courseWarm', 'courseSide')
const cold = (from: number) =>
  at(from, 'courseCold', 'courseVegetable', 'courseWarm', 'courseGreen', 'courseSide')
const soup = (from: number) =>
  at(from, 'courseSoup', 'courseWarm', 'courseVegetable', 'courseGreen', 'courseSide')
const warm = (from: number) =>
  at(from, 'courseEgg', 'courseWarm', 'courseVegetable', 'courseCold', 'courseGreen', 'courseSide')
const vegetable = (from: number) =>
  at(from, 'courseVegetable', 'courseWarm', 'courseCold', 'courseGreen', 'courseSide')
const pasta = (from: number) =>
  at(from, 'coursePasta', 'courseVegetable', 'courseWarm', 'courseGreen', 'courseSide')
const fish = (from: number) =>
  at(from, 'courseFish', 'courseSea', 'courseVegetable', 'courseWarm', 'courseGreen', 'courseSide')
const meat = (from: number) =>
  at(from, 'courseMeat', 'courseGarden', 'courseGreen', 'courseVegetable', 'courseSide')
const garden = (from: number) => at(from, 'courseGarden', 'courseGreen', 'courseVegetable', 'courseSide')
const rice = (from: number) => at(from, 'courseRice', 'courseGarden', 'courseVegetable', 'courseSide')
const cheese = (from: number) => at(from, 'courseCheese', 'courseFruit', 'courseSweet')
const sorbet = (from: number) => at(from, 'courseSorbet', 'courseFruit', 'courseSweet')
const sweet = at(5, 'courseSweet', 'courseFruit', 'courseSorbet')

/**
 * The order of a tasting menu by the custom of each table, light before rich, cheese before the sweet: the menu of
 * France and its heirs, the dinner of antipasto, primo and secondo, kaiseki that ends with rice, the banquet that ends
 * with dressed rice or noodles. Plain rice and bread are on the table, and no course.
 */
const arcs: Readonly<Record<CuisineId, readonly ArcCourse[]>> = {
  // Italian
  1: [opening(5), soup(9), warm(6), pasta(5), fish(5), meat(5), cheese(7), sorbet(8), sweet],
  // Japanese
  2: [cold(7), soup(6), opening(5), warm(8), vegetable(9), fish(5), meat(5), rice(5), sweet],
  // Mexican
  3: [opening(5), soup(6), vegetable(5), warm(8), fish(5), meat(5), cheese(9), sorbet(7), sweet],
  // Indian
  4: [cold(6), soup(5), warm(5), vegetable(9), fish(5), garden(7), meat(5), sorbet(8), sweet],
  // American
  5: [opening(5), soup(6), vegetable(5), warm(9), fish(5), meat(5), cheese(7), sorbet(8), sweet],
  // Thai
  6: [cold(5), soup(5), warm(6), vegetable(9), fish(5), garden(7), meat(5), sorbet(8), sweet],
  // Mediterranean
  7: [opening(5), soup(9), vegetable(5), warm(6), fish(5), meat(5), cheese(7), sorbet(8), sweet],
  // French
  8: [opening(5), soup(9), vegetable(5), warm(7), fish(5), meat(5), cheese(6), sorbet(8), sweet],
  // Chinese
  9: [cold(5), soup(5), warm(6), vegetable(8), fish(5), meat(5), rice(7), sorbet(9), sweet],
  // Korean
  10: [cold(5), soup(9), warm(5), vegetable(6), fish(5), garden(8), meat(5), sorbet(7), sweet],
  // Greek
  11: [opening(5), soup(9), vegetable(5), warm(6), fish(5), meat(5), cheese(7), sorbet(8), sweet],
  // Vietnamese
  12: [opening(5), soup(6), warm(5), vegetable(9), fish(5), garden(7), meat(5), sorbet(8), sweet],
  // Spanish
  13: [opening(5), soup(9), vegetable(5), warm(6), fish(5), meat(5), cheese(7), sorbet(8), sweet],
  // Levantine
  14: [opening(5), soup(8), cold(9), vegetable(5), warm(6), fish(5), meat(5), sorbet(7), sweet],
  // Café & Bakery
  15: [opening(5), soup(5), vegetable(6), warm(8), cold(9), fish(5), meat(5), sorbet(7), sweet],
}

/** Where nobody eats fish, an egg or a soup comes before what is rich: two plates of leaves in its place are a salad bar. */
const meatless: Partial<Record<CourseSort, CourseChoices>> = {
  coursePasta: ['coursePrimo', 'courseVegetable', 'courseWarm', 'courseGreen', 'courseSide'],
  courseMeat: ['courseGarden', 'courseGreen', 'courseVegetable', 'courseSide'],
}

const spoon: CourseChoices = [
  'courseSoup',
  'courseVegetable',
  'courseEgg',
  'courseWarm',
  'courseGreen',
  'courseSide',
]
const leaves: CourseChoices = ['courseVegetable', 'courseEgg', 'courseWarm', 'courseGreen', 'courseSide']

const isOfFish = ([first]: CourseChoices): boolean => first === 'courseFish'

/**
 * Returns the courses of a tasting menu of this many (5 to 9), each with its alternatives.
 * @param isMeatless nobody is served fish or meat
 */
export const tastingCourses = (cuisineId: CuisineId, count: number, isMeatless = false): CourseChoices[] => {
  const courses = arcs[cuisineId].filter(({ from }) => from <= count).map(({ sorts }) => sorts)
  if (!isMeatless) return courses
  // It is light, and what follows may be rich.
  const others = courses.filter((sorts) => !isOfFish(sorts))
  const inPlace: CourseChoices[] = others.some(([sort]) => sort === 'courseSoup') ? [leaves] : [spoon]
  return [...others.slice(0, 1), ...inPlace, ...others.slice(1)].map((sorts) => meatless[sorts[0]] ?? sorts)
}
