import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawHouse, floorsOf, MAP, mapWithHouse } from './house.ts'

it('is the house of the documents: node scripts/house.ts writes it', () => {
  const map = readFileSync(MAP, 'utf8')
  expect(map).toBe(mapWithHouse(map))
})

const imports = (table: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(table).map(([room, below]) => [room, new Set(below)]))

it('puts each room on the lowest floor above all rooms that it may import', () => {
  expect(floorsOf(imports({ roof: ['hall', 'ground'], hall: ['ground'], ground: [], shed: [] }))).toEqual([
    ['ground', 'shed'],
    ['hall'],
    ['roof'],
  ])
})

it('names the rooms of a circle', () => {
  expect(() => floorsOf(imports({ ground: [], one: ['two', 'ground'], two: ['one'] }))).toThrow(
    'Rooms in a circle: one, two',
  )
})

it('draws top rooms by what their inner rooms may import, and inner rooms by each other', () => {
  const table = {
    base: { rooms: [] },
    'top/low': { rooms: ['base'] },
    'top/each/*': { rooms: ['top/low'] },
    top: { rooms: ['top/each/*'] },
  }
  expect(
    drawHouse(table, (room) => `What ${room} is.`),
  ).toBe(`| floor | room | what lives there | may import |
| --- | --- | --- | --- |
| 2 | \`top/\` | What top is. | \`base/\` |
| 1 | \`base/\` | What base is. | nothing |

**Inside \`top/\`**

| floor | rooms |
| --- | --- |
| 2 | \`top/each/*/\` |
| 1 | \`top/low/\` |
`)
})
