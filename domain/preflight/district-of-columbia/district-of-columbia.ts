import { undisclosedFees } from '../fees/undisclosed.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Pack } from '../rules/rule.ts'

export const districtOfColumbia: Pack = {
  key: 'us-dc',
  name: 'District of Columbia',
  isFor: ({ country, region }) => country === 'US' && region === 'DC',
  rules: [
    {
      id: 'us-dc.fee-purpose',
      title: 'A fee says how much it is and what it is for, before guests order',
      source: {
        title:
          'D.C. Code § 28-3901 ff., as the Attorney General reads it in the alert of March and the advisory of August 2023, quoted by two law firms and the press',
        address:
          'https://www.regulatoryoversight.com/2023/10/dc-oag-issues-guidance-on-restaurant-fee-disclosures/',
        readOn: '2026-11-28',
        readAgainOn: '2027-05-31',
      },
      certainty: 'B',
      level: 'must',
      inForceFrom: '2023-03-01',
      binds: 'Restaurants in the District of Columbia',
      bind: anyRestaurant,
      check: undisclosedFees,
    },
  ],
}
