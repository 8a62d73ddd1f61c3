import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { LineOf, ProgressOf } from '#contract/shared/progress-lines.ts'
import { reached } from './connection.ts'

/**
 * The lines of an answer as they come.
 * @throws {NoConnectionError} where the connection breaks on the way
 */
export async function* linesOf<E extends Endpoint>(response: Response): AsyncGenerator<LineOf<E>> {
  const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const piece = await reached(async () => pieces?.read())
      const lines = `${rest}${piece?.value ?? ''}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as LineOf<E>
      if (piece?.done !== false) return
    }
  } finally {
    // A caller that reads no further needs no more of it.
    await pieces?.cancel().catch(() => undefined)
  }
}

/** Returns whether a line is streamed on the way, and isn't the end of the answer. */
export const isProgress = <E extends Endpoint>(line: LineOf<E>): line is ProgressOf<E> => {
  const { type } = line as { readonly type: string }
  return type !== 'answer' && type !== 'error'
}
