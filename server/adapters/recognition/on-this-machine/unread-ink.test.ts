import { expect, it } from 'vitest'
import type { RecognizedWord } from '../layout/recognized-words.ts'
import type { InkBox } from '../straightening/connected-ink.ts'
import { unreadInk } from './unread-ink.ts'

const WIDTH = 400
const HEIGHT = 200

const pageWith = (...boxes: readonly InkBox[]) => {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const { left, top, right, bottom } of boxes)
    for (let y = top; y <= bottom; y += 1) pixels.fill(0, y * WIDTH + left, y * WIDTH + right + 1)
  return { pixels, width: WIDTH, height: HEIGHT }
}

const boxAt = (left: number, top: number, width = 12, height = 20): InkBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const word = (text: string, box: InkBox): RecognizedWord => ({ ...box, text, confidence: 0.95 })

const price = boxAt(300, 40)
const words = [word('Stout', boxAt(20, 40, 90)), word('24', price)]

it('finds a digit at the height of a line that nobody read', () => {
  const lost = boxAt(250, 40)
  expect(unreadInk(pageWith(price, lost), words)).toEqual([lost])
})

it('takes digits that stand together for one number', () => {
  expect(unreadInk(pageWith(price, boxAt(240, 40), boxAt(256, 40)), words)).toEqual([boxAt(240, 40, 28)])
})

it.each([
  ['far from any line', boxAt(250, 150)],
  ['much lower than a digit', boxAt(250, 50, 8, 8)],
  ['as wide as an ornament', boxAt(200, 40, 60)],
])('leaves alone what is %s', (_, ornament) => {
  expect(unreadInk(pageWith(price, ornament), words)).toEqual([])
})

it('finds nothing on a page without any number', () => {
  expect(unreadInk(pageWith(boxAt(250, 40)), [word('Stout', boxAt(20, 40, 90))])).toEqual([])
})
