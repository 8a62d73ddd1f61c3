import { reviewRecommendations } from '#contract/generating/insights.ts'
import { call } from '../../../lib/api.ts'
import { adviceCount } from '../../../menu/advice/list/advice-summary.ts'
import { unsavedMenu } from '../../../menu/saving/unsaved-menu.ts'
import type { OpenMenu } from '../../../menu/state/menu-state.ts'

export async function countAdvice(open: OpenMenu, signal: AbortSignal): Promise<number | null> {
  const body = unsavedMenu(open)
  const report = body && (await call(reviewRecommendations, { body }, { signal, asksToSignIn: 'once' }))
  return report ? adviceCount(report) : null
}
