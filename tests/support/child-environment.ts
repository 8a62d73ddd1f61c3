import { join } from 'node:path'

/**
 * All that a process of a test takes over from its surroundings. Node keeps there what it has compiled:
 * the second start of a server costs half the time of the first, and tests start dozens.
 */
export const childEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'carte-tests'),
}
