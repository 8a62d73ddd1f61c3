import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readSavedMenuState } from '#contract/menus/kept-menus.ts'
import { type ComparisonRow, comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import { queryOf } from '../../../lib/query-of.ts'
import { whatDiffers } from '../../comparing/what-differs.ts'
import { useOpenMenu } from '../../store/open-menu.ts'

/** The saved version that the open menu comes from: it never changes. */
export function useSavedState(isNeeded: boolean) {
  const savedAs = useOpenMenu((open) => open.savedAs)
  const { id = '', version = 1 } = savedAs ?? {}
  const query = queryOf(
    readSavedMenuState,
    { params: { id, version } },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  return useQuery({ ...query, enabled: isNeeded && savedAs !== null }).data
}

/** What differs from the saved version, line by line; null while nobody knows. */
export function useUnsavedRows(isNeeded: boolean) {
  const saved = useSavedState(isNeeded)
  const open = useOpenMenu()
  const found = saved ? whatDiffers(saved, open) : null
  return found && { rows: comparisonRows(found.comparison), found }
}

/** A comparison waits until nobody has typed for so long, in ms. */
const REST_MS = 600

/** How many changes wait for a save; null while nobody knows. */
export function useUnsavedCount(isNeeded: boolean): number | null {
  const saved = useSavedState(isNeeded)
  const revision = useOpenMenu((open) => open.revision)
  const [count, setCount] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision names the state that is compared.
  useEffect(() => {
    if (!saved) return setCount(null)
    const timer = setTimeout(() => {
      const found = whatDiffers(saved, useOpenMenu.getState())
      setCount(found && countOf(comparisonRows(found.comparison), found.hasOtherDesign))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [saved, revision])
  return count
}

const countOf = (rows: readonly ComparisonRow[], hasOtherDesign: boolean): number =>
  rows.length + (hasOtherDesign ? 1 : 0)
