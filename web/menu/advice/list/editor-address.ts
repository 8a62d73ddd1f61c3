import type { ReportSubject } from '#contract/generating/insights.ts'
import type { Recommendation } from '#domain/insights/review/recommendation.ts'

/** The address of the editor at what a finding is about: its first dish, or the place that its pointer names. */
export function editorAddress(
  { items: [itemId] = [], pointer }: Pick<Recommendation, 'items' | 'pointer'>,
  { kind, id }: Pick<ReportSubject, 'kind' | 'id'>,
): string {
  const search = new URLSearchParams({ view: 'menu' })
  if (kind === 'saved' && id !== null) search.set('of', id)
  if (itemId !== undefined) search.set('dish', `${itemId}`)
  else if (pointer.startsWith('/sections/')) search.set('at', pointer)
  return `/menu-builder?${search}`
}
