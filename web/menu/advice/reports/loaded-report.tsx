import type { UseQueryResult } from '@tanstack/react-query'
import { Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { NEW_MENU_PATH } from '#contract/pages/pages.ts'
import { LoadFailure } from '../../../lib/loaded.tsx'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx'

export interface LoadedReportProps<Report> {
  query: UseQueryResult<Report | null>
  children: (report: Report) => ReactNode
}

/** A report, or that it is on its way, or why it did not come, or that there is no menu for one. */
export function LoadedReport<Report>({ query, children }: LoadedReportProps<Report>) {
  if (query.isError) return <LoadFailure query={query} title="Your menu could not be checked" />
  if (query.data === undefined) {
    return (
      <SkeletonGroup label="Checking your menu" className="flex flex-col gap-8">
        <Skeleton className="h-80" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    )
  }
  return query.data === null ? <NoMenu /> : children(query.data)
}

const NoMenu = () => (
  <EmptyState
    icon={Utensils}
    title="No menu to check yet"
    action={<ScreenLink to={NEW_MENU_PATH}>Create a menu</ScreenLink>}
  >
    Generate, import or open a menu in the builder; its figures and findings appear here.
  </EmptyState>
)
