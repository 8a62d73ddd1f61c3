import fc from 'fast-check'
import { isLong, tries } from './depth.ts'

/** How often fast-check tries a property that doesn't say. */
const DEFAULT_RUNS = 100

/** The files of a worker share its process, and each log that one of them opens waits for the end of it. */
process.setMaxListeners(1000)

// A push tries the same inputs each time, so what fails there fails again at home; the night draws new ones.
if (!isLong) fc.configureGlobal({ seed: 20_261_129, numRuns: tries(DEFAULT_RUNS) })
