import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { RECORD_DAYS } from '#domain/live/record/published.ts'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { savedMenusQuery } from '../../menu/saved-menus-query.ts'
import { AskRecord } from './ask-record.tsx'
import { GivenCommands } from './given-commands.tsx'
import { PlannedVersions } from './planned-versions.tsx'
import { Timeline } from './timeline.tsx'

export function Record({ menuId }: { menuId: string }) {
  // What a restore replaces is named by it.
  const menu = useQuery({ ...savedMenusQuery, staleTime: 0 }).data?.find(({ id }) => id === menuId)
  return (
    <>
      <ScreenLink to="/my-menus" variant="quiet" size="sm" icon={ArrowLeft} className="-ml-3 mb-4">
        My Menus
      </ScreenLink>
      <h1>Record</h1>
      <p className="mt-2 max-w-prose text-quiet text-sm">
        {menu && (
          <>
            <bdi className="font-medium text-ink">{menu.title || menu.name}</bdi>
            {' · '}
          </>
        )}
        What guests saw in the last {RECORD_DAYS} days. Nobody can change it.
      </p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <PlannedVersions menuId={menuId} version={menu?.version} />
          <Timeline menuId={menuId} menu={menu} />
          <GivenCommands menuId={menuId} />
        </div>
        <AskRecord menuId={menuId} />
      </div>
    </>
  )
}
