import { findItem, type ItemPlace } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import { useOpenMenu } from '../store/open-menu.ts'
import { ClaimEditor } from './claim-editor.tsx'
import { useStatement } from './use-statement.ts'
import { confirmFile, countOfFile, waitingOf } from './waiting.ts'

/** The claims of these dishes, to be confirmed one by one, or those from the owner's file at once. */
export function ClaimsReview({ places, onClose }: { places: readonly ItemPlace[]; onClose: () => void }) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const menu = useOpenMenu((open) => open.menu)
  const fromFile = menu ? countOfFile(menu, hasDiets) : 0
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Diets and allergens to be confirmed"
      description="They were read from a file, written by AI, or set before the dish was reworded. Confirm what is true of the dish as you serve it."
      maxWidth={640}
    >
      <ul className="flex flex-col divide-y divide-rule">
        {places.map((place) => {
          const item = menu && findItem(menu, place)
          return item && <WaitingDish key={`${place.sectionId}/${place.itemId}`} place={place} item={item} />
        })}
      </ul>
      <DialogActions>
        {fromFile > 0 && (
          <Button
            variant="secondary"
            onClick={() => useOpenMenu.getState().edit((now) => confirmFile(now, hasDiets))}
          >
            Confirm all from your file ({fromFile})
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}

interface Waiting {
  readonly place: ItemPlace
  readonly item: MenuItem
}

function WaitingDish({ place, item }: Waiting) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const waiting = waitingOf(item, hasDiets)
  const { state, onWords, refusal } = useStatement(place, item)
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
      <ClaimEditor item={item} onState={state} onWords={onWords} refusal={refusal} />
    </li>
  )
}
