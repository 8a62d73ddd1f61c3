import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { pageFindings } from '#domain/live/findings/page-findings.ts'
import { savedMenusQuery } from '../../../menu/saved-menus-query.ts'
import { FirstAndRest } from '../../../ui/button/first-and-rest.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'
import { placedMenus } from '../menus/page-menus.ts'
import { findingWords } from './finding-words.ts'

const SHOWN_AT_ONCE = 3

/** What the owner should know of the page as it is written here, before guests do. */
export function FindingsStrip({ work: { page, stored } }: { work: PageWork }) {
  const { data: saved } = useQuery(savedMenusQuery)
  const placed = placedMenus(page, stored.menus, saved ?? [])
  const menuOf = (id: string) => placed.find(({ menuId }) => menuId === id)
  const findings = pageFindings(page, {
    isOpen: stored.isOpen,
    stateOf: (id) => menuOf(id)?.state ?? 'gone',
    today: todayIn(page.timeZone),
  })
  if (findings.length === 0) return null
  const names = {
    menu: (id: string) => menuOf(id)?.label ?? menuOf(id)?.ownName ?? 'A menu',
    schedule: (id: string) => page.schedules.find((schedule) => schedule.id === id)?.name ?? 'A schedule',
  }
  const words = [...new Set(findings.map((finding) => findingWords(finding, names)))]
  return (
    <section
      aria-label="What to look at"
      className="mt-6 flex gap-3 rounded-card border border-warn/40 bg-warn-soft px-4 py-3 text-sm text-warn-ink print:hidden"
    >
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <ul className="flex min-w-0 flex-col gap-1">
        <FirstAndRest all={words} first={SHOWN_AT_ONCE} />
      </ul>
    </section>
  )
}

/** `2026-12-24`, as Swedes write it too. */
const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
