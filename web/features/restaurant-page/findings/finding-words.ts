import { hoursInWords } from '#domain/live/calendar/times-in-words.ts'
import { DAY_MINUTES, momentOfMinutes } from '#domain/live/calendar/wall-minutes.ts'
import type { GuestPageFinding } from '#domain/live/findings/page-findings.ts'
import type { Stretch } from '#domain/live/findings/week-minutes.ts'
import { dayName, SCREEN_LOCALE } from '../days/day-words.ts'

export interface FindingNames {
  readonly menu: (menuId: string) => string
  readonly schedule: (scheduleId: string) => string
}

export function findingWords(finding: GuestPageFinding, name: FindingNames): string {
  switch (finding.code) {
    case 'closed':
      return 'The page is closed: guests find nothing at its address.'
    case 'no-menus':
      return 'No menu is on the page.'
    case 'hours-overlap':
      return 'Some of your opening hours overlap.'
    case 'menu-binned':
      return `${name.menu(finding.menuId)} is in the trash, so guests do not see it. Restore it, or take it off.`
    case 'menu-gone':
      return 'A menu on the page was deleted for good. Take it off.'
    case 'menu-over':
      return `${name.menu(finding.menuId)} was on the page until its last day, which has passed.`
    case 'menu-never':
      return `${name.menu(finding.menuId)} is never served on the days on which it is planned.`
    case 'schedule-never':
      return `${name.schedule(finding.scheduleId)} never comes again: no day from today on fits it.`
    case 'schedule-unused':
      return `${name.schedule(finding.scheduleId)} serves nothing yet.`
    case 'schedule-overlaps':
      return `Some times of ${name.schedule(finding.scheduleId)} overlap.`
    case 'schedule-while-closed':
      return `${name.schedule(finding.scheduleId)} comes only while you are closed.`
    case 'nothing-served':
      return `You are open ${stretchWords(finding.during)}, and no menu is served then${moreWords(finding.more)}.`
  }
}

const moreWords = (more: number): string =>
  more === 0 ? '' : more === 1 ? ', nor at another time' : `, nor at ${more} other times`

/** `Monday 3–5 pm` */
function stretchWords({ from, until }: Stretch): string {
  const time = (minutes: number) => momentOfMinutes(minutes).slice(11)
  const day = Math.floor(from / DAY_MINUTES) + 1
  return `${dayName(day)} ${hoursInWords({ from: time(from), until: time(until) }, SCREEN_LOCALE)}`
}
