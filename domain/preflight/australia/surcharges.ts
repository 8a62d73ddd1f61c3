import type { MenuContent } from '../../menu/model/menu.ts'
import { feesIntoPrices } from '../fees/fee-into-prices.ts'
import { type Fee, feesOf, isInText, isSameFee, quotedFee, reworded } from '../fees/fees.ts'
import { taxOnTop } from '../fees/tax-on-top.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Fix, Rule } from '../rules/rule.ts'

/** The words of the Australian Consumer Law, with the percentage and the days in their places. */
const FORMULA = /\ba surcharge of \d+(?:[.,]\d+)?\s?(?:%|per ?cent) applies on\b/iu
const DAY =
  /\b(?:(?:all|national|state|gazetted)\s+)*(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|public holidays?|christmas day|good friday|anzac day)\b/giu
const PERCENTS = /\d+(?:[.,]\d+)?\s?(?:%|per ?cent)/giu

const inWords = new Intl.ListFormat('en')

/** `A surcharge of 10% applies on Sundays and public holidays.`; undefined where the words do not tell the days or one percentage. */
function formulaOf({ text, percent }: Fee): string | undefined {
  const days = [...text.matchAll(DAY)].map(([day]) => daysOf(day))
  if (percent === undefined || days.length === 0 || (text.match(PERCENTS)?.length ?? 1) > 1) return undefined
  return `A surcharge of ${percent}% applies on ${inWords.format([...new Set(days)])}.`
}

function daysOf(day: string): string {
  const words = day.toLowerCase().replaceAll(/\s+/g, ' ')
  const named = words.replaceAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun|christmas|good|anzac)/g, (word) =>
    word.charAt(0).toUpperCase().concat(word.slice(1)),
  )
  return /(?:s|Day|Friday)$/.test(named) && !/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(named)
    ? named
    : `${named}s`
}

const sayInFormula = (fee: Fee, words: string): Fix => ({
  id: 'say-in-formula',
  label: 'Say it in the words of the law',
  apply: (menu) => {
    const now = feesOf(menu).find((each) => isSameFee(each, fee))
    return now ? reworded(menu, now, words) : menu
  },
})

const isOfDays = ({ isOnDays, isForCards, isForParties }: Fee): boolean =>
  isOnDays && !isForCards && !isForParties

function checkDays(menu: MenuContent) {
  return feesOf(menu)
    .filter((fee) => isOfDays(fee) && !FORMULA.test(fee.text))
    .map((fee) => {
      const formula = formulaOf(fee)
      return {
        sentence: `A surcharge of certain days is said as “A surcharge of [percentage] applies on [days]”, at least as prominent as the most prominent price: ${quotedFee(fee)}.`,
        places: [fee.pointer],
        fixes: formula && isInText(fee) ? [sayInFormula(fee, formula)] : [],
      }
    })
}

const ofAll = {
  binds: 'Every restaurant and café in Australia',
  bind: anyRestaurant,
} as const

export const surcharges: readonly Rule[] = [
  {
    ...ofAll,
    id: 'au.day-surcharge',
    title: 'A surcharge of certain days has the words of the law, as prominent as the most prominent price',
    source: {
      title:
        'Australian Consumer Law, section 48 and its exception for restaurants, on commerce.wa.gov.au; the words quoted from the ACCC',
      address: 'https://www.commerce.wa.gov.au/consumer-protection/restaurant-surcharges',
      readOn: '2026-11-28',
      readAgainOn: '2027-05-31',
    },
    certainty: 'A',
    level: 'must',
    inForceFrom: '2013-07-01',
    check: checkDays,
  },
  {
    ...ofAll,
    id: 'au.fee-in-price',
    title: 'Tax and fees that everyone pays are part of the prices',
    source: {
      title: 'Australian Consumer Law, section 48, in questions and answers of the ACCC on component pricing',
      address: 'http://www.accc.gov.au/content/index.phtml/itemId/881612',
      readOn: '2026-11-28',
      readAgainOn: '2027-05-31',
    },
    certainty: 'B',
    level: 'should',
    check: (menu) => [
      ...feesOf(menu)
        .filter((fee) => !fee.isForSome)
        .map((fee) => ({
          sentence: `The single price is what a guest pays in the end: ${quotedFee(fee)} comes on top.`,
          places: [fee.pointer],
          fixes: feesIntoPrices(menu, [fee]),
        })),
      ...taxOnTop(menu),
    ],
  },
]
