import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAP, mapWithHouse } from './house.ts'

/** Checks what a change of the code makes wrong in the documents most often; `docs.test.ts` checks every path. */
const DECISIONS = join(import.meta.dirname, '../docs/decisions')

const index = readFileSync(join(DECISIONS, 'README.md'), 'utf8')
const problems = readdirSync(DECISIONS)
  .filter((name) => name !== 'README.md' && !index.includes(`](${name}) |`))
  .map((name) => `docs/decisions/${name} has no line in docs/decisions/README.md: add it under its subject`)

const map = readFileSync(MAP, 'utf8')
if (map !== mapWithHouse(map))
  problems.push('docs/architecture.md shows another house than scripts/arrows.ts: run node scripts/house.ts')

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
