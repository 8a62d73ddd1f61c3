import { join } from 'node:path'
import { run } from './boot/run.ts'
import { loadBuiltSite } from './site/built-site.ts'

await run(() => loadBuiltSite(join(import.meta.dirname, '..', 'dist')))
