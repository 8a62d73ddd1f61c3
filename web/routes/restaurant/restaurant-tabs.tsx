import type { FunctionComponent } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { LeavingQuestion } from '../../features/restaurant-page/editing/leaving-question.tsx'
import { SaveBar } from '../../features/restaurant-page/editing/save-bar.tsx'
import { type PageWork, usePageEditing } from '../../features/restaurant-page/editing/use-page-editing.ts'
import { FindingsStrip } from '../../features/restaurant-page/findings/findings-strip.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import * as all from './all-tabs.ts'

interface RestaurantTab {
  /** They are shown in its order. */
  readonly place: number
  /** In the address: `?tab=hours`. */
  readonly id: string
  readonly name: string
  readonly Panel: FunctionComponent<PageWork>
}

const tabs: readonly RestaurantTab[] = Object.values(all).toSorted((a, b) => a.place - b.place)

/** @param known what the server said last of the page */
export function RestaurantTabs({ known }: { known: OwnPage }) {
  const work = usePageEditing(known)
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'page'
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
          {tabs.map(({ id, name }) => (
            <Tab key={id} value={id}>
              {name}
            </Tab>
          ))}
        </TabList>
        <FindingsStrip work={work} />
        {tabs.map(({ id, Panel }) => (
          <TabPanel key={id} value={id}>
            {id === chosen && <Panel {...work} />}
          </TabPanel>
        ))}
      </Tabs>
      <SaveBar work={work} />
      <LeavingQuestion isUnsaved={work.isUnsaved} />
    </>
  )
}
