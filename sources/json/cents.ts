import { isNode, type LdNode } from './json-ld/nodes.ts'

/** Dishes and sections that data hold, as schema.org describes them. */
export interface Found {
  readonly items: readonly LdNode[]
  readonly sections: readonly LdNode[]
}

/** Currencies in which a dish of 300 isn't usual. */
const STRONG: ReadonlySet<string> = new Set(['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD'])

/** Whole prices, and the middle one of them, from which on they are in cents. */
const LEAST = 100
const USUAL = 300

/**
 * What was found with its prices in whole units: programs of tills count in cents, `{ "price": 1150 }`.
 * @param currency where a price names none; undefined where nobody says it, and then nothing changes
 */
export function inWholeUnits(found: Found, currency: string | undefined): Found {
  const offers = [...found.items, ...found.sections].flatMap(offersIn)
  const amounts = offers.map(({ price }) => Number(price)).toSorted((one, other) => one - other)
  const areWhole = offers.every(({ price }) => /^\d+$/u.test(String(price)))
  const areStrong = offers.every(({ priceCurrency }) => STRONG.has(String(priceCurrency ?? currency)))
  const middle = amounts[Math.floor(amounts.length / 2)] ?? 0
  if (!areWhole || !areStrong || (amounts[0] ?? 0) < LEAST || middle < USUAL) return found
  return { items: found.items.map(divided), sections: found.sections.map(divided) }
}

const listAt = (value: unknown): LdNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

const offersIn = (node: LdNode): LdNode[] => [
  ...listAt(node.offers),
  ...[...listAt(node.hasMenuItem), ...listAt(node.hasMenuSection)].flatMap(offersIn),
]

const divided = (node: LdNode): LdNode => ({
  ...node,
  ...(Array.isArray(node.offers) && {
    offers: listAt(node.offers).map((offer) => ({ ...offer, price: (Number(offer.price) / 100).toFixed(2) })),
  }),
  ...(Array.isArray(node.hasMenuItem) && { hasMenuItem: listAt(node.hasMenuItem).map(divided) }),
  ...(Array.isArray(node.hasMenuSection) && { hasMenuSection: listAt(node.hasMenuSection).map(divided) }),
})
