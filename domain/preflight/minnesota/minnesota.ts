import { feesIntoPrices } from '../fees/fee-into-prices.ts'
import { feesOf, quotedFee } from '../fees/fees.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Pack } from '../rules/rule.ts'

export const minnesota: Pack = {
  key: 'us-mn',
  name: 'Minnesota',
  isFor: ({ country, region }) => country === 'US' && region === 'MN',
  rules: [
    {
      id: 'us-mn.fee-in-price',
      title: 'Fees that everyone pays are part of the prices',
      source: {
        title:
          'Minnesota Statutes 325D.44, on the pages of Hospitality Minnesota and in the press; a bill to exempt restaurants (SF 3225) has an unknown outcome',
        address: 'https://www.revisor.mn.gov/statutes/cite/325D.44',
        readOn: '2026-11-28',
        readAgainOn: '2027-02-28',
      },
      certainty: 'C',
      level: 'should',
      binds:
        'Everyone in Minnesota; an automatic gratuity for the staff that is disclosed, and fees of cards, may be extra',
      inForceFrom: '2025-01-01',
      bind: anyRestaurant,
      check: (menu) =>
        feesOf(menu)
          .filter(({ text, isForCards }) => !isForCards && !/gratuit|auto-?grat/i.test(text))
          .map((fee) => ({
            sentence: `${quotedFee(fee)} is a fee on top of the prices.`,
            places: [fee.pointer],
            fixes: feesIntoPrices(menu, [fee]),
          })),
    },
  ],
}
