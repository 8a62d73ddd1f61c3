/**
 * Work in steps of a few milliseconds: the caller can let other work run between two steps. It yields
 * nothing, and returns its result.
 */
export type Steps<Result> = Generator<undefined, Result>

/** Runs all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
