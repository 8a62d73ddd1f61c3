import {
  type AdviceNotes,
  COMPETITOR_LIMITS,
  type Competitor,
  type Dismissed,
  MOST_DISMISSED,
  MOST_PROMOTED,
} from '../model/advice-notes.ts'
import type { Menu } from '../model/menu.ts'
import { setFields } from '../model/set-fields.ts'

const notesOf = ({ adviceNotes }: Menu): AdviceNotes => adviceNotes ?? { dismissed: [], promoted: [] }

const withNotes = (menu: Menu, notes: AdviceNotes): Menu =>
  setFields<Menu>(menu, {
    adviceNotes: saysSomething(notes) ? notes : undefined,
  })

const saysSomething = ({ dismissed, promoted, guestsAMonth, competitors = [] }: AdviceNotes): boolean =>
  dismissed.length + promoted.length + competitors.length > 0 || guestsAMonth !== undefined

/** Notes how many guests a month the menu serves, or that nobody says. */
export const noteGuests = (menu: Menu, guestsAMonth: number | undefined): Menu =>
  withNotes(menu, setFields<AdviceNotes>(notesOf(menu), { guestsAMonth }))

/** Notes the menu of a competitor, in the place of what was read of the same one before; beyond the most nothing changes. */
export function noteCompetitor(menu: Menu, competitor: Competitor): Menu {
  const others = competitorsBut(menu, competitor.name)
  return others.length >= COMPETITOR_LIMITS.menus ? menu : withCompetitors(menu, [...others, competitor])
}

export const forgetCompetitor = (menu: Menu, name: string): Menu =>
  withCompetitors(menu, competitorsBut(menu, name))

const competitorsBut = ({ adviceNotes }: Menu, name: string): Competitor[] =>
  (adviceNotes?.competitors ?? []).filter((one) => one.name !== name)

const withCompetitors = (menu: Menu, competitors: Competitor[]): Menu =>
  withNotes(
    menu,
    setFields<AdviceNotes>(notesOf(menu), {
      competitors: competitors.length > 0 ? competitors : undefined,
    }),
  )

export function dismissFindings(menu: Menu, findings: readonly Dismissed[]): Menu {
  const notes = notesOf(menu)
  const ids = new Set(findings.map(({ id }) => id))
  const dismissed = [...notes.dismissed.filter(({ id }) => !ids.has(id)), ...findings].slice(-MOST_DISMISSED)
  return withNotes(menu, { ...notes, dismissed })
}

export function recallFindings(menu: Menu, ids: readonly string[]): Menu {
  const notes = notesOf(menu)
  const dismissed = notes.dismissed.filter(({ id }) => !ids.includes(id))
  return dismissed.length === notes.dismissed.length ? menu : withNotes(menu, { ...notes, dismissed })
}

/** Notes that an item sells or earns well, or that it no longer does; beyond the most that can be nothing changes. */
export function promoteItem(menu: Menu, itemId: number, isPromoted: boolean): Menu {
  const notes = notesOf(menu)
  const others = notes.promoted.filter((id) => id !== itemId)
  if (!isPromoted) return withNotes(menu, { ...notes, promoted: others })
  return others.length >= MOST_PROMOTED ? menu : withNotes(menu, { ...notes, promoted: [...others, itemId] })
}
