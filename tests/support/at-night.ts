import { it } from 'vitest'
import { isLong } from './depth.ts'

/** A test of the long form alone. A push leaves it out and doesn't count it as skipped. */
export const itAtNight = (name: string, test: () => Promise<void>, timeoutMs?: number): void => {
  if (isLong) it(name, test, timeoutMs)
}
