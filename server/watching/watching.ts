import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'

/** What an operator can see of the server. */
export interface Watching {
  readonly log: Logger
  readonly metrics: Metrics
}
