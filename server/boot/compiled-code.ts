import { existsSync, readdirSync, rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

/**
 * Keeps what Node compiles in the data directory, some 8 MB: the next start and the workers read it there, and a start
 * takes a third less. That of other versions goes. Where it can't be written, all is compiled again; so it is at the
 * first start, which may still refuse the directory.
 */
export function keepCompiledCode(dataDir: string): void {
  if (process.env.NODE_COMPILE_CACHE || !existsSync(join(dataDir, 'lock.db'))) return
  const all = join(dataDir, 'compiled')
  const ours = join(all, packageJson.version)
  if (!enableCompileCache(ours).directory) return
  process.env.NODE_COMPILE_CACHE = ours
  for (const name of readdirSync(all))
    if (name !== packageJson.version) rmSync(join(all, name), { recursive: true, force: true })
}
