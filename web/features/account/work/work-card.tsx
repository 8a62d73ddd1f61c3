import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteJob, type Job, listJobs, retryJob } from '#contract/accounts/jobs.ts'
import { call, unlessGone } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MorePages } from '../../../ui/button/more-pages.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { jobWords, stateWords } from './job-words.ts'

const AT_A_TIME = 20

const jobsQuery = (state: Job['state']) => ({
  queryKey: [listJobs.path, state],
  queryFn: ({ pageParam: cursor, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    call(listJobs, { query: { state, limit: AT_A_TIME, ...(cursor !== null && { cursor }) } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  staleTime: 0,
})

/** What the installation has to do: for administrators, who try again what has failed. */
export function WorkCard() {
  const [state, setState] = useState<Job['state']>('failed')
  const query = useInfiniteQuery(jobsQuery(state))
  const isGone = unlessGone('job_not_found')
  const change = useMutation({
    mutationFn: ({ id, isAgain }: { id: string; isAgain: boolean }) =>
      call(isAgain ? retryJob : deleteJob, { params: { id } }).catch(isGone),
    onSuccess: () => askAgain(listJobs),
    onError: showErrorToast,
  })
  return (
    <Card
      title="Background work"
      description="Mails, events for other programs and regular tasks of this installation. What fails is tried again automatically."
    >
      <Loaded query={query} what="background work">
        {({ pages }) => {
          const count = (of: Job['state']) =>
            (pages[0]?.counts ?? []).reduce((sum, one) => (one.state === of ? sum + one.count : sum), 0)
          const jobs = pages.flatMap((page) => page.jobs)
          return (
            <>
              <Segments
                label="Which work is shown"
                value={state}
                options={[
                  { value: 'failed', label: `Failed (${count('failed')})` },
                  { value: 'waiting', label: `Waiting (${count('waiting')})` },
                ]}
                onChange={setState}
              />
              {jobs.length === 0 ? (
                <p className="mt-4 text-quiet">
                  {state === 'failed' ? 'Nothing has failed.' : 'Nothing waits.'}
                </p>
              ) : (
                <ul className="mt-4 divide-y divide-rule">
                  {jobs.map((job) => (
                    <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
                      <div className="min-w-0 grow basis-60">
                        <p className="font-medium">{jobWords(job)}</p>
                        <p className="text-quiet text-sm">{stateWords(job)}</p>
                      </div>
                      {(job.lastError !== null || job.lastStatus !== null) && (
                        <Button
                          variant="secondary"
                          size="sm"
                          isPending={change.isPending && change.variables.id === job.id}
                          onClick={() => change.mutate({ id: job.id, isAgain: true })}
                        >
                          Try again<span className="sr-only">: {jobWords(job)}</span>
                        </Button>
                      )}
                      {job.state === 'failed' && (
                        <Button
                          variant="quiet"
                          size="sm"
                          onClick={() => change.mutate({ id: job.id, isAgain: false })}
                        >
                          Remove<span className="sr-only">: {jobWords(job)}</span>
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              )}
              <MorePages of={query} size="sm" className="mt-4">
                Show more
              </MorePages>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
