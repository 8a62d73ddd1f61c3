import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Everything that can be judged without running the product. */
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['Format and lint', 'biome', 'ci', '.'],
  // Each further checker infers the types of shared files again; the other core runs the other checks.
  ['Types', 'tsc', '--project', '.', '--checkers', '1'],
  ['Import arrows', 'node', 'scripts/check-arrows.ts'],
  ['Words on screens, in comments and in commits', 'node', 'scripts/check-words.ts'],
  ['Documents', 'node', 'scripts/check-documents.ts'],
  ['Unused code', 'knip'],
]

/** All run side by side; the output of each is printed as a whole. */
const ran = checks.map(async ([name, command, ...args]) => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { name, out: out + errors, hasFailed: code !== 0 }
})

const failed: string[] = []
for (const check of ran) {
  const { name, out, hasFailed } = await check
  process.stdout.write(`\n— ${name}\n${out}`)
  if (hasFailed) failed.push(name)
}

if (failed.length > 0) {
  process.stdout.write(`\nFailed: ${failed.join(', ')}\n`)
  process.exit(1)
}
process.stdout.write('\nAll checks passed.\n')
