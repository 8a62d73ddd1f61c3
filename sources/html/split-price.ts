import { AMOUNT, BEFORE_AMOUNT } from './amounts.ts'
import { attribute, isElement, type PageElement, type PageNode } from './page.ts'

/** Pieces of a price: its sign, its figures, what parts them. */
const MOST_PIECES = 8

const FORMERLY = new Set(['del', 's', 'strike', 'ins'])

/** A price cut into elements, `<i>₺</i><b>280</b><b>,</b><b>00</b>`, in one text; undefined for others. */
export function splitPrice(element: PageElement): string | undefined {
  const pieces: string[] = []
  const collect = (node: PageNode): boolean => {
    if (isElement(node)) {
      if (FORMERLY.has(node.tagName) || node.tagName === 'br' || isRaisedCents(node, pieces)) return false
      return node.childNodes.every(collect)
    }
    if (node.nodeName !== '#text' || !('value' in node)) return true
    const text = node.value.trim()
    if (text !== '') pieces.push(text)
    return pieces.length <= MOST_PIECES && text.length <= 14
  }
  if (!element.childNodes.every(collect)) return undefined
  const [lead = ''] = pieces
  const bare = lead.replace(BEFORE_AMOUNT, '')
  if (pieces.length === 1 && bare !== lead && AMOUNT.test(bare)) return bare
  if (pieces.length < 2) return undefined
  const figures = pieces.flatMap((piece, at) => (/\d/u.test(piece) ? [at] : []))
  // `5` and `6` next to each other are two prices.
  const areParted = figures.slice(1).every((at, place) => {
    const between = pieces.slice((figures[place] ?? 0) + 1, at)
    return (
      (between.length === 1 && /^(?:[.,]|\p{Sc})$/u.test(between[0] ?? '')) ||
      (between.length === 0 && (/^[.,]/u.test(pieces[at] ?? '') || /\d[.,]$/u.test(pieces[at - 1] ?? '')))
    )
  })
  if (figures.length === 0 || !areParted) return undefined
  const [first = 0, last = 0] = [figures[0], figures.at(-1)]
  const text = pieces.reduce((whole, piece, at) => {
    const isWord = (at <= first && /\p{L}$/u.test(whole)) || (at > last && /^\p{L}/u.test(piece))
    return isWord ? `${whole} ${piece}` : `${whole}${piece}`
  }, '')
  return AMOUNT.test(text) ? text : undefined
}

/** `12<sup>50</sup>` has its own way. */
const isRaisedCents = (element: PageElement, before: readonly string[]): boolean =>
  (element.tagName === 'sup' || /cents?|decimals?|fraction/iu.test(attribute(element, 'class'))) &&
  /\d$/u.test(before.at(-1) ?? '')
