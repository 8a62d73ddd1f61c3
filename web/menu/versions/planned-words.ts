import type { PlannedVersion } from '#contract/menus/saved-menus.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { counted } from '#domain/text/listed.ts'

type Planned = Pick<PlannedVersion, 'title' | 'opensAt' | 'asks'>

const when = ({ opensAt }: Planned, now: Date): string => recentTime(opensAt, { now })

/** `“Winter menu” opens Dec 1, 2026, 12:00 AM` */
export const opensWords = (planned: Planned, now: Date): string =>
  `“${planned.title}” opens ${when(planned, now)}`

/** What a version asks, and what comes of it without an answer; null where it asks nothing. */
export const asksWords = (planned: Planned, now: Date): string | null =>
  planned.asks === 0
    ? null
    : `${counted(planned.asks, 'question')} of “${planned.title}”. Without an answer it opens as you prepared it (${when(planned, now)}).`
