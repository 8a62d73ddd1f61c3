import { CountedCache } from '../../watching/counted-cache.ts'
import { type Precompressed, packedIfLarge, precompressedBytes } from './precompressed.ts'

export interface Made {
  /** Names all that it was made of in the database, which may be newer than what was asked for. */
  readonly key: string
  readonly answer: Precompressed
  /** From when until when it holds; for good where nothing in it depends on the time. */
  readonly holds?: { readonly at: Date; readonly changesAt: Date | null }
  /** True where something was out of reach: it is shown once, and not kept. */
  readonly isIncomplete?: boolean
}

interface Kept {
  readonly answer: Precompressed
  /** Milliseconds since 1970; where the clock was set back to before it, the answer is made again. */
  readonly from: number
  readonly until: number
}

/** Larger than the cache, which keeps nothing of that size. */
const NOT_KEPT = Number.MAX_SAFE_INTEGER

/**
 * Keeps what was made for guests until a row that it was made of changes, or until the next change that is
 * known of the restaurant's calendar; guests who ask while it is made wait for the same answer. The key
 * comes from the database, so every server of an installation sees a change at once and no server has to be
 * notified; an outdated entry is never asked for again, and evicted in time.
 */
export const createKeptAnswers = (maxBytes: number) =>
  new CountedCache<Kept, () => Promise<Made>>({
    // A cache of one byte keeps no answer, and still makes each only once at a time.
    maxSize: Math.max(1, maxBytes),
    async fetchMethod(name, _outdated, { options, context: make }) {
      const { key, answer: made, holds, isIncomplete } = await make()
      const answer = await packedIfLarge(made)
      options.size = !isIncomplete && name.startsWith(`${key} `) ? precompressedBytes(answer) : NOT_KEPT
      return {
        answer,
        from: holds?.at.getTime() ?? Number.NEGATIVE_INFINITY,
        until: holds?.changesAt?.getTime() ?? Number.POSITIVE_INFINITY,
      }
    },
    // An entry that is evicted while it is made is still answered.
    ignoreFetchAbort: true,
  })

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/** What an answer is kept under: the state of the database that it is made of, what else it depends on, and when. */
export interface AnswerKey {
  readonly key: string
  readonly variant: string
  readonly clock: () => Date
}

/** The answer that is kept of this, else what `make` makes. */
export async function answerOf(
  cache: KeptAnswers,
  { key, variant, clock }: AnswerKey,
  make: () => Promise<Made>,
): Promise<Precompressed> {
  const name = `${key} ${variant}`
  const kept = cache.get(name)
  const now = clock().getTime()
  if (kept && kept.from <= now && now < kept.until) return kept.answer
  if (kept) cache.delete(name)
  return (await cache.forceFetch(name, { context: make })).answer
}
