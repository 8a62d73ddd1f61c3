import { useCallback, useEffect, useMemo, useState } from 'react'
import { creep } from './progress.ts'

const TICK_MS = 250

export interface RunningProgress {
  /** 0 to 100; null while nothing is under way. */
  readonly percent: number | null
  start(from: number): void
  reach(percent: number): void
  stop(): void
}

/** A percentage that creeps by itself while something is under way. */
export function useProgress(): RunningProgress {
  const [percent, setPercent] = useState<number | null>(null)
  const isRunning = percent !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(
      () => setPercent((now) => (now === null ? null : creep(now, Math.random()))),
      TICK_MS,
    )
    return () => clearInterval(timer)
  }, [isRunning])
  const stop = useCallback(() => setPercent(null), [])
  return useMemo(() => ({ percent, start: setPercent, reach: setPercent, stop }), [percent, stop])
}
