import { names } from '../../text/names.ts'

/** What is preferred where nothing else is lost by it: a matter of draw, so that two menus differ. */
const taste = [
  'known dishes',
  'colors',
  'techniques',
  'pairs',
  'shapes',
  'drinks of one kind',
  'seasonal dishes',
] as const

/**
 * The rules of a menu in the order in which they give way where not all can be kept: the first gives way first, and all
 * of taste before it. Wishes aren't rules; they never give way.
 */
const rules = names(
  'showpieces, kinds, spread of prices, sauces, garnishes, plates of the sea, main ingredients, houses, vegan share, sought',
  'company, vegetarian share, needs, season, wanted',
)

export type Rank = (typeof taste)[number] | (typeof rules)[number]

const order: readonly Rank[] = [...taste, ...rules]

/** A rule weighs more than two breaches of the one that gives way before it. */
const costs = new Map(order.map((rank, index) => [rank, 2.2 ** index]))

/** What a breach of a rule costs the menu. */
export const costOf = (rank: Rank): number => costs.get(rank) ?? 0

const ofTaste: ReadonlySet<Rank> = new Set(taste)

export const isTaste = (rank: Rank): boolean => ofTaste.has(rank)

/**
 * Ranks whose breaches are reported to the owner. Taste and the mixing of houses are visible on the menu
 * and aren't reported.
 */
export const saidRanks: ReadonlySet<Rank> = new Set<Rank>([
  'sauces',
  'garnishes',
  'main ingredients',
  'sought',
  'company',
  'needs',
  'season',
  'wanted',
])
