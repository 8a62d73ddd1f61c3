import { run } from './boot/run.ts'
import { loadDevSite } from './site/dev-site.ts'

await run(loadDevSite)
