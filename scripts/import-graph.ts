import { dirname, join } from 'node:path'

/** What each file imports: paths from the root of the project, and packages as `package:name`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The other rooms that a room may import. */
export interface Arrows {
  readonly rooms: readonly string[]
  /** Absent: any package. */
  readonly packages?: readonly string[]
}

/**
 * Rooms are folders; a `*` makes each folder at its place a separate room. Among the rooms that a room may import,
 * `domain/*` is every room of the table in that folder, and `*` every room.
 */
export type ArrowTable = Readonly<Record<string, Arrows>>

const IMPORT =
  /^(?:import|export)\s+(?:type\s+)?[\w*{][^'"`();=]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|\bnew URL\(\s*'(\.[^']+\.tsx?)'/gm

/** The imports of a file's text, of types, lazy ones and the files of workers too. */
export const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, from, alone, lazily, worker]) => {
    const name = from ?? alone ?? lazily ?? worker ?? ''
    if (name.startsWith('#')) return name.slice(1)
    return name.startsWith('.') ? join(dirname(path), name) : `package:${name}`
  })

/** Imports against the table, files of no room, and lines of the table for rooms that do not exist. */
export function judgeArrows(graph: ImportGraph, table: ArrowTable): string[] {
  // A file belongs to the room with the longest name.
  const rooms = Object.keys(table)
    .toSorted((one, other) => other.length - one.length)
    .map((pattern) => ({ pattern, prefix: new RegExp(`^${pattern.replace('*', '[^/]+')}(?=/)`) }))
  const roomOf = (path: string) => {
    const room = rooms.find(({ prefix }) => prefix.test(path))
    return room && { pattern: room.pattern, name: room.prefix.exec(path)?.[0] }
  }
  const problems: string[] = []
  for (const [path, targets] of graph) {
    const room = roomOf(path)
    if (!room) problems.push(`${path} stands in no room of the table`)
    const { rooms: allowed, packages } = (room && table[room.pattern]) ?? { rooms: [] }
    for (const target of room ? targets : []) {
      if (target.startsWith('package:')) {
        const name = target.slice('package:'.length)
        if (packages && !packages.includes(name)) problems.push(`${path} imports the package ${name}`)
        continue
      }
      if (/\.tsx?$/.test(target) && !graph.has(target) && !allowed.includes('*'))
        problems.push(`${path} imports ${target}, which is no part of the product`)
      const other = graph.has(target) ? roomOf(target) : undefined
      if (other && other.name !== room?.name && !allowed.some((one) => covers(one, other.pattern)))
        problems.push(`${path} imports ${target}: ${room?.name} may not import ${other.name}`)
    }
  }
  const paths = [...graph.keys()]
  const named = new Set(Object.entries(table).flatMap(([room, arrows]) => [room, ...arrows.rooms]))
  for (const room of named) {
    if (!Object.keys(table).some((one) => covers(room, one)))
      problems.push(`${room} is imported by a line of the table and has none itself`)
    else if (room in table && !paths.some((path) => roomOf(path)?.pattern === room))
      problems.push(`${room} is a line of the table and no folder`)
  }
  return problems
}

const covers = (name: string, room: string): boolean =>
  name === room || (name.endsWith('*') && room.startsWith(name.slice(0, -1)))

/** Cycles of files, and of the rooms of each folder (its subfolders, and its files together): one a group. */
export function findCycles(graph: ImportGraph): string[] {
  const files = new Map([...graph].map(([path, targets]) => [path, targets.filter((to) => graph.has(to))]))
  return [
    ...cyclesOf(files).map(({ cycle }) => `A cycle of files: ${[...cycle, cycle[0]].join(' → ')}`),
    ...foldersOf(files.keys()).flatMap((folder) => cyclesIn(folder, files)),
  ]
}

function foldersOf(paths: Iterable<string>): string[] {
  const folders = new Set<string>()
  for (const path of paths)
    for (let folder = dirname(path); folder !== '.' && !folders.has(folder); folder = dirname(folder))
      folders.add(folder)
  return ['', ...folders]
}

/** Cycles between what lies directly in a folder, with a file for each arrow. */
function cyclesIn(folder: string, files: ImportGraph): string[] {
  const prefix = folder === '' ? '' : `${folder}/`
  const roomOf = (path: string) => {
    const at = path.indexOf('/', prefix.length)
    return at < 0 ? folder : path.slice(0, at)
  }
  const rooms = new Map<string, Set<string>>()
  const example = new Map<string, string>()
  for (const [path, targets] of files) {
    if (!path.startsWith(prefix)) continue
    const from = roomOf(path)
    const next = rooms.get(from) ?? new Set()
    rooms.set(from, next)
    for (const target of targets) {
      if (!target.startsWith(prefix)) continue
      const to = roomOf(target)
      if (to === from) continue
      next.add(to)
      if (!example.has(`${from} ${to}`)) example.set(`${from} ${to}`, `${path} → ${target}`)
    }
  }
  return cyclesOf(rooms).map(({ cycle, size }) => {
    const arrows = cycle.map((from, index) => example.get(`${from} ${cycle[(index + 1) % cycle.length]}`))
    const title = `A cycle of folders (${size} reach each other): ${[...cycle, cycle[0]].join(' → ')}`
    return [title, ...arrows].join('\n    ')
  })
}

type Graph = ReadonlyMap<string, Iterable<string>>

/** For each group of nodes that reach each other, a shortest cycle through one of them. */
function cyclesOf(graph: Graph): { readonly cycle: string[]; readonly size: number }[] {
  const seen = new Set<string>()
  return [...graph.keys()].flatMap((node) => {
    const cycle = seen.has(node) ? undefined : shortestCycle(graph, node)
    if (!cycle) return []
    const group = [...reachableFrom(graph, node).keys()].filter((other) =>
      reachableFrom(graph, other).has(node),
    )
    for (const other of group) seen.add(other)
    return [{ cycle, size: group.length }]
  })
}

function shortestCycle(graph: Graph, node: string): string[] | undefined {
  const cameFrom = reachableFrom(graph, node)
  if (!cameFrom.has(node)) return undefined
  const cycle: string[] = []
  for (let at = cameFrom.get(node); at !== undefined && at !== node; at = cameFrom.get(at)) cycle.unshift(at)
  return [node, ...cycle]
}

/** What can be reached from a node, each with the node before it on a shortest way. */
function reachableFrom(graph: Graph, start: string): Map<string, string> {
  const cameFrom = new Map<string, string>()
  const open = [start]
  for (const node of open)
    for (const next of graph.get(node) ?? []) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
      open.push(next)
    }
  return cameFrom
}
