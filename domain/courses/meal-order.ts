/** Sections as they are eaten: starters, main courses with their sides, desserts; drinks are last. */
const meal: readonly number[] = [1, 2, 4, 3, 5]

export const byMeal = (a: number, b: number): number => meal.indexOf(a) - meal.indexOf(b)
