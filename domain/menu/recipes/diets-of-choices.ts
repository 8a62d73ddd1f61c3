import { diet, isDietId } from '../../reference/reference.ts'
import { union } from '../claims/claim-lists.ts'
import { type Contradiction, contradictionsIn } from '../claims/contradictions.ts'
import { confirmedAllergens } from '../claims/option-claims.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { ModifierOption } from '../model/modifiers.ts'
import type { Section } from '../model/section.ts'
import { modifierGroupsOf } from '../model/walk.ts'
import { dietBrokenBy, readWords } from './words-said.ts'

/**
 * Diets that no choice leaves, where one has to be made: too few options are declared, and named, without what they
 * exclude. An option that nobody declared leaves a diet only if it says that it is of that diet.
 */
export function contradictedByChoices(
  menu: Pick<Menu, 'sections' | 'modifierGroups'>,
  section: Section,
  item: MenuItem,
  diets: readonly number[],
): Contradiction[] {
  if (diets.length === 0) return []
  return modifierGroupsOf(menu, section, item)
    .filter(({ min }) => min > 0)
    .flatMap(({ name, options, min }) => {
      const found = options.map((option) => againstOption(name, option, diets))
      return diets.flatMap((diet) => {
        const broken = found.flatMap((of) => of.find(({ dietaryOption }) => dietaryOption === diet) ?? [])
        const [first] = broken
        return first && options.length - broken.length < min ? [first] : []
      })
    })
}

function againstOption(choice: string, option: ModifierOption, diets: readonly number[]): Contradiction[] {
  const allergens = confirmedAllergens(option)
  const words = readWords(option.name)
  const { dietaryOptions: said = [] } = option
  const byName = diets
    .filter((id) => isDietId(id))
    .filter((id) => !said.includes(id) && dietBrokenBy(words, id) !== undefined)
    .map((dietaryOption) => ({ dietaryOption, excludes: { option: option.name } }))
  const found = [...contradictionsIn({ dietaryOptions: diets, allergens }), ...byName]
  if (allergens !== undefined) return found
  const suits = said.includes(diet.vegan) ? [diet.vegetarian, ...said] : said
  const open = diets.filter((id) => isDietId(id)).filter((id) => !suits.includes(id))
  return [...found, ...open.map((dietaryOption) => ({ dietaryOption, excludes: { choice } }))]
}

/** A menu for guests: a diet that no choice leaves waits, even a confirmed one. */
export const withoutDietsOfChoices = <Of extends Pick<Menu, 'sections' | 'modifierGroups'>>(menu: Of): Of =>
  menu.modifierGroups.length === 0
    ? menu
    : {
        ...menu,
        sections: menu.sections.map((section) => ({
          ...section,
          items: section.items.map((item) => {
            const found = contradictedByChoices(menu, section, item, item.dietaryOptions)
            return withDietsWaiting(
              item,
              found.map(({ dietaryOption }) => dietaryOption),
            )
          }),
        })),
      }

export function withDietsWaiting(item: MenuItem, withheld: readonly number[]): MenuItem {
  if (withheld.length === 0) return item
  const { claimsToConfirm: open, dietaryOptions: diets } = item
  const waiting = union(
    open?.dietaryOptions ?? [],
    diets.filter((id) => withheld.includes(id)),
  )
  return {
    ...item,
    dietaryOptions: diets.filter((id) => !withheld.includes(id)),
    claimsToConfirm: { ...open, dietaryOptions: [...waiting] },
  }
}
