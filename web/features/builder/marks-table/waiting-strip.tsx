import { ShieldQuestion } from 'lucide-react'
import { Button } from '../../../ui/button/button.tsx'

export interface WaitingStripProps {
  readonly count: number
  readonly hasDiets: boolean
  /** How many of them are read from a file of the owner's. */
  readonly fromFile: number
  readonly showsOnlyWaiting: boolean
  readonly onShow: (isOnlyWaiting: boolean) => void
  readonly onConfirmFile: () => void
}

export function WaitingStrip({
  count,
  hasDiets,
  fromFile,
  showsOnlyWaiting,
  onShow,
  onConfirmFile,
}: WaitingStripProps) {
  if (count === 0 && !showsOnlyWaiting) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-warn-soft px-4 py-2 text-sm">
      <p role="status" className="flex min-w-0 items-center gap-2">
        <ShieldQuestion size={16} aria-hidden="true" className="shrink-0 text-warn-ink" />
        {count === 0
          ? 'Everything is confirmed.'
          : `${count === 1 ? '1 dish has' : `${count} dishes have`} ${hasDiets ? 'diets or allergens' : 'allergens'} to be confirmed. Guests do not see them yet.`}
      </p>
      <span className="flex flex-wrap gap-2">
        {fromFile > 0 && (
          <Button size="sm" onClick={onConfirmFile}>
            Confirm all from your file ({fromFile})
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => onShow(!showsOnlyWaiting)}>
          {showsOnlyWaiting ? 'Show all dishes' : 'Show only these'}
        </Button>
      </span>
    </div>
  )
}
