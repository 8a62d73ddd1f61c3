import { NDJSON_TYPE } from '#contract/shared/progress-lines.ts'
import type { HttpContext } from '../bindings.ts'
import { errorAfterHead } from './answer-error.ts'

/** Takes what is streamed on the way. */
export type Tell = (line: object) => void

/** Returns whether the caller wants progress lines. */
export const acceptsLines = (c: HttpContext): boolean =>
  c.req.header('accept')?.includes(NDJSON_TYPE) === true

/**
 * An answer that comes line by line. It has begun with the first line: what fails before that is thrown, and answered
 * with its own status; what fails after it becomes the last line.
 * @param make tells what there is, and returns the answer
 */
export async function answerInLines(
  c: HttpContext,
  make: (tell: Tell) => Promise<unknown>,
): Promise<Response> {
  const lines = new TransformStream<object, Uint8Array>({ transform: encodeLine }, { highWaterMark: WAITING })
  const writer = lines.writable.getWriter()
  // A client that has gone reads no more lines; the request's own signal ends the work.
  const write = (line: object) => void writer.write(line).catch(() => undefined)
  const close = () => writer.close().catch(() => undefined)
  const begun = Promise.withResolvers<void>()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    begun.resolve()
  }
  make((line) => {
    begin()
    write(line)
  })
    .then((answer) => {
      begin()
      write({ type: 'answer', answer })
      void close()
    })
    .catch((error: unknown) => {
      if (!hasBegun) return begun.reject(error)
      write({ type: 'error', ...errorAfterHead(error, c) })
      void close()
    })
  await begun.promise
  return c.body(lines.readable as ReadableStream<Uint8Array<ArrayBuffer>>, 200, {
    'content-type': NDJSON_TYPE,
    // Neither packed nor held back on the way: a line is worth something when it comes.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
}

/** Lines that may wait for a slow reader; a menu has fewer. */
const WAITING = 1000

const encoder = new TextEncoder()

function encodeLine(line: object, controller: TransformStreamDefaultController<Uint8Array>): void {
  controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
}
