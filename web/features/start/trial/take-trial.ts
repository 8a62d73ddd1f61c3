import type { User } from '#contract/accounts/accounts.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { defaultDesign, designSchema } from '#domain/design/settings.ts'
import { planHasRoom } from '#domain/plans/plans.ts'
import { call } from '../../../lib/api.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { draftsQuery } from '../../../menu/drafts/draft.ts'
import { newWork } from '../../../menu/state/work.ts'
import { claimedTrial, forgetClaimed } from '../../../menu/trial/kept-trial.ts'

export interface TakenTrial {
  /** Of the draft that it has become. */
  readonly workId: string
  /** Whether the plan has room to save it as a menu. */
  readonly hasRoom: boolean
}

/**
 * Makes a draft of the account out of what its owner did before there was one; null where there is nothing.
 * @throws {ApiError} it stays in the browser, for the next time
 */
export async function takeTrial({ id, subscriptionPlan }: User): Promise<TakenTrial | null> {
  const backup = claimedTrial(localStorage, id)
  if (!backup?.menu) return null
  const { menu, restaurant, templateId, filters, cuisineId } = backup
  const workId = backup.work?.id ?? newWork().id
  await call(writeDraft, {
    // Without a version: a second try, after an answer that never came, writes the same again.
    body: {
      content: { restaurant, ...menu },
      design: designSchema.safeParse(backup.design).data ?? defaultDesign,
      templateId,
      filters: { ...filters, cuisineId },
      step: 'builder',
      savedAs: null,
      workId,
    },
  })
  forgetClaimed(localStorage, id)
  await askAgain(draftsQuery)
  const saved = await call(listSavedMenus, {})
  return { workId, hasRoom: planHasRoom(subscriptionPlan, 'savedMenus', saved.length) }
}
