import { tryRules } from '#tests/builders/try-rules.ts'
import { massachusetts } from '../massachusetts/massachusetts.ts'
import { minnesota } from '../minnesota/minnesota.ts'
import type { Pack } from '../rules/rule.ts'
import { feeStates } from './fee-states.ts'

const KITCHEN = 'A 5% kitchen appreciation fee is added to each check.'
const fee = (market: string, text = KITCHEN) => ({
  market,
  notices: [{ kind: 'fee' as const, text, fee: { percent: 5 } }],
})

const casesOf = (market: string, id: string, kept: string) => ({
  [id]: {
    breaks: fee(market),
    says: /kitchen appreciation/,
    keeps: fee(market, kept),
    exempt: fee('US-NV'),
    mends: ['fee-into-prices'],
  },
})

tryRules(
  massachusetts,
  casesOf('US-MA', 'us-ma.fee-in-price', 'A 20% charge for parties goes to the wait staff.'),
)
tryRules(minnesota, casesOf('US-MN', 'us-mn.fee-in-price', 'An automatic gratuity of 18% is added.'))

const idOf = ({ rules }: Pack): string => rules[0]?.id ?? ''
for (const pack of feeStates) {
  const market = pack.key.toUpperCase()
  tryRules(pack, casesOf(market, idOf(pack), 'No service charge: tips are yours to give.'))
}
