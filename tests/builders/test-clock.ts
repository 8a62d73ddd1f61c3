const DAY_MS = 24 * 60 * 60 * 1000

/** A clock that is where a test puts it; from the moment it is made it runs as ours does. */
export function buildClock() {
  let offsetMs = 0
  let fixedAt: number | undefined
  return {
    now: () => new Date(fixedAt ?? Date.now() + offsetMs),
    passDays(days: number) {
      offsetMs += days * DAY_MS
    },
    pass(ms: number) {
      offsetMs += ms
    },
    /** Stops it at a moment, given as ISO-8601 UTC. */
    stopAt(time: string) {
      fixedAt = Date.parse(time)
    },
    /** Lets it run again, from the real time on. */
    reset() {
      offsetMs = 0
      fixedAt = undefined
    },
  }
}
