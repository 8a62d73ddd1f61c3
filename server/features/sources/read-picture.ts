import type { User } from '#contract/accounts/accounts.ts'
import type { SourcePicture } from '#contract/generating/sources.ts'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import type { PageReader } from '../../adapters/ai/ports/page-reader.ts'
import type { PageRequest, Recognition, SeenPage } from '../../adapters/recognition/port.ts'
import { AppError } from '../../errors/app-error.ts'

interface Readers {
  readonly pageReader: PageReader
  readonly recognition: Recognition
}

interface PictureRequest extends Pick<PageRequest, 'file' | 'page' | 'signal'> {
  readonly language: string
  readonly user: User
}

/**
 * The lines of a photographed page: of a model that sees where there is one, else of the letters that are
 * recognized on this machine. Where a model fails, recognition replaces it and the owner is informed.
 * @throws {AppError} the errors of `readSourcePicture`
 */
export async function readPicture(
  { pageReader, recognition }: Readers,
  { user, language, ...request }: PictureRequest,
): Promise<SourcePicture> {
  const asked = { ...request, for: `account ${user.id}` } as const
  if (!pageReader.isAvailable) {
    const page = await recognition.recognize({ ...asked, language })
    return { ...presented(page), by: 'recognition', lines: presentedLines(page.lines), notice: null }
  }
  const seen = await recognition.see(asked)
  const caller = { id: user.id, plan: user.subscriptionPlan }
  const reading = await pageReader.read({ ...seen, page: request.page, caller, signal: request.signal })
  if (reading.lines) {
    if (reading.lines.length === 0) throw new AppError('picture_without_text')
    return { ...presented(seen), by: 'model', lines: presentedLines(reading.lines), notice: null }
  }
  if (!recognition.canRecognize)
    throw new AppError('recognition_unavailable', {
      message: `${reading.clause}, so this picture was not read. Please try again later, or bring the menu as a PDF with text.`,
    })
  const page = await recognition.recognize({ ...asked, language })
  const notice = `${reading.clause}, so the letters were recognized without it. Please look at each line.`
  return { ...presented(page), by: 'recognition', lines: presentedLines(page.lines), notice }
}

const presented = ({ picture, width, height, pageCount }: SeenPage) => ({
  picture: Buffer.from(picture).toString('base64'),
  page: { width, height },
  pageCount,
})

const presentedLines = (lines: readonly SourceLine[]): SourcePicture['lines'] =>
  lines.map((line) => ({ ...line, runs: [...line.runs] }))
