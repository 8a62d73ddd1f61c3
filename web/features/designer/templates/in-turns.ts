/** Runs at most this many tasks at once, in order; one whose signal is aborted before its turn does not run. */
export function inTurns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  const begin = async (): Promise<void> => {
    if (running < most) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const end = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
  return async <Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    await begin()
    try {
      signal.throwIfAborted()
      return await task()
    } finally {
      end()
    }
  }
}
