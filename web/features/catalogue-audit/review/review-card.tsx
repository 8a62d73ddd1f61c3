import { ClipboardList, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatPrice } from '#domain/money/dollars.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { DishDialog } from '../dish/dish-dialog.tsx'
import { Claims } from '../dish/ingredient-notes.tsx'
import { pairName } from '../report/pair-name.ts'
import type { ReviewedDish } from './review-list.ts'
import type { ReviewList } from './use-review-list.ts'

export interface ReviewCardProps {
  review: ReviewList
  /** What there is to say of the last proposal, or why there is none; null where there is nothing. */
  note: string | null
  canChange: boolean
  isAdding: boolean
  onAddAll: () => void
  onWrite: () => void
}

export function ReviewCard({ review, note, canChange, isAdding, onAddAll, onWrite }: ReviewCardProps) {
  const [edited, setEdited] = useState<ReviewedDish | null>(null)
  const { dishes } = review
  return (
    <Card
      title="Review List"
      description="Proposed and hand-written dishes wait here until you add them to the catalog."
      actions={
        <Button variant="secondary" icon={Plus} disabled={!canChange} onClick={onWrite}>
          Add a dish by hand
        </Button>
      }
    >
      <p aria-live="polite" className={note ? 'mb-4 max-w-prose' : undefined}>
        {note}
      </p>
      {dishes.length === 0 ? (
        <EmptyState icon={ClipboardList} headingLevel={3}>
          No dishes are waiting. Generate items for the gaps, or write a dish by hand.
        </EmptyState>
      ) : (
        <>
          <ul className="divide-y divide-rule">
            {dishes.map((dish) => (
              <ReviewRow
                key={dish.key}
                dish={dish}
                onEdit={() => setEdited(dish)}
                onRemove={() => review.remove(dish.key)}
              />
            ))}
          </ul>
          <div className="mt-4 flex justify-end">
            <Button
              icon={Plus}
              disabled={!canChange}
              isPending={isAdding}
              pendingLabel="Adding…"
              onClick={onAddAll}
            >
              {dishes.length === 1 ? 'Add 1 item' : `Add ${dishes.length} items`}
            </Button>
          </div>
        </>
      )}
      <DishDialog
        opened={edited?.draft ?? null}
        title="Edit the dish"
        submitLabel="Save changes"
        onClose={() => setEdited(null)}
        onWritten={(draft) => edited && review.replace(edited.key, draft)}
      />
    </Card>
  )
}

interface ReviewRowProps {
  dish: ReviewedDish
  onEdit: () => void
  onRemove: () => void
}

const ReviewRow = ({ dish: { draft, problems }, onEdit, onRemove }: ReviewRowProps) => (
  <li className="flex gap-4 py-4">
    <div className="flex min-w-0 grow flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-display text-base">{draft.name}</h3>
        <span className="font-medium tabular-nums">{formatPrice(draft.price)}</span>
      </div>
      <p className="text-quiet text-sm">{pairName(draft)}</p>
      <p className="max-w-prose">{draft.description}</p>
      <Claims {...draft} />
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className="text-bad text-sm">
            {problem}
          </p>
        ))}
      </div>
    </div>
    <div className="flex shrink-0 flex-col text-quiet sm:flex-row">
      <IconButton label={`Edit ${draft.name}`} icon={Pencil} size="sm" onClick={onEdit} />
      <IconButton label={`Remove ${draft.name}`} icon={Trash2} size="sm" onClick={onRemove} />
    </div>
  </li>
)
