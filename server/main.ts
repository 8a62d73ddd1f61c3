import { join } from 'node:path'
import { loadBuiltSite } from './pages/site.ts'
import { run } from './run.ts'

await run(() => loadBuiltSite(join(import.meta.dirname, '..', 'dist')))
