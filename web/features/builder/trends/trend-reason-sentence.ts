import type { TrendReason } from '#domain/insights/review/trend-reasons.ts'
import { categories, dietaryOptions } from '#domain/reference/reference.ts'

const nameIn = (list: readonly { id: number; name: string }[], id: number) =>
  list.find((entry) => entry.id === id)?.name ?? ''

/** A reason in the words of the screen. */
export function trendReasonSentence({ code, params }: TrendReason): string {
  switch (code) {
    case 'section_is_empty':
      return `Your menu has no ${nameIn(categories, params.categoryId).toLowerCase()} yet.`
    case 'section_lacks_diet':
      return `None of your ${nameIn(categories, params.categoryId).toLowerCase()} is ${nameIn(dietaryOptions, params.dietaryOptionId).toLowerCase()}.`
    case 'in_season':
      return `In season: ${params.season}.`
    case 'popular':
      return 'Marked as trending by our editors.'
  }
}
