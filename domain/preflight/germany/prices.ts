import type { MenuContent } from '../../menu/model/menu.ts'
import { foldName } from '../../text/fold-name.ts'
import { listed } from '../../text/listed.ts'
import { feesIntoPrices } from '../fees/fee-into-prices.ts'
import { feesOf, quotedFee } from '../fees/fees.ts'
import { taxOnTop } from '../fees/tax-on-top.ts'
import {
  isPouredWithAlcohol,
  namesOf,
  type PlacedItem,
  placedItems,
  pointersOf,
} from '../parts/placed-items.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Breach, Rule, Source } from '../rules/rule.ts'
import { pouredPrices } from '../words/drink-volume.ts'
import { volumeRules } from '../words/volume-rules.ts'

const source: Source = {
  title:
    'Preisangabenverordnung of 2022, § 13, in pages of chambers of commerce (IHK Pfalz, Rheinhessen) and of lawyers',
  address:
    'https://www.ihk.de/pfalz/infrastruktur-und-digitale-wirtschaft/tourismus/merkblaetter-tourismus-gastgewerbe/preisangaben-musterspeisekarte-5860922',
  readOn: '2026-11-28',
  readAgainOn: '2027-05-31',
}
const ofAll = {
  source,
  certainty: 'B',
  level: 'must',
  binds: 'Every restaurant in Germany',
  bind: anyRestaurant,
} as const

const isVague = (text: string | undefined): boolean =>
  /(?:^| )(?:ca|circa|etwa|ungefahr|tagespreis)(?: |$)/.test(foldName(text ?? ''))

function checkFinal(menu: MenuContent): Breach[] {
  const open = placedItems(menu).filter(({ item }) =>
    item.prices.some(
      ({ kind, label, words, per }) =>
        kind === 'market' || kind === 'from' || [label, words, per].some(isVague),
    ),
  )
  if (open.length === 0) return []
  return [
    {
      sentence: `A price is an exact sum: no “Tagespreis”, no “ab”, no “ca.”: ${listed(namesOf(open))}.`,
      places: pointersOf(open),
    },
  ]
}

function checkCouvert(menu: MenuContent): Breach[] {
  const covers = feesOf(menu).filter(({ isCover }) => isCover)
  if (covers.length === 0) return []
  return [
    {
      sentence: `What every guest pays is part of the prices: ${covers.map(quotedFee).join(', ')}.`,
      places: covers.map(({ pointer }) => pointer),
    },
  ]
}

/** A price of a drink, in minor units, and what a litre costs at it. */
interface Pour {
  readonly placed: PlacedItem
  readonly amount: number
  readonly perLitre: number
}

/** What of a drink can be bought; undefined where a volume is missing. Less than this is a shot, and no drink for thirst. */
const SMALLEST_ML = 100

function poursOf(menu: MenuContent, placed: PlacedItem): Pour[] | undefined {
  const prices = pouredPrices(menu, placed).filter(({ amount }) => amount > 0)
  if (prices.length === 0 || prices.some(({ volumeMl }) => volumeMl === undefined)) return undefined
  return prices.flatMap(({ amount, volumeMl = 0 }) =>
    volumeMl < SMALLEST_ML ? [] : [{ placed, amount, perLitre: (amount / volumeMl) * 1000 }],
  )
}

/**
 * One drink without alcohol costs no more than the cheapest with alcohol, by its price and also by what a litre costs
 * (§ 6 GastG). Where the cheapest glass isn't the cheapest litre, either counts: the law names one drink. Judged only where each soft drink has a volume: one without might be that drink. Hot ones, which seldom
 * have a volume, are left out: no coffee is as cheap per litre as a beer.
 */
function checkSoftDrink(menu: MenuContent): Breach[] {
  const drinks = placedItems(menu)
  const alcohol = drinks.filter(isPouredWithAlcohol).flatMap((placed) => poursOf(menu, placed) ?? [])
  const soft = drinks.filter(({ drink }) => drink === 'soft' || drink === 'unknown')
  const pours = soft.map((placed) => poursOf(menu, placed))
  const [cheapest] = alcohol.toSorted((a, b) => a.amount - b.amount)
  const [byLitre] = alcohol.toSorted((a, b) => a.perLitre - b.perLitre)
  if (!cheapest || !byLitre || soft.length === 0 || pours.includes(undefined)) return []
  const isCheap = ({ amount, perLitre }: Pour) =>
    [cheapest, byLitre].some((one) => amount <= one.amount && perLitre <= one.perLitre)
  if (pours.some((each) => each?.some(isCheap))) return []
  return [
    {
      sentence: `No drink without alcohol is as cheap as ${listed([...new Set([cheapest, byLitre].map(({ placed }) => placed.item.name))])}, the cheapest with alcohol, by its price and also per litre.`,
      places: [...new Set([cheapest.placed.pointer, byLitre.placed.pointer, ...pointersOf(soft)])],
    },
  ]
}

export const prices: readonly Rule[] = [
  ...volumeRules('de', ofAll),
  { ...ofAll, id: 'de.final-prices', title: 'Prices are exact sums', check: checkFinal },
  {
    ...ofAll,
    id: 'de.fees',
    title: 'Prices include service and tax',
    check: (menu) => [
      ...feesOf(menu)
        .filter(({ isCover }) => !isCover)
        .map((fee) => ({
          sentence: `${quotedFee(fee)} comes on top of prices that have to be final.`,
          places: [fee.pointer],
          fixes: feesIntoPrices(menu, [fee]),
        })),
      ...taxOnTop(menu),
    ],
  },
  { ...ofAll, level: 'should', id: 'de.couvert', title: 'No charge for the cover', check: checkCouvert },
  {
    id: 'de.soft-drink',
    title: 'A drink without alcohol is no dearer than the cheapest with alcohol, by its price and per litre',
    source: {
      title: 'Gaststättengesetz § 6, in pages of chambers of commerce (IHK Pfalz, Rheinhessen, Dortmund)',
      address: 'https://www.gesetze-im-internet.de/gastg/__6.html',
      readOn: '2026-11-28',
      readAgainOn: '2027-05-31',
    },
    certainty: 'B',
    level: 'must',
    binds: 'Restaurants in Germany that serve alcohol',
    bind: anyRestaurant,
    check: checkSoftDrink,
  },
]
