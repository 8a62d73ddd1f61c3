import type { RecognizedRow, RecognizedWord } from '../layout/recognized-words.ts'
import { dataForWords, type LanguageData } from './languages.ts'
import { withNumbersAlone } from './numbers-alone.ts'

/** Recognizes whole pages and finds their columns itself. */
const WHOLE_PAGE = '3'

/** Long short-term memory, the recognizer that the data is made for. */
const LSTM = 1

/** Passed for a picture that states no resolution; letters of a menu have some 30 px at that. */
const DOTS_PER_INCH = '220'

type Engine = Awaited<ReturnType<typeof open>>

let engine: { readonly code: string; readonly opened: Promise<Engine> } | undefined

/** Kept for the next page of the same language: opening takes half a second. */
async function engineFor(data: LanguageData): Promise<Engine> {
  if (engine?.code !== data.code) {
    await engine?.opened.then((former) => former.terminate())
    engine = { code: data.code, opened: open(data) }
  }
  return engine.opened
}

async function open({ code, folder }: LanguageData) {
  const { createWorker } = await import('tesseract.js')
  const opened = await createWorker(code, LSTM, {
    langPath: folder,
    cacheMethod: 'none',
    gzip: true,
    // Without it a failure would end the process; it rejects the call as well.
    errorHandler: () => undefined,
  })
  await opened.setParameters({ user_defined_dpi: DOTS_PER_INCH })
  return opened
}

/** Finds text anywhere, in no order: columns of figures too, which the other way takes for a picture. */
const SPARSE = '11'

/** Takes a picture for one word. */
const ONE_WORD = '8'

/** Words that a page has at least of which the recognizer is sure; it finds letters in the fur of a cat, but is not. */
const LEAST_WORDS = 3
const SURE = 0.6

/** Share of all of its words that they are. */
const LEAST_SURE = 0.25

/** How sure a word has to be that only the second look finds. */
const SURE_ALONE = 0.5

/** How sure a number is at most of which two looks see other digits, unless one is so much surer than the other. */
const DISPUTED = 0.4
const SURER = 0.25

/**
 * The rows of a page: those of its blocks, what is outside of them, and numbers looked at alone; none of a
 * picture of something else. Where its words are of another language than was asked for, it is read in that one. Nothing
 * is fetched and nothing is written.
 * @param picture an upright page as PNG
 */
export async function readLetters(picture: Buffer, data: LanguageData): Promise<RecognizedRow[]> {
  const first = await rowsOf(await engineFor(data), picture, WHOLE_PAGE)
  if (!areWritten(first)) return []
  const better = dataForWords(wordsOf(first), data)
  const recognizer = await engineFor(better ?? data)
  const blocks = better ? await rowsOf(recognizer, picture, WHOLE_PAGE) : first
  const others = await rowsOf(recognizer, picture, SPARSE)
  const rows = bothLooks(blocks, others)
  return withNumbersAlone(picture, rows, async (number) =>
    (await rowsOf(recognizer, number, ONE_WORD)).flatMap(({ words }) => words),
  )
}

const wordsOf = (rows: readonly RecognizedRow[]): string =>
  rows.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n')

/** What the first look found, less sure of the numbers that the second one sees otherwise, and what only that found. */
function bothLooks(blocks: readonly RecognizedRow[], others: readonly RecognizedRow[]): RecognizedRow[] {
  const known = blocks.flatMap(({ words }) => words)
  const again = others.flatMap(({ words }) => words)
  const outside = others.map((row) => ({
    ...row,
    words: row.words.filter(
      (word) => word.confidence >= SURE_ALONE && !known.some((other) => overlaps(word, other)),
    ),
  }))
  const compared = blocks.map((row) => ({
    ...row,
    words: row.words.map((word) =>
      isDisputed(
        word,
        again.filter((other) => overlaps(word, other)),
      )
        ? { ...word, confidence: Math.min(word.confidence, DISPUTED) }
        : word,
    ),
  }))
  return [...compared, ...outside.filter(({ words }) => words.length > 0)]
}

const digitsOf = (words: readonly RecognizedWord[]): string =>
  words.map(({ text }) => text.replaceAll(/\D/gu, '')).join('')

/** Has a number other digits the second time? Where words were parted otherwise, all of them are held against it. */
const isDisputed = (word: RecognizedWord, again: readonly RecognizedWord[]): boolean =>
  /\d/u.test(word.text) &&
  again.length > 0 &&
  again.every(({ confidence }) => confidence > word.confidence - SURER) &&
  !digitsOf(again).includes(digitsOf([word]))

function areWritten(rows: readonly RecognizedRow[]): boolean {
  const words = rows.flatMap((row) => row.words)
  const sure = words.filter(({ text, confidence }) => confidence >= SURE && /\p{L}{3}/u.test(text))
  return sure.length >= Math.max(LEAST_WORDS, words.length * LEAST_SURE)
}

const overlaps = (one: RecognizedWord, other: RecognizedWord): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

async function rowsOf(recognizer: Engine, picture: Buffer, mode: string): Promise<RecognizedRow[]> {
  await recognizer.setParameters({ tessedit_pageseg_mode: mode as never })
  const { data: page } = await recognizer.recognize(picture, {}, { blocks: true, text: false })
  return (page.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words, rowAttributes }) => ({
        height: Math.min(
          typeHeight(words.flatMap(({ symbols }) => symbols)) ?? rowAttributes.rowHeight,
          mostHeight(words),
        ),
        words: words.map(({ text, confidence, bbox }) => ({
          text,
          left: bbox.x0,
          top: bbox.y0,
          right: bbox.x1,
          bottom: bbox.y1,
          confidence: confidence / 100,
        })),
      })),
    ),
  )
}

interface Letter {
  readonly text: string
  readonly bbox: { readonly y0: number; readonly y1: number }
}

/** Letters that are as high as an x, in most typefaces half of the size of the type; and those as high as a cap. */
const SMALL = /^[acemnorsuvwxz]$/u
const TALL = /^[A-Z\d]$/u

/** Share of the size of type that a word with a tall or a hanging letter has at least. */
const LEAST_SHARE = 0.68

/** What the boxes of words allow at most: those of letters sometimes span the gap to the next line. */
function mostHeight(words: readonly Letter[]): number {
  const heights = words
    .filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text))
    .map(({ bbox }) => bbox.y1 - bbox.y0)
    .sort((one, other) => one - other)
  return (heights[Math.floor(heights.length / 2)] ?? Number.POSITIVE_INFINITY) / LEAST_SHARE
}

/** The size of the type of some letters in pixels, by the heights of those that tell; undefined where too few do. */
function typeHeight(letters: readonly Letter[]): number | undefined {
  const heights = (kind: RegExp) =>
    letters
      .filter(({ text }) => kind.test(text))
      .map(({ bbox }) => bbox.y1 - bbox.y0)
      .sort((one, other) => one - other)
  for (const [kind, share] of [
    [SMALL, 0.5],
    [TALL, 0.7],
  ] as const) {
    const found = heights(kind)
    if (found.length >= 3) return (found[Math.floor(found.length / 2)] ?? 0) / share
  }
  return undefined
}
