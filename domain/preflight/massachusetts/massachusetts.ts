import { feesIntoPrices } from '../mends/fee-into-prices.ts'
import { everybody } from '../rules/bind.ts'
import type { Pack } from '../rules/rule.ts'
import { feesOf } from '../words/fees.ts'

export const massachusetts: Pack = {
  key: 'us-ma',
  name: 'Massachusetts',
  isFor: ({ country, region }) => country === 'US' && region === 'MA',
  rules: [
    {
      id: 'us-ma.fee-in-price',
      title: 'A fee that does not go to the staff is part of the prices',
      source: { title: '940 CMR 38.00, since 2025-09-02, in one review and the news', readOn: '2026-11-22' },
      certainty: 'C',
      level: 'should',
      binds:
        'Everybody in Massachusetts; a service charge for parties that goes to tipped staff may stand on the menu',
      bind: everybody,
      check: (menu) =>
        feesOf(menu)
          .filter(({ isForStaff }) => !isForStaff)
          .map((fee) => ({
            sentence: `The total price is what a guest sees first: “${fee.notice.text}” does not say that it goes to the staff, and belongs into the prices.`,
            places: [fee.pointer],
            mends: feesIntoPrices([fee]),
          })),
    },
  ],
}
