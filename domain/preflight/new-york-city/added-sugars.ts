import type { Menu, MenuContent } from '../../menu/model/menu.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import { counted, listed } from '../../text/listed.ts'
import { says } from '../parts/menu-texts.ts'
import { namesOf, type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach } from '../rules/rule.ts'

/** What is sold with a label of its nutrition, or flows from a fountain as it does. */
const SUGARED = anyWord(
  'cola, colas, coke, coca cola, pepsi, sprite, fanta, dr pepper, mountain dew, 7up, root beer, ginger ale, cream soda, lemonade*, fruit punch',
  'sweet tea, iced tea, ice tea, arnold palmer, soda, sodas, soft drink*, fountain drink*, snapple, gatorade, energy drink*, red bull, slush*, frozen lemonade',
)
const UNSUGARED = anyWord(
  'diet, zero, light, lite, unsweetened, sugar free, no sugar, club soda, soda water, sparkling',
)

const SUGARS = anyWord('added sugar, added sugars, sugar, sugars')

const isSugarMark = ({ kind, meaning }: Menu['marks'][number]): boolean =>
  kind === 'own' && SUGARS.test(foldName(meaning))

const isMarked = ({ item: { ownMarks = [] } }: PlacedItem, { marks }: Pick<Menu, 'marks'>): boolean =>
  marks.some((mark) => isSugarMark(mark) && ownMarks.includes(mark.id))

/** Drinks of which the label says how much sugar was added, and the menu says nothing. */
export function checkSugars(menu: MenuContent): Breach[] {
  const items = placedItems(menu).filter(
    (placed) =>
      placed.isDrink &&
      SUGARED.test(placed.words) &&
      !UNSUGARED.test(placed.words) &&
      !isMarked(placed, menu),
  )
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'drink')} may have 50 g of added sugars or more in a size: look at the label. Those have the icon of a spoon in a triangle next to them: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
    },
  ]
}

/** A sign of added sugars without the warning that goes with it. */
export function checkSugarWarning(menu: MenuContent): Breach[] {
  const at = menu.marks.findIndex(isSugarMark)
  const isUsed = placedItems(menu).some((placed) => isMarked(placed, menu))
  if (at === -1 || !isUsed || says(menu, /added sugars?/, /diabetes/)) return []
  return [
    {
      sentence:
        'The menu marks added sugars and lacks the warning that goes with the icon: the daily limit of 50 g, and type 2 diabetes, weight gain and tooth decay. The health department has its exact words.',
      places: [`/marks/${at}`],
    },
  ]
}
