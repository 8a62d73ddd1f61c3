import type { DishRecord } from './dish.ts'

/**
 * Dishes that two kitchens cook alike, such as the spanakopita of the Mediterranean's card and of the Greek one: one
 * recipe, an id in each.
 * @param records the section of the kitchen that has them
 * @param names the name of each by its id in the kitchen that takes it
 * @throws RangeError where that section has no dish of this name
 */
export const borrowed = (
  records: readonly DishRecord[],
  names: Readonly<Record<number, string>>,
): readonly DishRecord[] =>
  Object.entries(names).map(([id, name]) => {
    const record = records.find((one) => one.name === name)
    if (!record) throw new RangeError(`There is no ${name} to take`)
    return { ...record, id: Number(id) }
  })
