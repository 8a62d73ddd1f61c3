import { insertNotice } from '../fixes/insert-notice.ts'
import { missingEnergy, saysEnergy } from '../nutrition/missing-energy.ts'
import { unprintedEnergy } from '../nutrition/printed-energy.ts'
import { says } from '../parts/menu-texts.ts'
import { locationsInRegionFrom } from '../rules/bind.ts'
import type { Pack } from '../rules/rule.ts'

/** Locations in Ontario. */
const CHAIN = 20

/** In the words of the province’s guide. */
export const CALORIES_BY_AGE =
  'Adults and youth (ages 13 and older) need an average of 2,000 calories a day, and children (ages 4 to 12) need an average of 1,500 calories a day. However, individual needs vary.'

const ofChains = {
  source: {
    title: 'Healthy Menu Choices Act, 2015, in the province’s guide to menu labelling',
    address:
      'https://www.ontario.ca/document/guide-menu-labelling-requirements/contextual-statement-requirements',
    readOn: '2026-11-28',
    readAgainOn: '2027-11-30',
  },
  certainty: 'A',
  level: 'must',
  inForceFrom: '2017-01-01',
  binds: `Chains of ${CHAIN} or more locations in Ontario`,
  bind: locationsInRegionFrom(CHAIN),
} as const

export const ontario: Pack = {
  key: 'ca-on',
  name: 'Ontario',
  isFor: ({ country, region }) => country === 'CA' && region === 'ON',
  rules: [
    {
      ...ofChains,
      id: 'ca-on.calories',
      title: 'Calories next to each standard item, for each size',
      check: (menu) => missingEnergy(menu, 'calories'),
    },
    {
      ...ofChains,
      id: 'ca-on.calories-printed',
      title: 'Calories are on the menu',
      check: (menu, _, pages) => unprintedEnergy(menu, pages, { unit: 'kcal', word: 'calories' }),
    },
    {
      ...ofChains,
      id: 'ca-on.calories-statement',
      title: 'The statement of what adults, youth and children need a day',
      inForceFrom: '2018-01-01',
      check: (menu) =>
        !saysEnergy(menu) ||
        says(
          menu,
          /need an average of 2 000 calories a day/,
          /need an average of 1 500 calories a day/,
          /individual needs vary/,
        )
          ? []
          : [
              {
                sentence: `The menu says calories and lacks “${CALORIES_BY_AGE}”`,
                places: [],
                fixes: [insertNotice({ kind: 'text', text: CALORIES_BY_AGE }, 'Add the statement')],
              },
            ],
    },
  ],
}
