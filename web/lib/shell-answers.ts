import { ANSWERS_ELEMENT, type ShellAnswer } from '#contract/pages/shell.ts'
import { queryClient } from './query-client.ts'

/** So long, in ms, what came with the page counts as just asked: until its screen has looked at it. */
const FRESH_MS = 10_000

/**
 * Takes what the shell says ahead, so that no screen asks for it first. A browser that goes back may show a page that
 * it kept: somebody may have signed out since.
 */
export function takeShellAnswers(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const text = document.getElementById(ANSWERS_ELEMENT)?.textContent
  if (!text || load?.type === 'back_forward') return
  const updatedAt = Date.now() + FRESH_MS
  for (const [key, answer] of JSON.parse(text) as ShellAnswer[])
    queryClient.setQueryData(key, answer, { updatedAt })
}
