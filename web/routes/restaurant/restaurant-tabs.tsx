import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnPage } from '#contract/restaurant-pages.ts'
import { BoardsTab } from '../../features/boards/boards-tab.tsx'
import { CalendarTab } from '../../features/calendar/calendar-tab.tsx'
import { GuestsTab } from '../../features/guest-counts/guests-tab.tsx'
import { PricesTab } from '../../features/planned-prices/prices-tab.tsx'
import { LeavingQuestion } from '../../features/restaurant-page/editing/leaving-question.tsx'
import { SaveBar } from '../../features/restaurant-page/editing/save-bar.tsx'
import { type PageWork, usePageEditing } from '../../features/restaurant-page/editing/use-page-editing.ts'
import { FindingsStrip } from '../../features/restaurant-page/findings/findings-strip.tsx'
import { HoursTab } from '../../features/restaurant-page/hours/hours-tab.tsx'
import { PageTab } from '../../features/restaurant-page/page-tab.tsx'
import { SchedulesTab } from '../../features/restaurant-page/schedules/schedules-tab.tsx'
import { TodayTab } from '../../features/sold-out/today-tab.tsx'
import { SpecialsTab } from '../../features/specials/specials-tab.tsx'
import { ConnectionsTab } from '../../features/webhooks/connections-tab.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'

interface RestaurantTab {
  /** In the address: `?tab=hours`. */
  readonly id: string
  readonly name: string
  readonly panel: (work: PageWork) => ReactNode
}

/** All that an owner keeps for a restaurant's page: each feature has a tab. */
const tabs: readonly RestaurantTab[] = [
  { id: 'page', name: 'Page', panel: (work) => <PageTab work={work} /> },
  { id: 'hours', name: 'Hours', panel: (work) => <HoursTab work={work} /> },
  { id: 'schedules', name: 'Schedules', panel: (work) => <SchedulesTab work={work} /> },
  { id: 'today', name: 'Today', panel: (work) => <Today work={work} /> },
  {
    id: 'specials',
    name: 'Specials',
    panel: ({ stored: { page } }) => (
      <SpecialsTab
        timeZone={page.timeZone}
        dayEndsAt={page.dayEndsAt}
        menuIds={page.menus.map(({ menuId }) => menuId)}
      />
    ),
  },
  {
    id: 'prices',
    name: 'Prices',
    panel: ({ stored }) => <PricesTab timeZone={stored.page.timeZone} />,
  },
  {
    id: 'calendar',
    name: 'Calendar',
    panel: ({ stored }) => <CalendarTab restaurantId={stored.restaurantId} />,
  },
  { id: 'boards', name: 'Boards', panel: ({ stored }) => <BoardsTab page={stored} /> },
  {
    id: 'guests',
    name: 'Guests',
    panel: ({ stored }) => <GuestsTab restaurantId={stored.restaurantId} timeZone={stored.page.timeZone} />,
  },
  {
    id: 'connections',
    name: 'Integrations',
    panel: ({ stored }) => <ConnectionsTab restaurantId={stored.restaurantId} />,
  },
]

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
        {tabs.map(({ id, panel }) => (
          <TabPanel key={id} value={id}>
            {id === chosen && panel(work)}
          </TabPanel>
        ))}
      </Tabs>
      <SaveBar work={work} />
      <LeavingQuestion isUnsaved={work.isUnsaved} />
    </>
  )
}

const Today = ({ work: { stored, page, change } }: { work: PageWork }) => (
  <TodayTab
    restaurantId={stored.restaurantId}
    shows={page.soldOutShows}
    onShows={(soldOutShows) => change((before) => ({ ...before, soldOutShows }))}
  />
)
