import type { MenuContent } from '../../menu/model/menu.ts'
import { says } from '../parts/menu-texts.ts'
import { namesOf, type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import { everybody } from '../rules/bind.ts'
import type { Breach, Rule } from '../rules/rule.ts'
import { counted, listed } from '../words/listed.ts'
import { readsOfBeef, readsOfOtherMeat } from '../words/meat.ts'

const SAYS_ORIGIN =
  /\borigine|\bne[es]? eleve|\bviandes? (?:bovines? )?francaises?|\bcharolais|\blimousine?\b|\baubrac/

/** Only the kitchen knows where its meat comes from, so that nothing mends it in one step. */
function withoutOrigin(menu: MenuContent, isMeant: (placed: PlacedItem) => boolean, meat: string): Breach[] {
  // One sentence for the whole menu does as well: "Toutes nos viandes bovines sont d’origine France".
  if (says(menu, SAYS_ORIGIN)) return []
  const items = placedItems(menu).filter(
    (placed) => isMeant(placed) && placed.item.origin === undefined && !SAYS_ORIGIN.test(placed.words),
  )
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'dish', 'dishes')} with ${meat} and without “Origine : …”: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
    },
  ]
}

export const meatOrigin: readonly Rule[] = [
  {
    id: 'fr.beef-origin',
    title: 'Beef has its origin',
    source: { title: 'Décret n° 2002-1465', readOn: '2026-11-22' },
    certainty: 'A',
    // That there is beef in a dish is read from its words.
    level: 'should',
    binds: 'Every restaurant in France',
    bind: everybody,
    check: (menu) => withoutOrigin(menu, readsOfBeef, 'beef or veal'),
  },
  {
    id: 'fr.meat-origin',
    title: 'Pork, lamb and poultry that were bought raw have their origin',
    source: { title: 'Décret n° 2022-65, not read in its own words', readOn: '2026-11-22' },
    certainty: 'D',
    level: 'know',
    binds: 'Every restaurant in France that buys its meat raw',
    bind: everybody,
    check: (menu) =>
      withoutOrigin(
        menu,
        (placed) => readsOfOtherMeat(placed) && !readsOfBeef(placed),
        'pork, lamb or poultry',
      ),
  },
]
