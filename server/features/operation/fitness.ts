import { setTimeout } from 'node:timers/promises'

export interface Fitness {
  readonly isDatabaseReachable: boolean
  readonly isStorageReachable: boolean
}

export interface FitnessChecks {
  readonly database: () => Promise<boolean>
  /** Absent: a folder of this machine. */
  readonly storage?: () => Promise<unknown>
}

/** However many ask, the parts are asked once in this time. */
const KEPT_MS = 1000

/** A monitor waits no longer than this. */
const PATIENCE_MS = 2000

/** Looks whether the parts answer; strangers who ask without end cost no more than one who asks. */
export function createFitness(checks: FitnessChecks, patienceMs = PATIENCE_MS): () => Promise<Fitness> {
  let last: { readonly at: number; readonly fitness: Promise<Fitness> } | undefined

  async function look(): Promise<Fitness> {
    const [isDatabaseReachable, isStorageReachable] = await Promise.all([
      answers(checks.database, patienceMs),
      answers(async () => {
        await checks.storage?.()
        return true
      }, patienceMs),
    ])
    return { isDatabaseReachable, isStorageReachable }
  }

  return () => {
    const now = performance.now()
    if (!last || now - last.at >= KEPT_MS) last = { at: now, fitness: look() }
    return last.fitness
  }
}

async function answers(check: () => Promise<boolean>, patienceMs: number): Promise<boolean> {
  const waiting = new AbortController()
  const tooLate = setTimeout(patienceMs, false, { signal: waiting.signal }).catch(() => false)
  return Promise.race([check().catch(() => false), tooLate]).finally(() => waiting.abort())
}
