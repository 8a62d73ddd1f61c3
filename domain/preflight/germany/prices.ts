import { foldName } from '../../catalogue/names.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { feesIntoPrices } from '../mends/fee-into-prices.ts'
import { namesOf, type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import { everybody } from '../rules/bind.ts'
import type { Breach, Rule, Source } from '../rules/rule.ts'
import { drinkKind, isAlcoholic } from '../words/drink-kind.ts'
import { pouredPrices } from '../words/drink-volume.ts'
import { feesOf } from '../words/fees.ts'
import { listed } from '../words/listed.ts'
import { volumeRules } from '../words/volume-rules.ts'

const source: Source = {
  title: 'Preisangabenverordnung of 2022, in pages of the trade; its sections were not checked',
  address: 'https://www.gesetze-im-internet.de/pangv_2022/',
  readOn: '2026-11-22',
}
const ofAll = {
  source,
  certainty: 'B',
  level: 'must',
  binds: 'Every restaurant in Germany',
  bind: everybody,
} as const

/** Does a text say that an amount is not exact? */
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
  const items = placedItems(menu).filter(({ name }) =>
    /^(?:couvert|kuvert|gedeckpauschale|coperto)$/.test(name),
  )
  if (items.length === 0) return []
  return [
    {
      sentence: `What every guest pays is part of the prices: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
    },
  ]
}

/** The dearness of a drink in minor units per litre; undefined where a volume is missing. */
function perLitre(menu: MenuContent, placed: PlacedItem): number | undefined {
  const each = pouredPrices(menu, placed).flatMap(({ amount, volumeMl }) =>
    volumeMl === undefined || amount <= 0 ? [] : [(amount / volumeMl) * 1000],
  )
  return each.length === 0 ? undefined : Math.min(...each)
}

/**
 * One drink without alcohol costs no more per litre than the cheapest with alcohol. Judged only where each soft drink
 * has a volume: one without might be that drink. Hot ones, which seldom have a volume, are left out: no coffee is as
 * cheap per litre as a beer.
 */
function checkSoftDrink(menu: MenuContent): Breach[] {
  const drinks = placedItems(menu)
  const alcohol = drinks.flatMap((placed) => {
    const dearness = isAlcoholic(placed) ? perLitre(menu, placed) : undefined
    return dearness === undefined ? [] : [{ placed, dearness }]
  })
  const soft = drinks.filter((placed) => ['soft', 'unknown'].includes(drinkKind(placed) ?? ''))
  const dearness = soft.map((placed) => perLitre(menu, placed))
  const cheapest = alcohol.toSorted((a, b) => a.dearness - b.dearness)[0]
  if (
    !cheapest ||
    soft.length === 0 ||
    dearness.some((each) => each === undefined || each <= cheapest.dearness)
  )
    return []
  return [
    {
      sentence: `No drink without alcohol is as cheap per litre as ${listed([cheapest.placed.item.name])}, the cheapest one with alcohol.`,
      places: [cheapest.placed.pointer, ...pointersOf(soft)],
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
    check: (menu) =>
      feesOf(menu).map((fee) => ({
        sentence: `“${fee.notice.text}” comes on top of prices that have to be final.`,
        places: [fee.pointer],
        mends: feesIntoPrices([fee]),
      })),
  },
  { ...ofAll, level: 'should', id: 'de.couvert', title: 'No charge for the cover', check: checkCouvert },
  {
    id: 'de.soft-drink',
    title: 'A drink without alcohol is no dearer per litre than the cheapest with alcohol',
    source: {
      title: 'Gaststättengesetz § 6, in pages of the trade',
      address: 'https://www.gesetze-im-internet.de/gastg/__6.html',
      readOn: '2026-11-22',
    },
    certainty: 'B',
    level: 'must',
    binds: 'Restaurants in Germany that serve alcohol',
    bind: everybody,
    check: checkSoftDrink,
  },
]
