import { recognizedLines } from '../layout/recognized-lines.ts'
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

/** @throws {PageError} */
export async function doPageTask({ file, page, language }: PageTask): Promise<RecognizedPage> {
  const data = language === undefined ? undefined : languageData(language)
  if (language !== undefined && !data) throw new PageError('no_recognizer')
  const { picture, pageCount } = await openPage(file, page)
  const { shown, clear, width, height } = await uprightPage(picture)
  const seen = { picture: Uint8Array.from(shown), width, height, pageCount }
  if (!data) return { ...seen, lines: [] }
  const rows = await readLetters(clear, data)
  if (rows.length === 0) throw new PageError('no_letters')
  return { ...seen, lines: recognizedLines(rows, page) }
}
