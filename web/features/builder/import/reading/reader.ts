import { SOURCE_LIMITS } from '#sources/opened.ts'
import type { Answer, Asked, Given, Reply, TaskName } from './reading-worker.ts'
import ReadingWorker from './reading-worker.ts?worker'

/** Thrown for what can't be read; its message is for the owner. */
export class UnreadableSourceError extends Error {
  override readonly name = 'UnreadableSourceError'
}

export interface Asking {
  /** Ends the work, with the worker: there is no other way to end it. The promise is rejected with its reason. */
  readonly signal?: AbortSignal
  /** What is read, for the sentences. */
  readonly name: string
}

/** Reads menus in a worker, one after the other, each within the time that {@link SOURCE_LIMITS} give. */
export class Reader {
  private worker: Worker | undefined
  private turn: Promise<unknown> = Promise.resolve()

  /**
   * Asks the worker for a task, in its turn.
   * @throws {UnreadableSourceError} where it fails or takes too long
   */
  ask<Name extends TaskName>(task: Name, given: Given<Name>, asking: Asking): Promise<Answer<Name>> {
    const answer = this.turn.then(() => this.askNow({ task, given }, asking))
    this.turn = answer.catch(() => undefined)
    return answer
  }

  /** Loads the worker before anything is asked. */
  begin(): Worker {
    this.worker ??= new ReadingWorker()
    return this.worker
  }

  end(): void {
    this.worker?.terminate()
    this.worker = undefined
  }

  private async askNow<Name extends TaskName>(
    asked: Asked<Name>,
    { signal, name }: Asking,
  ): Promise<Answer<Name>> {
    signal?.throwIfAborted()
    const worker = this.begin()
    const { promise, resolve, reject } = Promise.withResolvers<Answer<Name>>()
    const fail = (sentence: string) => reject(new UnreadableSourceError(sentence))
    const unreadable = `${name} could not be read. Save it again, or copy its text and paste it here.`
    const late = setTimeout(
      () => fail(`${name} takes too long to read. Give its pages one by one.`),
      SOURCE_LIMITS.milliseconds,
    )
    const cancel = () => reject(signal?.reason)
    signal?.addEventListener('abort', cancel)
    worker.onerror = () => fail(unreadable)
    worker.onmessage = ({ data }: MessageEvent<Reply<Name> | object>) => {
      if ('answer' in data) resolve(data.answer)
      else if ('isFailed' in data) fail(unreadable)
    }
    try {
      worker.postMessage(asked)
      return await promise
    } catch (error) {
      this.end()
      throw error
    } finally {
      clearTimeout(late)
      signal?.removeEventListener('abort', cancel)
    }
  }
}
