import { expect, it } from 'vitest'
import type { RecordEntry } from '#contract/menus/record.ts'
import { newsOf, timelineOf } from './entries.ts'

const published = (
  version: number,
  from: string,
  changed: RecordEntry['changed'] = ['menu'],
): RecordEntry => ({
  number: version,
  version,
  name: 'Dinner',
  from,
  until: null,
  by: 'anna',
  isShown: true,
  restored: null,
  changed,
  hash: '',
  differs: [],
  lines: 0,
  hasOtherDesign: false,
  soldOut: [],
  clock: [],
})
const state = (version: number, savedAt: string, label: string | null = null) => ({
  version,
  savedAt,
  label,
  name: 'Dinner',
  title: '',
  dateLine: '',
  itemCount: 1,
})

it('has each version once, with its name, among what guests saw', () => {
  const entries = timelineOf(
    [published(4, '2026-05-04'), published(2, '2026-05-02')],
    [state(3, '2026-05-03'), state(2, '2026-05-02', 'Opening night'), state(1, '2026-05-01')],
    { version: 4, updatedAt: '2026-05-04' },
    true,
  )
  expect(entries.map(({ version, label }) => [version, label])).toEqual([
    [4, null],
    [3, null],
    [2, 'Opening night'],
    [1, null],
  ])
  expect(entries.map((entry) => entry.published !== null)).toEqual([true, false, true, false])
})

it('has what is saved now where guests never saw it', () => {
  const entries = timelineOf([], [state(1, '2026-05-01')], { version: 3, updatedAt: '2026-05-03' }, true)
  expect(entries.map(({ version, at }) => [version, at])).toEqual([
    [3, '2026-05-03'],
    [1, '2026-05-01'],
  ])
})

it('waits with older states until the publications before them are loaded', () => {
  const entries = timelineOf(
    [published(4, '2026-05-04')],
    [state(5, '2026-05-05'), state(1, '2026-05-01')],
    undefined,
    false,
  )
  expect(entries.map(({ version }) => version)).toEqual([5, 4])
})

it('says what is new in one line', () => {
  const news = (changed: RecordEntry['changed'], more: Partial<RecordEntry> = {}) =>
    newsOf({
      at: '',
      version: 3,
      label: null,
      restored: null,
      published: { ...published(3, '', changed), ...more },
    })
  expect(news(['menu', 'place'])).toBe('Guests see version 3')
  expect(news(['menu', 'place'], { until: '2026-05-09T09:00:00.000Z' })).toBe('Guests saw version 3')
  expect(news(['soldOut'])).toBe('Sold out')
  const bavette = { name: 'Bavette', isSoldOut: true, by: 'Ana' }
  expect(news(['soldOut', 'prices'], { soldOut: [bavette] })).toBe('Bavette sold out (Ana), Planned prices')
  expect(news(['place'], { isShown: false })).toBe('Guests no longer see this menu')
  expect(news(['menu'], { hasOtherDesign: true })).toBe('another design')
  expect(newsOf({ at: '', version: 3, label: null, restored: null, published: null })).toBe(
    'Saved, not shown to guests',
  )
})

it('says what was restored: by its name, or by its number', () => {
  const [restored, , named] = timelineOf(
    [
      { ...published(6, '2026-05-06'), restored: 3 },
      published(5, '2026-05-05'),
      { ...published(4, '2026-05-04'), restored: 2 },
    ],
    [state(2, '2026-05-02', 'Opening night')],
    undefined,
    true,
  )
  if (!restored || !named) throw new Error('There are three.')
  expect([newsOf(restored), newsOf(named)]).toEqual(['Restored version 3', 'Restored “Opening night”'])
})
