import { useEffect, useState } from 'react'
import { creep } from './progress.ts'

const TICK_MS = 250

export function useProgress() {
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
  return [percent, setPercent] as const
}
