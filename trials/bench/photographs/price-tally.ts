import { likenessTo } from '#domain/exchange/updating/likeness.ts'
import { spelling } from '#domain/menu/comparing/match-parts.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { readParts } from '#domain/reading/doubts/read-parts.ts'
import type { MenuReading } from '#domain/reading/result/menu-reading.ts'

/**
 * Prices of photographed dishes: how many were read right, and how many are marked in addition to the look
 * that each asks for.
 */
export interface PriceTally {
  readonly right: number
  readonly rightMarked: number
  /** Prices that their dish does not have, and prices that no dish of the menu has. */
  readonly wrong: number
  readonly wrongMarked: number
}

/** The prices of a dish of the menu, or of one that was read and is none. Amounts are minor units. */
export interface JudgedDish {
  readonly name: string
  readonly expected: readonly number[]
  readonly found: readonly number[]
  readonly right: number
  readonly wrong: number
  readonly isMarked: boolean
}

export function tallyOf(dishes: readonly JudgedDish[]): PriceTally {
  const sum = (of: readonly JudgedDish[], what: 'right' | 'wrong') =>
    of.reduce((all, dish) => all + dish[what], 0)
  const marked = dishes.filter(({ isMarked }) => isMarked)
  return {
    right: sum(dishes, 'right'),
    rightMarked: sum(marked, 'right'),
    wrong: sum(dishes, 'wrong'),
    wrongMarked: sum(marked, 'wrong'),
  }
}

/** From here on a name with misread letters is that of the dish. */
const SAME_DISH = 0.5

/**
 * Compares the prices of a photographed menu with those that it has. Dishes are found by how similar their
 * names are, each once. A price is right if its dish has it; it is marked where a line of the dish has a
 * doubt other than `letters_uncertain`, and, for a dish that wasn't found, where a line with its name, or
 * the one most like it, is left out or has one.
 */
export function judgedDishes(expected: MenuContent, reading: MenuReading): JudgedDish[] {
  const found = itemsOf(reading.content)
  const partners = partnersOf(itemsOf(expected), found)
  // Several items on one line have no separate lines.
  const linesOf = new Map(readParts(reading).items.map(({ item, lines }) => [item.id, new Set(lines)]))
  const isMarked = ({ id }: MenuItem) =>
    reading.lines.some(
      ({ itemId, doubts }, at) => (itemId === id || linesOf.get(id)?.has(at)) && hasFurtherDoubt(doubts),
    )
  const taken = new Set(partners.values())
  return [
    ...itemsOf(expected).map((item) => {
      const partner = partners.get(item)
      return judged(
        item.name,
        amountsOf(item),
        partner ? amountsOf(partner) : [],
        partner ? isMarked(partner) : isNamedDoubtfully(item, reading),
      )
    }),
    ...found
      .filter((item) => !taken.has(item))
      .map((item) => judged(item.name, [], amountsOf(item), isMarked(item))),
  ]
}

function judged(
  name: string,
  expected: readonly number[],
  found: readonly number[],
  isMarked: boolean,
): JudgedDish {
  const right = sharedCount(expected, found)
  return { name, expected, found, right, wrong: Math.max(expected.length, found.length) - right, isMarked }
}

const hasFurtherDoubt = (doubts: MenuReading['lines'][number]['doubts']): boolean =>
  doubts.some(({ code }) => code !== 'letters_uncertain')

/** The most alike first; of those that are equally alike, those of the same prices. */
function partnersOf(expected: readonly MenuItem[], found: readonly MenuItem[]): Map<MenuItem, MenuItem> {
  const alikeTo = likenessTo(found.map(({ name }) => name))
  const scored = expected.flatMap((item) =>
    [...alikeTo(item.name)].flatMap((score, at) => {
      const other = found[at]
      return other && score >= SAME_DISH
        ? [{ item, other, score, shared: sharedCount(amountsOf(item), amountsOf(other)) }]
        : []
    }),
  )
  const partners = new Map<MenuItem, MenuItem>()
  const taken = new Set<MenuItem>()
  for (const { item, other } of scored.toSorted((a, b) => b.score - a.score || b.shared - a.shared)) {
    if (partners.has(item) || taken.has(other)) continue
    partners.set(item, other)
    taken.add(other)
  }
  return partners
}

function isNamedDoubtfully({ name }: MenuItem, reading: MenuReading): boolean {
  const lines = reading.lines.filter(({ role }) => role !== 'name' && role !== 'contact')
  const alike = [...likenessTo(lines.map(({ text }) => text))(name)]
  const named = lines.filter(({ text }) => spelling(text).includes(spelling(name)))
  const line = lines[alike.indexOf(Math.max(...alike))]
  return [...named, ...(line ? [line] : [])].some(
    ({ role, doubts }) => role === 'leave-out' || hasFurtherDoubt(doubts),
  )
}

const amountsOf = ({ prices }: MenuItem): number[] => prices.flatMap(({ amount }) => amount ?? [])

/** How many amounts both lists have, each as often as it is there. */
function sharedCount(one: readonly number[], other: readonly number[]): number {
  const left = [...other]
  return one.filter((amount) => {
    const at = left.indexOf(amount)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}
