import { Worker } from 'node:worker_threads'
import { MaintenanceError } from '#server/maintenance/errors.ts'
import { SOURCE_LIMITS } from '#sources/opened.ts'
import type { ReadingAnswer, ReadingTask, RecognizingNote } from './read-worker.ts'

/** For pages that are pictures, together; begins with the first of them. */
const PICTURES_MS = 120_000

/** Megabytes of one reading: a file within the limits takes a fraction of it. */
const MEMORY_MB = 1024

/**
 * Reads files of one menu in a separate thread.
 * @throws {MaintenanceError} with a sentence for what cannot be read, takes too long or too much memory
 */
export async function readInBounds(task: ReadingTask): Promise<Extract<ReadingAnswer, { isRead: true }>> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<ReadingAnswer>()
  const refuse = (sentence: string, cause?: unknown) => reject(new MaintenanceError(sentence, { cause }))
  const within = (milliseconds: number) =>
    setTimeout(
      () => refuse(`Reading took longer than ${milliseconds / 1000} s. Give the pages of the menu alone.`),
      milliseconds,
    )
  let timer = within(SOURCE_LIMITS.milliseconds * task.files.length)
  worker.on('message', (said: ReadingAnswer | RecognizingNote) => {
    if (!('isRecognizing' in said)) return resolve(said)
    clearTimeout(timer)
    timer = within(SOURCE_LIMITS.milliseconds * task.files.length + PICTURES_MS)
  })
  worker.once('error', (cause) =>
    refuse(
      'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? `Reading took more than ${MEMORY_MB} MB. Give the pages of the menu alone.`
        : 'The file could not be read. Save the menu as PDF, CSV or text and try again.',
      cause,
    ),
  )
  worker.once('exit', () => refuse('The file could not be read: its reader stopped.'))
  try {
    const answer = await promise
    if (!answer.isRead) throw new MaintenanceError(answer.sentence)
    return answer
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
