import { CopyPlus, FileInput, Save } from 'lucide-react'
import { ApiError } from '../../../lib/api.ts'
import { useDraftStanding } from '../../../menu/drafts/draft.ts'
import type { SaveMode } from '../../../menu/saving/save-menu.ts'
import type { MenuSaving } from '../../../menu/saving/use-saving.ts'
import type { OpenMenu } from '../../../menu/state/menu-state.ts'
import { hasUnsavedChanges, useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ExportMenu } from './export-menu.tsx'

export interface SaveToolbarProps {
  saving: MenuSaving
  onSave: (mode?: SaveMode) => void
  onImport: () => void
}

/** The state of the menu's saving, and the actions for the whole menu. */
export function SaveToolbar({ saving, onSave, onImport }: SaveToolbarProps) {
  const isSaving = saving.state === 'saving'
  const standing = useOpenMenu(standingOf)
  const isStored = useOpenMenu((open) => open.savedAs !== null)
  const draft = useDraftStanding()
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      {/* It takes the free width and no more: a long sentence does not move the buttons. */}
      <p className="min-w-0 flex-1 basis-52 text-quiet text-sm">
        {isSaving ? 'Saving…' : standing}
        {draft.standing === 'kept' && ' · draft kept'}
        {draft.standing === 'failed' && (
          <span className="text-warn-ink"> · {draftProblemOf(draft.error)}</span>
        )}
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
            onClick={() => onSave('as copy')}
          />
        )}
        <Button
          variant="secondary"
          className="max-sm:px-3"
          icon={Save}
          isPending={isSaving}
          pendingLabel="Saving…"
          isDone={saving.state === 'saved'}
          onClick={() => onSave()}
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

/** Says why the draft on the server is behind and where the work is stored. */
function draftProblemOf(error: unknown): string {
  const isSignedOut = error instanceof ApiError && error.code === 'not_signed_in'
  return isSignedOut
    ? 'You are signed out. Your work is kept on this device.'
    : 'Your work is kept on this device only.'
}
