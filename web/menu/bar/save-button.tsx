import { Button } from '../../ui/button.tsx'
import { ToolbarItem } from '../../ui/toolbar.tsx'
import type { MenuSaving } from '../saving/use-saving.ts'

export interface SaveButtonProps {
  readonly saving: MenuSaving
  /** Saving is a part of something else, which shows that it is under way. */
  readonly isQuiet?: boolean
  readonly onSave: () => void
}

/** The one filled button of the bar. */
export const SaveButton = ({ saving, isQuiet = false, onSave }: SaveButtonProps) => (
  <ToolbarItem>
    <Button
      isPending={saving.state === 'saving' && !isQuiet}
      pendingLabel="Saving…"
      className="max-sm:px-3"
      onClick={onSave}
    >
      Save Menu
    </Button>
  </ToolbarItem>
)
