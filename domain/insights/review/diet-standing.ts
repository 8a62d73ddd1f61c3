import type { MenuItem } from '../../menu/model/item.ts'
import { type DietaryOptionId, diet } from '../../reference/reference.ts'

/** `meets`: it does, or can be made so. `unknown`: no claim says whether this dish suits the diet; it may suit it. */
export type DietStanding = 'meets' | 'does_not' | 'unknown'

/** Does a dish of these options meet this one? What is vegan is vegetarian and has no dairy too. */
export const optionsMeet = (options: readonly number[], option: DietaryOptionId): boolean =>
  options.includes(option) ||
  ((option === diet.vegetarian || option === diet.dairyFree) && options.includes(diet.vegan))

/**
 * Returns a dish's status for a diet: by what its owner declared, or by the catalogue's knowledge of a dish
 * that was left as it is.
 * @param known the catalogue's dish that this one is, unchanged
 */
export function dietStanding(
  item: Pick<MenuItem, 'dietaryOptions' | 'dietsOnRequest' | 'claimsToConfirm'>,
  option: DietaryOptionId,
  known?: { readonly dietaryOptions: readonly number[] },
): DietStanding {
  const { dietaryOptions, dietsOnRequest = [], claimsToConfirm: open } = item
  if (optionsMeet([...dietaryOptions, ...dietsOnRequest, ...(known?.dietaryOptions ?? [])], option))
    return 'meets'
  // What waits for its owner's word may well be true.
  if (optionsMeet([...(open?.dietaryOptions ?? []), ...(open?.dietsOnRequest ?? [])], option))
    return 'unknown'
  return known || dietaryOptions.length > 0 ? 'does_not' : 'unknown'
}
