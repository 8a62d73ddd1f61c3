import type { Dish } from './dish.ts'

/**
 * A function of a catalogue and a cuisine that keeps its answers: one menu asks some twenty times, and a catalogue
 * doesn't change.
 */
export function keptByCuisine<Kept>(
  make: (catalogue: readonly Dish[], cuisineId: number) => Kept,
): (catalogue: readonly Dish[], cuisineId: number) => Kept {
  const kept = new WeakMap<readonly Dish[], Map<number, Kept>>()
  return (catalogue, cuisineId) => {
    const byId = kept.get(catalogue) ?? new Map<number, Kept>()
    kept.set(catalogue, byId)
    const found = byId.get(cuisineId) ?? make(catalogue, cuisineId)
    byId.set(cuisineId, found)
    return found
  }
}

/** The dishes of one cuisine, in the order of the catalogue. */
export const ofCuisine = keptByCuisine((catalogue, cuisineId): readonly Dish[] =>
  catalogue.filter((dish) => dish.cuisineId === cuisineId),
)
