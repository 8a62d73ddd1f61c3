import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { SavedMenuSummary } from '#contract/menus/saved-menus.ts'
import { RECORD_DAYS } from '#domain/live/record/published.ts'
import { LoadFailure } from '../../lib/loaded.tsx'
import { useMay } from '../../plan/own-role.ts'
import { MorePages } from '../../ui/button/more-pages.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx'
import { type TimelineEntry, timelineOf } from './entries.ts'
import { EntryRow } from './entry-row.tsx'
import { FirstVersion } from './first-version.tsx'
import { NameDialog } from './name-dialog.tsx'
import { PageDialog } from './pages/page-dialog.tsx'
import { recordQuery, statesQuery } from './record-queries.ts'
import { RestoreDialog } from './restore-dialog.tsx'

export interface TimelineProps {
  menuId: string
  /** Undefined while it is unknown, and where it was deleted. */
  menu: SavedMenuSummary | undefined
}

export function Timeline({ menuId, menu }: TimelineProps) {
  const version = menu?.version
  const mayPublish = useMay('publish')
  const record = useInfiniteQuery(recordQuery(menuId))
  // A menu that was deleted has a record, and no states.
  const states = useQuery({ ...statesQuery(menuId), enabled: version !== undefined })
  const [asked, setAsked] = useState<{ what: 'page' | 'restore' | 'name'; entry: TimelineEntry } | null>(null)
  if (record.isError)
    return <LoadFailure query={record} title="The record could not be loaded" headingLevel={2} />
  if (record.isPending)
    return (
      <SkeletonGroup label="Loading the record" className="flex flex-col gap-4">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    )
  const entries = timelineOf(record.data.pages.flat(), states.data ?? [], menu, !record.hasNextPage)
  if (entries.length === 0)
    return (
      <EmptyState icon={History} title="Nothing on record">
        Guests saw no such menu in the last {RECORD_DAYS} days.
      </EmptyState>
    )
  return (
    <Card title="Versions">
      <ol className="-my-4 divide-y divide-rule">
        {entries.map((entry) => (
          <EntryRow
            key={`${entry.version} ${entry.published?.number}`}
            menuId={menuId}
            entry={entry}
            isPresent={entry.version === version}
            hasMenu={version !== undefined}
            mayPublish={mayPublish}
            onAsk={(what) => setAsked({ what, entry })}
          />
        ))}
      </ol>
      {menu && entries.length === 1 && (
        <FirstVersion menu={menu} isSeen={entries[0]?.published?.isShown === true} />
      )}
      <MorePages of={record} className="mt-6">
        Show earlier
      </MorePages>
      {asked?.what === 'page' && (
        <PageDialog menuId={menuId} at={asked.entry.at} onClose={() => setAsked(null)} />
      )}
      {asked && version !== undefined && (
        <>
          <RestoreDialog
            menuId={menuId}
            version={version}
            entry={asked.what === 'restore' ? asked.entry : null}
            onClose={() => setAsked(null)}
          />
          <NameDialog
            menuId={menuId}
            entry={asked.what === 'name' ? asked.entry : null}
            onClose={() => setAsked(null)}
          />
        </>
      )}
    </Card>
  )
}
