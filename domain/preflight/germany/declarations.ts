import { additiveCode, allergenCode } from '../../allergens/codes/codes.ts'
import { additiveName, additiveNameIn } from '../../menu/claims/additives.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { anyWord } from '../../text/any-word.ts'
import { listed } from '../../text/listed.ts'
import { isSilentOfAllergens } from '../declared/printed-allergens.ts'
import { insertNotice } from '../fixes/insert-notice.ts'
import { marksToAdd, printMarks, unprinted } from '../fixes/print-marks.ts'
import { says } from '../parts/menu-texts.ts'
import { namesOf, placedItems, pointersOf } from '../parts/placed-items.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Rule } from '../rules/rule.ts'

/** Our sentence: the LMIDV asks for a hint where the written record is kept elsewhere and has no words for it. */
export const ALLERGEN_RECORD =
  'Über die Allergene in unseren Speisen und Getränken informiert Sie unsere Allergenkarte. Bitte fragen Sie danach.'

const ofAll = {
  certainty: 'B',
  level: 'must',
  binds: 'Every restaurant in Germany',
  bind: anyRestaurant,
} as const
const LMZDV = {
  title:
    'LMZDV, in pages of the city of Munich, of the trade and of the chamber of agriculture of Rhineland-Palatinate',
  address: 'https://www.gesetze-im-internet.de/lmzdv/',
  readOn: '2026-11-28',
  readAgainOn: '2027-05-31',
}

/** Drinks that have an additive by what they are: words of their names, and its key. */
const expected: readonly (readonly [words: RegExp, key: string])[] = [
  [anyWord('cola*, coca*, pepsi*, energy*, red bull, club mate, spezi, mezzo mix'), 'caffeine'],
  [anyWord('tonic*, bitter lemon, gin tonic'), 'quinine'],
]

const lackingAdditives = (menu: MenuContent, words: RegExp, key: string) =>
  placedItems(menu).filter(
    ({ item, name, isDrink }) => isDrink && words.test(name) && !item.additives?.includes(key),
  )

export const declarations: readonly Rule[] = [
  {
    ...ofAll,
    id: 'de.allergens-written',
    title: 'Allergens are on the menu, or a sentence says where the written record is',
    source: {
      title: 'LMIDV, in pages of the city of Munich and of the trade',
      address: 'https://www.gesetze-im-internet.de/lmidv/',
      readOn: '2026-11-22',
      readAgainOn: '2027-05-31',
    },
    check: (menu, _facts, pages) => {
      if (!isSilentOfAllergens(menu, pages)) return []
      const open = marksToAdd(menu, pages)
      return [
        {
          sentence: 'No letters next to the dishes and no sentence tell guests about allergens.',
          places: [],
          fixes: [
            ...(open.length > 0
              ? [
                  printMarks(
                    'allergen',
                    'Print letters with a legend',
                    (key) => allergenCode('letters', key) ?? key,
                  ),
                ]
              : []),
            insertNotice({ kind: 'text', text: ALLERGEN_RECORD }, 'Say where the record is'),
          ],
        },
      ]
    },
  },
  {
    ...ofAll,
    id: 'de.additives-printed',
    title: 'Additives are on the menu, or a sentence says where the written record is',
    source: LMZDV,
    check: (menu) => {
      const open = unprinted('additive', menu)
      // Since 2021 a sentence may point to a written record, as for allergens.
      if (open.length === 0 || says(menu, /zusatzstoff/)) return []
      const items = placedItems(menu).filter(({ item }) => item.additives?.some((key) => open.includes(key)))
      return [
        {
          sentence: `Declared additives are not printed: ${listed(open.map((key) => additiveNameIn('de', key)))}.`,
          places: pointersOf(items),
          fixes: [
            printMarks('additive', 'Print numbers with a legend', (key) => additiveCode('DE', key) ?? key),
          ],
        },
      ]
    },
  },
  {
    ...ofAll,
    level: 'should',
    id: 'de.additives-declared',
    title: 'Drinks with caffeine or quinine declare it',
    source: LMZDV,
    check: (menu) =>
      expected.flatMap(([pattern, key]) => {
        const items = lackingAdditives(menu, pattern, key)
        if (items.length === 0) return []
        return [
          {
            sentence: `By their names these are “${additiveNameIn('de', key)}” (${additiveName(key)}), and do not declare it: ${listed(namesOf(items))}.`,
            places: pointersOf(items),
          },
        ]
      }),
  },
]
