import { claimsOf } from '../claims/claims.ts'
import { confirmedAllergens } from '../claims/option-claims.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { ModifierOption } from '../model/modifiers.ts'
import { inOneSpelling } from '../model/one-spelling.ts'
import type { Section } from '../model/section.ts'

/**
 * All that somebody confirms of an item, as one text that is the same for the same declaration: its words, its
 * recipe, what it declares, and what its choices and extras declare. Any difference makes a sign-off void.
 */
export function signedText(menu: Menu, section: Section, item: MenuItem): string {
  const { allergens, mayContain, removable, dietaryOptions, dietsOnRequest } = claimsOf(item)
  const groups = new Set([...(section.modifierGroups ?? []), ...(item.modifierGroups ?? [])])
  const options = menu.modifierGroups.filter(({ id }) => groups.has(id)).flatMap((group) => group.options)
  return JSON.stringify({
    name: inOneSpelling(item.name),
    description: inOneSpelling(item.description),
    ingredients: item.ingredients?.map(inOneSpelling) ?? null,
    recipeId: item.recipeId ?? null,
    allergens: sorted(allergens),
    mayContain: sorted(mayContain),
    removable: sorted(removable),
    additives: sorted(item.additives),
    diets: sorted(dietaryOptions),
    dietsOnRequest: sorted(dietsOnRequest),
    isRaw: item.marks?.includes('raw') ?? false,
    options: options.map(optionText),
  })
}

/** What waits to be confirmed of an option is signed by nobody. */
const optionText = (option: ModifierOption) => ({
  name: inOneSpelling(option.name),
  allergens: sorted(confirmedAllergens(option)),
  diets: sorted(option.dietaryOptions),
})

/** Null where nothing was said, which is not the same as an empty list. */
const sorted = <T extends string | number>(list: readonly T[] | undefined): readonly T[] | null =>
  list?.toSorted() ?? null
