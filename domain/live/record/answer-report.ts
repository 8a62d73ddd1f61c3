import type { PrintedReport, ReportEntry } from '../../design/paper/printed-report.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { wallMomentOf } from '../calendar/time-zones.ts'
import type { SeenDish } from './what-guests-read.ts'

interface Answered {
  readonly content: MenuContent
  readonly at: Date
  /** Of the page that it was on; UTC where it was on none. */
  readonly timeZone: string
  readonly dishes: readonly SeenDish[]
  /** Where guests found it. */
  readonly places: readonly string[]
  readonly publication: {
    readonly number: number
    readonly version: number
    readonly at: string
    readonly hash: string
    readonly documentHash: string
  }
}

const shownWords: Readonly<Record<SeenDish['shown'], string>> = {
  yes: '',
  struck: 'Sold out at that time, struck through',
  hidden: 'Sold out at that time and not shown',
  away: 'Not served at that time',
}

/** What guests read at a moment, as it is handed to an inspector. */
export function answerReport(
  { content, at, timeZone, dishes, places, publication }: Answered,
  now: Date,
): PrintedReport {
  const bySection = Map.groupBy(dishes, ({ path }) => path.join(' › '))
  return {
    title: 'What guests read',
    day: now.toISOString().slice(0, 'yyyy-mm-dd'.length),
    lead: `${[content.restaurant.name, content.title].filter(Boolean).join(', ')}: what the menu said on ${inWords(at, timeZone)}.`,
    facts: [
      ...places,
      `version ${publication.version} of the menu, shown to guests from ${inWords(new Date(publication.at), timeZone)}`,
      `record ${publication.number}`,
    ],
    note: `Hash of this publication: ${inGroups(publication.hash)}. Hash of the menu: ${inGroups(publication.documentHash)}. Each publication is kept with the hash of the one before it, so that a later change is found.`,
    parts: [...bySection].map(([name, own]) => ({
      name,
      entries: own.map((dish) => entryOf(dish, timeZone)),
    })),
  }
}

const entryOf = (
  { name, prices, usualPrices, shown, soldOutBy, said, signed }: SeenDish,
  timeZone: string,
): ReportEntry => ({
  title: name,
  aside: prices,
  sentence: shownWords[shown] + (soldOutBy && `, says ${soldOutBy}`),
  lines: [
    { label: 'Planned price; otherwise:', text: usualPrices },
    ...said.map(({ what, text }) => ({ label: `${what}:`, text })),
    {
      label: 'Signed:',
      text: signed
        ? `${signed.name}, ${inWords(new Date(signed.at), timeZone)}${signed.state === 'signed' ? '' : ', but changed since'}`
        : '',
    },
  ],
})

/** For reading aloud, and so that no line breaks within: `4Yep yEJz` */
const inGroups = (hash: string): string => hash.replaceAll(/(.{4})(?=.)/gu, '$1 ')

/** `May 3, 2026 at 20:00 (Europe/Paris)`, to the second where it isn't a whole minute: several may be in one. */
function inWords(at: Date, timeZone: string): string {
  const wall = wallMomentOf(timeZone, at)
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${wall}Z`),
  )
  const seconds = at.getUTCSeconds()
  const behind = seconds === 0 ? '' : `:${String(seconds).padStart(2, '0')}`
  return `${day} at ${wall.slice(11)}${behind} (${timeZone})`
}
