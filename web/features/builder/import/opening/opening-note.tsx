import { Button } from '../../../../ui/button.tsx'
import { DialogActions } from '../../../../ui/dialog.tsx'
import { Progress } from '../../../../ui/progress.tsx'

export interface OpeningNoteProps {
  /** The file that is being read. */
  name: string
  /** From 0. */
  at: number
  count: number
  onCancel: () => void
}

/** Shown while files are read. */
export function OpeningNote({ name, at, count, onCancel }: OpeningNoteProps) {
  return (
    <>
      <div className="flex flex-col gap-3 py-8">
        <p role="status" className="[overflow-wrap:anywhere]">
          Reading {name}
          {count > 1 && ` (${at + 1} of ${count})`}…
        </p>
        <Progress label="Reading the menu" value={count > 1 ? (100 * at) / count : null} />
      </div>
      <DialogActions>
        <Button variant="secondary" autoFocus onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </>
  )
}
