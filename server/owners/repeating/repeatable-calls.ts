import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'

/** How long an answer is kept. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** One call that may be sent again. */
export interface RepeatableCall {
  readonly accountId: string
  /** Who makes it: the id of a key or of an account. */
  readonly callerId: string
  /** As the caller sent it; it is kept nowhere. */
  readonly key: string
  /** Of what is asked: method, address and body. */
  readonly asked: readonly (string | Uint8Array)[]
}

export interface KeptAnswer {
  readonly status: number
  readonly body: string
  readonly mediaType: string | null
}

export type CallAttempt =
  /** Nobody has sent it before: its caller makes it and says how it ended. */
  | { readonly kind: 'first' }
  | { readonly kind: 'again'; readonly answer: KeptAnswer }
  /** The key was used for something else. */
  | { readonly kind: 'other' }
  /** It is being made, or a server ended in the middle of it. */
  | { readonly kind: 'unfinished' }

/** Makes sure that a call is carried out once, however often it is sent, on all servers of an installation. */
export interface RepeatableCalls {
  begin(call: RepeatableCall): Promise<CallAttempt>
  keep(call: RepeatableCall, answer: KeptAnswer): Promise<void>
  /** It was refused: nothing happened, and the same may be sent again. */
  forget(call: RepeatableCall): Promise<void>
}

export interface RepeatingCalls {
  readonly repeatableCalls: RepeatableCalls
}

interface Needs {
  readonly db: Db
  readonly clock: () => Date
}

export const createRepeatableCalls = ({ db, clock }: Needs): RepeatableCalls => ({
  async begin(call) {
    const id = idOf(call)
    const now = clock()
    await deleteBefore(db, now, id)
    const fingerprint = hashOf(call.asked)
    const mine = await db
      .insertInto('repeatableCalls')
      .values({ id, accountId: call.accountId, fingerprint, answer: null, createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (mine) return { kind: 'first' }
    const before = await db
      .selectFrom('repeatableCalls')
      .select(['fingerprint', 'answer'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (before && before.fingerprint !== fingerprint) return { kind: 'other' }
    if (!before || before.answer === null) return { kind: 'unfinished' }
    return { kind: 'again', answer: opened(before.answer, call) }
  },
  async keep(call, answer) {
    await db
      .updateTable('repeatableCalls')
      .set({ answer: sealed(answer, call) })
      .where('id', '=', idOf(call))
      .execute()
  },
  async forget(call) {
    await db.deleteFrom('repeatableCalls').where('id', '=', idOf(call)).execute()
  },
})

const deleteBefore = (db: Db, now: Date, id?: string) => {
  const old = db
    .deleteFrom('repeatableCalls')
    .where('createdAt', '<=', new Date(now.getTime() - KEPT_MS).toISOString())
  return (id === undefined ? old : old.where('id', '=', id)).execute()
}

/** Deletes answers that are a day old. */
export const sweepRepeatableCalls = ({ db }: Database, now: Date) => deleteBefore(db, now)

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    // With its length, so that no two lists of parts are one text.
    hash.update(`${bytes.byteLength}:`).update(bytes)
  }
  return hash.digest('base64url')
}

const idOf = ({ callerId, key }: RepeatableCall): string => hashOf([callerId, key])

/** An answer may hold a secret, as that of a new webhook: who reads the table can't open it. */
const lockOf = (call: RepeatableCall): Buffer =>
  Buffer.from(hkdfSync('sha256', call.key, call.callerId, 'answer of a repeatable call', 32))

function sealed(answer: KeptAnswer, call: RepeatableCall): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', lockOf(call), nonce)
  const packed = Buffer.concat([cipher.update(deflateSync(JSON.stringify(answer))), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), packed]).toString('base64url')
}

function opened(text: string, call: RepeatableCall): KeptAnswer {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', lockOf(call), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const packed = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  return JSON.parse(inflateSync(packed).toString()) as KeptAnswer
}
