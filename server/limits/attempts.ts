import { createHmac } from 'node:crypto'
import type { Db } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'
import { countShared, deleteCountersBefore, forgetCounters } from './counters.ts'
import { type AttemptKind, attemptLimits } from './limits.ts'

/** The subject is an account's name or an address; undefined where nothing is counted. */
export type Attempt = readonly [kind: AttemptKind, subject: string | undefined]

export interface Attempts {
  /**
   * Counts attempts before they are made, so that many at once count like one after the other.
   * @throws {AppError} `too_many_requests` when one of them is one too many
   */
  take(...attempts: readonly Attempt[]): Promise<void>
  /** Forgets attempts after a success. */
  forgive(...attempts: readonly Attempt[]): Promise<void>
}

const MINUTE_MS = 60 * 1000

/** The key of a counter: a keyed hash, so the table holds no names or addresses. */
export const counterKey = (secret: string, kind: string, subject: string): string =>
  createHmac('sha256', secret)
    .update(`${kind}\n${subject.normalize('NFC').toLowerCase()}`)
    .digest('base64url')

/** Counters that all servers on one database share. */
export function createAttempts(db: Db, clock: () => Date, secret: string): Attempts {
  async function takeOne(kind: AttemptKind, subject: string): Promise<void> {
    const { count: limit, windowMinutes } = attemptLimits[kind]
    const now = clock()
    const key = counterKey(secret, kind, subject)
    const counted = await countShared(db, {
      key,
      now,
      windowMs: windowMinutes * MINUTE_MS,
      limit,
      count: 1,
    })
    if (counted.isCounted) return
    const wait = windowMinutes === 60 ? 'an hour' : `${windowMinutes} minutes`
    throw new AppError('too_many_requests', {
      message: `Too many attempts. Please wait ${wait} and try again.`,
      retryAfterMs: counted.endsAt.getTime() - now.getTime(),
      cause: kind,
    })
  }

  return {
    async take(...attempts) {
      for (const [kind, subject] of attempts) if (subject !== undefined) await takeOne(kind, subject)
    },
    async forgive(...attempts) {
      const keys = attempts.flatMap(([kind, subject]) =>
        subject === undefined ? [] : [counterKey(secret, kind, subject)],
      )
      if (keys.length > 0) await forgetCounters(db, keys)
    },
  }
}

const LONGEST_WINDOW_MS =
  Math.max(...Object.values(attemptLimits).map(({ windowMinutes }) => windowMinutes)) * MINUTE_MS

/** Deletes the counters whose windows are over: those of the last hour stay. */
export const sweepCounters = ({ db, clock }: { readonly db: Db; readonly clock: () => Date }) =>
  deleteCountersBefore(db, new Date(clock().getTime() - LONGEST_WINDOW_MS))
