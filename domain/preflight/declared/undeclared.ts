import { declarationState } from '../../allergens/declaration-state.ts'
import { standingOfContained } from '../../menu/claims/claim-status.ts'
import { toBeNamed } from '../../menu/claims/naming.ts'
import { confirmedAllergens } from '../../menu/claims/option-claims.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { ModifierOption } from '../../menu/model/modifiers.ts'
import { agreeing, counted, listed } from '../../text/listed.ts'
import { namesOf, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach } from '../rules/rule.ts'

/** An option that a guest may have to choose, with where it is: `/modifierGroups/0/options/2`. */
interface PlacedOption {
  readonly option: ModifierOption
  readonly pointer: string
}

/** Options of choices that some dish or section has, and from which guests must choose. */
function optionsToChoose({
  modifierGroups,
  sections,
}: Pick<MenuContent, 'modifierGroups' | 'sections'>): PlacedOption[] {
  const used = new Set(
    sections.flatMap((section) => [section, ...section.items].flatMap((one) => one.modifierGroups ?? [])),
  )
  return modifierGroups.flatMap(({ id, min, options }, of) =>
    min > 0 && used.has(id)
      ? options.map((option, at) => ({ option, pointer: `/modifierGroups/${of}/options/${at}` }))
      : [],
  )
}

/**
 * Finds items, and options from which guests must choose, whose allergens no responsible person has
 * declared: one breach for all. A declaration has to come from a person, so nothing fixes it in one step.
 */
export function undeclared(menu: MenuContent): Breach[] {
  const open = placedItems(menu).filter(({ item }) => {
    const standing = standingOfContained(item)
    return standing === null || standing === 'to-confirm'
  })
  const options = optionsToChoose(menu).filter(
    ({ option }) => declarationState({ allergens: confirmedAllergens(option) }) === 'undeclared',
  )
  if (open.length + options.length === 0) return []
  const waiting = open.filter(({ item }) => standingOfContained(item) === 'to-confirm')
  const silent = open.filter((placed) => !waiting.includes(placed))
  const sentences = [
    silent.length > 0 &&
      `${counted(silent.length, 'dish', 'dishes')} ${agreeing(silent.length, 'declares', 'declare')} no allergens: ${listed(namesOf(silent))}.`,
    waiting.length > 0 &&
      `${counted(waiting.length, 'declaration')} ${agreeing(waiting.length, 'waits', 'wait')} to be confirmed: ${listed(namesOf(waiting))}.`,
    options.length > 0 &&
      `${counted(options.length, 'option')} that guests may have to choose ${agreeing(options.length, 'declares', 'declare')} no allergens, or ${agreeing(options.length, 'waits', 'wait')} to be confirmed: ${listed(options.map(({ option }) => option.name))}.`,
  ]
  return [
    {
      sentence: sentences.filter(Boolean).join(' '),
      places: [...pointersOf(open), ...options.map(({ pointer }) => pointer)],
    },
  ]
}

/** Items that declare a group of cereals or of nuts without naming the one that is in them. */
export function unnamedMembers(menu: MenuContent): Breach[] {
  const open = placedItems(menu).filter(
    ({ item: { allergens = [], mayContain = [] } }) => toBeNamed([...allergens, ...mayContain]).length > 0,
  )
  if (open.length === 0) return []
  return [
    {
      sentence: `${counted(open.length, 'dish', 'dishes')} ${agreeing(open.length, 'declares', 'declare')} “gluten” or “tree nuts” without the name of the cereal or the nut: ${listed(namesOf(open))}.`,
      places: pointersOf(open),
    },
  ]
}
