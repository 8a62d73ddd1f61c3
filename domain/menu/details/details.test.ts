import { describe, expect, it } from 'vitest'
import { detailColumns, detailKeys } from './detail-columns.ts'
import { details } from './details.ts'

const nothing = { modifierGroups: [], marks: [] }

it('names every column and every box once', () => {
  const boxes = detailColumns.flatMap(({ column, part }) =>
    Object.keys(part.boxes).map((suffix) => `${column}${suffix}`),
  )
  for (const names of [
    detailColumns.map(({ column }) => column),
    detailColumns.map(({ part }) => part.heading),
    boxes,
  ])
    expect(new Set(names).size).toBe(names.length)
  expect(detailColumns.map(({ of }) => of)).toEqual(expect.arrayContaining(detailKeys))
})

describe('a cell', () => {
  it.each([
    ['secondName', '金龍'],
    ['origin', 'Loire'],
    ['kcal', '640'],
    ['sodiumMg', '2300'],
    ['serves', '2'],
    ['serves', '2–4'],
    ['isFeatured', 'yes'],
    ['additives', 'coloring; preservatives'],
    ['marks', 'raw; spicy-2'],
    ['vintage', 'NV'],
    ['abv', '12.5'],
  ])('of %s that we write is read as the same: %s', (name, cell) => {
    const { part } = detailColumns.find(({ column }) => column === name) ?? {}
    const value = part?.readCell(cell, () => undefined)
    expect(value).toBeDefined()
    expect(part?.writeCell(value, nothing)).toBe(cell)
  })

  it.each([
    ['number', 'a number that is too long'],
    ['kcal', 'few'],
    ['abv', '120'],
    ['serves', '4-2'],
    ['serves', '2 to 200'],
    ['isFeatured', 'no'],
    ['marks', '-'],
  ])('of %s is refused where it says what no item has: %s', (name, cell) => {
    const { part } = detailColumns.find(({ column }) => column === name) ?? {}
    expect(part?.readCell(cell, () => undefined)).toBeUndefined()
  })

  it('of additives is read in any language, and its other words are passed on', () => {
    const unknown: string[] = []
    const read = details.additives.readCell('mit Farbstoff; con conservante; salt; sugar', (words) => {
      unknown.push(words)
    })
    expect(read).toEqual(['coloring', 'preservatives'])
    expect(unknown).toEqual(['salt; sugar'])
  })
})

it('takes what a file names from the menu, each of two parts of one name once', () => {
  const menu = {
    modifierGroups: ['a', 'b', 'c'].map((id) => ({
      id,
      name: id === 'c' ? 'Sauces' : 'Sides',
      min: 0,
      max: null,
      options: [],
    })),
    marks: [],
  }
  expect(details.modifierGroups.take(['Sides', 'Sauces', 'Sides', 'Sides', 'Dips'], menu)).toEqual([
    'a',
    'c',
    'b',
  ])
})
