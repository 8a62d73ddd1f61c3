import { headsAbove } from '../../menu/model/check-menu.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { pathOf } from '../columns/path-of.ts'
import { headsFor } from '../taking/take-prices.ts'
import { samePath } from '../words/section-path.ts'

/** A kind of thing that a menu says and its CSV does not. */
export type NotInCsv =
  | 'title'
  | 'languages'
  | 'market'
  | 'intro'
  | 'notices'
  | 'contact'
  | 'marks'
  | 'choices'
  | 'section_texts'
  | 'section_hours'
  | 'section_layout'
  | 'section_prices'
  | 'section_choices'
  | 'section_pictures'
  | 'sections_of_one_name'
  | 'columns'
  | 'pictures'
  | 'earlier_prices'
  | 'confirmations'
  | 'recipes'
  | 'owner_notes'

export interface LostInCsv {
  readonly what: NotInCsv
  /** How many of them this menu has. */
  readonly count: number
}

/**
 * What this menu says and its CSV does not, in the order of a menu; an empty list for one that a table can say
 * whole. The restaurant, the design and ids are in no CSV.
 */
export function notInCsv(menu: Omit<MenuContent, 'restaurant'>): LostInCsv[] {
  const { sections } = menu
  const items = itemsOf(menu)
  const count = (...are: readonly unknown[]) => are.filter(Boolean).length
  const countOf = <Of>(all: readonly Of[], is: (one: Of) => unknown) => all.filter((one) => is(one)).length
  const counts: Readonly<Record<NotInCsv, number>> = {
    title: count(menu.title, menu.dateLine),
    languages: count(menu.language, menu.secondLanguage),
    market: count(menu.market, menu.timeZone),
    intro: count(menu.intro),
    notices: menu.notices.length,
    contact: count(menu.contact),
    marks: menu.marks.length,
    choices: menu.modifierGroups.length,
    section_texts: countOf(sections, ({ intro, footer, secondName }) => intro ?? footer ?? secondName),
    section_hours: countOf(sections, ({ daypart }) => daypart),
    section_layout: countOf(sections, ({ layout, choose }) => layout ?? choose),
    section_prices: countOf(sections, ({ prices }) => prices),
    section_choices: countOf(sections, ({ modifierGroups }) => modifierGroups),
    section_pictures: countOf(sections, ({ imageUrl }) => imageUrl !== undefined),
    sections_of_one_name:
      sections.length - new Set(sections.map((one) => samePath(pathOf(sections, one)))).size,
    columns: countOf(sections, (section) => hasOtherColumns(sections, section)),
    pictures: countOf(items, ({ imageUrl }) => imageUrl),
    earlier_prices: countOf(
      items,
      ({ prices, appliedMultipliers }) =>
        appliedMultipliers ?? prices.some(({ original }) => original !== undefined),
    ),
    confirmations: countOf(items, isConfirmed),
    recipes: countOf(items, ({ ingredients }) => ingredients),
    owner_notes: countOf(sections, ({ shortfall, ownerNotice }) => shortfall ?? ownerNotice),
  }
  return (Object.keys(counts) as NotInCsv[]).flatMap((what) =>
    counts[what] > 0 ? [{ what, count: counts[what] }] : [],
  )
}

/** What is read from a file has to be confirmed again, even if the owner had confirmed it. */
const isConfirmed = (item: MenuItem): boolean =>
  item.dietaryOptions.length > 0 ||
  [
    item.dietsOnRequest,
    item.allergens,
    item.mayContain,
    item.removable,
    item.confirmedClaims,
    item.recipeClaims,
    item.recipeId,
  ].some((claim) => claim !== undefined)

/** Returns whether a section has columns that its items alone don't show: sized, unpriced, or over other sections. */
function hasOtherColumns(sections: readonly Section[], section: Section): boolean {
  const { priceHeads = [] } = section
  if (priceHeads.length === 0) return false
  const columnOf = (head: string | undefined) => priceHeads.find(({ id }) => id === head)?.label
  const told = headsFor(
    [],
    section.items.map(({ prices }) => ({ prices: prices.map(({ head }) => ({ column: columnOf(head) })) })),
  )
  const isTold =
    told.length === priceHeads.length &&
    priceHeads.every(({ label, size }, at) => label === told[at]?.label && size === undefined)
  const isShared = sections.some(
    (other) => other !== section && headsAbove(sections, other) === priceHeads && other.items.length > 0,
  )
  return !isTold || isShared
}
