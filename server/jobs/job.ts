import type { Selectable } from 'kysely'
import type { Db, Schema } from '../db/schema.ts'

export type JobRow = Selectable<Schema['jobs']>

/** A job whose time has come. */
export interface DueJob
  extends Pick<JobRow, 'id' | 'subject' | 'ownerId' | 'nextAt' | 'attempts' | 'lastError' | 'lastStatus'> {
  /** Whether what it goes to failed last: of these only some are under way at a time. */
  readonly isFailing: boolean
}

/** What is not to be begun now. */
export interface NotNow {
  /** What something is being done for already. */
  readonly subjects: readonly string[]
  /** Ids of accounts that have their share. */
  readonly owners: readonly string[]
  /** Whether what failed last has its share. */
  readonly failing: boolean
}

/** How an attempt ended. A job that is tried again has the time of its next attempt. */
export type Outcome =
  | { readonly state: 'done'; readonly lastStatus?: number | null }
  | { readonly state: 'failed'; readonly lastError: string | null; readonly lastStatus?: number | null }
  | {
      readonly state: 'waiting'
      readonly nextAt: Date
      readonly lastError: string | null
      readonly lastStatus?: number | null
      /** What follows is not another attempt: the job comes again. */
      readonly isAgain?: true
    }

/** What is done later, in turns, by one server of an installation at a time, and again until it succeeds. */
export interface JobKind {
  readonly name: JobRow['kind']
  /** At the same time, from one server. */
  readonly mostUnderWay: number
  /** Of these for one account. */
  readonly mostOfOwner: number
  /** Of these for what failed last. */
  readonly mostFailing: number
  /** Milliseconds between two looks for what is due. */
  readonly lookMs: number
  /** Milliseconds that a job waits at most before its first attempt, and after each that failed. */
  readonly pausesMs: readonly number[]
  /** Jobs whose time has come, in the order in which they are begun. */
  due(db: Db, now: Date, notNow: NotNow, limit: number): Promise<DueJob[]>
  /** Does a job once. What it throws counts as an attempt that failed. @param signal when another server has it */
  attempt(job: JobRow, signal: AbortSignal): Promise<Outcome>
}

/** Wakes who does jobs: one was added. */
export interface JobBell {
  ring(): void
}
