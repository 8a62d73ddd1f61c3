import type { Attempts } from './attempts.ts'
import type { Rates } from './rates.ts'

/** What holds people to the limits. */
export interface Limiters {
  readonly attempts: Attempts
  readonly rates: Rates
}
