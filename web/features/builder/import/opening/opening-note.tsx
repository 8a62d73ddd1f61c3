import { Button } from '../../../../ui/button/button.tsx'
import { DialogActions } from '../../../../ui/overlay/dialog.tsx'
import { Progress } from '../../../../ui/waiting/progress.tsx'
import type { Progressing } from './use-opening.ts'

export interface OpeningNoteProps extends Progressing {
  onCancel: () => void
}

export function OpeningNote({ name, at, count, share, onCancel }: OpeningNoteProps) {
  const isCounted = count > 1 || share > 0
  return (
    <>
      <div className="flex flex-col gap-3 py-8">
        <p role="status" className="[overflow-wrap:anywhere]">
          Reading {name}
          {count > 1 && ` (${at + 1} of ${count})`}…
        </p>
        <Progress label="Reading the menu" value={isCounted ? (100 * (at + share)) / count : null} />
      </div>
      <DialogActions>
        <Button variant="secondary" autoFocus onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </>
  )
}
