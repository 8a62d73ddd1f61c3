import { Check, CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { SaveState } from './save-state.ts'
import type { Save } from './use-save.ts'

const words: Record<SaveState, string> = {
  new: 'Not saved yet',
  changed: 'Unsaved changes',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
}

/** Whether the work is safe, in a word or two. */
export function SaveNote({ state }: { state: SaveState }) {
  return (
    <p aria-live="polite" className="flex min-h-5 items-center gap-1 text-quiet text-sm">
      {state === 'saved' && <Check size={16} aria-hidden="true" className="shrink-0 text-good" />}
      <span className="truncate">{words[state]}</span>
    </p>
  )
}

/** Why the work is not safe, and the way out. */
export function SaveFailure({ save: { failure, saveAndTell } }: { save: Save }) {
  if (failure === null) return null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-bad/40 border-b bg-bad-soft px-4 py-2 text-sm"
    >
      <CircleAlert size={16} aria-hidden="true" className="shrink-0 text-bad" />
      <span className="min-w-0 grow basis-60">
        <strong className="font-semibold">Your menu has not been saved.</strong> {failure}
      </span>
      <Button variant="secondary" size="sm" onClick={saveAndTell}>
        Retry
      </Button>
    </div>
  )
}
