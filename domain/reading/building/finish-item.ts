import { readFromFile } from '../../menu/claims/proposals.ts'
import type { MenuItem, Wine } from '../../menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { Price } from '../../menu/model/price.ts'
import type { ItemDraft, SectionDraft } from './drafts.ts'
import type { MarkList } from './mark-list.ts'
import { type Room, startOf } from './room.ts'

/** Characters of an origin, a producer, a region. */
const LONGEST_DETAIL = 120

/** Groups of choices of one item, or of a section. */
export const MOST_GROUPS = 20

/** An item of the model; its claims wait to be confirmed. */
export function finishItem(
  section: SectionDraft,
  draft: ItemDraft,
  id: number,
  prices: Price[],
  marks: MarkList,
  room: Room,
): MenuItem {
  const keys = marks.read([...section.said, ...draft.said], room)
  const whole = draft.name.trim()
  const name = startOf(whole, MENU_TEXT_LIMITS.name).trim()
  const rest = whole.slice(name.length).trim()
  const item: MenuItem = {
    id,
    name: name || '?',
    description: room.text([rest, draft.description].filter(Boolean).join(' '), MENU_TEXT_LIMITS.description),
    prices,
    categoryId: 2,
    cuisineId: 5,
    imageUrl: null,
    dietaryOptions: [],
    ...(draft.number !== undefined && { number: room.text(draft.number, MENU_TEXT_LIMITS.sign) }),
    ...(draft.secondName?.trim() && { secondName: room.text(draft.secondName, MENU_TEXT_LIMITS.name) }),
    ...(draft.kcal !== undefined && { kcal: draft.kcal }),
    ...(draft.serves && { serves: draft.serves }),
    ...(draft.secondDescription?.trim() && {
      secondDescription: room.text(draft.secondDescription, MENU_TEXT_LIMITS.description),
    }),
    ...(draft.origin?.trim() && { origin: room.text(draft.origin, LONGEST_DETAIL) }),
    ...(draft.wine && { wine: wineWithin(draft.wine, room) }),
    ...(draft.groups.length > 0 && { modifierGroups: [...room.list(draft.groups, MOST_GROUPS, String)] }),
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

function wineWithin(wine: Wine, room: Room): Wine {
  const { producer, region, grape, vintage, bin, ...rest } = wine
  return {
    ...rest,
    ...(producer !== undefined && { producer: room.text(producer, LONGEST_DETAIL) }),
    ...(region !== undefined && { region: room.text(region, LONGEST_DETAIL) }),
    ...(grape !== undefined && { grape: room.text(grape, LONGEST_DETAIL) }),
    ...(vintage !== undefined && { vintage }),
    ...(bin !== undefined && { bin: room.text(bin, MENU_TEXT_LIMITS.sign) }),
  }
}
