import { recognizedLines } from '../layout/recognized-lines.ts'
import type { RecognizedRow } from '../layout/recognized-words.ts'
import { openPage } from '../open-page.ts'
import { PageError } from '../page-error.ts'
import type { RecognizedPage } from '../port.ts'
import { uprightPage } from '../straightening/upright-page.ts'
import { languageData } from './languages.ts'
import { readLetters } from './read-letters.ts'

export interface PageTask {
  readonly file: Uint8Array
  readonly page: number
  /** Absent: the page is only opened. */
  readonly language?: string
}

/** Words that a page has at least of which the recognizer is sure; it finds letters in the fur of a cat, but is not. */
const LEAST_WORDS = 3
const SURE = 0.6

/** Share of all of its words that they are. */
const LEAST_SURE = 0.25

/** @throws {PageError} */
export async function doPageTask({ file, page, language }: PageTask): Promise<RecognizedPage> {
  const data = language === undefined ? undefined : languageData(language)
  if (language !== undefined && !data) throw new PageError('no_recognizer')
  const { picture, pageCount } = await openPage(file, page)
  const { shown, clear, width, height } = await uprightPage(picture)
  const seen = { picture: Uint8Array.from(shown), width, height, pageCount }
  if (!data) return { ...seen, lines: [] }
  const rows = await readLetters(clear, data)
  if (!areWritten(rows)) throw new PageError('no_letters')
  return { ...seen, lines: recognizedLines(rows, page) }
}

function areWritten(rows: readonly RecognizedRow[]): boolean {
  const words = rows.flatMap((row) => row.words)
  const sure = words.filter(({ text, confidence }) => confidence >= SURE && /\p{L}{3}/u.test(text))
  return sure.length >= Math.max(LEAST_WORDS, words.length * LEAST_SURE)
}
