import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import type { Kitchen } from '../kitchen/kitchen.ts'
import type { DishRow } from './dish-rows.ts'
import { type Saying, sayOf } from './say-of.ts'

export interface NamesakesDialogProps {
  readonly kitchen: Kitchen
  /** Dishes of the same name in other sections; at least one. */
  readonly namesakes: readonly DishRow[]
  /** What was said of the first one. */
  readonly saying: Saying
  readonly onClose: () => void
}

/** Asks whether what was said of a dish holds for those of the same name: in a set menu, or in another size. */
export function NamesakesDialog({ kitchen, namesakes, saying, onClose }: NamesakesDialogProps) {
  const { isSoldOut } = saying
  const sections = [...new Set(namesakes.map(({ section }) => section))].join(', ')
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`${isSoldOut ? 'Sold out' : 'Back'} in ${sections} too?`}
      description={`${namesakes[0]?.name} is listed there too, still ${isSoldOut ? 'available' : 'sold out'}.`}
      confirmLabel={isSoldOut ? 'Sold Out Too' : 'Back Too'}
      cancelLabel="No, Leave It"
      variant="primary"
      onConfirm={() => {
        for (const row of namesakes) sayOf(kitchen, row, saying)
        onClose()
      }}
    />
  )
}
