import { headsAbove } from '../../menu/model/check-menu.ts'
import { newKey } from '../../menu/model/ids.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Price, PriceHead } from '../../menu/model/price.ts'
import type { Section } from '../../menu/model/section.ts'
import { toMajor, toMinor } from '../../money/currency.ts'
import { pathOf } from '../columns/path-of.ts'
import { addSections, ownId } from './add-sections.ts'
import { headUnder } from './take-prices.ts'

/** What is carried with the sections of another menu. */
type Carried = Pick<Menu, 'modifierGroups' | 'marks'>

/**
 * The sections of one menu added to another: items at the end of the section of the same name, others at the end.
 * Ids that are taken are replaced; amounts in another currency are taken as written.
 */
export function addMenu(menu: Menu, other: Menu): Menu {
  const inCurrency = (amount: number) => toMinor(toMajor(amount, other.currency), menu.currency)
  const groups = joinParts(
    menu.modifierGroups,
    other.modifierGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, amount: inCurrency(option.amount) })),
    })),
    'g',
  )
  const marks = joinParts(
    menu.marks,
    other.marks.filter(({ kind }) => kind === 'own'),
    'm',
  )
  const keysIn = (keyOf: ReadonlyMap<string, string>, keys: readonly string[] | undefined) =>
    keys?.flatMap((key) => keyOf.get(key) ?? [])
  const carried: Carried = { modifierGroups: groups.all, marks: marks.all }

  const incoming = other.sections.map((section) => {
    const heads = headsAbove(other.sections, section)
    return {
      path: pathOf(other.sections, section),
      fields: fieldsOf(section, heads, inCurrency, keysIn(groups.keyOf, section.modifierGroups)),
      items: section.items.map((item) => ({ item, prices: inColumns(item.prices, heads) })),
    }
  })

  const added = addSections(menu, incoming, ({ item, prices }, _, heads, taken) => {
    const modifierGroups = keysIn(groups.keyOf, item.modifierGroups)
    const ownMarks = keysIn(marks.keyOf, item.ownMarks)
    return {
      ...item,
      id: ownId(item.id, taken),
      prices: underHeads(prices, heads, inCurrency),
      ...(modifierGroups && { modifierGroups }),
      ...(ownMarks && { ownMarks }),
    } satisfies MenuItem
  })
  // What the menu says of its house stays; where it says nothing, it takes what the other one says.
  const contact = { ...other.contact, ...menu.contact }
  return { ...added, ...carried, ...(Object.keys(contact).length > 0 && { contact }) }
}

type InCurrency = (amount: number) => number

const fieldsOf = (
  { id: _, parentId: __, items: ___, ...fields }: Section,
  heads: readonly PriceHead[],
  inCurrency: InCurrency,
  modifierGroups: string[] | undefined,
): Partial<Section> => ({
  ...fields,
  ...(fields.prices && {
    prices: underHeads(inColumns(fields.prices, heads), fields.priceHeads ?? [], inCurrency),
  }),
  ...(modifierGroups && { modifierGroups }),
})

const inColumns = (prices: readonly Price[], heads: readonly PriceHead[]) =>
  prices.map((price) => ({ ...price, column: heads.find(({ id }) => id === price.head)?.label }))

function underHeads(
  prices: ReturnType<typeof inColumns>,
  heads: readonly PriceHead[],
  inCurrency: InCurrency,
): Price[] {
  const filled = new Set<string>()
  return prices.map(({ column, head: _, ...price }) =>
    withAmounts(headUnder(price, column, heads, filled), inCurrency),
  )
}

function withAmounts(price: Price, inCurrency: InCurrency): Price {
  const { amount, former, original } = price
  return {
    ...price,
    ...(amount !== undefined && { amount: inCurrency(amount) }),
    ...(former !== undefined && { former: inCurrency(former) }),
    ...(original !== undefined && { original: inCurrency(original) }),
  }
}

/** Joins two lists: equal parts become the list's own, with what its owner confirmed; others get a new key if taken. */
function joinParts<Part extends { readonly id: string }>(
  present: readonly Part[],
  incoming: readonly Part[],
  prefix: string,
): { readonly all: Part[]; readonly keyOf: ReadonlyMap<string, string> } {
  const all = [...present]
  const keyOf = new Map<string, string>()
  const said = ({ id: _, ...rest }: Part) =>
    JSON.stringify(rest, (key, value) => (key === 'confirmedName' ? undefined : value))
  for (const part of incoming) {
    const same = present.find((other) => said(other) === said(part))
    const keys = all.map(({ id }) => id)
    const id = same?.id ?? (keys.includes(part.id) ? newKey(prefix, keys) : part.id)
    keyOf.set(part.id, id)
    if (!same) all.push({ ...part, id })
  }
  return { all, keyOf }
}
