import { BASIC_SAVED_MENU_LIMIT, planAllows } from '#domain/plans/plans.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'

/** The number of menus that the plan still allows; nothing when it sets no limit, and a blank line until it is known. */
export function PlanNote({ count }: { count: number | undefined }) {
  const user = useCurrentUser()
  if (!user || planAllows(user.subscriptionPlan, 'unlimited_menus')) return null
  return (
    <p className="mt-2 text-quiet text-sm">
      {count === undefined ? '\u00A0' : `${count} of ${BASIC_SAVED_MENU_LIMIT} menus saved on the Basic plan`}
    </p>
  )
}
