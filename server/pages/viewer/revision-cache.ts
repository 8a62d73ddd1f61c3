import type { ViewedRevision } from '../../features/menus/viewing/view-menu.ts'
import { type Precompressed, precompressedBytes } from '../../http/answers/precompressed.ts'
import { CountedCache } from '../../watching/counted-cache.ts'

/** An answer, and the revision it was made of, which may be newer than the requested one. */
export interface Made {
  readonly revision: ViewedRevision
  readonly answer: Precompressed
  /** True where something was out of reach: it is shown once, and not kept. */
  readonly isIncomplete?: boolean
}

/** Larger than the cache, which keeps nothing of that size. */
const NOT_KEPT = Number.MAX_SAFE_INTEGER

/**
 * What was made of shared menus, kept until the menu, its sharing or its owner's plan changes; guests who
 * ask while it is made wait for the same answer. The key comes from the database, so every server of an
 * installation sees a change at once and no server is told of it; an outdated entry is never asked for
 * again, and evicted in time.
 */
export const createRevisionCache = (maxBytes: number) =>
  new CountedCache<Precompressed, () => Promise<Made>>({
    // A cache of one byte keeps no answer, and still makes each only once at a time.
    maxSize: Math.max(1, maxBytes),
    async fetchMethod(key, _outdated, { options, context: make }) {
      const { revision, answer, isIncomplete } = await make()
      const isKept = !isIncomplete && key.startsWith(revisionKey(revision))
      options.size = isKept ? precompressedBytes(answer) : NOT_KEPT
      return answer
    },
    // An entry that is evicted while it is made is still answered.
    ignoreFetchAbort: true,
  })

export type RevisionCache = ReturnType<typeof createRevisionCache>

/**
 * The answer that is kept of a revision, else what `make` makes.
 * @param variant what else it depends on
 */
export async function answerOf(
  cache: RevisionCache,
  revision: ViewedRevision,
  variant: string,
  make: () => Promise<Made>,
): Promise<Precompressed> {
  const key = revisionKey(revision) + variant
  return cache.get(key) ?? cache.forceFetch(key, { context: make })
}

const revisionKey = ({
  row: { id, version, sharedAt, linkToken, liveStamp },
  plan,
}: ViewedRevision): string => `${id} ${version} ${sharedAt} ${linkToken} ${liveStamp ?? 0} ${plan} `
