import type { OwnAmount } from '../../../courses/own-amounts.ts'
import { foldName } from '../../../text/fold-name.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import { type ReviewedItem, wineKeyOf } from '../../review/reviewed-item.ts'
import { type QuestionRule, said, someOf } from '../asking/question.ts'

const GLASS = /\b(?:glass|coupe|coupette|flute|gls?|glas|verre|copa|bicchiere|calice|copo|taca|bolee)\b/
const BOTTLE = /\b(?:bottle|btl|bt|flasche|fl|bouteille|botella|bottiglia|garrafa|fles)\b/
/** Poured into smaller cups, and water, of which both may be bottles. */
const NO_WINE =
  /\b(?:water|wasser|eau|acqua|agua|sake|soju|makgeolli|junmai|ginjo|daiginjo|nigori|sherry|manzanilla|fino|amontillado|oloroso|jerez|vermut|port|madeira|grappa|vermouth)\b/
const OTHER = /\b(?:half|halbe|demi|media|mezza|magnum|carafe|karaffe|pichet|caraffa|split)\b/

const ML = { ml: 1, cl: 10, dl: 100, l: 1000, oz: 29.57, floz: 29.57 } as const
const BOTTLE_ML = 750
/** A flute anywhere, and what it is for. */
const FLUTE_ML = 125
const SPARKLING =
  /\b(?:champagne|cr[eé]mant|cava|prosecco|franciacorta|sekt|sparkling|spumante|brut|coupe|flute)\b/i
/** What is poured where a menu in dollars does not say: 5 oz. Elsewhere a glass may be anything to a fifth of a liter. */
const POUR_ML = { USD: 148, other: 200 } as const

const pourOf = ({ item, section }: ReviewedItem, currency: string): number => {
  if (currency === 'USD') return POUR_ML.USD
  return SPARKLING.test(`${section.name} ${item.name}`) ? FLUTE_ML : POUR_ML.other
}

/** Milliliters that a price says it is for. */
function mlOf({ size, variant }: OwnAmount): number | undefined {
  if (size && size.unit in ML) return size.amount * ML[size.unit as keyof typeof ML]
  const [, number, unit] = /(\d+(?:[.,]\d+)?) ?(ml|cl|dl|l|oz)\b/i.exec(variant ?? '') ?? []
  return number === undefined
    ? undefined
    : Number(number.replace(',', '.')) * ML[(unit?.toLowerCase() ?? 'ml') as keyof typeof ML]
}

interface Poured {
  readonly reviewed: ReviewedItem
  readonly glass: number
  readonly bottle: number
  /** Glasses that a bottle holds. */
  readonly holds: number
  /** The menu says so, or five is usual where it is. */
  readonly isKnown: boolean
  /** Of one name in two lists there may be two wines. */
  readonly isOne: boolean
}

function pouredOf(reviewed: ReviewedItem, currency: string): Poured[] {
  const named = reviewed.amounts.map((own) => ({ own, words: foldName(own.variant ?? ''), ml: mlOf(own) }))
  const glasses = named.filter(
    ({ words, ml }) =>
      !OTHER.test(words) && (GLASS.test(words) || (ml !== undefined && ml >= 90 && ml <= 250)),
  )
  const bottles = named.filter(
    ({ words, ml }) =>
      !OTHER.test(words) &&
      (BOTTLE.test(words) || ml === BOTTLE_ML) &&
      (ml === undefined || ml === BOTTLE_ML),
  )
  // Of several pours the largest is nearest to a bottle.
  const [glass] = glasses.toSorted((a, b) => (b.ml ?? 0) - (a.ml ?? 0))
  const [bottle] = bottles
  if (!glass || !bottle || (glasses.length > 1 && glass.ml === undefined) || bottles.length > 1) return []
  const pour = glass.ml ?? pourOf(reviewed, currency)
  return [
    {
      reviewed,
      glass: glass.own.amount,
      bottle: bottle.own.amount,
      holds: BOTTLE_ML / pour,
      isKnown: glass.ml !== undefined || currency === 'USD',
      isOne: true,
    },
  ]
}

const OF_GLASS =
  /\bby the glass\b|\bglass pours?\b|\bofferte weine?\b|\bau verre\b|\bpor copas?\b|\bal (?:calice|bicchiere)\b/
const OF_BOTTLE = /\bbottles?\b|\bflaschenweine?\b|\bbouteilles?\b|\bbotellas?\b|\bbottiglie?\b/

/** Wines whose glass and bottle stand on two lines, of one list or of two. */
function onTwoLines(drinks: readonly ReviewedItem[], currency: string): Poured[] {
  const lines = drinks.flatMap((reviewed) => {
    const [own, more] = reviewed.amounts
    if (!own || more) return []
    const { item, section } = reviewed
    const words = foldName(`${item.name} ${item.wine?.region ?? ''} ${own.variant ?? ''}`)
    if (OTHER.test(words)) return []
    const [ml, list] = [mlOf(own), foldName(section.name)]
    const [isGlass, isBottle] = [
      GLASS.test(words) || (ml !== undefined && ml >= 90 && ml <= 250),
      BOTTLE.test(words) || ml === BOTTLE_ML,
    ]
    const isSaid = isGlass || isBottle
    const as = isGlass || (!isSaid && OF_GLASS.test(list)) ? 'glass' : 'bottle'
    return isSaid || OF_GLASS.test(list) || OF_BOTTLE.test(list) ? [{ reviewed, own, ml, as }] : []
  })
  const byWine = Map.groupBy(lines, ({ reviewed }) => wineKeyOf(reviewed))
  return [...byWine.values()].flatMap((same): Poured[] => {
    const [[glass, ...glasses], [bottle, ...bottles]] = (['glass', 'bottle'] as const).map((kind) =>
      same.filter(({ as }) => as === kind),
    ) as [typeof same, typeof same]
    if (!glass || !bottle || glasses.length > 0 || bottles.length > 0) return []
    const pour = glass.ml ?? pourOf(glass.reviewed, currency)
    return [
      {
        reviewed: glass.reviewed,
        glass: glass.own.amount,
        bottle: bottle.own.amount,
        holds: BOTTLE_ML / pour,
        isKnown: glass.ml !== undefined || currency === 'USD',
        isOne: glass.reviewed.section === bottle.reviewed.section,
      },
    ]
  })
}

/** Two prices without a word are a glass and a bottle where a whole list has them four or five times apart. */
const PAIRS = { least: 4, from: 3.2, to: 6, wrongBelow: 2.6 } as const

function unnamedPairs(drinks: readonly ReviewedItem[], currency: string): Poured[] {
  const pairs = drinks.flatMap((reviewed): Poured[] => {
    const [glass, bottle, more] = reviewed.amounts
    const isNamed = reviewed.amounts.some(({ variant, size }) => variant || size)
    if (!glass || !bottle || more || isNamed || bottle.amount <= glass.amount) return []
    const pour = pourOf(reviewed, currency)
    return [
      {
        reviewed,
        glass: glass.amount,
        bottle: bottle.amount,
        holds: BOTTLE_ML / pour,
        isKnown: false,
        isOne: true,
      },
    ]
  })
  const usual = quantile(ascending(pairs.map(timesOf)), 0.5)
  if (pairs.length < PAIRS.least || usual < PAIRS.from || usual > PAIRS.to) return []
  return pairs.filter((one) => timesOf(one) < PAIRS.wrongBelow)
}

/** A bottle usually costs four to five glasses; below this share of what it holds, the glass or the bottle is off. */
const LEAST = 0.66
const MOST = 1.3
/** Fewer than these are wines, and no list. */
const MIN_LIST = 3

const timesOf = ({ glass, bottle }: Poured): number => bottle / glass
/** Of what its glasses cost, what the bottle does. */
const shareOf = (one: Poured): number => timesOf(one) / one.holds

/** Nobody minds a bottle at the price of its glasses. */
const HOLDS = 1.2
/** A wine this many times above or below what the other bottles of the list cost in glasses is off, whatever is poured. */
const UNLIKE = 1.45
/** Where the pour is known, a bottle above its glasses is, next to others that cost less than theirs. */
const DEARER = 1.12
const FULL = 1.03

/** A bottle above what its glasses cost together; where nobody knows the pour, above as many as any bottle gives. */
const ABOVE = { holds: 1.08, glasses: 6.5 } as const

const isOff = (one: Poured, all: readonly Poured[]): 'low' | 'high' | undefined => {
  // A bottle below its glass is a slip, and said as one where both are prices of one wine.
  if (one.bottle <= one.glass && one.isOne) return undefined
  const share = shareOf(one)
  if (share < LEAST) return 'low'
  const others = all.filter((other) => other !== one)
  const isOne = one.isKnown && one.isOne
  const usual = others.length < MIN_LIST ? undefined : quantile(ascending(others.map(shareOf)), 0.5)
  const isUnlike =
    usual !== undefined &&
    ((share > usual * UNLIKE && share > HOLDS) || (isOne && share > usual * DEARER && share > FULL))
  const isAbove = one.isOne && (one.isKnown ? share > ABOVE.holds : timesOf(one) > ABOVE.glasses)
  return (share > MOST && one.isKnown) || isAbove || isUnlike ? 'high' : undefined
}

/**
 * Wines whose bottle costs far fewer, or far more, glasses than it holds. A whole list that is priced so is asked about
 * once.
 */
export const byTheGlass: QuestionRule = {
  id: 'glass_and_bottle',
  topic: 'prices',
  sureness: 'judgment',
  as: 'price_order',
  whyNot: 'Only you know what you pour and what the bottle costs you.',
  several: (count) => `${count} groups of wines are priced apart by glass and bottle`,
  basis:
    'From your prices, at five glasses of 5 oz to a bottle where a menu in dollars says nothing else. Most lists charge four to five glasses for a bottle.',
  ask: (review) => {
    const drinks = review.items.filter(
      ({ course, item, section }) =>
        course === 'drink' && !NO_WINE.test(foldName(`${section.name} ${item.name}`)),
    )
    const { currency } = review.menu
    const all = [
      ...drinks.flatMap((item) => pouredOf(item, currency)),
      ...onTwoLines(drinks, currency),
      ...unnamedPairs(drinks, currency),
    ]
    return (['low', 'high'] as const).flatMap((side) => {
      const off = all.filter((one) => isOff(one, all) === side)
      const [first] = off
      if (!first) return []
      const isList = off.length >= MIN_LIST && off.length * 2 > all.length
      const times = quantile(ascending(off.map(timesOf)), 0.5).toFixed(1)
      const names = off.map(({ reviewed }) => reviewed.item.name)
      const holds = Math.round(first.holds)
      return [
        {
          key: side,
          title: isList
            ? `Your bottles cost about ${times} glasses`
            : `${someOf(names, 2)}: ${side === 'low' ? 'a bottle for few glasses' : 'a bottle for many glasses'}`,
          reason:
            side === 'low'
              ? `${first.reviewed.item.name}: glass ${said(review, first.glass)}, bottle ${said(review, first.bottle)}, though a bottle holds about ${holds} glasses. Two guests who want two glasses each had better order the bottle.`
              : `${first.reviewed.item.name}: glass ${said(review, first.glass)}, bottle ${said(review, first.bottle)}, though a bottle holds about ${first.isKnown ? holds : 'six'} glasses. Nobody who counts orders the bottle.`,
          about: off.map(({ reviewed }) => reviewed),
        },
      ]
    })
  },
}
