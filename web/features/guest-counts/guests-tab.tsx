import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, Download } from 'lucide-react'
import { useState } from 'react'
import {
  countGuests,
  exportGuestCounts,
  type GuestCountsAnswer,
  readGuestCounts,
} from '#contract/restaurant/guest-counts.ts'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { call } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { askAgain, queryOf } from '../../lib/query-of.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { FeatureGate } from '../../plan/feature-gate.tsx'
import { may } from '../../plan/own-role.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'
import { BarPlot } from './bar-plot.tsx'
import { barsByDay, barsByHour, daysBetween, lastDays, type MenuViews, viewsByMenu } from './count-days.ts'

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const

type Span = (typeof spans)[number]['value']

/** How often guests open what: never who they are. */
function GuestsTab({ stored }: { stored: OwnPage }) {
  const isAllowed = usePlanAllows('feature:guestCounts')
  return (
    <FeatureGate feature="feature:guestCounts">
      {isAllowed ? (
        <Counted restaurantId={stored.restaurantId} timeZone={stored.page.timeZone} />
      ) : (
        <Figures counts={nothing} days={daysBetween('2026-01-01', '2026-01-30')} />
      )}
    </FeatureGate>
  )
}

interface CountedProps {
  restaurantId: string
  /** On whose clock days begin. */
  timeZone: string
}

function Counted({ restaurantId, timeZone }: CountedProps) {
  const [span, setSpan] = useState<Span>('30')
  const query = lastDays(timeZone, Number(span), new Date())
  const params = { restaurantId }
  const counts = useQuery({
    ...queryOf(readGuestCounts, { params, query }, { staleTime: 0 }),
    placeholderData: keepPreviousData,
  })
  const file = useMutation({
    mutationFn: () => call(exportGuestCounts, { params, query }),
    onSuccess: downloadFile,
    onError: showErrorToast,
  })
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segments label="Days that are shown" value={span} options={spans} onChange={setSpan} />
        <Button variant="secondary" isPending={file.isPending} onClick={() => file.mutate()}>
          <Download size={16} aria-hidden="true" /> Download CSV
        </Button>
      </div>
      <Loaded query={counts} what="what guests opened">
        {(known) => (
          <>
            <Figures counts={known} days={daysBetween(query.from, query.until)} />
            {may('share') && <CountingSwitch restaurantId={restaurantId} isCounting={known.isCounting} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

const nothing: GuestCountsAnswer = {
  isCounting: true,
  timeZone: 'UTC',
  menus: [],
  byMenu: [],
  byDay: [],
  byHour: [],
}

function Figures({
  counts: { isCounting, byDay, byHour, ...counted },
  days,
}: {
  counts: GuestCountsAnswer
  days: readonly string[]
}) {
  const byMenu = viewsByMenu(counted)
  const total = byMenu.reduce((sum, one) => sum + one.total, 0)
  const byCode = byMenu.reduce((sum, one) => sum + one.by.code, 0)
  if (total === 0)
    return (
      <EmptyState icon={ChartNoAxesColumn} headingLevel={2} title="No views in these days">
        {isCounting
          ? 'No one has opened your page yet. Put the code on tables and the address on your website.'
          : 'Views are not counted. Turn on “Count views” below to see when and where guests read your menus.'}
      </EmptyState>
    )
  const share = Math.round((byCode / total) * 100)
  return (
    <>
      <Card
        title={total === 1 ? '1 view' : `${total.toLocaleString('en-US')} views`}
        description={`${share} % came by the printed code (the darker part of the bars), the others by a link, your website or a board.`}
      >
        <BarPlot label="Views by day" bars={barsByDay(byDay, days)} />
      </Card>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <Card
          title="By hour of the day"
          description="On the clock of your restaurant, all of these days together."
        >
          <BarPlot label="Views by hour of the day" bars={barsByHour(byHour)} />
        </Card>
        <Card title="By menu">
          <Table caption="Views by menu" columns={columns} rows={byMenu} rowKey={({ menuId }) => menuId} />
        </Card>
      </div>
    </>
  )
}

const columns = [
  { header: 'Menu', isRowHeader: true, cell: ({ title }: MenuViews) => title },
  { header: 'Code', align: 'end', cell: ({ by }: MenuViews) => by.code },
  { header: 'Link', align: 'end', cell: ({ by }: MenuViews) => by.link },
  { header: 'Website', align: 'end', cell: ({ by }: MenuViews) => by.embed },
  { header: 'Boards', align: 'end', cell: ({ by }: MenuViews) => by.board },
  { header: 'All', align: 'end', cell: ({ total }: MenuViews) => total },
] as const

function CountingSwitch({ restaurantId, isCounting }: { restaurantId: string; isCounting: boolean }) {
  const switching = useMutation({
    mutationFn: (next: boolean) =>
      call(countGuests, { params: { restaurantId }, body: { isCounting: next } }),
    onSuccess: () => askAgain(readGuestCounts),
    onError: showErrorToast,
  })
  return (
    <Switch
      label="Count views"
      hint="Carte counts how often a page is opened, by the hour. It keeps nothing of who opened it: no cookie, no address, no fingerprint."
      checked={switching.isPending ? switching.variables : isCounting}
      onCheckedChange={(next) => switching.mutate(next)}
    />
  )
}

export const guests = {
  place: 90,
  id: 'guests',
  name: 'Guests',
  tab: 'guests',
  needs: 'see',
  Panel: GuestsTab,
} as const
