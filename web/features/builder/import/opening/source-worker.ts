import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import {
  type GivenFile,
  type OpenedSource,
  SourceError,
  type SourceHint,
  type SourceProblem,
} from '#sources/opened.ts'
import { openSource } from '#sources/opening/open-source.ts'

/** What the worker answers for a file. */
export type Answer =
  | { readonly opened: OpenedSource }
  | { readonly sentence: string; readonly code?: SourceProblem }

/** A file, with what is known of it from elsewhere. */
export type OpeningTask = GivenFile & SourceHint

/** Files are opened and read for a first time here, next to the page, which never waits for them. */
addEventListener('message', async ({ data }: MessageEvent<OpeningTask>) => {
  postMessage(await answerTo(data))
})

async function answerTo({ country, encoding, ...file }: OpeningTask): Promise<Answer> {
  try {
    const opened = await openSource(file, { country, encoding })
    // The page reads the lines again at every correction. Lines that take all time take this worker's, which is ended.
    if (opened.kind === 'lines') readMenuLines(opened.lines, { currency: DEFAULT_CURRENCY })
    return { opened }
  } catch (error) {
    if (error instanceof SourceError) return { sentence: error.message, code: error.code }
    return {
      sentence: `${file.name} could not be read. Save it again, or copy its text and paste it here.`,
    }
  }
}
