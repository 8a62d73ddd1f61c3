import { CopyPlus, FileInput, Save } from 'lucide-react'
import { useDraftStanding } from '../../lib/draft.ts'
import { hasUnsavedChanges, type OpenMenu, useOpenMenu } from '../../lib/open-menu.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ExportMenu } from './export-menu.tsx'

export interface SaveToolbarProps {
  onSave: () => void
  onSaveCopy: () => void
  isSaving: boolean
  isDone: boolean
  onImport: () => void
}

/** Where the menu stands, and what takes it elsewhere. */
export function SaveToolbar({ onSave, onSaveCopy, isSaving, isDone, onImport }: SaveToolbarProps) {
  const standing = useOpenMenu(standingOf)
  const isStored = useOpenMenu((open) => open.savedAs !== null)
  const draft = useDraftStanding((state) => state.standing)
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="text-quiet text-sm">
        {isSaving ? 'Saving…' : standing}
        {draft === 'kept' && ' · draft kept'}
        {draft === 'failed' && <span className="text-warn-ink"> · the draft could not be kept</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="max-sm:px-3" icon={FileInput} onClick={onImport}>
          Import
        </Button>
        <ExportMenu />
        {isStored && (
          <IconButton
            variant="secondary"
            icon={CopyPlus}
            label="Save as a copy"
            isPending={isSaving}
            onClick={onSaveCopy}
          />
        )}
        <Button
          variant="secondary"
          className="max-sm:px-3"
          icon={Save}
          isPending={isSaving}
          pendingLabel="Saving…"
          isDone={isDone}
          onClick={onSave}
        >
          Save Menu
        </Button>
      </div>
    </div>
  )
}

function standingOf(open: OpenMenu): string {
  if (open.savedAs === null) return 'Not in My Menus yet'
  return hasUnsavedChanges(open) ? 'Changed since it was saved' : 'Saved in My Menus'
}
