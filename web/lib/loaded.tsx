import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import { ErrorState, type ErrorStateProps } from '../ui/waiting/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../ui/waiting/skeleton.tsx'
import { sentenceOf } from './api.ts'

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  what: string
  children: (data: Data) => ReactNode
}

/** The answer of a query, a skeleton while it loads, or the error. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  if (query.isError)
    return <LoadFailure query={query} title={`Carte could not load ${what}`} headingLevel={3} />
  if (query.data === undefined) {
    return (
      <SkeletonGroup label={`Loading ${what}`} className="flex flex-col gap-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
      </SkeletonGroup>
    )
  }
  return children(query.data)
}

export interface LoadFailureProps extends Pick<ErrorStateProps, 'title' | 'headingLevel'> {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

export const LoadFailure = ({ query, ...heading }: LoadFailureProps) => (
  <ErrorState
    {...heading}
    action={
      <Button variant="secondary" isPending={query.isFetching} onClick={() => query.refetch()}>
        Try again
      </Button>
    }
  >
    {sentenceOf(query.error, 'Carte did not answer. Please check your connection.')}
  </ErrorState>
)
