import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { TELL_YOUR_SERVER } from '../allergy-notice/allergy-notice.ts'
import { districtOfColumbia } from '../district-of-columbia/district-of-columbia.ts'
import { massachusetts } from '../massachusetts/massachusetts.ts'
import { minnesota } from '../minnesota/minnesota.ts'
import { preflight } from '../preflight.ts'
import { rhodeIsland } from '../rhode-island/rhode-island.ts'
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
    fixes: ['fee-into-prices'],
  },
})

const menuIn = (market: string) => ({ market, items: [{ name: 'Clam chowder' }] })
const noticeCases = (market: string, id: string) => ({
  [id]: {
    breaks: menuIn(market),
    says: /server/,
    keeps: { ...menuIn(market), notices: [TELL_YOUR_SERVER] },
    exempt: menuIn('US-NH'),
    fixes: ['insert-notice'],
  },
})

tryRules(massachusetts, {
  ...casesOf('US-MA', 'us-ma.fee-in-price', 'A 20% charge for parties goes to the wait staff.'),
  ...noticeCases('US-MA', 'us-ma.allergy-notice'),
})
tryRules(rhodeIsland, noticeCases('US-RI', 'us-ri.allergy-notice'))
tryRules(districtOfColumbia, {
  'us-dc.fee-purpose': {
    breaks: fee('US-DC', 'A 5% charge is added to each check.'),
    says: /does not say what it is for/,
    keeps: fee('US-DC'),
    exempt: fee('US-NV', 'A 5% charge is added to each check.'),
    fixes: ['fee-into-prices'],
  },
})

it('takes no other words for those of Massachusetts, and any of the sense in Rhode Island', () => {
  const own = 'Please let your server know of any food allergies.'
  const found = (market: string) =>
    preflight(menuUnderLaw({ ...menuIn(market), notices: [own] })).findings.map(({ rule }) => rule.id)
  expect(found('US-MA')).toContain('us-ma.allergy-notice')
  expect(found('US-RI')).not.toContain('us-ri.allergy-notice')
})
tryRules(minnesota, casesOf('US-MN', 'us-mn.fee-in-price', 'An automatic gratuity of 18% is added.'))

const idOf = ({ rules }: Pack): string => rules[0]?.id ?? ''
for (const pack of feeStates) {
  const market = pack.key.toUpperCase()
  tryRules(pack, casesOf(market, idOf(pack), 'No service charge: tips are yours to give.'))
}
