import { ANSWERS_ELEMENT, type ShellAnswer } from '#contract/pages/shell.ts'
import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/shared/endpoint.ts'
import { queryClient } from './query-client.ts'
import { queryOf } from './query-of.ts'

/** So long, in ms, what came with the page counts as just asked: until its screen has looked at it. */
const FRESH_MS = 10_000

/** Takes what the shell says ahead. A browser may go back to a kept page: somebody may have signed out since. */
export function takeShellAnswers(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const text = document.getElementById(ANSWERS_ELEMENT)?.textContent
  if (!text || load?.type === 'back_forward') return
  const updatedAt = Date.now() + FRESH_MS
  for (const [key, answer] of JSON.parse(text) as ShellAnswer[])
    queryClient.setQueryData(key, answer, { updatedAt })
}

/**
 * What a call answers now. What came with the page counts once: who asks again may have changed it.
 * @throws {ApiError}
 */
export async function answerAhead<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointOutput<E>> {
  const query = queryOf(endpoint, input, { staleTime: 0, gcTime: 0 })
  const answer = await queryClient.fetchQuery(query)
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' })
  return answer
}
