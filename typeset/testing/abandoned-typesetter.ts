/** Opens a typesetter whose worker announces itself, sets a menu, says so, and waits to be killed. */
import { createTypesetter } from '../typesetter.ts'
import { buildGroups, buildInput } from './build-input.ts'

const typesetter = createTypesetter({
  workers: 1,
  workerModule: new URL('./announced-worker.ts', import.meta.url),
})
await typesetter.typeset(buildInput(buildGroups(1)))
process.stdout.write('ready\n')
