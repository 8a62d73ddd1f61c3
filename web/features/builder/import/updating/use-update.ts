import { useCallback, useMemo, useState } from 'react'
import { keepMine } from '#domain/exchange/updating/choosing/keep-mine.ts'
import { keptAtFirst } from '#domain/exchange/updating/choosing/kept-at-first.ts'
import { type ListedChange, listedChanges } from '#domain/exchange/updating/choosing/listed-changes.ts'
import {
  type UnseenChanges,
  type UnseenPrices,
  unseenChanges,
  withUnseenPrices,
} from '#domain/exchange/updating/choosing/unseen-changes.ts'
import type { SharedIds } from '#domain/exchange/updating/match-menus.ts'
import { updateMenu } from '#domain/exchange/updating/update-menu.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { amountsWithoutPlace, changeCurrency } from '#domain/menu/editing/change-currency.ts'
import { type Menu, menuSchema } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'

/** In which currency the figures of the source are; null while nobody has said. */
export type CurrencyChoice = 'own' | 'written' | null

export interface Update {
  /** As it is with all that was chosen; null while the currency is asked for. */
  readonly menu: Menu | null
  readonly changes: readonly ListedChange[]
  /** Those that are taken. */
  readonly taken: readonly ListedChange[]
  /** Dishes of the open menu that the source has. */
  readonly found: number
  readonly isTaken: (key: string) => boolean
  /** What becomes of the prices that a change shows and that nobody has looked at; null for another change. */
  readonly fateOf: UnseenChanges['fateOf']
  take(keys: readonly string[], isTaken: boolean): void
  /** The places of dishes that were said to be other ones than what looks alike. */
  readonly apart: ReadonlySet<string>
  part(place: string, isApart: boolean): void
  readonly currency: CurrencyChoice
  setCurrency(currency: CurrencyChoice): void
  /** Whether the figures can be taken in the currency of the open menu. */
  readonly fitsOwnCurrency: boolean
  /** Why a menu cannot be so, in a sentence. */
  readonly problem: string | null
}

export interface UpdateSource {
  /** The open menu. */
  readonly before: Menu
  /** The same menu as a source has it today. */
  readonly read: Menu
  readonly hasIds: SharedIds
  readonly cuisineId: number
  /** Of the dishes in `read` that have none there. */
  readonly unseenPrices: UnseenPrices
}

/** What a menu that is brought again changes, and what of it its owner takes. */
export function useUpdate({
  before: open,
  read: seen,
  hasIds,
  cuisineId,
  unseenPrices,
}: UpdateSource): Update {
  const before = useMemo(() => settled(open), [open])
  const read = useMemo(() => withUnseenPrices(seen, unseenPrices), [seen, unseenPrices])
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set())
  const isOneCurrency = before.currency === read.currency
  const [chosen, setCurrency] = useState<CurrencyChoice>(null)
  const currency = isOneCurrency ? 'written' : chosen
  const fitsOwnCurrency = useMemo(
    () => amountsWithoutPlace(read, before.currency).length === 0,
    [read, before.currency],
  )
  const updated = useMemo(() => {
    if (currency === null) return null
    const source = currency === 'own' ? changeCurrency(read, before.currency) : read
    return updateMenu(before, source, { hasIds, cuisineId, apart })
  }, [before, read, hasIds, cuisineId, apart, currency])
  const unseen = useMemo(
    () => updated && unseenChanges(before, updated, unseenPrices),
    [before, updated, unseenPrices],
  )
  const changes = useMemo(() => (updated ? listedChanges(before, updated.menu) : []), [before, updated])
  const found = updated?.matchedBy.size ?? 0
  const atFirst = useMemo(
    () => keptAtFirst(changes, found * 2 < countItems(before)),
    [changes, found, before],
  )
  const isTaken = useCallback(
    (key: string) => !unseen?.kept.has(key) && (said.get(key) ?? !atFirst.has(key)),
    [unseen, said, atFirst],
  )
  const menu = useMemo(() => {
    if (!unseen) return null
    const kept = changes.flatMap(({ key }) => (key !== null && !isTaken(key) ? [key] : []))
    return keepMine(before, unseen.menu, new Set(kept))
  }, [before, unseen, changes, isTaken])
  const problem = useMemo(
    () => (menu && menuSchema.safeParse(menu).error?.issues[0]?.message) || null,
    [menu],
  )
  return {
    menu,
    changes,
    taken: changes.filter(({ key }) => key === null || isTaken(key)),
    found,
    isTaken,
    fateOf: (change) => unseen?.fateOf(change) ?? null,
    take: (keys, isTakenNow) =>
      setSaid((all) => new Map([...all, ...keys.map((key) => [key, isTakenNow] as const)])),
    apart,
    part: (place, isApart) =>
      setApart((all) => new Set(isApart ? [...all, place] : [...all].filter((one) => one !== place))),
    currency: isOneCurrency ? 'own' : chosen,
    setCurrency,
    fitsOwnCurrency,
    problem,
  }
}
