import { type FunctionComponent, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import type { Verb } from '#domain/access/roles.ts'
import { LeavingQuestion } from '../../features/restaurant-page/editing/leaving-question.tsx'
import { SaveBar } from '../../features/restaurant-page/editing/save-bar.tsx'
import { type PageWork, usePageEditing } from '../../features/restaurant-page/editing/use-page-editing.ts'
import { FindingsStrip } from '../../features/restaurant-page/findings/findings-strip.tsx'
import { PageAsText } from '../../features/restaurant-page/page-as-text.tsx'
import { may } from '../../plan/own-role.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import * as all from './all-tabs.ts'

const tabNames: Readonly<Record<string, string>> = {
  page: 'Page',
  hours: 'Hours & schedules',
  specials: 'Specials & prices',
  connections: 'Integrations',
}

/** What a feature keeps for a restaurant's page, whole or as a part of a tab. */
interface RestaurantPart {
  /** Parts of a tab are shown in its order. */
  readonly place: number
  /** In the address: `?tab=calendar` opens the tab that the part is on. */
  readonly id: string
  /** Its heading where a tab has several parts, else the name of the tab. */
  readonly name: string
  readonly tab: string
  /** What a member must be allowed to; others don't have the part. */
  readonly needs: Verb
  readonly Panel: FunctionComponent<PageWork>
}

const parts: readonly RestaurantPart[] = Object.values(all).toSorted((a, b) => a.place - b.place)

const allowedParts = (): readonly RestaurantPart[] => parts.filter(({ needs }) => may(needs))

const tabOf = (named: string | null): string => allowedParts().find(({ id }) => id === named)?.tab ?? 'page'

/** Who may not change the page has no tab without a part; what guests see is text for them. */
const allowedTabs = (): string[] => [...new Set(['page', ...allowedParts().map(({ tab }) => tab)])]

const nameOf = (id: string): string => tabNames[id] ?? parts.find(({ tab }) => tab === id)?.name ?? id

/** @param known what the server said last of the page */
export function RestaurantTabs({ known }: { known: OwnPage }) {
  const work = usePageEditing(known)
  const [search, setSearch] = useSearchParams()
  const named = search.get('tab')
  const chosen = tabOf(named)
  const shown = allowedTabs()
  const choose = (tab: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.set('tab', tab)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <Tabs value={chosen} onValueChange={choose}>
        <TabList label="Parts of the restaurant's page" className="print:hidden">
          {shown.map((id) => (
            <Tab key={id} value={id}>
              {nameOf(id)}
            </Tab>
          ))}
        </TabList>
        {may('share') && <FindingsStrip work={work} />}
        {shown.map((id) => (
          <TabPanel key={id} value={id}>
            {id === chosen && <Parts key={named} tab={chosen} named={named} work={work} />}
          </TabPanel>
        ))}
      </Tabs>
      <SaveBar work={work} />
      <LeavingQuestion isUnsaved={work.isUnsaved} />
    </>
  )
}

interface PartsProps {
  tab: string
  /** The part that the address names. */
  named: string | null
  work: PageWork
}

/** The parts of a tab, each under its heading; the first one heads itself. */
function Parts({ tab, named, work }: PartsProps) {
  const sought = useRef<HTMLDivElement>(null)
  useEffect(() => (sought.current ? keepInView(sought.current) : undefined), [])
  return (
    <div className="flex flex-col gap-10">
      {tab === 'page' && !may('share') && <PageAsText page={work.stored} />}
      {allowedParts()
        .filter((part) => part.tab === tab)
        .map(({ id, name, Panel }, at) => (
          <div key={id} ref={at > 0 && id === named ? sought : null} className="scroll-mt-4">
            {at > 0 && <h2 className="mb-4 text-xl">{name}</h2>}
            <Panel {...work} />
          </div>
        ))}
    </div>
  )
}

/** Scrolls to a part, and again as what is above it loads, until its owner presses or scrolls. */
function keepInView(part: HTMLElement): () => void {
  const grows = new ResizeObserver(() => part.scrollIntoView({ block: 'start' }))
  grows.observe(document.body)
  const stop = new AbortController()
  stop.signal.addEventListener('abort', () => grows.disconnect())
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, () => stop.abort(), { signal: stop.signal, passive: true })
  return () => stop.abort()
}
