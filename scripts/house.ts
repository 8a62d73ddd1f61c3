import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arrows } from './arrows.ts'
import type { ArrowTable } from './import-graph.ts'

/** The page with the picture of the house. */
export const MAP = join(import.meta.dirname, '../docs/architecture.md')

const BEGIN =
  '<!-- house: node scripts/house.ts writes this from scripts/arrows.ts and the README of each room -->'
const END = '<!-- end of house -->'

/**
 * Rooms by floor, the lowest first: each room may import only rooms on lower floors.
 * @throws Error naming the rooms, where some import each other in a circle
 */
export function floorsOf(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const floors: string[][] = []
  const placed = new Set<string>()
  while (placed.size < imports.size) {
    const left = [...imports].filter(([room]) => !placed.has(room))
    const floor = left
      .filter(([, below]) => [...below].every((room) => placed.has(room)))
      .map(([room]) => room)
    if (floor.length === 0) throw new Error(`Rooms in a circle: ${left.map(([room]) => room).join(', ')}`)
    for (const room of floor) placed.add(room)
    floors.push(floor.toSorted())
  }
  return floors
}

const topOf = (room: string): string => room.split('/')[0] ?? room

/** The table with its rooms named by `nameOf`; rooms without a name are left out, and so are tools, which take any. */
function namedBy(table: ArrowTable, nameOf: (room: string) => string | undefined) {
  const named = new Map<string, Set<string>>()
  for (const [room, { rooms }] of Object.entries(table)) {
    const name = nameOf(room)
    if (name === undefined || rooms.includes('*')) continue
    const below = named.get(name) ?? new Set()
    named.set(name, below)
    for (const each of rooms.map(nameOf)) if (each !== undefined && each !== name) below.add(each)
  }
  return named
}

const code = (rooms: Iterable<string>): string => [...rooms].map((room) => `\`${room}/\``).join(' ')

/** The rooms inside a top room, highest floor first; nothing for a room without any. */
function innerFloors(table: ArrowTable, top: string): string {
  const inside = namedBy(table, (room) => (room.startsWith(`${top}/`) ? room : undefined))
  if (inside.size === 0) return ''
  const floors = floorsOf(inside)
  const rows = floors.map((floor, at) => `| ${at + 1} | ${code(floor)} |`).toReversed()
  return `\n**Inside \`${top}/\`**\n\n| floor | rooms |\n| --- | --- |\n${rows.join('\n')}\n`
}

/**
 * The house as Markdown: the top rooms by floor, then the rooms inside each that has some.
 * @param purposeOf what lives in a top room, in one sentence
 */
export function drawHouse(table: ArrowTable, purposeOf: (room: string) => string): string {
  const tops = namedBy(table, topOf)
  const rows = floorsOf(tops).flatMap((floor, at) =>
    floor.map(
      (room) =>
        `| ${at + 1} | \`${room}/\` | ${purposeOf(room)} | ${code(tops.get(room) ?? []) || 'nothing'} |`,
    ),
  )
  return [
    '| floor | room | what lives there | may import |\n| --- | --- | --- | --- |',
    `${rows.toReversed().join('\n')}\n${[...tops.keys()].map((top) => innerFloors(table, top)).join('')}`,
  ].join('\n')
}

/** The first paragraph of the README of a room; its links lead from there, so they are left out. */
const readPurpose = (room: string): string => {
  const [, purpose = ''] = readFileSync(join(import.meta.dirname, '..', room, 'README.md'), 'utf8').split(
    '\n\n',
  )
  return purpose.replaceAll(/ ?\(\[[^\]]*\]\([^)]*\)\)/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}

/** The map with the house as the table of arrows has it now. */
export function mapWithHouse(map: string): string {
  const [before, rest] = map.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('The map has no marks around its house.')
  return `${before}${BEGIN}\n\n${drawHouse(arrows, readPurpose)}\n${END}${after}`
}

if (process.argv[1] === import.meta.filename) writeFileSync(MAP, mapWithHouse(readFileSync(MAP, 'utf8')))
