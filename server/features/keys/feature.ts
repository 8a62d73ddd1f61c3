import { sweepRepeatableCalls } from '../../owners/repeating/repeatable-calls.ts'
import { sweepKeys } from './queries.ts'
import { mountKeys } from './routes.ts'

export const keys = {
  mount: mountKeys,
  sweeps: { keys: sweepKeys, 'repeatable calls': sweepRepeatableCalls },
}
