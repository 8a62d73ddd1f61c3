import { Check } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { Save } from './use-save.ts'

const words = { idle: '', changed: 'Unsaved changes', saving: 'Saving…', saved: 'Saved' } as const

/** Whether the work is safe, in words; after a failure with the way out. */
export function SaveNote({ save: { state, failure, saveAndTell } }: { save: Save }) {
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm" aria-live="polite">
      {state === 'failed' ? (
        <>
          <span className="truncate text-bad" title={failure ?? undefined}>
            Not saved: {failure}
          </span>
          <Button variant="quiet" size="sm" onClick={saveAndTell}>
            Retry
          </Button>
        </>
      ) : (
        <span className="flex items-center gap-1.5 whitespace-nowrap text-quiet">
          {state === 'saved' && <Check size={16} aria-hidden="true" className="text-good" />}
          {words[state]}
        </span>
      )}
    </div>
  )
}
