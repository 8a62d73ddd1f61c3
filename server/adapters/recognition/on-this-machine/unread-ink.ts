import type { RecognizedWord } from '../layout/recognized-words.ts'
import { connectedInk, type InkBox } from '../straightening/connected-ink.ts'
import type { GreyPicture } from '../straightening/grey-picture.ts'

/** Shades below this are ink. */
const INK = 150

/** Heights of a digit, as multiples of the usual one. */
const DIGIT_HEIGHT = { least: 0.7, most: 1.4 } as const

/** Multiples of the height of a digit: what is closer together is one number; what is wider is none. */
const GAP = 0.7
const WIDEST = 6

/** Share of the height of a number by which a word next to it has to overlap it to be on its line. */
const SAME_LINE = 0.6

/** Each takes some hundredths of a second; no menu has as many that nobody read. */
const MOST = 60

/**
 * Boxes of what looks like numbers at the height of a line of which no word was recognized: a recognizer of whole pages
 * drops columns of single digits.
 * @param page in even light
 */
export function unreadInk(page: GreyPicture, words: readonly RecognizedWord[]): InkBox[] {
  const numbers = words.filter(
    ({ text, confidence }) => /^\p{Sc}?\d+(?:[.,]\d+)?$/u.test(text) && confidence > 0.7,
  )
  const usual = median(numbers.map(({ top, bottom }) => bottom - top))
  if (usual === undefined) return []
  const boxes: InkBox[] = []
  for (const { box } of connectedInk(page, INK)) {
    const height = box.bottom - box.top
    if (height < usual * DIGIT_HEIGHT.least || height > usual * DIGIT_HEIGHT.most) continue
    if (box.right - box.left > height * 1.2 || words.some((word) => overlap(word, box))) continue
    boxes.push(box)
  }
  return groups(boxes, usual)
    .filter((box) => box.right - box.left <= usual * WIDEST && words.some((word) => isBeside(word, box)))
    .slice(0, MOST)
}

const overlap = (one: InkBox, other: InkBox): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

const isBeside = (one: InkBox, other: InkBox): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >= (other.bottom - other.top) * SAME_LINE

function groups(boxes: readonly InkBox[], usual: number): InkBox[] {
  const found: InkBox[] = []
  for (const box of boxes.toSorted((one, other) => one.left - other.left)) {
    const at = found.findIndex((group) => isBeside(group, box) && box.left - group.right < usual * GAP)
    const group = found[at]
    if (group)
      found[at] = {
        left: Math.min(group.left, box.left),
        top: Math.min(group.top, box.top),
        right: Math.max(group.right, box.right),
        bottom: Math.max(group.bottom, box.bottom),
      }
    else found.push(box)
  }
  return found
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
