import { type GivenFile, type OpenedSource, SourceError, type SourceProblem } from '#sources/opened.ts'
import { openSource } from '#sources/opening/open-source.ts'

/** What the worker answers for a file. */
export type Answer =
  | { readonly opened: OpenedSource }
  | { readonly sentence: string; readonly code?: SourceProblem }

/** Files are opened here, beside the page, which never waits for them. */
addEventListener('message', async ({ data }: MessageEvent<GivenFile>) => {
  postMessage(await answerTo(data))
})

async function answerTo(file: GivenFile): Promise<Answer> {
  try {
    return { opened: await openSource(file) }
  } catch (error) {
    if (error instanceof SourceError) return { sentence: error.message, code: error.code }
    return {
      sentence: `${file.name} could not be read. Save it again, or copy its text and paste it here.`,
    }
  }
}
