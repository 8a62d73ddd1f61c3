import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { arrows } from './arrows.ts'
import { unlistedFeatures } from './feature-lists.ts'
import { findCycles, importsOf, judgeArrows } from './import-graph.ts'
import { sharedTypeNames } from './type-names.ts'

/** Holds imports against the table of arrows; finds cycles, unlisted features and shared type names. */
const TOP_ROOMS = new Set(Object.keys(arrows).map((room) => room.split('/')[0]))

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => TOP_ROOMS.has(path.split('/')[0]) && /\.tsx?$/.test(path))
  .filter((path) => existsSync(path) && !/\.test\.tsx?$/.test(path))
const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
const graph = new Map([...texts].map(([path, text]) => [path, importsOf(path, text)]))

const product = new Map([...texts].filter(([path]) => !/^(trials|art)\//.test(path)))

// The compiler sees imports, and not the files that workers and benchmarks run.
const missing = [...graph].flatMap(([path, targets]) =>
  targets
    .filter((target) => /\.tsx?$/.test(target) && !existsSync(target))
    .map((target) => `${path} names ${target}, which isn't a file`),
)
const problems = [
  ...judgeArrows(graph, arrows),
  ...unlistedFeatures(graph),
  ...sharedTypeNames(product),
  ...missing,
]
const cycles = findCycles(graph)
for (const problem of [...problems, ...cycles]) process.stdout.write(`${problem}\n`)
process.stdout.write(`${paths.length} files, ${problems.length} problems, ${cycles.length} cycles\n`)
process.exitCode = problems.length + cycles.length > 0 ? 1 : 0
