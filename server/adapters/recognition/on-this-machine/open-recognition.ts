import type { ErrorCode } from '#contract/errors/errors.ts'
import { WorkError } from '#workers/errors.ts'
import { WorkerPool } from '#workers/pool.ts'
import { forkWorker } from '#workers/worker-process.ts'
import { AppError } from '../../../errors/app-error.ts'
import { poolCodes } from '../../../errors/pool-codes.ts'
import type { Watching } from '../../../watching/watching.ts'
import { isPageProblem, type PageProblem } from '../page-error.ts'
import type { PageRequest, Recognition, RecognizedPage } from '../port.ts'
import { languageData } from './languages.ts'
import type { PageTask } from './page-task.ts'

/** A page of a dense menu takes some five seconds of a core; a poster of small print four times that. */
const TIMEOUT_MS = 45_000

const MEGABYTE = 1024 * 1024

export interface RecognitionOptions extends Pick<Watching, 'log'> {
  /** Whether letters can be recognized here; found out by looking for the optional packages where absent. */
  readonly canRecognize?: boolean
}

/** One page at a time: the typesetter and the server need the other processors. */
export function openRecognition({
  log,
  canRecognize = languageData('en') !== undefined,
}: RecognitionOptions): Recognition {
  const pool = new WorkerPool<PageTask, RecognizedPage>({
    workers: 1,
    queueLimit: 24,
    queueLimitForOne: 6,
    timeoutMs: TIMEOUT_MS,
    rememberTimeoutMs: 5 * 60_000,
    startTimeoutMs: 30_000,
    maxWorkerBytes: 600 * MEGABYTE,
    // Most owners bring a menu once; until then nothing of it is loaded.
    atOnce: 0,
    // Who cancels a page wants to bring another one, and there is one worker.
    endsForsaken: true,
    startWorker: forkWorker(new URL('./page-worker.ts', import.meta.url)),
  })

  async function run({ file, page, for: asker, signal }: PageRequest, language?: string) {
    try {
      return await pool.run(
        { file, page, ...(language !== undefined && { language }) },
        { for: asker, signal },
      )
    } catch (cause) {
      if (!(cause instanceof WorkError)) throw cause
      const { code, failure, detail } = cause
      if (code === 'crashed' || code === 'timeout' || (code === 'failed' && !isPageProblem(failure)))
        log.error({ code, detail: detail.slice(0, 500) }, 'recognition worker failed')
      throw refusalOf(cause)
    }
  }

  return {
    canRecognize,
    see: (request) => run(request),
    recognize: (request) =>
      canRecognize ? run(request, request.language) : Promise.reject(new AppError('recognition_unavailable')),
    close: () => pool.close(),
  }
}

function refusalOf(cause: WorkError): AppError {
  const { code, failure } = cause
  if (code === 'failed' && isPageProblem(failure)) return new AppError(...refusals[failure](cause))
  // A page that ends its worker is as unreadable as a damaged one.
  return new AppError(poolCodes[code] ?? 'source_unreadable', { cause })
}

type Refusal = ConstructorParameters<typeof AppError>

const saying =
  (code: ErrorCode, message?: string) =>
  (cause: unknown): Refusal => [code, { ...(message !== undefined && { message }), cause }]

const refusals: Readonly<Record<PageProblem, (cause: unknown) => Refusal>> = {
  not_a_picture: saying(
    'source_unknown',
    'This is no picture that can be read. Please bring a JPEG, PNG or WebP picture, or a PDF.',
  ),
  heic: saying(
    'source_unknown',
    'This picture is in the HEIC format, which cannot be read here. Share it as a JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible.',
  ),
  too_many_pixels: saying('image_too_many_pixels'),
  no_such_page: saying('source_unreadable', 'This file has no such page.'),
  encrypted: saying(
    'source_unreadable',
    'This PDF is protected by a password. Please save it without one and bring that.',
  ),
  damaged: saying('source_unreadable'),
  too_many_pages: saying(
    'source_unreadable',
    'This PDF has more than 60 pages. Please bring the pages of the menu alone.',
  ),
  too_slow: saying(
    'source_unreadable',
    'This page takes too long to draw. Please bring a photograph of it, or the text of the menu.',
  ),
  no_letters: saying('picture_without_text'),
  no_recognizer: saying('recognition_unavailable'),
}
