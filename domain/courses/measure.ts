import type { Size } from '../menu/model/price.ts'
import { foldName } from '../text/fold-name.ts'
import { wordsWithoutPortion } from './portion.ts'

/** How much of something is sold. Two amounts of one scale can be compared, and no others. */
export interface Measure {
  /**
   * `weight` in grams, `volume` in milliliters, `length` in centimeters, `count` of pieces, `share` of one ordinary
   * plate (a plate for children and a half one are 0.5, one for two is 2), `size` from small to large, `bowl` from the
   * cup of soup, `vessel` from the glass to the magnum, `tap` from the half pint to the pitcher.
   */
  readonly scale: 'weight' | 'volume' | 'length' | 'count' | 'share' | 'size' | 'vessel' | 'tap' | 'bowl'
  readonly amount: number
}

const units: Readonly<Record<string, readonly [Measure['scale'], number]>> = {
  oz: ['weight', 28.35],
  ounce: ['weight', 28.35],
  ounces: ['weight', 28.35],
  lb: ['weight', 453.6],
  lbs: ['weight', 453.6],
  kg: ['weight', 1000],
  g: ['weight', 1],
  gr: ['weight', 1],
  floz: ['volume', 29.57],
  ml: ['volume', 1],
  cl: ['volume', 10],
  dl: ['volume', 100],
  l: ['volume', 1000],
  in: ['length', 2.54],
  inch: ['length', 2.54],
  '"': ['length', 2.54],
  '”': ['length', 2.54],
  '″': ['length', 2.54],
  cm: ['length', 1],
  piece: ['count', 1],
  pieces: ['count', 1],
  pcs: ['count', 1],
  pc: ['count', 1],
  wing: ['count', 1],
  wings: ['count', 1],
  person: ['share', 1],
}

const WITH_UNIT =
  /(\d+\/\d+|[½¼¾]|\d+(?:[.,]\d+)?)\s*(oz|ounces?|lbs?|kg|gr?|floz|ml|cl|dl|l|inch|in|"|”|″|cm|pieces?|pcs?|wings?|person)(?![\p{L}\d])/giu

/** Folded words that are a measure by themselves, the longest first. */
const byWords: readonly (readonly [RegExp, Measure])[] = [
  [/\b(?:half (?:a )?dozen|media docena|halbes dutzend|demi douzaine)\b/, { scale: 'count', amount: 6 }],
  [
    /(?<!half )(?<!half a )(?<!media )(?<!halbes )(?<!demi )\b(?:dozen|docena|dutzend|douzaine)\b/,
    { scale: 'count', amount: 12 },
  ],
  [
    /\b(?:half bottle|half btl|demi bouteille|media botella|mezza bottiglia)\b/,
    { scale: 'vessel', amount: 3 },
  ],
  [/\bhalf (?:a )?pint\b|\bcanas?$/, { scale: 'tap', amount: 1 }],
  [/^(?:cerveza )?dobles?$/, { scale: 'tap', amount: 2 }],
  [/(?<!half )(?<!half a )\bpint\b/, { scale: 'tap', amount: 2 }],
  [/\bjarra\b/, { scale: 'tap', amount: 3 }],
  [/\b(?:pitcher|jug)\b/, { scale: 'tap', amount: 8 }],
  [/\bcup\b(?! (?:noodles?|cakes?))/, { scale: 'bowl', amount: 1 }],
  [/(?<!bread )\bbowl\b/, { scale: 'bowl', amount: 2 }],
  [/\btasse$/, { scale: 'bowl', amount: 1 }],
  [/\b(?:teller|kannchen)$/, { scale: 'bowl', amount: 2 }],
  [/\b(?:single|one) scoop$/, { scale: 'count', amount: 1 }],
  [/\b(?:double|two) scoops?$/, { scale: 'count', amount: 2 }],
  [/\b(?:triple|three) scoops?$/, { scale: 'count', amount: 3 }],
  [/\bbread bowl\b|(?<!hot )\bpot$/, { scale: 'bowl', amount: 3 }],
  [/\bachtel$/, { scale: 'volume', amount: 125 }],
  [/\b(?:quarto|viertel)$/, { scale: 'volume', amount: 250 }],
  [/\b(?:mezzo(?: litro)?|medio litro|demi litre)$/, { scale: 'volume', amount: 500 }],
  [/(?<!mezzo |medio |demi )\b(?:litro|litre|liter)$/, { scale: 'volume', amount: 1000 }],
  [/\bquart$/, { scale: 'tap', amount: 4 }],
  [/\bquarter pound\b/, { scale: 'weight', amount: 113.4 }],
  [/\bhalf (?:a )?pound\b/, { scale: 'weight', amount: 226.8 }],
  [/(?<!quarter )(?<!half )(?<!half a )\bpound$/, { scale: 'weight', amount: 453.6 }],
  // Most pies are cut in eight.
  [/\b(?:slice|part de tarte|porzione di torta)\b/, { scale: 'share', amount: 1 / 8 }],
  [
    /\b(?:half|halbe?s?|demi|media|mezza)\b(?! (?:a )?(?:litre|dozen|docena|dutzend|douzaine|bottle|btl|bouteille|botella|bottiglia|pint|lb|pound))/,
    { scale: 'share', amount: 0.5 },
  ],
  [/\b(?:whole|full|regular|loaf|ganze?s?|entera|(?<!media )racion)\b/, { scale: 'share', amount: 1 }],
  [/\bshort stack\b/, { scale: 'share', amount: 0.6 }],
  [/\bquarter\b(?! pound)/, { scale: 'share', amount: 0.25 }],
  [/\b(?:kids?|children s?|childrens|junior|kinder)\b/, { scale: 'share', amount: 0.5 }],
  [/\bfor two\b|\bfur zwei\b|\bpour deux\b/, { scale: 'share', amount: 2 }],
  [/\bfor three\b/, { scale: 'share', amount: 3 }],
  [/\bfor four\b/, { scale: 'share', amount: 4 }],
  [/\b(?:small|sm|klein\w*|petite?|piccol[oa]|pequen[oa]|chic[oa])\b/, { scale: 'size', amount: 1 }],
  // Of what is poured: a double burger says so before its name.
  [/\b(?:single|einfach)$/, { scale: 'size', amount: 1 }],
  [/\b(?:double|doppelt)$/, { scale: 'size', amount: 3 }],
  [/\btriple$/, { scale: 'size', amount: 4 }],
  [/\b(?:medium|mittel|median[oa])\b/, { scale: 'size', amount: 2 }],
  [/\b(?:large|lg|gross\w*|grande(?= ?$))\b/, { scale: 'size', amount: 3 }],
  [/\b(?:glass|gls?|glas|verre|copa|bicchiere|calice|bolee)\b/, { scale: 'vessel', amount: 1 }],
  [/\b(?:carafe|karaffe|pichet|caraffa)\b/, { scale: 'vessel', amount: 2 }],
  [
    /(?<!half )(?<!demi )(?<!media )(?<!mezza )\b(?:bottle|btl|flasche|bouteille|botella|bottiglia)\b/,
    { scale: 'vessel', amount: 4 },
  ],
  [/\bmagnum\b/, { scale: 'vessel', amount: 5 }],
]

/** One ordinary plate, of which nothing else is said. */
export const ONE_PLATE: Measure = { scale: 'share', amount: 1 }

/** Scales that say how much it is, next to words that only call it so. */
export const MEASURED: ReadonlySet<Measure['scale']> = new Set(['weight', 'volume', 'length', 'count'])

/**
 * How much the words of a name or of a price say that something is, and its size where it has one. {@link ONE_PLATE}
 * where they say nothing, undefined where they say two things at once: `half, 12 oz`.
 */
export function measureOf(words: string, size?: Size): Measure | undefined {
  const said = [...(size ? [`${size.amount} ${size.unit}`] : []), words].join(' ')
  const folded = foldName(words).replaceAll('ß', 'ss')
  const found = [
    ...[...said.matchAll(WITH_UNIT)].flatMap(([, amount = '', unit = '']) => {
      const known = units[unit.toLowerCase()]
      return known ? [{ scale: known[0], amount: numberOf(amount) * known[1] }] : []
    }),
    ...byWords.filter(([pattern]) => pattern.test(folded)).map(([, measure]) => measure),
  ]
  // A bowl that says its size, or its weight, is of that, a bottle of 75 cl of its volume, and a small one of 12 oz of 12 oz.
  const isPoured = found.some(({ scale }) => scale === 'volume')
  const isMeasured = found.some(({ scale }) => MEASURED.has(scale))
  const [first, ...others] =
    found.length > 1
      ? found.filter(
          ({ scale }) =>
            scale !== 'bowl' &&
            !(isPoured && scale === 'vessel') &&
            !(isMeasured && (scale === 'size' || scale === 'tap')),
        )
      : found
  if (!first) return ONE_PLATE
  return others.every(({ scale, amount }) => scale === first.scale && amount === first.amount)
    ? first
    : undefined
}

const halves: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** `12`, `1,5`, `1/4`, `½` */
function numberOf(written: string): number {
  const [whole = '', below] = written.replace(',', '.').split('/')
  return halves[written] ?? Number(whole) / Number(below ?? 1)
}

/** What one of which nothing is said is on other scales: a regular portion, a glass, a pint. */
const plain: Readonly<Partial<Record<Measure['scale'], number>>> = { size: 2, vessel: 1, tap: 2 }

/** On the scale of what comes from the tap. */
const PITCHER = 8
/** Of what comes in glasses, that many are in a pitcher. */
const GLASSES = 5
/** `Half` next to `Pint`. */
const HALF = 0.5

/** A measure on the scale of another, where it is one of which nothing is said, or half of that. */
export function asOn({ scale, amount: of }: Measure, measure: Measure): Measure {
  const amount = scale === 'tap' && of === PITCHER ? PITCHER / GLASSES : plain[scale]
  // A pitcher of sangria is more than its glass.
  if (scale === 'vessel' && measure.scale === 'tap' && measure.amount === PITCHER) return { scale, amount: 2 }
  if (scale === 'tap' && measure.scale === 'share' && measure.amount === HALF) return { scale, amount: 1 }
  if (scale === 'vessel' && measure.scale === 'bowl') return { scale, amount: 1 }
  // A quart of soup is more than its bowl.
  if (scale === 'bowl' && measure.scale === 'tap') return { scale, amount: 2 * measure.amount }
  const isPlain = measure.scale === 'share' && measure.amount === 1
  return isPlain && amount !== undefined ? { scale, amount } : measure
}

/** Words that say for how many or how much, and not what. */
const OF_MEASURE = new Set(
  'for two three four rack kids kid child children childrens s junior kinder halbe halber halbes ganze ganzer ganzes entera stack demi media klein kleine gross grosse groß große petit petite cana doble jarra grande grandes chica chico gran verre glas flasche bouteille pichet'.split(
    ' ',
  ),
)

/**
 * Returns whether these names are one dish in two measures: `Filet Mignon 8 oz` and `Filet Mignon 12 oz`. What is called
 * after its measure alone (`Single`, `Double`) is what its section is called.
 */
export function areOneDish(a: string, b: string): boolean {
  const [mine, theirs] = [dishWords(a), dishWords(b)]
  return mine.size === theirs.size && mine.isSubsetOf(theirs)
}

const dishWords = (name: string): ReadonlySet<string> =>
  new Set([...wordsWithoutPortion(name)].filter((word) => word !== '' && !OF_MEASURE.has(word)))
