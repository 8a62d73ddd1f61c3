import type { Clock, Database } from '../db/database.ts'
import type { Logger } from '../watching/log.ts'
import type { Metrics } from '../watching/metrics.ts'
import { forWholeHouse } from '../watching/within-restaurants.ts'
import type { DueJob, JobBell, JobKind, JobRow, NotNow, Outcome } from './job.ts'
import { createPatience } from './patience.ts'
import { claimJob, extendClaim, jobsAhead, makeDue, noteOutcome } from './queries.ts'

const READ_AT_ONCE = 200

/**
 * For so long a job is one server's, which says again and again that it is at it; after a crash another one takes it up,
 * when it has seen for eight seconds more that nobody is (`patience.ts`).
 */
const CLAIM_MS = 12_000
const EXTEND_MS = 5_000

/** How often jobs are looked for whose time was set by a clock that was ahead. */
const LOOK_AHEAD_MS = 10_000

/** A failure that says nothing of when to try again. */
const AFTER_FAULT_MS = 60_000

/** A job that is being done. */
interface UnderWay extends DueJob {
  readonly doing: Promise<void>
}

interface Needs extends Database, Clock {
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'jobs'>
  /** Milliseconds of a monotonic clock. */
  readonly elapsed?: () => number
}

/**
 * Does the jobs of some kinds as their time comes, in turns by account. Servers on one database share the work: each
 * takes a job by an update that only one of them can make.
 * @returns rings when a job was added, and ends: what is under way counts as an attempt that failed
 */
export function runJobs(needs: Needs, kinds: readonly JobKind[]): JobBell & { end(): Promise<void> } {
  const runners = kinds.map((kind) => runKind(needs, kind))
  return {
    // A member may ring, and a job is the house's.
    ring: () =>
      forWholeHouse(() => {
        for (const { look } of runners) look()
      }),
    end: async () => void (await Promise.all(runners.map(({ end }) => end()))),
  }
}

function runKind(needs: Needs, kind: JobKind) {
  const { db, clock, log, elapsed = () => performance.now() } = needs
  const underWay = new Map<string, UnderWay>()
  const isUntouched = createPatience(elapsed)
  let lookedAhead = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let isAsked = false
  const ending = new AbortController()

  /** Those of a clock that was ahead are due; after the second look, as who is at one extends its claim. */
  async function lookAhead(): Promise<void> {
    if (elapsed() - lookedAhead < LOOK_AHEAD_MS) return
    lookedAhead = elapsed()
    const ahead = await jobsAhead(db, kind, clock(), READ_AT_ONCE)
    for (const job of ahead.filter(isUntouched)) await makeDue(db, job, clock())
  }

  async function lookAll(): Promise<void> {
    await lookAhead()
    // What one account has waiting may be more than is read at once: the others come with the next reading.
    while (underWay.size < kind.mostUnderWay && !ending.signal.aborted) {
      const due = await kind.due(db, clock(), notNow(kind, underWay), READ_AT_ONCE)
      const before = underWay.size
      for (const one of due)
        if (mayBegin(kind, underWay, one) && (!isClaimed(one) || isUntouched(one))) begin(one)
      if (underWay.size === before) return
    }
  }

  function begin(due: DueJob): void {
    const doing = doOnce(needs, kind, due, ending.signal)
      .catch((error) => log.error({ err: error, kind: kind.name, job: due.id }, 'a job could not be done'))
      .finally(() => {
        underWay.delete(due.subject)
        look()
      })
    underWay.set(due.subject, { ...due, doing })
  }

  function look(): void {
    if (ending.signal.aborted) return
    if (looking) {
      isAsked = true
      return
    }
    looking = lookAll()
      .catch((error) => log.error({ err: error, kind: kind.name }, 'jobs could not be looked for'))
      .finally(() => {
        looking = undefined
        if (isAsked) {
          isAsked = false
          look()
        }
      })
  }

  look()
  const timer = setInterval(look, kind.lookMs)
  timer.unref()
  return {
    look,
    async end() {
      clearInterval(timer)
      ending.abort()
      await looking
      await Promise.all([...underWay.values()].map(({ doing }) => doing))
    },
  }
}

async function doOnce(needs: Needs, kind: JobKind, due: DueJob, ending: AbortSignal): Promise<void> {
  const { db, clock, log, metrics } = needs
  const claimed = await claimJob(db, due, new Date(clock().getTime() + CLAIM_MS))
  if (!claimed) return
  let job: JobRow = claimed
  const lost = new AbortController()
  const extending = setInterval(async () => {
    const until = new Date(clock().getTime() + CLAIM_MS)
    const isKept = await extendClaim(db, job, until).catch(() => true)
    if (isKept) job = { ...job, nextAt: until.toISOString() }
    else lost.abort()
  }, EXTEND_MS)
  try {
    const outcome = await kind
      .attempt(job, AbortSignal.any([ending, lost.signal]))
      .catch((error): Outcome => {
        log.error({ err: error, kind: kind.name, subject: job.subject }, 'a job could not be done')
        const nextAt = new Date(clock().getTime() + AFTER_FAULT_MS)
        return { state: 'waiting', nextAt, lastError: 'internal' }
      })
    await noteOutcome(db, job, outcome, clock())
    const isFailure = outcome.state === 'failed' || (outcome.state === 'waiting' && !outcome.isAgain)
    metrics.jobs.inc({ kind: kind.name, outcome: isFailure ? outcome.state : 'done' })
  } finally {
    clearInterval(extending)
  }
}

/** By a server that is at it, or was. */
const isClaimed = ({ attempts, lastError, lastStatus }: DueJob): boolean =>
  attempts > 0 && lastError === null && lastStatus === null

type AllUnderWay = ReadonlyMap<string, UnderWay>

const countOf = (underWay: AllUnderWay, is: (one: UnderWay) => boolean): number =>
  [...underWay.values()].filter(is).length

const hasShare = ({ mostOfOwner }: JobKind, underWay: AllUnderWay, owner: string | null): boolean =>
  owner !== null && countOf(underWay, ({ ownerId }) => ownerId === owner) >= mostOfOwner

const isFailingFull = ({ mostFailing }: JobKind, underWay: AllUnderWay): boolean =>
  countOf(underWay, ({ isFailing }) => isFailing) >= mostFailing

const notNow = (kind: JobKind, underWay: AllUnderWay): NotNow => ({
  subjects: [...underWay.keys()],
  owners: [...new Set([...underWay.values()].map(({ ownerId }) => ownerId))].filter(
    (owner) => owner !== null && hasShare(kind, underWay, owner),
  ) as string[],
  failing: isFailingFull(kind, underWay),
})

const mayBegin = (kind: JobKind, underWay: AllUnderWay, { subject, ownerId, isFailing }: DueJob): boolean =>
  underWay.size < kind.mostUnderWay &&
  !underWay.has(subject) &&
  !hasShare(kind, underWay, ownerId) &&
  (!isFailing || !isFailingFull(kind, underWay))
