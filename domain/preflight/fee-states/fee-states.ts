import { feesIntoPrices } from '../fees/fee-into-prices.ts'
import { feesOf, quotedFee } from '../fees/fees.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Pack } from '../rules/rule.ts'

interface State {
  readonly region: string
  readonly name: string
  readonly law: string
}

const states: readonly State[] = [
  { region: 'CO', name: 'Colorado', law: 'HB25-1090' },
  { region: 'VA', name: 'Virginia', law: 'law of 2025 on total prices' },
  { region: 'CT', name: 'Connecticut', law: 'law of 2025 on total prices' },
  { region: 'OR', name: 'Oregon', law: 'law of 2025 on total prices' },
  { region: 'NY', name: 'New York', law: 'General Business Law 518 and rules on surcharges' },
]

/** States that ask for total prices in some way, and of whose rules for restaurants no more was read than a review. */
const packOf = ({ region, name, law }: State): Pack => ({
  key: `us-${region.toLowerCase()}`,
  name,
  isFor: (facts) => facts.country === 'US' && facts.region === region,
  rules: [
    {
      id: `us-${region.toLowerCase()}.fees`,
      title: 'Fees are shown as the state wants it',
      source: { title: `${name}, ${law}, in one review`, readOn: '2026-11-22', readAgainOn: '2027-05-31' },
      certainty: 'D',
      level: 'know',
      binds: `Everyone in ${name}; restaurants may disclose a fee in other ways`,
      bind: anyRestaurant,
      check: (menu) => {
        const fees = feesOf(menu)
        if (fees.length === 0) return []
        return [
          {
            sentence: `${name} has rules on fees outside the prices. Check what they ask of ${fees.map(quotedFee).join(', ')}.`,
            places: fees.map(({ pointer }) => pointer),
            fixes: feesIntoPrices(menu, fees),
          },
        ]
      },
    },
  ],
})

export const feeStates: readonly Pack[] = states.map(packOf)
