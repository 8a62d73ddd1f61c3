import { addMark } from '../../menu/editing/menu-edits.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import { MOST_OWN_MARKS } from '../../menu/model/marks.ts'
import type { Menu, MenuContent } from '../../menu/model/menu.ts'
import { mapItems } from '../../menu/model/walk.ts'
import { SALT_SHAKER, SODIUM_WARNING } from '../../menu/printed/printed-marks.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import { counted, listed } from '../../text/listed.ts'
import { insertNotice, withNotice } from '../fixes/insert-notice.ts'
import { isStandardItem } from '../nutrition/standard-item.ts'
import { says } from '../parts/menu-texts.ts'
import { namesOf, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach, Fix } from '../rules/rule.ts'

/** Warn at or above this many mg of sodium in one serving. */
const MUCH_MG = 2300

/** In the words of the city's campaign, with the name of the sign in the place of the sign, which the legend explains. */
export const SODIUM_STATEMENT =
  'Warning: the salt shaker indicates that the sodium (salt) content of this item is higher than the total daily recommended limit (2,300 mg). High sodium intake can increase blood pressure and risk of heart disease and stroke.'

const SODIUM = anyWord('sodium, salt')

type Marks = Pick<Menu, 'marks'>

const isSaltMark = ({ kind, symbol, meaning }: Menu['marks'][number]): boolean =>
  kind === 'own' && (symbol === SALT_SHAKER || SODIUM.test(foldName(meaning)))

const figuresOf = ({ sodiumMg, prices }: MenuItem): number[] =>
  [sodiumMg, ...prices.map((price) => price.sodiumMg)].filter((mg) => mg !== undefined)

const hasMuch = (item: MenuItem): boolean => figuresOf(item).some((mg) => mg >= MUCH_MG)

const isMarked = ({ ownMarks = [] }: MenuItem, { marks }: Marks): boolean =>
  marks.some((mark) => isSaltMark(mark) && ownMarks.includes(mark.id))

const unmarked = (item: MenuItem, menu: Marks): boolean => hasMuch(item) && !isMarked(item, menu)

const withSaltMark = (menu: Menu): Menu =>
  menu.marks.some(isSaltMark) || menu.marks.length >= MENU_SIZE_LIMITS.marks
    ? menu
    : addMark(menu, { kind: 'own', symbol: SALT_SHAKER, meaning: SODIUM_WARNING })

const hasWarning = (menu: Menu): boolean => says(menu, /sodium/, /2 300 mg/, /blood pressure/)

/** @param hasStatement whether the city requires the statement in addition to the sign */
const markSodium = (hasStatement: boolean): Fix => ({
  id: 'mark-sodium',
  label: hasStatement ? 'Mark them and add the warning' : 'Mark them',
  apply: (before) => {
    const menu = withSaltMark(before)
    const id = menu.marks.find(isSaltMark)?.id
    if (id === undefined) return before
    const marked = mapItems(menu, (item) => {
      const { ownMarks = [] } = item
      return unmarked(item, menu) && ownMarks.length < MOST_OWN_MARKS
        ? { ...item, ownMarks: [...ownMarks, id] }
        : item
    })
    return !hasStatement || hasWarning(marked)
      ? marked
      : withNotice(marked, { kind: 'text', text: SODIUM_STATEMENT })
  },
})

export function checkSign(menu: MenuContent, { hasStatement }: { readonly hasStatement: boolean }): Breach[] {
  const items = placedItems(menu).filter(({ item }) => unmarked(item, menu))
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'dish', 'dishes')} with 2,300 mg of sodium or more in a serving, without the sign of a salt shaker: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
      fixes: [markSodium(hasStatement)],
    },
  ]
}

/** Finds dishes whose sodium no one has stated; a sign next to a dish means that someone knows it. */
export function checkFigures(menu: MenuContent): Breach[] {
  const items = placedItems(menu).filter(
    (placed) => isStandardItem(placed) && figuresOf(placed.item).length === 0 && !isMarked(placed.item, menu),
  )
  if (items.length === 0) return []
  return [
    {
      sentence: `Nobody can tell whether ${counted(items.length, 'dish has', 'dishes have')} 2,300 mg of sodium or more, as no figure is entered: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
    },
  ]
}

export function checkWarning(menu: MenuContent): Breach[] {
  const at = menu.marks.findIndex(isSaltMark)
  const isUsed = placedItems(menu).some(({ item }) => isMarked(item, menu))
  if (at === -1 || !isUsed || hasWarning(menu)) return []
  return [
    {
      sentence:
        'The menu marks dishes with much sodium and lacks the warning that explains the sign: the 2,300 mg a day, and blood pressure, heart disease and stroke.',
      places: [`/marks/${at}`],
      fixes: [insertNotice({ kind: 'text', text: SODIUM_STATEMENT }, 'Add the warning')],
    },
  ]
}
