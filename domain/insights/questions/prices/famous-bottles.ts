import type { OwnAmount } from '../../../courses/own-amounts.ts'
import { toMajor, toMinor } from '../../../money/currency.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { nameOfAmount } from '../../review/reviewed-item.ts'
import { keyOf } from '../asking/plates.ts'
import { type QuestionRule, said } from '../asking/question.ts'

/** What is known by one name everywhere, and the least that a bottle of it costs a restaurant, in USD. */
type Famous = readonly (readonly [names: string, usd: number])[]

/** Wines by the bottle: our own rounded figures of 2026, low on purpose. */
const WINES: Famous = [
  ['veuve clicquot|moet(?: et)? chandon|perrier jouet(?! belle)|taittinger(?! comtes)|mumm', 40],
  ['bollinger|ruinart|billecart salmon|laurent perrier', 45],
  ['caymus|silver oak|cloudy bay pinot|tignanello', 50],
  ['dom perignon|krug|comtes de champagne|belle epoque|sassicaia|ornellaia|opus one|solaia', 120],
  ['cristal|winston churchill|vega sicilia|unico|grange|harlan|dominus', 150],
  [
    'chateau (?:margaux|latour|lafite|haut brion)|lafite rothschild|mouton rothschild|cheval blanc|d yquem|salon',
    300,
  ],
  ['petrus|romanee conti|le pin|screaming eagle|masseto', 500],
]
/** Spirits by the pour of a sixteenth of a bottle. */
const SPIRITS: Famous = [
  ['johnnie walker blue|blue label|don julio 1942|clase azul', 9],
  ['macallan 18|yamazaki 12|hibiki 17|hennessy xo|remy martin xo', 12],
  ['pappy van winkle|van winkle (?:15|20|23)|yamazaki 18|hibiki 21|macallan (?:21|25)|hennessy paradis', 55],
  ['louis xiii|macallan 30|yamazaki 25', 110],
]
const find = (from: Famous, name: string) =>
  from.findLast(([names]) => new RegExp(`\\b(?:${names})\\b`).test(name))?.[1]

/** Currencies whose unit buys about as much of it. */
const LIKE_USD = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF'])
const SHARES: readonly (readonly [variant: RegExp, share: number])[] = [
  [/\b(?:glass|gl|verre|copa|glas|calice|by the glass|12 ?cl|15 ?cl|125 ?ml|150 ?ml|175 ?ml)\b/i, 1 / 6],
  [/\b(?:half|demi|375 ?ml|37[.,]5 ?cl|carafe)\b/i, 1 / 2],
]

function leastOf({ item, course }: ReviewedItem, variant: string | null): number | undefined {
  if (course !== 'drink' && course !== 'apart' && item.wine === undefined) return undefined
  const name = foldName(`${item.name} ${item.wine?.producer ?? ''}`)
  const wine = find(WINES, name)
  const share = SHARES.find(([words]) => words.test(variant ?? item.name))?.[1] ?? 1
  return wine === undefined ? find(SPIRITS, name) : wine * share
}

/** What says what it is for, or the dearest: of two prices without a word the first is a glass. */
const bottleOf = (amounts: readonly OwnAmount[]): OwnAmount[] =>
  (amounts[0]?.variant ?? null) === null
    ? amounts.toSorted((a, b) => b.amount - a.amount).slice(0, 1)
    : amounts.slice(0, 1)

/** A bottle or a pour that everybody knows, at less than it costs to buy: Dom Pérignon for $38. */
export const famousBottles: QuestionRule = {
  id: 'below_its_cost',
  topic: 'prices',
  as: 'price_slip',
  whyNot: 'Only you know what you paid.',
  several: (count) => `${count} famous bottles are sold for less than they cost`,
  basis: 'From our own low estimate of what such a bottle costs a restaurant in 2026.',
  ask: (review) => {
    const { currency } = review.menu
    if (!LIKE_USD.has(currency)) return []
    return review.items.flatMap((reviewed) =>
      bottleOf(reviewed.amounts).flatMap((own) => {
        const least = leastOf(reviewed, own.variant)
        if (least === undefined || toMajor(own.amount, currency) >= least) return []
        const cost = toMinor(Math.round(least), currency)
        return [
          {
            key: `${keyOf(reviewed)}:${own.priceId}`,
            title: `${nameOfAmount(reviewed, own)} costs ${said(review, own.amount)}`,
            reason: `As much of it costs a restaurant ${said(review, cost)} or more. A digit may be missing.`,
            about: [reviewed],
            stake: { itemId: reviewed.item.id, amount: cost - own.amount },
          },
        ]
      }),
    )
  },
}
