import { readFromFile } from '../../menu/claims/claims.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { Price } from '../../menu/model/price.ts'
import { clipped } from './clipped.ts'
import type { ItemDraft, SectionDraft } from './drafts.ts'
import type { MarkList } from './mark-list.ts'

/** An item of the model; its claims wait to be confirmed. */
export function finishItem(
  section: SectionDraft,
  draft: ItemDraft,
  id: number,
  prices: Price[],
  marks: MarkList,
): MenuItem {
  const keys = marks.read([...section.said, ...draft.said])
  const whole = clipped(draft.name, MENU_TEXT_LIMITS.name)
  const rest = draft.name.slice(whole.length).trim()
  const item: MenuItem = {
    id,
    name: whole || '?',
    description: clipped([rest, draft.description].filter(Boolean).join(' '), MENU_TEXT_LIMITS.description),
    prices: prices.slice(0, MENU_SIZE_LIMITS.prices),
    categoryId: 2,
    cuisineId: 5,
    imageUrl: null,
    dietaryOptions: [],
    ...(draft.number !== undefined && { number: clipped(draft.number, MENU_TEXT_LIMITS.sign) }),
    ...(draft.secondName !== undefined && { secondName: clipped(draft.secondName, MENU_TEXT_LIMITS.name) }),
    ...(draft.kcal !== undefined && { kcal: draft.kcal }),
    ...(draft.serves && { serves: draft.serves }),
    ...(draft.secondDescription !== undefined && {
      secondDescription: clipped(draft.secondDescription, MENU_TEXT_LIMITS.description),
    }),
    ...(draft.origin !== undefined && { origin: draft.origin }),
    ...(draft.wine && { wine: draft.wine }),
    ...(draft.groups.length > 0 && { modifierGroups: draft.groups }),
    ...(keys.marks.length > 0 && { marks: keys.marks }),
    ...(keys.ownMarks.length > 0 && { ownMarks: keys.ownMarks }),
    ...(keys.additives.length > 0 && { additives: keys.additives }),
  }
  return readFromFile(item, {
    ...(keys.diets.length > 0 && { dietaryOptions: keys.diets }),
    ...(keys.onRequest.length > 0 && { dietsOnRequest: keys.onRequest }),
    ...(keys.allergens.length > 0 && { allergens: keys.allergens }),
  })
}
