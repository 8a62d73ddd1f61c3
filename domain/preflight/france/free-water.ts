import { insertNotice } from '../fixes/insert-notice.ts'
import { says } from '../parts/menu-texts.ts'
import { placedItems } from '../parts/placed-items.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Rule } from '../rules/rule.ts'

/** Our sentence: the law asks for the information and has no words for it. */
export const FREE_WATER =
  'Eau potable gratuite sur demande : n’hésitez pas à demander une carafe ou un verre.'

export const freeWater: Rule = {
  id: 'fr.free-water',
  title: 'The menu or a sign says that guests can ask for free drinking water',
  source: {
    title: 'Code de l’environnement, L541-15-10, quoted by Industrie hôtelière and a lawyers’ page',
    address:
      'https://industrie-hoteliere.com/fiches-juridique-experts/cafe-restaurant%e2%80%89-le-client-peut-demander-un-verre-deau-potable-gratuitement/amp',
    readOn: '2026-11-28',
    readAgainOn: '2027-11-30',
  },
  certainty: 'A',
  level: 'must',
  inForceFrom: '2022-01-01',
  binds: 'Every restaurant and bar in France that has no such sign',
  bind: (facts) => (facts.postedSigns.includes('free-water') ? 'exempt' : anyRestaurant(facts)),
  check: (menu) =>
    placedItems(menu).length === 0 || says(menu, /\b(?:eau|carafe)/, /\b(?:gratuit|offert|libre|free)/)
      ? []
      : [
          {
            sentence:
              'Neither the menu nor a sign that is said to hang tells guests that they can ask for free drinking water.',
            places: [],
            fixes: [insertNotice({ kind: 'text', text: FREE_WATER }, 'Add the sentence')],
          },
        ],
}
