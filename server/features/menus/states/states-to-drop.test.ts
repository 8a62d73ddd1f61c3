import { describe, expect, it } from 'vitest'
import { STATES_KEPT } from '#contract/menus/kept-menus.ts'
import type { ListedState } from './queries.ts'
import { MOST_BYTES, statesToDrop } from './states-to-drop.ts'

const NOW = new Date('2026-06-30T12:00:00.000Z')

const state = (version: number, savedAt: string, bytes = 20_000): ListedState => ({
  version,
  savedAt,
  bytes,
  label: null,
  name: 'Menu',
  title: '',
  dateLine: '',
  itemCount: 40,
})

/** Makes this many states of one day, the latest first. */
const dayOf = (day: string, from: number, count: number): ListedState[] =>
  Array.from({ length: count }, (_, at) =>
    state(from + count - 1 - at, `2026-06-${day}T${String(20 - at).padStart(2, '0')}:00:00.000Z`),
  )

describe('of the states of a menu', () => {
  it('none goes while there is room, however old they are', () => {
    const states = [...dayOf('02', 11, 10), ...dayOf('01', 1, 10)]
    expect(statesToDrop(states, NOW)).toEqual([])
  })

  it('those go first that are older than a day and not the last of theirs, the oldest of them first', () => {
    const states = [...dayOf('30', 16, 6), ...dayOf('28', 6, 10), ...dayOf('27', 1, 5)]
    expect(states).toHaveLength(STATES_KEPT + 1)
    expect(statesToDrop(states, NOW)).toEqual([1])
    const more = [...dayOf('30', 16, 12), ...dayOf('28', 6, 10), ...dayOf('27', 1, 5)]
    expect(statesToDrop(more, NOW).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 6, 7, 8])
  })

  it('the oldest go where each is the last of its day, or none is a day old', () => {
    const days = Array.from({ length: 22 }, (_, at) =>
      state(22 - at, `2026-06-${String(22 - at).padStart(2, '0')}T10:00:00.000Z`),
    )
    expect(statesToDrop(days, NOW)).toEqual([2, 1])
    const today = Array.from({ length: 22 }, (_, at) => state(22 - at, '2026-06-30T10:00:00.000Z'))
    expect(statesToDrop(today, NOW)).toEqual([2, 1])
  })

  it('a version with a name stays, and takes no room from the others', () => {
    const named = dayOf('01', 1, 10).map((one) => ({ ...one, label: 'Autumn', bytes: MOST_BYTES }))
    expect(statesToDrop([...dayOf('30', 31, 15), ...dayOf('28', 26, 5), ...named], NOW)).toEqual([])
  })

  it('as many go as are too large together, and never the latest', () => {
    const large = [4, 3, 2, 1].map((version) => state(version, '2026-06-30T10:00:00.000Z', MOST_BYTES / 2))
    expect(statesToDrop(large, NOW)).toEqual([2, 1])
    expect(statesToDrop([state(1, '2026-06-30T10:00:00.000Z', 2 * MOST_BYTES)], NOW)).toEqual([])
  })
})
