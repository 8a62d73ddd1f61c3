import { useEffect, useEffectEvent, useState } from 'react'

/** Acts once, this long after it is on; not where it is off before, or its element goes. */
export function useTimer(isOn: boolean, ms: number, act: () => void): void {
  const end = useEffectEvent(act)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => end(), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
}

/** The present time, as often as this. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
