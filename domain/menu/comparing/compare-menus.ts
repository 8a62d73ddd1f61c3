import { compareItemFields, compareSectionFields, textChange } from './compare-fields.ts'
import { comparePrices } from './compare-prices.ts'
import { compareWhole } from './compare-whole.ts'
import {
  type ItemToCompare,
  itemRef,
  type MenuToCompare,
  type PlacedSection,
  placedItems,
  placedSections,
  printed,
} from './compared-menu.ts'
import type { Comparison, ItemChange, SectionChange, TextChange } from './comparison.ts'
import { type Matched, matchParts, spelling } from './match-parts.ts'

export interface ComparingOptions {
  /**
   * Are they states of one menu? Then what has the same id is the same thing, whatever it is called; of two menus,
   * what has the same name, or the same number in the same section.
   */
  readonly isOneMenu: boolean
}

/** What somebody who knows the first menu finds in the second. */
export function compareMenus(
  before: MenuToCompare,
  after: MenuToCompare,
  { isOneMenu }: ComparingOptions,
): Comparison {
  const was = placedSections(before)
  const is = placedSections(after)
  const sections = matchSections(was, is, isOneMenu)
  const homes = homesOf(sections)
  const items = matchItems(placedItems(was), placedItems(is), homes, isOneMenu)
  return {
    currencies: { before: before.currency, after: after.currency },
    hasOneCurrency: before.currency === after.currency,
    menu: [...compareWhole(before, after, isOneMenu), ...orderOfSections(was, sections)],
    sections: changesOfSections(sections, items, homes),
    items: changesOfItems(items, homes),
  }
}

/** One name for a section before and after. */
type Homes = ReadonlyMap<PlacedSection['section'], string>

const samePath = ({ ref }: PlacedSection): string => JSON.stringify(ref.path.map(spelling))

const matchSections = (
  before: readonly PlacedSection[],
  after: readonly PlacedSection[],
  isOneMenu: boolean,
): Matched<PlacedSection> =>
  matchParts(
    before,
    after,
    isOneMenu
      ? [({ ref }) => String(ref.id), samePath]
      : [(placed) => samePath(placed), ({ ref }) => spelling(ref.name) || ref.name],
  )

const homesOf = ({ pairs, removed, added }: Matched<PlacedSection>): Homes =>
  new Map([
    ...pairs.flatMap(([one, other], at) => [one, other].map(({ section }) => [section, `${at}`] as const)),
    ...removed.map(({ section }, at) => [section, `removed ${at}`] as const),
    ...added.map(({ section }, at) => [section, `added ${at}`] as const),
  ])

function matchItems(
  before: readonly ItemToCompare[],
  after: readonly ItemToCompare[],
  homes: Homes,
  isOneMenu: boolean,
): Matched<ItemToCompare> {
  const home = ({ section }: ItemToCompare) => homes.get(section)
  const name = ({ item }: ItemToCompare) => spelling(item.name) || item.name
  const key = (...parts: unknown[]) => JSON.stringify(parts)
  const byId: ((placed: ItemToCompare) => string | undefined)[] = [
    (placed) => key(home(placed), placed.item.id, name(placed)),
    (placed) => key(placed.item.id, name(placed)),
    (placed) => key(home(placed), placed.item.id),
    (placed) => key(placed.item.id),
  ]
  return matchParts(before, after, [
    ...(isOneMenu ? byId : []),
    (placed) => key(home(placed), name(placed), placed.item.number, printed(placed.item.prices, placed).line),
    (placed) => key(home(placed), name(placed)),
    (placed) => key(name(placed)),
    (placed) => (placed.item.number === undefined ? undefined : key(home(placed), placed.item.number)),
  ])
}

function changesOfItems({ pairs, added, removed }: Matched<ItemToCompare>, homes: Homes): ItemChange[] {
  const changed = pairs.map(([was, is]): ItemChange => {
    const { prices, fields } = comparePrices(
      { ...was, prices: was.item.prices },
      { ...is, prices: is.item.prices },
    )
    return {
      kind: 'changed',
      before: itemRef(was),
      after: itemRef(is),
      isRenamed: was.item.name !== is.item.name,
      isMoved: homes.get(was.section) !== homes.get(is.section),
      prices,
      fields: [...compareItemFields(was, is), ...fields],
    }
  })
  return [
    ...changed.filter(saysSomething),
    ...added.map((is): ItemChange => ({ ...nothingElse, kind: 'added', before: null, after: itemRef(is) })),
    ...removed.map(
      (was): ItemChange => ({ ...nothingElse, kind: 'removed', before: itemRef(was), after: null }),
    ),
  ]
}

function changesOfSections(
  { pairs, added, removed }: Matched<PlacedSection>,
  items: Matched<ItemToCompare>,
  homes: Homes,
): SectionChange[] {
  const changed = pairs.map(([was, is]): SectionChange => {
    const { prices, fields } = comparePrices(
      { ...was, prices: was.section.prices ?? [] },
      { ...is, prices: is.section.prices ?? [] },
    )
    return {
      kind: 'changed',
      before: was.ref,
      after: is.ref,
      isRenamed: was.ref.name !== is.ref.name,
      isMoved: homeAround(was, homes) !== homeAround(is, homes),
      prices,
      fields: [...compareSectionFields(was, is), ...fields, ...orderOfItems(was, is, items)],
    }
  })
  return [
    ...changed.filter(saysSomething),
    ...added.map(({ ref }): SectionChange => ({ ...nothingElse, kind: 'added', before: null, after: ref })),
    ...removed.map(
      ({ ref }): SectionChange => ({ ...nothingElse, kind: 'removed', before: ref, after: null }),
    ),
  ]
}

const nothingElse = { isRenamed: false, isMoved: false, prices: [], fields: [] } as const

const saysSomething = (change: ItemChange | SectionChange): boolean =>
  change.isRenamed || change.isMoved || change.prices.length + change.fields.length > 0

const homeAround = ({ menu, section }: PlacedSection, homes: Homes): string | undefined => {
  const parent = menu.sections.find(({ id }) => id === section.parentId)
  return parent && homes.get(parent)
}

/** Those that stayed in a section, where they are in another order than before. */
function orderOfItems(
  was: PlacedSection,
  is: PlacedSection,
  { pairs }: Matched<ItemToCompare>,
): TextChange[] {
  const stayed = pairs.filter(([one, other]) => one.section === was.section && other.section === is.section)
  const before = stayed.toSorted(
    ([one], [other]) => was.section.items.indexOf(one.item) - was.section.items.indexOf(other.item),
  )
  return orderChange('itemOrder', before, stayed, ({ item }) => item.name)
}

function orderOfSections(was: readonly PlacedSection[], { pairs }: Matched<PlacedSection>): TextChange[] {
  const before = pairs.toSorted(([one], [other]) => was.indexOf(one) - was.indexOf(other))
  return orderChange('sectionOrder', before, pairs, ({ ref }) => ref.name)
}

function orderChange<Part>(
  field: 'itemOrder' | 'sectionOrder',
  before: readonly (readonly [Part, Part])[],
  after: readonly (readonly [Part, Part])[],
  nameOf: (part: Part) => string,
): TextChange[] {
  if (before.every((pair, at) => pair === after[at])) return []
  const change = {
    field,
    before: before.map(([was]) => nameOf(was)),
    after: after.map(([, is]) => nameOf(is)),
  }
  return textChange(field, change.before.join(', '), change.after.join(', '))
}
