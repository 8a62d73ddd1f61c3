import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { type Answer, nameOfFailure } from './visitor.ts'

/** Times of answers by the name of the call, and everything that went wrong. */
export class Tally {
  readonly #times = new Map<string, RecordableHistogram>()
  readonly #failures = new Map<string, number>()

  get failures(): ReadonlyMap<string, number> {
    return this.#failures
  }

  get answers(): number {
    return [...this.#times.values()].reduce((total, { count }) => total + count, 0)
  }

  /** An answer that is not the one the contract promises is a failure, and so is none. */
  async count(name: string, expected: Endpoint | 200, asked: Promise<Answer>): Promise<Answer | undefined> {
    const status = expected === 200 ? 200 : expected.status
    try {
      const answer = await asked
      if (answer.status !== status) {
        this.#fail(`${name}: ${nameOfFailure(answer)}`)
        return undefined
      }
      this.#timesOf(name).record(Math.max(1, Math.round(answer.ms * 1000)))
      return answer
    } catch (error) {
      this.#fail(`${name}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`)
      return undefined
    }
  }

  #fail(what: string): void {
    this.#failures.set(what, (this.#failures.get(what) ?? 0) + 1)
  }

  #timesOf(name: string): RecordableHistogram {
    const times = this.#times.get(name) ?? createHistogram()
    this.#times.set(name, times)
    return times
  }

  lines(seconds: number): string[] {
    return [...this.#times]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, times]) => {
        const at = (share: number) => `${(times.percentile(share) / 1000).toFixed(1).padStart(7)}`
        const perSecond = (times.count / seconds).toFixed(1).padStart(6)
        return `${name.padEnd(28)} ${String(times.count).padStart(6)} answers ${perSecond}/s   p50 ${at(50)}  p95 ${at(95)}  p99 ${at(99)}  longest ${(times.max / 1000).toFixed(0).padStart(5)} ms`
      })
  }
}
