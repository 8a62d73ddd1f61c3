import { momentAt, wallMomentOf } from './time-zones.ts'
import { minutesOf } from './wall-minutes.ts'

/** What is planned from one time on a clock until another, for good where `until` is absent. */
interface Planned {
  readonly timeZone: string
  readonly from: string
  readonly until?: string | undefined
}

/** What stays of planned times when the clock of a restaurant changes: 17:00 stays 17:00, or the moment stays. */
export type StaysOnClock = 'time' | 'moment'

/** The same on another clock; undefined where it would end before it begins, in the hour that clocks show twice. */
export function onClock<Plan extends Planned>(
  plan: Plan,
  timeZone: string,
  stays: StaysOnClock,
): Plan | undefined {
  if (stays === 'time') return { ...plan, timeZone }
  const moved = (wall: string) => wallMomentOf(timeZone, momentAt(plan.timeZone, minutesOf(wall)))
  const from = moved(plan.from)
  const until = plan.until === undefined ? undefined : moved(plan.until)
  if (until !== undefined && until <= from) return undefined
  return { ...plan, timeZone, from, ...(until !== undefined && { until }) }
}
