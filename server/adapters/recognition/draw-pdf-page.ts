import { Worker } from 'node:worker_threads'
import type { DrawingAnswer, DrawnPage, PageDrawing } from './draw-thread.ts'
import { PageError } from './page-error.ts'

/** A menu with photographs takes half a second. */
const DRAWING_MS = 10_000

/**
 * Draws a page of a PDF in a separate thread: a file of some MB can hold hours of work, and the drawing
 * code can't be interrupted, only ended.
 * @throws {PageError}
 */
export async function drawPdfPage(file: Uint8Array, number: number, longestSide: number): Promise<DrawnPage> {
  const thread = new Worker(new URL('./draw-thread.ts', import.meta.url), {
    workerData: { file, number, longestSide } satisfies PageDrawing,
  })
  const { promise, resolve, reject } = Promise.withResolvers<DrawingAnswer>()
  const late = setTimeout(() => reject(new PageError('too_slow')), DRAWING_MS)
  thread
    .once('message', resolve)
    .once('error', (cause) => reject(new PageError('damaged', { cause })))
    .once('exit', () => reject(new PageError('damaged')))
  try {
    const drawing = await promise
    if ('problem' in drawing) throw new PageError(drawing.problem, { cause: drawing.detail })
    return drawing.page
  } finally {
    clearTimeout(late)
    await thread.terminate()
  }
}
