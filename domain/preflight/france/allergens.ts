import { isSilentOfAllergens } from '../declared/printed-allergens.ts'
import { insertNotice } from '../fixes/insert-notice.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Rule } from '../rules/rule.ts'

/** How guests reach the written list: our sentence, the decree has none. */
export const ALLERGEN_LIST =
  'La liste écrite des allergènes présents dans nos plats est à votre disposition : demandez-la à notre équipe.'

export const allergens: Rule = {
  id: 'fr.allergens-written',
  title: 'Allergens are written next to the dish, or a sentence says where the list is',
  source: {
    title: 'Décret n° 2015-447, on restolegis',
    readOn: '2026-11-22',
    readAgainOn: '2027-05-31',
  },
  certainty: 'B',
  level: 'must',
  binds: 'Every restaurant in France',
  bind: anyRestaurant,
  check: (menu, _facts, pages) =>
    isSilentOfAllergens(menu, pages)
      ? [
          {
            sentence: 'No marks next to the dishes and no sentence tell guests about allergens.',
            places: [],
            fixes: [insertNotice({ kind: 'text', text: ALLERGEN_LIST }, 'Say where the list is')],
          },
        ]
      : [],
}
