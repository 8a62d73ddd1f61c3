import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { arrows } from './arrows.ts'
import { unlistedFeatures } from './feature-lists.ts'
import { findCycles, importsOf, judgeArrows } from './import-graph.ts'

/**
 * Holds the imports of every file of the product against the table of arrows, finds cycles, and features that are in no
 * list.
 */
const TOP_ROOMS = new Set(Object.keys(arrows).map((room) => room.split('/')[0]))

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => TOP_ROOMS.has(path.split('/')[0]) && /\.tsx?$/.test(path))
  .filter((path) => existsSync(path) && !/\.test\.tsx?$/.test(path))
const graph = new Map(paths.map((path) => [path, importsOf(path, readFileSync(path, 'utf8'))]))

// The compiler sees imports, and not the files that workers and benchmarks run.
const missing = [...graph].flatMap(([path, targets]) =>
  targets
    .filter((target) => /\.tsx?$/.test(target) && !existsSync(target))
    .map((target) => `${path} names ${target}, which isn't a file`),
)
const problems = [...judgeArrows(graph, arrows), ...unlistedFeatures(graph), ...missing]
const cycles = findCycles(graph)
for (const problem of [...problems, ...cycles]) process.stdout.write(`${problem}\n`)
process.stdout.write(`${paths.length} files, ${problems.length} problems, ${cycles.length} cycles\n`)
process.exitCode = problems.length + cycles.length > 0 ? 1 : 0
