import { describe, expect, it } from 'vitest'
import { isOneCell, rangeBetween, spotAfter, within } from './moves.ts'

const size = { rows: 50, columns: 4, page: 10 }
const from = { row: 20, column: 2 }
const press = (key: string, hasControl = false) => spotAfter({ key, hasControl }, from, size)

describe('spotAfter', () => {
  it('goes one cell by an arrow, and to the edge with Control', () => {
    expect(press('ArrowUp')).toEqual({ row: 19, column: 2 })
    expect(press('ArrowDown')).toEqual({ row: 21, column: 2 })
    expect(press('ArrowLeft')).toEqual({ row: 20, column: 1 })
    expect(press('ArrowRight')).toEqual({ row: 20, column: 3 })
    expect(press('ArrowUp', true)).toEqual({ row: 0, column: 2 })
    expect(press('ArrowDown', true)).toEqual({ row: 49, column: 2 })
    expect(press('ArrowLeft', true)).toEqual({ row: 20, column: 0 })
    expect(press('ArrowRight', true)).toEqual({ row: 20, column: 3 })
  })

  it('goes to the ends of the row by Home and End, of the grid with Control, and by pages', () => {
    expect(press('Home')).toEqual({ row: 20, column: 0 })
    expect(press('End')).toEqual({ row: 20, column: 3 })
    expect(press('Home', true)).toEqual({ row: 0, column: 0 })
    expect(press('End', true)).toEqual({ row: 49, column: 3 })
    expect(press('PageUp')).toEqual({ row: 10, column: 2 })
    expect(press('PageDown')).toEqual({ row: 30, column: 2 })
  })

  it('stops at the edges and leaves other keys alone', () => {
    expect(spotAfter({ key: 'ArrowUp', hasControl: false }, { row: 0, column: 0 }, size)).toEqual({
      row: 0,
      column: 0,
    })
    expect(spotAfter({ key: 'PageDown', hasControl: false }, { row: 45, column: 1 }, size)).toEqual({
      row: 49,
      column: 1,
    })
    expect(press('a')).toBeUndefined()
    expect(press('Tab')).toBeUndefined()
  })
})

it('draws a rectangle between two cells, whichever comes first', () => {
  const range = { top: 2, bottom: 7, left: 1, right: 3 }
  expect(rangeBetween({ row: 7, column: 1 }, { row: 2, column: 3 })).toEqual(range)
  expect(rangeBetween({ row: 2, column: 3 }, { row: 7, column: 1 })).toEqual(range)
  expect(isOneCell(range)).toBe(false)
  expect(isOneCell(rangeBetween(from, from))).toBe(true)
})

it('brings a place that is gone back into the grid', () => {
  expect(within({ row: 80, column: 9 }, size)).toEqual({ row: 49, column: 3 })
  expect(within({ row: 3, column: 1 }, { rows: 0, columns: 4 })).toEqual({ row: 0, column: 1 })
})
