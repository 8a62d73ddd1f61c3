import { queryOptions } from '@tanstack/react-query'
import { recordPages } from '#contract/menus/record.ts'
import { call } from '../../../lib/api.ts'
import { retryWhenBusy } from '../../../menu/pages/typesetting/retry-when-busy.ts'
import { bytesOfBase64 } from '../../../pdf/base64.ts'

/** The pages as guests had them at a moment. What was kept never changes. */
export const recordPagesQuery = (id: string, at: string) =>
  queryOptions({
    queryKey: [recordPages.path, id, at],
    queryFn: async ({ signal }) => {
      const { pdf, ...pages } = await retryWhenBusy(
        () => call(recordPages, { params: { id }, query: { at } }, { signal }),
        signal,
      )
      return { ...pages, bytes: bytesOfBase64(pdf) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
