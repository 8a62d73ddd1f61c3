import { createTypesetter, type Typesetter } from '#typeset/typesetter.ts'

let typesetter: Typesetter | undefined

/**
 * One typesetter for the servers of all files that a worker of the tests runs, since to start one takes half a
 * second of computing. It ends with that worker.
 */
export const sharedTypesetter = (): Typesetter => (typesetter ??= createTypesetter({ workers: 1 }))
