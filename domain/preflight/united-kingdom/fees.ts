import { feesIntoPrices } from '../fees/fee-into-prices.ts'
import { feesOf, quotedFee } from '../fees/fees.ts'
import { taxOnTop } from '../fees/tax-on-top.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Rule } from '../rules/rule.ts'

export const fees: Rule = {
  id: 'gb.fee-in-price',
  title: 'Tax and charges that everyone pays are part of the prices',
  source: {
    title:
      'Digital Markets, Competition and Consumers Act 2024, section 230, and the CMA’s guidance on price transparency (CMA209), in reviews of three law firms, one of which names service and cover charges of restaurants',
    address:
      'https://thelens.slaughterandmay.com/post/102k52j/its-not-fair-the-impact-of-the-cmas-draft-dmcc-act-guidance-on-the-online-cust',
    readOn: '2026-11-28',
    readAgainOn: '2027-02-28',
  },
  certainty: 'B',
  level: 'must',
  inForceFrom: '2025-04-06',
  binds:
    'Every restaurant in the United Kingdom; a charge that guests may refuse can be extra, and is called optional',
  bind: anyRestaurant,
  check: (menu) => [
    ...feesOf(menu)
      .filter((fee) => !fee.isForSome)
      .map((fee) => ({
        sentence: `${quotedFee(fee)} reads as mandatory and comes on top of the prices. If guests may refuse it, call it optional.`,
        places: [fee.pointer],
        fixes: feesIntoPrices(menu, [fee]),
      })),
    ...taxOnTop(menu),
  ],
}
