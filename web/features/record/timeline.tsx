import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../../lib/loaded.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx'
import { type TimelineEntry, timelineOf } from './entries.ts'
import { EntryRow } from './entry-row.tsx'
import { NameDialog } from './name-dialog.tsx'
import { recordQuery, statesQuery } from './record-queries.ts'
import { RestoreDialog } from './restore-dialog.tsx'

export interface TimelineProps {
  menuId: string
  /** The present one; undefined while it is unknown, and of a menu that was deleted. */
  version: number | undefined
}

/** What guests saw and what was saved, the latest first. */
export function Timeline({ menuId, version }: TimelineProps) {
  const record = useInfiniteQuery(recordQuery(menuId))
  // A menu that was deleted has a record, and no states.
  const states = useQuery({ ...statesQuery(menuId), enabled: version !== undefined })
  const [asked, setAsked] = useState<{ what: 'restore' | 'name'; entry: TimelineEntry } | null>(null)
  if (record.isError)
    return <LoadFailure query={record} title="The record could not be loaded" headingLevel={2} />
  if (record.isPending)
    return (
      <SkeletonGroup label="Loading the record" className="flex flex-col gap-4">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    )
  const entries = timelineOf(record.data.pages.flat(), states.data ?? [], !record.hasNextPage)
  if (entries.length === 0)
    return (
      <EmptyState icon={History} title="Nothing on record yet">
        Once guests see this menu, each change is kept here.
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
            canChange={version !== undefined}
            onAsk={(what) => setAsked({ what, entry })}
          />
        ))}
      </ol>
      {record.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6"
          isPending={record.isFetchingNextPage}
          onClick={() => record.fetchNextPage()}
        >
          Show earlier
        </Button>
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
