import { isExtra } from '../../courses/portion.ts'
import { hasPriceOfTheWhole } from '../../courses/price-of-the-whole.ts'
import type { Menu, MenuContent } from '../../menu/model/menu.ts'
import type { Price, PriceKind } from '../../menu/model/price.ts'
import { mapItems } from '../../menu/model/walk.ts'
import { isOwnAmount, mapPrices } from '../../menu/prices/lead-price.ts'
import { priceWords } from '../../prices/words/price-words.ts'
import { breaksHabit, endingFigures, habitOf } from '../../pricing/price-endings.ts'
import { agreeing, counted, listed } from '../../text/listed.ts'
import { namesOf, type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach, Fix, Rule } from '../rules/rule.ts'
import { ours } from './ours.ts'

/** Nothing says what it costs: no amount, no words in its place, no price of the whole, and it isn't an addition. */
const isWithoutPrice = ({ item, section }: PlacedItem, { sections }: MenuContent): boolean =>
  item.prices.length === 0 && !isExtra(item.name) && !hasPriceOfTheWhole(sections, section)

/** Where no dish of a section has a price, as with flavors and sauces, its owner leaves them out on purpose. */
function checkMissing(menu: MenuContent): Breach[] {
  const items = placedItems(menu).filter(
    (placed) => placed.section.items.some(({ prices }) => prices.length > 0) && isWithoutPrice(placed, menu),
  )
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'dish', 'dishes')} ${agreeing(items.length, 'has', 'have')} no price: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
    },
  ]
}

function checkEndings(menu: MenuContent): Breach[] {
  const amounts = placedItems(menu).flatMap((placed) =>
    placed.item.prices.filter(isOwnAmount).flatMap(({ amount }) => (amount > 0 ? [{ placed, amount }] : [])),
  )
  const habit = habitOf(
    amounts.map(({ amount }) => amount),
    menu.currency,
  )
  if (!habit) return []
  const odd = amounts
    .filter(({ amount }) => breaksHabit(amount, habit, menu.currency))
    .map(({ placed }) => placed)
  if (odd.length === 0) return []
  const items = [...new Set(odd)]
  return [
    {
      sentence: `Most prices end in ${endingFigures(habit, menu.currency).join(' or ')}; these do not: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
    },
  ]
}

type Wordy = Extract<PriceKind, 'market' | 'included'>

/** Words that replace an amount, as they are printed. */
const writtenAs = ({ words }: Price, kind: Wordy, menu: Pick<Menu, 'language' | 'currency'>): string =>
  words ?? priceWords(menu.language, menu.currency)[kind]

function spellings(
  menu: Pick<Menu, 'sections' | 'language' | 'currency'>,
  kind: Wordy,
): Map<string, PlacedItem[]> {
  const found = new Map<string, PlacedItem[]>()
  for (const placed of placedItems(menu))
    for (const price of placed.item.prices)
      if (price.kind === kind) {
        const words = writtenAs(price, kind, menu)
        found.set(words, [...(found.get(words) ?? []), placed])
      }
  return found
}

const commonest = (found: ReadonlyMap<string, readonly unknown[]>): string | undefined =>
  [...found].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]

const writeAlike = (kind: Wordy, words: string): Fix => ({
  id: `write-${kind}-alike`,
  label: `Write “${words}” everywhere`,
  apply: (menu) => {
    if (spellings(menu, kind).size < 2) return menu
    return mapItems(menu, (item) =>
      item.prices.some((price) => price.kind === kind)
        ? mapPrices(item, (price) => (price.kind === kind ? { ...price, words } : price))
        : item,
    )
  },
})

function checkWords(menu: MenuContent): Breach[] {
  return (['market', 'included'] as const).flatMap((kind) => {
    const found = spellings(menu, kind)
    const usual = commonest(found)
    if (found.size < 2 || usual === undefined) return []
    return [
      {
        sentence: `The same is written in ${found.size} ways in the place of a price: ${listed([...found.keys()])}.`,
        places: pointersOf([...new Set([...found.values()].flat())]),
        fixes: [writeAlike(kind, usual)],
      },
    ]
  })
}

export const prices: readonly Rule[] = [
  {
    ...ours,
    level: 'should',
    id: 'house.missing-prices',
    title: 'Each dish has a price',
    check: checkMissing,
  },
  { ...ours, level: 'know', id: 'house.price-endings', title: 'Prices end alike', check: checkEndings },
  {
    ...ours,
    level: 'know',
    id: 'house.price-words',
    title: 'Words in the place of a price are the same throughout',
    check: checkWords,
  },
]
