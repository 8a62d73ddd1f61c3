import { Button } from '../../../../ui/button/button.tsx'
import type { BroughtReview } from '../opening/brought.ts'

export interface KeptNoteProps {
  kept: BroughtReview
  onContinue: () => void
  onForget: () => void
}

export const KeptNote = ({ kept, onContinue, onForget }: KeptNoteProps) => (
  <section
    aria-label="Unfinished import"
    className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-wash px-4 py-2 text-sm"
  >
    <p className="min-w-0 [overflow-wrap:anywhere]">
      You were reviewing {kept.files.map(({ name }) => name).join(', ')}.
    </p>
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="sm" onClick={onForget}>
        Discard
      </Button>
      <Button variant="secondary" size="sm" onClick={onContinue}>
        Go On
      </Button>
    </div>
  </section>
)
