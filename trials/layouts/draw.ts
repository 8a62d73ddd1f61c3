/** What a seed draws: the same seed gives the same answers in the same order. */
export interface Draw {
  /** 0 to 1. */
  readonly unit: () => number
  readonly chance: (share: number) => boolean
  /** A whole number from `from` to `to`, both included. */
  readonly whole: (from: number, to: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  /** One of the keys, as often as its weight says. */
  readonly weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K
  readonly shuffled: <T>(list: readonly T[]) => T[]
}

/** Mulberry32, by Tommy Ettinger: 32 bits of state, enough for layouts. */
export function drawOf(seed: number): Draw {
  let state = (seed ^ 0x9e3779b9) >>> 0
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  unit()
  const whole = (from: number, to: number): number => from + Math.floor(unit() * (to - from + 1))
  return {
    unit,
    whole,
    chance: (share) => unit() < share,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('Nothing to pick from.')
      return list[whole(0, list.length - 1)] as T
    },
    weighted: <K extends string>(weights: Readonly<Record<K, number>>): K => {
      const entries = Object.entries(weights) as [K, number][]
      let left = unit() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) {
        left -= weight
        if (left < 0) return key
      }
      return entries[0]?.[0] as K
    },
    shuffled: <T>(list: readonly T[]): T[] => {
      const copy = [...list]
      for (let at = copy.length - 1; at > 0; at -= 1) {
        const other = whole(0, at)
        const held = copy[at] as T
        copy[at] = copy[other] as T
        copy[other] = held
      }
      return copy
    },
  }
}
