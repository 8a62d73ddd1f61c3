import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { arrows } from './arrows.ts'

/** Holds the imports of every file of the product against the table of arrows, and finds cycles of files. */
const IMPORT =
  /^(?:import|export)\s+(?:type\s+)?[\w*{][^'"`();=]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

const rooms = Object.keys(arrows).sort((one, other) => other.length - one.length)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) =>
    /^(?:templates|domain|illustration|contract|workers|typeset|server|web)\/.*\.(?:ts|tsx)$/.test(path),
  )
  .filter((path) => existsSync(path) && !/\.test\.tsx?$|\/testing\//.test(path))

const problems: string[] = []
const imports = new Map(files.map((path) => [path, importsOf(path)]))
for (const [path, targets] of imports) {
  for (const target of targets) judge(path, target)
}
for (const cycle of cyclesOf(
  new Map([...imports].map(([path, targets]) => [path, targets.filter(isOurs)])),
)) {
  process.stdout.write(`Files import each other in a circle: ${cycle.join(', ')}\n`)
}

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${files.length} files, ${problems.length} problems\n`)
process.exit(problems.length > 0 ? 1 : 0)

/** Paths from the root of the project, and names of packages. */
function importsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, from, alone, lazily]) => {
    const named = from ?? alone ?? lazily ?? ''
    if (named.startsWith('#')) return named.slice(1)
    return named.startsWith('.') ? join(dirname(path), named) : `package:${named}`
  })
}

function judge(path: string, target: string): void {
  const room = roomOf(path)
  if (room === undefined) {
    problems.push(`${path} stands in no room of the table`)
    return
  }
  const { rooms: allowed, packages } = arrows[room.pattern] ?? { rooms: [] }
  if (target.startsWith('package:')) {
    const name = target.slice('package:'.length)
    if (packages && !packages.includes(name)) problems.push(`${path} imports the package ${name}`)
    return
  }
  const other = /\.tsx?$/.test(target) ? roomOf(target) : undefined
  if (!other || other.name === room.name) return
  if (!allowed.includes(other.pattern))
    problems.push(`${path} imports ${target}: ${room.name} may not import ${other.name}`)
}

function isOurs(target: string): boolean {
  return imports.has(target)
}

/** The pattern of the table and the folder that it stands for. */
function roomOf(path: string): { pattern: string; name: string } | undefined {
  for (const pattern of rooms) {
    const found = new RegExp(`^${pattern.replace('*', '[^/]+')}(?=/)`).exec(path)
    if (found) return { pattern, name: found[0] }
  }
  return undefined
}

/** Tarjan's strongly connected components of more than one. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const visit = (node: string): number => {
    const own = index.size
    index.set(node, own)
    low.set(node, own)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) low.set(node, Math.min(low.get(node) ?? own, visit(next)))
      else if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? own, index.get(next) ?? own))
    }
    if (low.get(node) === own) {
      const cycle = stack.splice(stack.indexOf(node))
      if (cycle.length > 1) cycles.push(cycle)
    }
    return low.get(node) ?? own
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return cycles
}
