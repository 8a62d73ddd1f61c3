import { Info } from 'lucide-react'
import type { Design } from '#domain/design/settings.ts'
import { findingSentences } from '../../../menu/pages/typesetting/finding-sentences.ts'
import type { TypesetPages } from '../../../menu/pages/typesetting/use-typeset-pages.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FirstAndRest } from '../../../ui/button/first-and-rest.tsx'
import { fitChanges } from './fit-changes.ts'

/** This many findings are shown at once. */
const FINDINGS_TOLD = 3

export interface FindingsNoteProps {
  readonly shown: TypesetPages
  readonly onChange: (changes: Partial<Design>) => void
}

/** What the typesetter found on these pages, with what brings the menu onto fewer of them. */
export function FindingsNote({ shown, onChange }: FindingsNoteProps) {
  const hasPapers = usePlanAllows('feature:advancedLayout')
  const sentences = findingSentences(shown)
  if (sentences.length === 0) return null
  const changes = shown.findings.flatMap(fitChanges).filter(({ isOfPaper }) => hasPapers || !isOfPaper)
  return (
    <div className="flex shrink-0 gap-2 border-rule border-b bg-warn-soft px-4 py-2 text-sm">
      <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn-ink" />
      <div className="flex min-w-0 flex-col gap-1">
        <ul role="status" className="flex flex-col gap-1">
          <FirstAndRest all={sentences} first={FINDINGS_TOLD} />
        </ul>
        {changes.length > 0 && (
          <div className="flex flex-wrap gap-2 py-1">
            {changes.map(({ label, changes: change }) => (
              <Button key={label} variant="secondary" size="sm" onClick={() => onChange(change)}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
