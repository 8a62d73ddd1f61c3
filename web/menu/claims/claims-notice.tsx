import { ShieldQuestion } from 'lucide-react'
import { useState } from 'react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { mayChange } from '../../plan/own-role.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import { useOpenMenu } from '../store/open-menu.ts'
import { waitingOf } from './waiting.ts'

const ClaimsReview = lazyDialog(async () => (await import('./claims-review.tsx')).ClaimsReview)

const placesIn = (menu: Menu, hasDiets: boolean): ItemPlace[] =>
  menu.sections.flatMap(({ id, items }) =>
    items.filter((item) => waitingOf(item, hasDiets)).map((item) => ({ sectionId: id, itemId: item.id })),
  )

/** Counts the claims to be confirmed and lets the owner review them; nothing when all are confirmed. */
export function ClaimsNotice() {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const waiting = useOpenMenu(({ menu }) => (menu ? placesIn(menu, hasDiets).length : 0))
  const [reviewed, setReviewed] = useState<readonly ItemPlace[] | null>(null)
  const review = () => {
    const { menu } = useOpenMenu.getState()
    if (menu) setReviewed(placesIn(menu, hasDiets))
  }
  return (
    <>
      {waiting > 0 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-control bg-warn-soft px-4 py-2 text-sm">
          <span className="flex items-center gap-2">
            <ShieldQuestion size={16} aria-hidden="true" className="shrink-0 text-warn-ink" />
            {`${waiting === 1 ? '1 dish has' : `${waiting} dishes have`} ${hasDiets ? 'diets or allergens' : 'allergens'} to be confirmed. Guests do not see them yet.`}
          </span>
          {mayChange('declare allergens') && (
            <Button variant="secondary" size="sm" onClick={review}>
              Review
            </Button>
          )}
        </div>
      )}
      {reviewed && <ClaimsReview places={reviewed} onClose={() => setReviewed(null)} />}
    </>
  )
}
