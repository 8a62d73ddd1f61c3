import { isLabel } from '../../prices/words/labels.ts'
import type { LineChance } from '../layout/analyze.ts'
import type { Corrections, DoubtCode } from '../layout/role.ts'
import { roleOf } from '../layout/states.ts'
import type { LineReading, MenuReading } from '../result/menu-reading.ts'
import { dishWeights } from './dish-weights.ts'
import { type ReadItem, type ReadParts, type ReadSection, readParts } from './read-parts.ts'

/** What the layout says of lines, by their places. */
export type LineChances = ReadonlyMap<number, LineChance>

/** Of a line of which nothing is doubted, such as one that a person spoke of. */
const SURE: LineChance = { chance: 1, next: 'ornament', alone: 1 }

/** Chances as log-odds, from -3 to 6: beyond these a chance says no more. */
const oddsOf = (chance: number): number =>
  Math.max(-3, Math.min(6, Math.log((chance + 1e-4) / (1.0001 - chance))))

const LONG_NAME = 45

/** `For two people` */
const FOR_SO_MANY = /^(?:for|für|pour|para|per|voor|till|til|dla|pro)\s\S+(?:\s\S+)?$/iu

/** `2 courses`: what a menu costs. */
const COURSES =
  /^\d\s?(?:courses?|gänge|gang|plats?|platos?|piatti|portate|pratos?|gangen|rätter|retter|dania|chody)$/iu

/** How a name ends that isn't whole. */
const OPEN_END =
  /(?:[,&+-]|(?:^|\s)(?:and|with|of|for|und|mit|von|et|avec|de|du|y|con|del|e|di|da|met|van|en|med|og|och))$/iu

/** Checks of a menu whose doubts tell of a dish that was read wrong, each as far as it did in menus with right answers. */
const TELLING: readonly DoubtCode[] = [
  'may_be',
  'name_unclear',
  'price_in_words',
  'words_lost',
  'price_missing',
  'price_far_from_others',
  'price_unclear',
  'section_unnamed',
]

/** What these checks doubt is asked of a dish only where it is likely to be wrong; others ask what a person has to say. */
const BY_RISK: ReadonlySet<DoubtCode> = new Set(['may_be', 'name_unclear', 'columns_unclear'])

/** Has it no whole name? */
const isUnnamed = (name: string): boolean =>
  !/\p{L}/u.test(name) || isLabel(name) || FOR_SO_MANY.test(name) || COURSES.test(name) || OPEN_END.test(name)

/** Is a dish asked about whatever its risk is? */
export const isAskedAnyway = ({ item, lines }: ReadItem, parts: Pick<ReadParts, 'lines'>): boolean =>
  FOR_SO_MANY.test(item.name) ||
  lines.some((at) => parts.lines[at]?.doubts.some(({ code }) => !BY_RISK.has(code)))

/**
 * What tells whether a dish was read right, as numbers about 1 in size: how sure the layout is of its lines, of those
 * around them, of its heading, section and menu, how far the networks agree, and what is unusual in the dish.
 */
export function dishSigns(parts: ReadParts, chances: LineChances): ReadonlyMap<number, readonly number[]> {
  const of = (at: number): LineChance => chances.get(at) ?? SURE
  const least = (places: readonly number[], chance: 'chance' | 'alone' = 'chance'): number =>
    Math.min(6, ...places.map((at) => oddsOf(of(at)[chance])))
  const all = [...chances.values()]
  const mean = all.reduce((sum, { chance }) => sum + oddsOf(chance), 0) / Math.max(1, all.length)
  const unlike = all.filter(({ alone }) => alone < 0.5).length / Math.max(1, all.length)
  const priced =
    parts.items.filter(({ item }) => item.prices.length > 0).length / Math.max(1, parts.items.length)
  const numbered =
    parts.items.filter(({ item }) => hasNumber(item.name)).length / Math.max(1, parts.items.length)
  const small = parts.items.filter(({ item }) => isSmall(item.name)).length / Math.max(1, parts.items.length)
  const is = (holds: boolean): number => (holds ? 1 : 0)
  const signsOf = (one: ReadItem, { heading, items }: ReadSection): number[] => {
    // `Spam Musubi 4.50` as a heading, and a dish with a price below one: it's a dish itself.
    const isHeadPriced = heading !== undefined && /\d/u.test(parts.lines[heading]?.text ?? '')
    const { item, lines } = one
    const first = lines[0] ?? 0
    const last = lines.at(-1) ?? 0
    return [
      1,
      least(lines) / 3,
      heading === undefined ? 0 : oddsOf(of(heading).chance) / 3,
      is(heading === undefined),
      least([first - 1, last + 1]) / 3,
      least(items.flatMap((other) => other.lines)) / 3,
      mean / 3,
      least(lines, 'alone') / 3,
      heading === undefined ? 0 : oddsOf(of(heading).alone) / 3,
      unlike * 4,
      is(items.length === 1),
      is(isUnnamed(item.name)),
      is(item.prices.length === 0) * priced,
      is(item.prices.length > 1),
      is(isSmall(item.name)) * (1 - small),
      is(item.name.length > LONG_NAME),
      is(lines.length > 3),
      is(hasNumber(item.name)) * (1 - numbered),
      is(NUMBER_WITHIN.test(item.name)),
      is(item.prices.some(({ label }) => label !== undefined && /^\p{Lu}/u.test(label) && !isLabel(label))),
      is(isHeadPriced && one.item.prices.length > 0),
      is(isHeadPriced && one.item.prices.length === 0),
      is(items.length < 4) * priced,
      is(lines.some((at) => parts.lines[at]?.role === 'items' || parts.lines[at]?.role === 'section')),
      Math.log(Math.max(1, parts.lines.length)) / 4,
      ...TELLING.map((sign) =>
        is(lines.some((at) => parts.lines[at]?.doubts.some(({ code }) => code === sign))),
      ),
    ]
  }
  return new Map(
    parts.sections.flatMap((section) =>
      section.items.map((one) => [one.item.id, signsOf(one, section)] as const),
    ),
  )
}

/** A number that counts no pieces: `Gyoza (6)`, `Tartelet (2 stk)`. */
const hasNumber = (name: string): boolean => /\d/u.test(name.replaceAll(/\([^()]*\)/gu, ''))

/** `Kofola 35 velká`: words go on behind a number that may be a price. */
const NUMBER_WITHIN = /\p{L}.*(?<![\d/])\d{2,}(?:[.,]\d+)?\s+\p{L}{2}/u

const isSmall = (name: string): boolean => /^\p{Ll}/u.test(name)

/** How likely a dish was read wrong, from 0 to 1. */
export const riskOf = (signs: readonly number[], weights: readonly number[] = dishWeights.weights): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)))

/**
 * The reading with a dish doubted where it is likely to be wrong, at its least sure line, or its first one where all are
 * sure, and without what checks doubt of other dishes.
 */
export function withRiskyDishes(
  reading: MenuReading,
  chances: LineChances,
  corrections: Corrections,
): MenuReading {
  const parts = readParts(reading)
  const signs = dishSigns(parts, chances)
  const lines = [...reading.lines]
  for (const { item, lines: own } of parts.items) {
    const asked = own.filter((at) => !corrections.has(at))
    const isRisky = FOR_SO_MANY.test(item.name) || riskOf(signs.get(item.id) ?? []) >= dishWeights.limit
    const chanceAt = (at: number): number => chances.get(at)?.chance ?? 1
    const [weakest] = asked.toSorted((one, other) => chanceAt(one) - chanceAt(other))
    const least = weakest !== undefined && chanceAt(weakest) < WEAK ? weakest : asked[0]
    for (const at of asked) {
      const line = lines[at]
      if (!line) continue
      if (!isRisky) lines[at] = sure(line)
      else if (at === least) lines[at] = doubtful(line, chances.get(at))
    }
  }
  return { ...reading, lines }
}

const sure = (line: LineReading): LineReading => {
  const doubts = line.doubts.filter(({ code }) => !BY_RISK.has(code))
  return doubts.length === line.doubts.length
    ? line
    : { ...line, doubts, confidence: doubts.length === 0 ? 1 : line.confidence }
}

/** Chance from which on a line is as likely as the first one to be the reason. */
const WEAK = 0.8

/** How sure a line is at most that is doubted. */
const DOUBTED = 0.6

function doubtful(line: LineReading, found: LineChance | undefined): LineReading {
  if (line.doubts.some(({ code }) => code === 'may_be')) return line
  const role = found && roleOf(found.next)
  return {
    ...line,
    confidence: Math.min(line.confidence, found?.chance ?? DOUBTED, DOUBTED),
    doubts: [...line.doubts, { code: 'may_be', ...(role && role !== line.role && { role }) }],
  }
}
