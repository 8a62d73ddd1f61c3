import { expect, it } from 'vitest'
import { toldFindings } from './finding-words.ts'

const open = (day: string) => ({
  code: 'open_without_menu' as const,
  pointer: '/hours',
  params: { day, from: `${day}T16:00`, until: `${day}T17:00` },
})

it('tells the same fault of several days once', () => {
  const told = toldFindings([open('2026-12-01'), open('2026-12-02'), open('2026-12-03')])
  expect(told.map((line) => line.replaceAll(/\s/gu, ' '))).toEqual([
    'The house is open, and no menu is served: Tue, Dec 1, 4:00 PM to 5:00 PM. And 2 more times.',
  ])
})

it('names menus, schedules and plans', () => {
  const finding = {
    code: 'prices_overlap' as const,
    pointer: '/plannedPrices/1',
    params: { menu: 'Dinner', winner: 'Weekend', loser: 'Winter', count: 3 },
  }
  expect(toldFindings([finding])).toEqual([
    'Two plans name the same prices of “Dinner”: “Weekend” holds over “Winter” for 3 prices.',
  ])
})
