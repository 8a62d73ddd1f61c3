import { ShieldQuestion } from 'lucide-react'
import { useState } from 'react'
import { findItem, type ItemPlace } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import { useOpenMenu } from '../store/open-menu.ts'
import { ClaimEditor } from './claim-editor.tsx'
import { useStatement } from './use-statement.ts'
import { confirmFile, countOfFile, waitingOf } from './waiting.ts'

export interface ClaimsNoticeProps {
  menu: Menu
}

interface Waiting {
  readonly place: ItemPlace
  readonly item: MenuItem
}

/** Counts the claims to be confirmed and lets the owner review them; nothing when all are confirmed. */
export function ClaimsNotice({ menu }: ClaimsNoticeProps) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const waiting = menu.sections.flatMap(({ id, items }) =>
    items.filter((item) => waitingOf(item, hasDiets)).map((item) => ({ sectionId: id, itemId: item.id })),
  )
  const [reviewed, setReviewed] = useState<readonly ItemPlace[] | null>(null)
  const fromFile = countOfFile(menu, hasDiets)
  const shown = (reviewed ?? []).flatMap((place): Waiting[] => {
    const item = findItem(menu, place)
    return item ? [{ place, item }] : []
  })
  return (
    <>
      {waiting.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-control bg-warn-soft px-4 py-2 text-sm">
          <span className="flex items-center gap-2">
            <ShieldQuestion size={16} aria-hidden="true" className="shrink-0 text-warn-ink" />
            {`${waiting.length === 1 ? '1 dish has' : `${waiting.length} dishes have`} ${hasDiets ? 'diets or allergens' : 'allergens'} to be confirmed. Guests do not see them yet.`}
          </span>
          <Button variant="secondary" size="sm" onClick={() => setReviewed(waiting)}>
            Review
          </Button>
        </div>
      )}
      <Dialog
        isOpen={reviewed !== null}
        onOpenChange={(isOpen) => !isOpen && setReviewed(null)}
        title="Diets and allergens to be confirmed"
        description="They were read from a file, written by AI, or set before the dish was reworded. Confirm what is true of the dish as you serve it."
        maxWidth={640}
      >
        <ul className="flex flex-col divide-y divide-rule">
          {shown.map(({ place, item }) => (
            <WaitingDish key={`${place.sectionId}/${place.itemId}`} place={place} item={item} />
          ))}
        </ul>
        <DialogActions>
          {fromFile > 0 && (
            <Button
              variant="secondary"
              onClick={() => useOpenMenu.getState().edit((menu) => confirmFile(menu, hasDiets))}
            >
              Confirm all from your file ({fromFile})
            </Button>
          )}
          <Button onClick={() => setReviewed(null)}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function WaitingDish({ place, item }: Waiting) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const waiting = waitingOf(item, hasDiets)
  const { state, refusal } = useStatement(place, item)
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="font-display text-lg leading-snug [overflow-wrap:anywhere]">{item.name}</h3>
          <p className="text-pretty text-quiet text-sm">{item.description}</p>
        </div>
        {waiting && (
          <Button size="sm" className="shrink-0" onClick={() => state(waiting)}>
            Confirm<span className="sr-only"> {item.name}</span>
          </Button>
        )}
      </div>
      <ClaimEditor item={item} onState={state} refusal={refusal} />
    </li>
  )
}
