import { feesIntoPrices } from '../mends/fee-into-prices.ts'
import { everybody } from '../rules/bind.ts'
import type { Rule, Source } from '../rules/rule.ts'
import { type Fee, feesOf } from '../words/fees.ts'
import { listed } from '../words/listed.ts'

const source: Source = {
  title: 'Civil Code 1770(a)(29)(D) (SB 478, SB 1524), in the National Law Review',
  address: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1770',
  readOn: '2026-11-22',
}

const lacks = ({ namesPurpose, hasAmount }: Fee): string =>
  [...(hasAmount ? [] : ['how much it is']), ...(namesPurpose ? [] : ['what it is for'])].join(' and ')

export const fees: readonly Rule[] = [
  {
    id: 'us-ca.fee-purpose',
    title: 'A fee outside the prices says how much it is and what it is for',
    source,
    certainty: 'A',
    level: 'must',
    binds: 'Restaurants and bars in California',
    bind: everybody,
    check: (menu) =>
      feesOf(menu)
        .filter((fee) => lacks(fee) !== '')
        .map((fee) => ({
          sentence: `The fee “${fee.notice.text}” does not say ${lacks(fee)}.`,
          places: [fee.pointer],
          mends: feesIntoPrices([fee]),
        })),
  },
  {
    id: 'us-ca.fee-display',
    title: 'A fee stands out on every page with prices',
    source: {
      ...source,
      title: `${source.title}; the date from which its type must contrast is 2025-07-01 or 2026-07-01`,
    },
    certainty: 'C',
    level: 'know',
    binds: 'Restaurants and bars in California',
    bind: everybody,
    check: (menu) => {
      const all = feesOf(menu)
      if (all.length === 0) return []
      return [
        {
          sentence: `A fee is set larger than the text around it, in another color, or apart by signs, on every page with prices and wherever prices are advertised: ${listed(all.map(({ notice }) => notice.text))}.`,
          places: all.map(({ pointer }) => pointer),
          mends: feesIntoPrices(all),
        },
      ]
    },
  },
]
