import type { User } from '#contract/accounts/accounts.ts'
import { deleteJob, type Job, listJobs, retryJob } from '#contract/accounts/jobs.ts'
import { canSeeJobs } from '#domain/access/jobs.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { askedPage, shownPage } from '../../http/answers/pages.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { countJobs, dropJob, type ListedJob, pageOfJobs, retryNow } from '../../jobs/queries.ts'

/** For administrators: nothing of what a mail says, or to whom. */
export function mountJobs(api: Api, { db, clock }: Database & Clock): void {
  mount(
    api,
    listJobs,
    async ({ c, query }) => {
      const read = await pageOfJobs(db, { ...query, ...askedPage(listJobs, query) })
      const { rows, nextCursor } = shownPage(c, listJobs, query, read, (job) => [job.createdAt, job.id])
      return { counts: await countJobs(db), jobs: rows.map(present), nextCursor }
    },
    requireAdministrator,
  )

  mount(
    api,
    retryJob,
    async ({ params: { id } }) => {
      if (!(await retryNow(db, id, clock()))) throw new AppError('job_not_found')
    },
    requireAdministrator,
  )

  mount(
    api,
    deleteJob,
    async ({ params: { id } }) => {
      if (!(await dropJob(db, id))) throw new AppError('job_not_found')
    },
    requireAdministrator,
  )
}

const present = ({ subject, ...job }: ListedJob): Job => ({
  ...job,
  name: job.kind === 'sweep' ? subject : '',
  state: job.state === 'failed' ? 'failed' : 'waiting',
})

function requireAdministrator(user: User): void {
  if (canSeeJobs(user)) return
  throw new AppError('not_administrator', { message: 'Only an administrator can see background work.' })
}
