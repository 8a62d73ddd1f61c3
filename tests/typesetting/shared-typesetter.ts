import { createOwnTypesetter, type OwnTypesetter } from '#typeset/own-typesetter.ts'

/** So long may the slowest generated menu take on a machine that others share, in ms. */
const PATIENCE_MS = 60_000

let typesetter: OwnTypesetter | undefined

/**
 * One typesetter for all files that a worker of the tests runs: starting one takes half a second of
 * computing, and a fresh one compiles each template again. It ends with that worker.
 */
export const sharedTypesetter = (): OwnTypesetter =>
  (typesetter ??= createOwnTypesetter({ workers: 1, timeoutMs: PATIENCE_MS }))
