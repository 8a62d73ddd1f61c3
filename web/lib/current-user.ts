import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentUser, type User } from '#contract/accounts/accounts.ts'
import { ApiError, call } from './api.ts'
import { pinHouse } from './house-of-page.ts'
import { queryClient } from './query-client.ts'

export const currentUserQuery = queryOptions({
  queryKey: [currentUser.path],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      const user = await call(currentUser, {}, { signal })
      pinHouse(user)
      return user
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      // A screen shows this sentence when the server is away.
      if (error instanceof ApiError)
        throw new Error(`Request failed with status: ${error.status}`, { cause: error })
      throw error
    }
  },
})

/** Asks early who is signed in. The answer of a shell that a worker gave may be of another day. */
export function askForUser(): void {
  const isKnown = queryClient.getQueryData(currentUserQuery.queryKey) !== undefined
  if (!isKnown || navigator.serviceWorker?.controller)
    void queryClient.prefetchQuery({ ...currentUserQuery, staleTime: 0 })
}

export const useCurrentUser = (): User | null | undefined => useQuery(currentUserQuery).data
