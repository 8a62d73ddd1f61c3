import { type CacheStatus, ResultCache } from '#typeset/result-cache.ts'
import type { ViewedRevision } from '../../features/menus/view-menu.ts'

interface Made<Value> {
  /** What it was made of, which may be newer than what was asked for. */
  readonly revision: ViewedRevision
  readonly value: Value
  readonly bytes: number
  /** True where something was out of reach: it is shown once, and made anew for the next. */
  readonly isMakeshift?: boolean
}

/** What was made of shared menus, kept until the menu, its sharing or its owner's plan changes. */
export interface RevisionCache<Value> {
  /**
   * What is kept of this revision, else what `make` makes; whoever asks meanwhile waits for the same.
   * @param variant what else it depends on
   */
  take(revision: ViewedRevision, variant: string, make: () => Promise<Made<Value>>): Promise<Value>
  status(): CacheStatus
}

/**
 * The key comes from the database, so that every server of an installation sees a change at once and
 * nobody has to be told of it. What is out of date is never asked for again, and pushed out in time.
 */
export function createRevisionCache<Value>(maxBytes: number): RevisionCache<Value> {
  const kept = new ResultCache<Value>(maxBytes)
  const beingMade = new Map<string, Promise<Value>>()

  async function made(variant: string, make: () => Promise<Made<Value>>): Promise<Value> {
    const { revision, value, bytes, isMakeshift } = await make()
    if (!isMakeshift) kept.set(keyOf(revision, variant), value, bytes)
    return value
  }

  return {
    take(revision, variant, make) {
      const key = keyOf(revision, variant)
      const known = kept.get(key)
      if (known) return Promise.resolve(known)
      const value = beingMade.get(key) ?? made(variant, make).finally(() => beingMade.delete(key))
      beingMade.set(key, value)
      return value
    },
    status: () => kept.status(),
  }
}

const keyOf = ({ row: { id, version, sharedAt, linkToken }, plan }: ViewedRevision, variant: string) =>
  `${id} ${version} ${sharedAt} ${linkToken} ${plan} ${variant}`
