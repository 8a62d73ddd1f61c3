import { useMemo } from 'react'
import { hasPriceOfTheWhole } from '#domain/courses/price-of-the-whole.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import type { PriceContext } from './price-reading.ts'
import { usePriceWriting } from './price-writing.ts'

const noHeads: readonly PriceHead[] = []

export const useHeadsOf = (sectionId: number): readonly PriceHead[] =>
  useOpenMenu(({ menu }) => {
    const section = menu?.sections.find(({ id }) => id === sectionId)
    const heads = menu && section ? headsAbove(menu.sections, section) : noHeads
    return heads.length === 0 ? noHeads : heads
  })

/** Returns whether a section, or one around it, has a price of the whole. Its items need none then. */
export const useHasPriceOfTheWhole = (sectionId: number): boolean =>
  useOpenMenu(({ menu }) => {
    const section = menu?.sections.find(({ id }) => id === sectionId)
    return menu !== null && section !== undefined && hasPriceOfTheWhole(menu.sections, section)
  })

/** What decides how a box of prices is read, the same object while it stays the same. */
export function usePriceContext({
  heads,
  before,
  mayLack,
  isPartOfWhole,
  details,
}: Omit<PriceContext, 'writing'>): PriceContext {
  const writing = usePriceWriting()
  return useMemo(
    () => ({ writing, heads, before, mayLack, isPartOfWhole, details }),
    [writing, heads, before, mayLack, isPartOfWhole, details],
  )
}
