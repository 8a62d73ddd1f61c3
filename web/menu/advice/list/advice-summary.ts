import type { RecommendationsReport } from '#contract/generating/insights.ts'
import { findingsOf } from './advice-groups.ts'

/** Counts the pieces that are shown and those that wait; offers aren't counted. */
export function adviceCount({
  advice,
  findings,
}: Pick<RecommendationsReport, 'advice' | 'findings'>): number {
  const offers = findingsOf(advice.shown, findings).filter(({ code }) => code === 'trending').length
  return advice.shown.length + advice.waiting - offers
}

export function adviceSummary(count: number, name: string): string {
  if (count === 0) return `No suggestions for ${name}`
  return count === 1 ? `1 suggestion for ${name}` : `${count} suggestions for ${name}`
}

export function checkedWords({
  isKindKnown,
  figures,
}: Pick<RecommendationsReport, 'isKindKnown' | 'figures'>): string {
  const compared = isKindKnown && figures.isInCatalogueCurrency && figures.level !== null
  const prices = compared ? 'prices within your menu and against our catalog' : 'prices within your menu'
  return `We checked ${prices} and how they end, sizes and packs, glasses and bottles, repeated dishes and words, spelling, descriptions, claims and diets, seasons, the wine list, the order of sections and what the notices say, as far as your menu has them. What it doesn't say in words could not be compared: a bottle that isn't called one, a size without its measure, what comes in a set. We can't know what a dish costs you, what sells, how it tastes or, but for menus that you add to Competitor Analysis, what others charge.`
}
