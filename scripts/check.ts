import { spawnSync } from 'node:child_process'

/** Everything that can be judged without running the product, the cheapest first; all of it is run. */
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['Format and lint', 'biome', 'ci', '.'],
  ['Types', 'tsc', '--project', '.'],
  ['Import arrows', 'node', 'scripts/check-arrows.ts'],
  ['Unused code', 'knip'],
]

const failed = checks.filter(([name, command, ...args]) => {
  process.stdout.write(`\n— ${name}\n`)
  return spawnSync(command, args, { stdio: 'inherit' }).status !== 0
})

if (failed.length > 0) {
  process.stdout.write(`\nFailed: ${failed.map(([name]) => name).join(', ')}\n`)
  process.exit(1)
}
process.stdout.write('\nAll checks passed.\n')
