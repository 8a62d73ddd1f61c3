import sharp from 'sharp'
import type { RecognizedRow, RecognizedWord } from '../layout/recognized-words.ts'
import type { InkBox } from '../straightening/connected-ink.ts'
import type { GreyPicture } from '../straightening/grey-picture.ts'
import { unreadInk } from './unread-ink.ts'

/** White pixels around a number that is looked at alone. */
const MARGIN = 20

/** How sure a word has to be that is read alone, and to be taken for what a look at the page read otherwise. */
const SURE_ALONE = 0.5
const SURE_OTHERWISE = 0.8

/** How sure a number has to be not to be looked at again. */
const SURE = 0.6

/** Of digits of one word, how much wider than usual for its height each may be: more holds a leader, or a lost digit. */
const WIDE = 1.3

/** What may be a price, misread or not. */
const NUMBER = /^[\p{Sc}S§]?\d+(?:[.,]\d*)?$/u
const READ = /^\p{Sc}?\d/u

type ReadOne = (picture: Buffer) => Promise<readonly RecognizedWord[]>

/**
 * The rows of a page with numbers that were looked at alone: those that no look at the page found at the height of its
 * lines, those that it was not sure of, and those whose boxes are too wide for them, as leaders before a price make them.
 * Who reads the same digits again is sure of them; other digits are taken where the box was too wide for the first.
 * @param picture an upright page as PNG
 */
export async function withNumbersAlone(
  picture: Buffer,
  rows: readonly RecognizedRow[],
  readOne: ReadOne,
): Promise<RecognizedRow[]> {
  const { data: pixels, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const page = { pixels, width: info.width, height: info.height }
  const words = rows.flatMap((row) => row.words)
  const isWide = wideNumbers(words)
  const again = new Set(words.filter((word) => isWide(word) || isUnsure(word)))
  const known = words.filter((word) => !again.has(word))
  const better = new Map<RecognizedWord, RecognizedWord>()
  const found: RecognizedRow[] = []
  for (const box of unreadInk(page, known)) {
    const [word, ...more] = await readOne(await pictureOf(page, box))
    if (!word || more.length > 0 || word.confidence < SURE_ALONE || !READ.test(word.text)) continue
    const read = { ...word, ...box }
    const former = [...again].find(
      (one) => isSameLine(one, box) && one.left < box.right && one.right > box.left,
    )
    if (former) better.set(former, settled(former, read, isWide(former)))
    else {
      const row = rows.find((other) => other.words.some((one) => isSameLine(one, box)))
      found.push({ height: row?.height ?? box.bottom - box.top, words: [read] })
    }
  }
  const looked = rows.map((row) => ({ ...row, words: row.words.map((word) => better.get(word) ?? word) }))
  return [...looked, ...found]
}

function settled(former: RecognizedWord, read: RecognizedWord, wasWide: boolean): RecognizedWord {
  if (digits(former) === digits(read))
    // A point that only one look saw is there: specks between digits are seldom taken for one.
    return { ...read, text: /[.,]/u.test(former.text) ? former.text : read.text }
  if (wasWide && read.confidence >= SURE_OTHERWISE) return read
  return former
}

const digits = ({ text }: RecognizedWord): string => text.replaceAll(/\D/gu, '')

const isUnsure = ({ text, confidence }: RecognizedWord): boolean => NUMBER.test(text) && confidence < SURE

function wideNumbers(words: readonly RecognizedWord[]): (word: RecognizedWord) => boolean {
  const widths = words
    .filter(({ text }) => NUMBER.test(text))
    .map(widthOfDigit)
    .sort((one, other) => one - other)
  const usual = widths[Math.floor(widths.length / 2)] ?? 0
  return (word) => NUMBER.test(word.text) && widthOfDigit(word) > usual * WIDE
}

/** As a share of their height. */
const widthOfDigit = ({ text, left, right, top, bottom }: RecognizedWord): number =>
  (right - left) / text.length / Math.max(1, bottom - top)

const isSameLine = (word: InkBox, box: InkBox): boolean => word.top < box.bottom && word.bottom > box.top

/** A number as PNG, with white around it. */
const pictureOf = (
  { pixels, width, height }: GreyPicture,
  { left, top, right, bottom }: InkBox,
): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .extract({ left, top, width: right - left + 1, height: bottom - top + 1 })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
