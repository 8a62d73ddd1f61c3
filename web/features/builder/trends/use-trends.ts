import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reviewRecommendations } from '#contract/generating/insights.ts'
import { call } from '../../../lib/api.ts'
import { unsavedMenu } from '../../../menu/saving/unsaved-menu.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'

/** What the server proposes of the trending dishes for the open menu; each change of the menu asks again. */
export function useTrends() {
  const revision = useOpenMenu((open) => open.revision)
  return useQuery({
    queryKey: [reviewRecommendations.path, 'trends', revision],
    queryFn: async ({ signal }) => {
      const body = unsavedMenu(useOpenMenu.getState())
      return body && call(reviewRecommendations, { body }, { signal })
    },
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })
}
