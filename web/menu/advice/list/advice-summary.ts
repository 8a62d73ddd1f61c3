import type { RecommendationsReport } from '#contract/insights.ts'
import { findingsOf } from './told-pieces.ts'

/** How many things are worth a look: pieces that are told, and those that wait. What is offered is none. */
export function adviceCount({
  advice,
  findings,
}: Pick<RecommendationsReport, 'advice' | 'findings'>): number {
  const offers = findingsOf(advice.shown, findings).filter(({ code }) => code === 'trending').length
  return advice.shown.length + advice.waiting - offers
}

export function adviceSummary(count: number, name: string): string {
  if (count === 0) return `All is well with ${name}: there is nothing to mend.`
  return count === 1
    ? `One thing on ${name} is worth a look.`
    : `${count} things on ${name} are worth a look.`
}
