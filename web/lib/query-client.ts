import { QueryClient } from '@tanstack/react-query'

/**
 * As specified: nothing is fetched again by itself, nothing is retried unless a query says so. Without a
 * connection a call fails at once, in words, instead of waiting for one.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
