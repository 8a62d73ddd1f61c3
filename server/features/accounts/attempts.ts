import { createHmac } from 'node:crypto'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'

interface AttemptLimit {
  readonly count: number
  readonly windowMinutes: number
}

/**
 * What may be tried how often. An account is guarded against one address more strictly than against
 * all of them together, so that a stranger cannot easily lock its owner out.
 */
const attemptLimits = {
  'sign-in by account and address': { count: 10, windowMinutes: 15 },
  'sign-in by account': { count: 50, windowMinutes: 15 },
  'sign-in by address': { count: 100, windowMinutes: 15 },
  'password of account': { count: 10, windowMinutes: 15 },
  'registration by address': { count: 20, windowMinutes: 60 },
  'reset by account': { count: 3, windowMinutes: 60 },
  'reset by address': { count: 20, windowMinutes: 60 },
  'verification by account': { count: 5, windowMinutes: 60 },
  /** Each asks the payment provider several times. */
  'checkout by account': { count: 60, windowMinutes: 60 },
  'link by address': { count: 50, windowMinutes: 60 },
} as const satisfies Record<string, AttemptLimit>

export type AttemptKind = keyof typeof attemptLimits

/** Whose attempts: an account's name, an address; undefined where there is nothing to count by. */
export type Attempt = readonly [kind: AttemptKind, subject: string | undefined]

export interface Attempts {
  /**
   * Counts attempts before they are made, so that many at once count like one after the other.
   * @throws {AppError} `too_many_requests` when one of them is one too many
   */
  take(...attempts: readonly Attempt[]): Promise<void>
  /** Forgets attempts: their maker has proved to be the right one. */
  forgive(...attempts: readonly Attempt[]): Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** Counters that all servers on one database share; the table holds keyed hashes, no names or addresses. */
export function createAttempts(db: Db, clock: () => Date, secret: string): Attempts {
  const keyOf = (kind: AttemptKind, subject: string) =>
    createHmac('sha256', secret)
      .update(`${kind}\n${subject.normalize('NFC').toLowerCase()}`)
      .digest('base64url')

  async function takeOne(kind: AttemptKind, subject: string): Promise<void> {
    const { count, windowMinutes } = attemptLimits[kind]
    const now = clock()
    const taken = await countAttempt(db, {
      key: keyOf(kind, subject),
      now: now.toISOString(),
      windowStart: new Date(now.getTime() - windowMinutes * MINUTE_MS).toISOString(),
      limit: count,
    })
    if (taken === undefined) {
      const wait = windowMinutes === 60 ? 'an hour' : `${windowMinutes} minutes`
      throw new AppError('too_many_requests', {
        message: `Too many attempts. Please wait ${wait} and try again.`,
        cause: kind,
      })
    }
    // A first attempt takes what is long over along, so the table never grows with time.
    if (taken === 1) await deleteAttemptsBefore(db, new Date(now.getTime() - DAY_MS).toISOString())
  }

  return {
    async take(...attempts) {
      for (const [kind, subject] of attempts) if (subject !== undefined) await takeOne(kind, subject)
    },
    async forgive(...attempts) {
      const keys = attempts.flatMap(([kind, subject]) =>
        subject === undefined ? [] : [keyOf(kind, subject)],
      )
      if (keys.length > 0) await db.deleteFrom('attempts').where('key', 'in', keys).execute()
    },
  }
}

interface Counting {
  readonly key: string
  /** ISO-8601 UTC, and the time before which a window has ended. */
  readonly now: string
  readonly windowStart: string
  readonly limit: number
}

/**
 * Counts one attempt unless the limit is reached, in one statement: of two at the same moment only one
 * can be the last.
 * @returns the attempts of the window with this one, or undefined when the limit was reached before it
 */
async function countAttempt(db: Db, { key, now, windowStart, limit }: Counting): Promise<number | undefined> {
  const row = await db
    .insertInto('attempts')
    .values({ key, count: 1, startedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((update) => {
          const isOver = update('attempts.startedAt', '<=', windowStart)
          return {
            count: update
              .case()
              .when(isOver)
              .then(1)
              .else(update('attempts.count', '+', 1))
              .end(),
            startedAt: update.case().when(isOver).then(now).else(update.ref('attempts.startedAt')).end(),
          }
        })
        .where((where) =>
          where.or([where('attempts.startedAt', '<=', windowStart), where('attempts.count', '<', limit)]),
        ),
    )
    .returning('count')
    .executeTakeFirst()
  return row?.count
}

const deleteAttemptsBefore = (db: Db, time: string) =>
  db.deleteFrom('attempts').where('startedAt', '<', time).execute()
