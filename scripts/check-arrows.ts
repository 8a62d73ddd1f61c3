import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Proves the import arrows. The rule itself is the linter's (`biome.json`); what is proved here is
 * that it is awake: that it saw the files of every room, and that a planted violation of every
 * forbidden arrow is found.
 */
const RULE = 'noRestrictedImports'

/** Room, a file in it, and an import that the room must not make. */
const plants: readonly (readonly [path: string, forbidden: string])[] = [
  ['domain/menu/planted.ts', '#contract/errors.ts'],
  ['domain/menu/planted.ts', '#server/env.ts'],
  ['domain/menu/planted.ts', '#web/lib/api.ts'],
  ['domain/menu/planted.ts', '#typeset/job.ts'],
  ['domain/menu/planted.ts', 'node:fs'],
  ['domain/menu/planted.ts', 'react'],
  ['domain/menu/planted.ts', 'hono'],
  ['domain/menu/planted.ts', '../../server/env.ts'],
  ['contract/planted.ts', '#server/env.ts'],
  ['contract/planted.ts', '#web/lib/api.ts'],
  ['contract/planted.ts', '#typeset/job.ts'],
  ['domain/menu/planted.ts', '#workers/pool.ts'],
  ['contract/planted.ts', '#workers/pool.ts'],
  ['workers/planted.ts', '#domain/menu/schema.ts'],
  ['workers/planted.ts', '#typeset/job.ts'],
  ['workers/planted.ts', '#server/env.ts'],
  ['illustration/draw/planted.ts', '#contract/errors.ts'],
  ['illustration/draw/planted.ts', '#server/env.ts'],
  ['illustration/draw/planted.ts', '#web/lib/api.ts'],
  ['typeset/planted.ts', '#server/env.ts'],
  ['typeset/planted.ts', '#contract/errors.ts'],
  ['typeset/planted.ts', '#web/lib/api.ts'],
  ['server/features/menus/planted.ts', '#web/lib/api.ts'],
  ['server/features/menus/planted.ts', '../accounts/queries.ts'],
  ['web/features/builder/planted.tsx', '#server/env.ts'],
  ['web/features/builder/planted.tsx', '#typeset/job.ts'],
  ['web/features/builder/planted.tsx', '#workers/pool.ts'],
  ['web/features/builder/planted.tsx', '../designer/preview.tsx'],
  ['web/features/builder/planted.tsx', '#web/features/designer/preview.tsx'],
  ['web/features/builder/planted.tsx', '../../routes/router.tsx'],
  ['web/lib/planted.ts', '../features/builder/filters.ts'],
  ['web/ui/planted.tsx', '../lib/api.ts'],
  ['web/ui/planted.tsx', '#domain/menu/schema.ts'],
  ['web/public/planted.tsx', '../features/builder/filters.ts'],
]

const rooms = ['domain', 'illustration', 'contract', 'workers', 'typeset', 'server', 'web']

let failures = 0
const fail = (sentence: string) => {
  failures += 1
  process.stdout.write(`${sentence}\n`)
}

for (const room of rooms) {
  const { status, seen, output } = lint(['lint', `--only=style/${RULE}`, room])
  if (seen === 0) fail(`The rule saw no file in ${room}/`)
  if (status !== 0) fail(`Forbidden imports in ${room}/:\n${output}`)
  process.stdout.write(`${room}: ${seen} files seen\n`)
}

const garden = plantViolations()
const { output: found } = lint(['lint', `--only=style/${RULE}`, '--max-diagnostics=none', '.'], garden)
for (const [index, [path, forbidden]] of plants.entries()) {
  if (!found.includes(`${plantedPath(path, index)}:1:`)) {
    fail(`A forbidden import was not found: ${path} → ${forbidden}`)
  }
}
rmSync(garden, { recursive: true })

process.stdout.write(`${plants.length} planted violations, ${failures} failures\n`)
process.exit(failures > 0 ? 1 : 0)

/** A copy of the rooms' shape under the same configuration, with one violation a file. */
function plantViolations(): string {
  const garden = mkdtempSync(join(tmpdir(), 'carte-arrows-'))
  const configuration = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(garden, 'biome.json'), JSON.stringify({ ...configuration, vcs: { enabled: false } }))
  for (const [index, [path, forbidden]] of plants.entries()) {
    const file = join(garden, plantedPath(path, index))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import planted from '${forbidden}'\n\nexport default planted\n`)
  }
  return garden
}

function plantedPath(path: string, index: number): string {
  return path.replace('planted', `planted-${index}`)
}

function lint(args: readonly string[], cwd = '.') {
  const { status, stdout, stderr } = spawnSync('biome', args, { cwd, encoding: 'utf8' })
  const output = `${stdout}${stderr}`
  return { status, output, seen: Number(/Checked (\d+) file/.exec(output)?.[1] ?? 0) }
}
