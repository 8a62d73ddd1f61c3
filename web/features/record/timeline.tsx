import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { type SavedMenuSummary, savedMenuFirstPage } from '#contract/menus/saved-menus.ts'
import { addressOf } from '#contract/shared/address.ts'
import { RECORD_DAYS } from '#domain/live/record/published.ts'
import { LoadFailure } from '../../lib/loaded.tsx'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { may, useMay } from '../../plan/own-role.ts'
import { MorePages } from '../../ui/button/more-pages.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx'
import { type TimelineEntry, timelineOf } from './entries.ts'
import { EntryRow } from './entry-row.tsx'
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

interface FirstVersionProps {
  menu: SavedMenuSummary
  isSeen: boolean
}

const FirstVersion = ({ menu: { id, version, isReadable }, isSeen }: FirstVersionProps) => (
  <section aria-label="What comes here" className="flex flex-wrap items-center gap-x-8 gap-y-6 pt-6">
    <div className="flex items-end gap-3" aria-hidden="true">
      {isReadable && (
        <img
          src={addressOf(savedMenuFirstPage, { params: { id }, query: { version } })}
          alt=""
          className="w-28 bg-white shadow-raised"
        />
      )}
      <PagesToCome />
    </div>
    <div className="min-w-0 max-w-prose grow basis-64">
      <p className="font-medium">
        {isSeen
          ? 'Guests see this version. What you change next is kept here too.'
          : 'Guests don’t see this menu yet.'}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-quiet text-sm">
        {!isSeen && <li>Share it or put it on your page: from then on each change is on record.</li>}
        <li>Each change that guests see has its time, who made it, and the page as it was.</li>
        <li>Every version of the last {RECORD_DAYS} days can be compared, and restored in two clicks.</li>
        <li>“Save for a Date…” in the editor prepares the next menu, which opens automatically.</li>
      </ul>
      {may('edit words') && (
        <ScreenLink
          to={`/saved-menus?edit=${encodeURIComponent(id)}`}
          variant="secondary"
          size="sm"
          className="mt-4"
        >
          Open in the Editor
        </ScreenLink>
      )}
    </div>
  </section>
)

const PagesToCome = () => (
  <svg viewBox="0 0 130 112" aria-hidden="true" className="w-32 text-edge" fill="none" stroke="currentColor">
    <path d="M0 106h122m-5-4 5 4-5 4" strokeWidth="1.5" />
    {[0, 62].map((left, at) => (
      <g key={left} transform={`translate(${left + 6} ${8 + 8 * at})`} opacity={1 - 0.35 * at}>
        <rect width="50" height="66" rx="2" strokeWidth="1.5" strokeDasharray="4 3" />
        <path
          d="M17 9h16M8 21h22m8 0h4M8 29h18m12 0h4M8 37h24m6 0h4M8 49h20m10 0h4M8 57h16m14 0h4"
          strokeWidth="2"
        />
        <circle cx="25" cy={98 - 8 * at} r="3" fill="currentColor" stroke="none" />
      </g>
    ))}
  </svg>
)
