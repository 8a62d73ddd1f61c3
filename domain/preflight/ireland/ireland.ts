import { allergenName } from '../../menu/claims/allergen-names.ts'
import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { printsAllergens } from '../declared/printed-allergens.ts'
import { marksToAdd, printMarks } from '../fixes/print-marks.ts'
import { says } from '../parts/menu-texts.ts'
import { placedItems } from '../parts/placed-items.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Pack } from '../rules/rule.ts'
import { withoutOrigin } from '../words/meat-origin.ts'

/** A list that lies out: guests need not ask for it. */
const LIST_AT_HAND =
  /\b(?:on|at|in|by|beside|behind|overleaf|displayed|see|scan)\b.*\b(?:bar|counter|table|tables|door|entrance|menu|page|board|wall|folder|overleaf|code)\b/
const HAS_TO_ASK = /\b(?:ask|request|speak|enquire|inquire)\b/

const signOf = (key: string): string => allergenName(key).slice(0, MENU_TEXT_LIMITS.sign)

export const ireland: Pack = {
  key: 'ie',
  name: 'Ireland',
  isFor: ({ country }) => country === 'IE',
  rules: [
    {
      id: 'ie.allergens-written',
      title: 'Allergens are in writing next to the dish, in English, and nobody has to ask for them',
      source: {
        title:
          'S.I. 489 of 2014, as amended by S.I. 656 of 2024, on the pages of the Food Safety Authority of Ireland',
        address:
          'https://www.fsai.ie/business-advice/running-a-food-business/allergens/allergen-information-for-non-prepacked-food',
        readOn: '2026-11-28',
        readAgainOn: '2027-11-30',
      },
      certainty: 'A',
      level: 'must',
      inForceFrom: '2014-12-13',
      binds: 'Every food business in Ireland',
      bind: anyRestaurant,
      check: (menu, _facts, pages) => {
        if (placedItems(menu).length === 0 || printsAllergens(menu, pages)) return []
        if (says(menu, /allerg/, LIST_AT_HAND) && !says(menu, /allerg/, HAS_TO_ASK)) return []
        return [
          {
            sentence:
              'The pages do not name the allergens next to the dishes, and no sentence says where a written list lies out: guests must not have to ask.',
            places: [],
            fixes:
              marksToAdd(menu, pages).length > 0
                ? [printMarks('allergen', 'Print the names next to the dishes', signOf)]
                : [],
          },
        ]
      },
    },
    {
      id: 'ie.beef-origin',
      title: 'Beef has its country of origin, in clear type on the menu',
      source: {
        title:
          'S.I. 307 of 2006, as amended by S.I. 85 of 2007, on the pages of the Food Safety Authority of Ireland',
        address:
          'https://www.fsai.ie/enforcement-and-legislation/legislation/food-legislation/meat-fresh-meat/labelling-of-prepared-beef',
        readOn: '2026-11-28',
        readAgainOn: '2027-11-30',
      },
      certainty: 'A',
      // That there is beef in a dish is read from its words.
      level: 'should',
      inForceFrom: '2006-07-03',
      binds: 'Every caterer in Ireland that serves beef',
      bind: anyRestaurant,
      check: (menu) =>
        withoutOrigin(menu, {
          isMeant: ({ dish }) => dish.flesh.has('beef'),
          meat: 'beef',
          wanted: 'its country of origin',
          says: /\b(?:irish|ireland|origin|british|scottish|argentin\S*|brazil\S*|uruguay\S*|australian|american|usda|french|polish)\b/,
        }),
    },
  ],
}
