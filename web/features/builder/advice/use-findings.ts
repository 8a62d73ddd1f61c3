import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'

/** The menu is reviewed once it has rested this long: a review costs the server more than an edit is worth. */
const REST_MS = 5000

/** How many things of the open menu are worth a look; null while it is unknown, or no part of the plan. */
export function useFindings(): number | null {
  const isAllowed = usePlanAllows('trend_recommendations')
  const revision = useRestedRevision()
  const { data } = useQuery({
    queryKey: ['count of advice', revision],
    queryFn: async ({ signal }) =>
      (await import('./count-advice.ts')).countAdvice(useOpenMenu.getState(), signal),
    enabled: isAllowed && revision !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: (before) => before,
  })
  return isAllowed ? (data ?? null) : null
}

function useRestedRevision(): number | null {
  const revision = useOpenMenu((open) => open.revision)
  const [rested, setRested] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(revision), REST_MS)
    return () => clearTimeout(timer)
  }, [revision])
  return rested
}
