import type { Attempts } from './attempts.ts'
import type { Rates } from './rates.ts'

export interface Limiters {
  readonly attempts: Attempts
  readonly rates: Rates
}
