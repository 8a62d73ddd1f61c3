import { useSyncExternalStore } from 'react'
import { mediaList } from './use-media.ts'

/** The widths in rem at which screens change; below the last one is a phone. From 75 on three columns have room, from 105 on the words of all actions. */
const STEPS = [105, 90, 75, 64, 48] as const

/** The width of the screen, rounded down to one of them. */
export type ScreenRoom = 0 | (typeof STEPS)[number]

export type ScreenSize = 'phone' | 'medium' | 'wide'

const queryOf = (step: number): MediaQueryList => mediaList(`(width >= ${step}rem)`)

function subscribe(onChange: () => void): () => void {
  const queries = STEPS.map(queryOf)
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

const roomNow = (): ScreenRoom => STEPS.find((step) => queryOf(step).matches) ?? 0

/** For what has another place, or none, on a narrower screen. */
export const useRoom = (): ScreenRoom => useSyncExternalStore(subscribe, roomNow)

export const sizeOf = (room: ScreenRoom): ScreenSize =>
  room >= 75 ? 'wide' : room >= 48 ? 'medium' : 'phone'
