import { QueryClient } from '@tanstack/react-query'

/** As specified: nothing is fetched again by itself, nothing is retried unless a query says so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false },
  },
})
