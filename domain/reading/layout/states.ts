import type { LineRole } from './role.ts'

/**
 * What a line is, finer than its role: a dish with its price on its line, below or above it reads differently, and so
 * does what follows it. Each state has one {@link roleOf role}.
 */
export const layoutStates = [
  'name',
  'title',
  'section',
  /** The second line of a heading that is too long for one. */
  'sectionMore',
  'subsection',
  /** Heads over columns of prices, all on a line or a cell a line. */
  'heads',
  /** A dish with its prices on its line. */
  'itemP',
  /** A dish whose price comes on a line below. */
  'itemN',
  /** A dish without a price. */
  'item0',
  /** A dish whose price is on the line above. */
  'itemA',
  /** The rest of a dish's name, with its price or before it. */
  'itemMore',
  /** Several dishes on a line. */
  'items',
  /** A description before the price of its dish. */
  'partN',
  /** A description of a dish that has its price already, or has none. */
  'partP',
  /** A description that ends in the price of its dish. */
  'partQ',
  /** Prices alone, of the dish above. */
  'prices',
  /** A price with its label, of the dish above: `Large: $15`. */
  'pricesL',
  /** A price of the section. */
  'pricesS',
  /** A price alone, of the dish below. */
  'pre',
  /** What can be added to the dish above or to each of the section. */
  'extras',
  /** The same, between a dish and its price. */
  'extrasN',
  /** Said of the section: its introduction or its footer. */
  'note',
  /** Said of the whole menu. */
  'notice',
  'legend',
  'contact',
  'ornament',
] as const

export type LayoutState = (typeof layoutStates)[number]

const roles: Readonly<Record<LayoutState, LineRole>> = {
  name: 'name',
  title: 'title',
  section: 'section',
  sectionMore: 'section',
  subsection: 'subsection',
  heads: 'heads',
  itemP: 'item',
  itemN: 'item',
  item0: 'item',
  itemA: 'item',
  itemMore: 'part',
  items: 'items',
  partN: 'part',
  partP: 'part',
  partQ: 'part',
  prices: 'prices',
  pricesL: 'prices',
  pricesS: 'prices',
  pre: 'prices-below',
  extras: 'extras',
  extrasN: 'extras',
  note: 'note',
  notice: 'notice',
  legend: 'legend',
  contact: 'contact',
  ornament: 'ornament',
}

export const roleOf = (state: LayoutState): LineRole => roles[state]

/** Roles that a person need not tell apart: all that is said of the house, and levels of headings. */
const ALIKE: readonly ReadonlySet<LineRole>[] = [
  new Set<LineRole>(['name', 'title', 'notice', 'contact', 'legend']),
  new Set<LineRole>(['section', 'subsection']),
]

/** Does it hardly matter which of two roles a line has? */
export const areAlike = (one: LineRole, other: LineRole): boolean =>
  ALIKE.some((roles) => roles.has(one) && roles.has(other))
