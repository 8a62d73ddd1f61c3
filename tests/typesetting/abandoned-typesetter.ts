/** Opens a typesetter whose worker announces itself, sets a menu, says so, and waits to be killed. */
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'
import { buildInput, buildSections } from './build-input.ts'

const typesetter = createOwnTypesetter({
  workers: 1,
  workerModule: new URL('./announced-worker.ts', import.meta.url),
})
await typesetter.typeset(buildInput(buildSections(1)))
process.stdout.write('ready\n')
