import { isFigure } from '../../domain/reading/tables/sheet/cell-shapes.ts'
import { type LdNode, textOfValue } from './json-ld/nodes.ts'

/** Under which keys the things of a list have their names and prices. */
export interface KeysOfItems {
  readonly name: string
  readonly price: string
}

/** Characters of a name. */
const LONGEST_NAME = 90

/** Times that a description is longer than a name. */
const LONGER = 2.5

/** What may have cents next to a price, and is none. */
const NO_PRICE =
  /(?:^|_|\b)(?:lat|lng|lon|longitude|latitude|weight|width|height|rating|score|tax|vat|version|ratio)/iu

/**
 * Finds by their values under which keys a list has names and prices, whatever the keys are called: the first texts
 * that differ, and amounts with cents or a sign. Undefined where nothing is certain.
 */
export function keysOfItems(list: readonly LdNode[]): KeysOfItems | undefined {
  if (list.length < 2) return undefined
  const keys = Object.keys(list[0] ?? {})
  const textsAt = (key: string) => list.map((node) => textOfValue(node[key]) ?? '')
  const names = keys.filter((key) => {
    const texts = textsAt(key)
    const areWords = texts.every(
      (text) => /\p{L}{2}/u.test(text) && text.length <= LONGEST_NAME && !isFigure(text),
    )
    return (
      areWords &&
      new Set(texts).size === texts.length &&
      !texts.some((text) => /^https?:|\.\w{3,4}$/u.test(text))
    )
  })
  const prices = keys.filter((key) => {
    const texts = textsAt(key)
    const areAmounts =
      texts.every((text) => text === '' || isFigure(text)) && texts.some((text) => text !== '')
    const isMoney = texts.some((text) => /\d[.,]\d{1,2}(?!\d)|\p{Sc}/u.test(text))
    return areAmounts && isMoney && !NO_PRICE.test(key)
  })
  const lengthOf = (key: string) => textsAt(key).join('').length
  // Names come first, unless what is first is a sentence.
  const name = names.find((key) => names.every((other) => lengthOf(key) <= LONGER * lengthOf(other)))
  const [price, another] = prices
  return name === undefined || price === undefined || another !== undefined ? undefined : { name, price }
}
