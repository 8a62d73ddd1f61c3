import { newSectionId } from '../../menu/editing/sections.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { menuWords } from '../../menu/printed/words/menu-words.ts'
import { atAmounts, pricesInForce } from '../state/live-menu.ts'
import { specialItem } from '../state/special-item.ts'
import { type BesideMenu, stateAt, timesOf } from './what-holds.ts'

/** What is checked and signed with a menu: the planned prices that hold, and the dishes of the day. */
export type CheckedWith = Pick<BesideMenu, 'plans' | 'specials'>

/** Of what acts on a menu, the prices that hold at a moment, and the dishes of the day that are served or will be. */
export const checkedAt = ({ plans, specials }: CheckedWith, at: Date): CheckedWith => ({
  plans: plans.filter((plan) => stateAt(timesOf(plan), at) === 'holds'),
  specials: specials.filter(({ special }) => stateAt(timesOf(special), at) !== 'over'),
})

/**
 * A menu as it is to be checked and signed: at current prices, its dishes of the day after its items, with
 * those that are sold out or not served now: they come back.
 */
export function checkedMenu<Of extends Pick<Menu, 'sections' | 'language'>>(
  menu: Of,
  { plans, specials }: CheckedWith,
): Of {
  if (plans.length + specials.length === 0) return menu
  const inForce = plans.toSorted((one, other) => timesOf(one).from - timesOf(other).from)
  const amounts = pricesInForce(inForce.flatMap(({ changes }) => changes))
  const dishesOf = (ofTheDay: CheckedWith['specials']) =>
    ofTheDay.map(({ id, special }) => specialItem(id, special))
  const sections = menu.sections.map((section) => ({
    ...section,
    items: [
      ...section.items.map((item) => atAmounts(item, amounts)),
      ...dishesOf(specials.filter(({ special }) => special.sectionId === section.id)),
    ],
  }))
  const placeless = specials.filter(
    ({ special }) => !menu.sections.some(({ id }) => id === special.sectionId),
  )
  if (placeless.length === 0) return { ...menu, sections }
  const id = newSectionId(menu)
  const name = menuWords(menu.language).specials
  return { ...menu, sections: [...sections, { id, name, items: dishesOf(placeless) }] }
}
