import { allDiets, type DietaryOption } from '../../reference/reference.ts'

/** Names and color classes of diets by their ids; ids that the reference list lacks are left out. */
export const dietaryDetailsOf = (ids: readonly number[]): DietaryOption[] =>
  allDiets.filter(({ id }) => ids.includes(id)).map((option) => ({ ...option }))
