import { isSilentOfAllergens } from '../declared/printed-allergens.ts'
import { undeclared, unnamedMembers } from '../declared/undeclared.ts'
import { insertNotice } from '../fixes/insert-notice.ts'
import { says } from '../parts/menu-texts.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Rule, Source } from '../rules/rule.ts'

/** Our words for the sentence that the agency asks for. */
export const PLEASE_TELL_US =
  'Food allergies and intolerances: please speak to our staff about the ingredients in your meal before you order.'

const source: Source = {
  title:
    'Food Standards Agency: allergen information for non-prepacked food; best practice of 2025-03-05. Scotland: Food Information (Scotland) Regulations 2014, on edinburgh.gov.uk and foodstandards.gov.scot; written information is being consulted on there',
  address: 'https://www.edinburgh.gov.uk/food-safety-hygiene/food-allergens',
  readOn: '2026-11-28',
  readAgainOn: '2027-02-28',
}
const ofAll = {
  source,
  certainty: 'B',
  binds: 'Every food business in the United Kingdom',
  bind: anyRestaurant,
} as const

const INVITES =
  /(?:speak|talk|ask|tell|inform|let)\b.*\b(?:staff|team|server|waiter|us|member)|before (?:you )?order/

export const allergens: readonly Rule[] = [
  {
    ...ofAll,
    level: 'must',
    id: 'gb.allergens-said',
    title: 'Allergens are on the menu, or a sentence or sign says who to ask',
    check: (menu, { postedSigns }, pages) =>
      postedSigns.includes('allergen-sign') || !isSilentOfAllergens(menu, pages)
        ? []
        : [
            {
              sentence:
                'No marks next to the dishes, no sentence and no posted sign tell guests about allergens.',
              places: [],
              fixes: [insertNotice({ kind: 'text', text: PLEASE_TELL_US })],
            },
          ],
  },
  {
    ...ofAll,
    level: 'should',
    id: 'gb.allergens',
    title: 'The 14 allergens of each dish are at hand in writing',
    check: undeclared,
  },
  {
    ...ofAll,
    level: 'should',
    id: 'gb.allergen-names',
    title: 'The cereal and the nut are named',
    check: unnamedMembers,
  },
  {
    ...ofAll,
    level: 'should',
    id: 'gb.allergen-talk',
    title: 'Guests are asked to speak of their allergies',
    check: (menu) =>
      says(menu, /allerg/, INVITES)
        ? []
        : [
            {
              sentence: 'The menu does not ask guests to speak to the staff about allergies.',
              places: [],
              fixes: [insertNotice({ kind: 'text', text: PLEASE_TELL_US })],
            },
          ],
  },
]
