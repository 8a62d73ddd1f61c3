import { Check, CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { hasUnsavedChanges, useOpenMenu } from '../../store/open-menu.ts'
import type { MenuSaving } from '../use-saving.ts'
import { type SaveState, saveStateOf } from './save-state.ts'

const words: Record<SaveState, string> = {
  new: 'Not saved yet',
  changed: 'Unsaved changes',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
}

/** Says briefly whether the work is saved. */
export function SaveNote({ saving }: { saving: MenuSaving }) {
  const isChanged = useOpenMenu(hasUnsavedChanges)
  const isStored = useOpenMenu((open) => open.savedAs !== null)
  const state = saveStateOf(saving.state, { isChanged, isStored })
  return (
    <p aria-live="polite" className="flex min-h-5 items-center gap-1 text-quiet text-sm">
      {state === 'saved' && <Check size={16} aria-hidden="true" className="shrink-0 text-good" />}
      <span className="truncate">{words[state]}</span>
    </p>
  )
}

/** Says why the work is not saved, and offers the solution. */
export function SaveFailure({ saving: { reason, saveAndTell } }: { saving: MenuSaving }) {
  if (reason === null) return null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-bad/40 border-b bg-bad-soft px-4 py-2 text-sm"
    >
      <CircleAlert size={16} aria-hidden="true" className="shrink-0 text-bad" />
      <span className="min-w-0 grow basis-60">
        <strong className="font-semibold">Your menu has not been saved.</strong> {reason}
      </span>
      <Button variant="secondary" size="sm" onClick={() => saveAndTell()}>
        Retry
      </Button>
    </div>
  )
}
