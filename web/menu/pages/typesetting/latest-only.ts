interface Options<Input, Output> {
  readonly run: (input: Input, signal: AbortSignal) => Promise<Output>
  readonly onDone: (output: Output) => void
  readonly onFailure: (error: unknown) => void
  /** The debounce, in ms; the first change after a rest is taken at once. */
  readonly restMs: number
  /** The longest debounce, in ms: a constant stream of inputs is taken at least this often. */
  readonly longestWaitMs: number
}

export interface LatestOnly<Input> {
  submit(input: Input): void
  stop(): void
}

/** Runs an operation for the latest of many inputs and aborts the older run. */
export function latestOnly<Input, Output>(options: Options<Input, Output>): LatestOnly<Input> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | undefined
  let lastSubmit = Number.NEGATIVE_INFINITY
  let running: AbortController | undefined

  const start = (input: Input) => {
    waitingSince = undefined
    running?.abort()
    const controller = new AbortController()
    running = controller
    options.run(input, controller.signal).then(
      (output) => !controller.signal.aborted && options.onDone(output),
      (error) => !controller.signal.aborted && options.onFailure(error),
    )
  }

  return {
    submit(input) {
      clearTimeout(timer)
      const now = Date.now()
      const hasRested = now - lastSubmit >= options.restMs
      lastSubmit = now
      if (hasRested) return start(input)
      waitingSince ??= now
      const patienceMs = waitingSince + options.longestWaitMs - now
      timer = setTimeout(start, Math.max(0, Math.min(options.restMs, patienceMs)), input)
    },
    stop() {
      clearTimeout(timer)
      running?.abort()
    },
  }
}
