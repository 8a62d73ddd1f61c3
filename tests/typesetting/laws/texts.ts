import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import { FLOORS_PT } from '#typeset/sheet/floors.ts'
import { isRightToLeft, type TextKind, wordsOf } from '../any-words.ts'
import { isItem, lettersOf, type SetMenu, textsIn } from './set-menu.ts'

const saidOf = ({ name, secondName = '', description, prices }: PrintedItem): string[] =>
  [name, secondName, description, ...prices.map(({ text }) => text)]
    .map(lettersOf)
    .filter((text) => text !== '')

/** All that is said of an item is printed once, whole, in its place, and in the order of the menu; not in one place where it runs over. */
export function textsLostOrMoved(set: SetMenu): string[] {
  const printed = lettersOf(set.read.text)
  let from = 0
  return set.items.flatMap((item) => {
    const region = set.regions.filter(isItem).find(({ id }) => id === item.id)
    const ofItem = region
      ? lettersOf(
          textsIn(set, region)
            .map(({ text }) => text)
            .join(''),
        )
      : ''
    if (isRightToLeft(item.name)) return lettersLost(item, ofItem)
    const at = printed.indexOf(lettersOf(item.name), from)
    from = Math.max(from, at)
    const isInOrder = at < 0 ? [`“${item.name}” is not in its order`] : []
    if (set.runsOver.has(item.id)) return isInOrder
    return [
      ...isInOrder,
      ...saidOf(item).flatMap((text) => [
        ...(isPrinted(text, printed, set) ? [] : [`“${text}” is not printed once and whole`]),
        ...(ofItem.includes(text) ? [] : [`“${text}” is not in the place of its item`]),
      ]),
    ]
  })
}

/** Once, and a second time as the caption of a picture. */
function isPrinted(text: string, printed: string, { captions }: SetMenu): boolean {
  const times = printed.split(text).length - 1
  return times === 1 || (times === 2 && captions.has(text))
}

const RIGHT_TO_LEFT_LETTERS = /[^\p{Script=Arabic}\p{Script=Hebrew}]/gu
const inOrder = (text: string): string =>
  [...text.normalize('NFKC').replaceAll(RIGHT_TO_LEFT_LETTERS, '')].toSorted().join('')

/** Of words that run from right to left their letters alone are known, not the order in which a reader gives them. */
function lettersLost(item: PrintedItem, printed: string): string[] {
  const others = saidOf(item).filter((text) => !isRightToLeft(text))
  return [
    ...(inOrder(printed) === inOrder(saidOf(item).join('')) ? [] : [`“${item.name}” has other letters`]),
    ...others
      .filter((text) => printed.split(text).length !== 2)
      .map((text) => `“${text}” is not printed once and whole`),
  ]
}

/** No text is smaller than can be read, by what it is. */
export function textsTooSmall({ read }: SetMenu): string[] {
  return read.pages.flatMap(({ texts }) =>
    texts.flatMap(({ text, height }) => {
      const floor = floorOf(text)
      return text.trim() === '' || height >= floor - 0.02
        ? []
        : [`“${text}” is ${height.toFixed(2)} pt, below ${floor} pt`]
    }),
  )
}

function floorOf(text: string): number {
  const hasOneOf = (kind: TextKind) => wordsOf(kind).some((word) => text.includes(word))
  if (hasOneOf('name')) return FLOORS_PT.name
  return hasOneOf('description') || hasOneOf('secondName') ? FLOORS_PT.description : FLOORS_PT.mark
}
