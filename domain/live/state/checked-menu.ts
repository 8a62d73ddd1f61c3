import type { Menu } from '../../menu/model/menu.ts'
import type { LiveState } from './live-menu.ts'
import { atAmounts, pricesInForce } from './live-menu.ts'

/**
 * Returns a menu as it is to be checked and signed: at current prices, with its dishes of the day after its
 * items, so that each item keeps its place in the document. Items that are sold out or not served now are
 * on it: they come back.
 * @param specialsName of the section for dishes of the day that are in no section of the menu
 */
export function checkedMenu<Of extends Pick<Menu, 'sections'>>(
  menu: Of,
  { prices, specials }: Pick<LiveState, 'prices' | 'specials'>,
  { specialsName }: { readonly specialsName: string },
): Of {
  if (prices.length + specials.length === 0) return menu
  const amounts = pricesInForce(prices)
  const sections = menu.sections.map((section) => ({
    ...section,
    items: [
      ...section.items.map((item) => atAmounts(item, amounts)),
      ...specials.filter(({ sectionId }) => sectionId === section.id).map(({ item }) => item),
    ],
  }))
  const placeless = specials.filter(({ sectionId }) => !menu.sections.some(({ id }) => id === sectionId))
  if (placeless.length === 0) return { ...menu, sections }
  const id = Math.max(0, ...menu.sections.map((section) => section.id)) + 1
  return {
    ...menu,
    sections: [...sections, { id, name: specialsName, items: placeless.map(({ item }) => item) }],
  }
}
