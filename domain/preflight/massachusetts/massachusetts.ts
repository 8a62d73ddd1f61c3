import { massachusettsNotice } from '../allergy-notice/allergy-notice.ts'
import { feesIntoPrices } from '../fees/fee-into-prices.ts'
import { feesOf, quotedFee } from '../fees/fees.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Pack } from '../rules/rule.ts'

export const massachusetts: Pack = {
  key: 'us-ma',
  name: 'Massachusetts',
  isFor: ({ country, region }) => country === 'US' && region === 'MA',
  rules: [
    massachusettsNotice,
    {
      id: 'us-ma.fee-in-price',
      title: 'A fee that does not go to the staff is part of the prices',
      source: {
        title: '940 CMR 38.00, in reviews of two law firms',
        address: 'https://www.mass.gov/regulations/940-CMR-3800-unfair-and-deceptive-fees',
        readOn: '2026-11-28',
        readAgainOn: '2027-05-31',
      },
      certainty: 'B',
      inForceFrom: '2025-09-02',
      level: 'should',
      binds: 'Everyone in Massachusetts; a party service charge that goes to tipped staff may be on the menu',
      bind: anyRestaurant,
      check: (menu) =>
        feesOf(menu)
          .filter(({ isForStaff }) => !isForStaff)
          .map((fee) => ({
            sentence: `The total price is what a guest sees first: ${quotedFee(fee)} does not say that it goes to the staff, and belongs into the prices.`,
            places: [fee.pointer],
            fixes: feesIntoPrices(menu, [fee]),
          })),
    },
  ],
}
