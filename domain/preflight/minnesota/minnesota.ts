import { feesIntoPrices } from '../mends/fee-into-prices.ts'
import { everybody } from '../rules/bind.ts'
import type { Pack } from '../rules/rule.ts'
import { feesOf } from '../words/fees.ts'

export const minnesota: Pack = {
  key: 'us-mn',
  name: 'Minnesota',
  isFor: ({ country, region }) => country === 'US' && region === 'MN',
  rules: [
    {
      id: 'us-mn.fee-in-price',
      title: 'Fees that everybody pays are part of the prices',
      source: {
        title:
          'Minnesota Statutes 325D.44, since 2025-01-01; a bill to exempt restaurants (SF 3225) has an unknown outcome',
        address: 'https://www.revisor.mn.gov/statutes/cite/325D.44',
        readOn: '2026-11-22',
      },
      certainty: 'C',
      level: 'should',
      binds: 'Everybody in Minnesota; an automatic gratuity that is disclosed may stand apart',
      bind: everybody,
      check: (menu) =>
        feesOf(menu)
          .filter(({ notice }) => !/gratuit/i.test(notice.text))
          .map((fee) => ({
            sentence: `“${fee.notice.text}” is a fee on top of the prices.`,
            places: [fee.pointer],
            mends: feesIntoPrices([fee]),
          })),
    },
  ],
}
