import { ArrowLeft } from 'lucide-react'
import type { Template } from '#domain/design/templates.ts'
import type { Plan } from '#domain/plans/plans.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TemplateCards } from './template-cards.tsx'

export interface TemplateChooserProps {
  readonly plan: Plan
  readonly chosenId: number | null
  /** The one that was chosen on a public page. */
  readonly wantedId: number | null
  /** The choice is made; the designer is about to open. */
  readonly isLeaving: boolean
  readonly onChoose: (template: Template) => void
  readonly onBack: () => void
}

/** The first stage: which template? */
export function TemplateChooser({
  plan,
  chosenId,
  wantedId,
  isLeaving,
  onChoose,
  onBack,
}: TemplateChooserProps) {
  return (
    <main
      className={classNames(
        'page-width py-6 transition-opacity duration-200 sm:py-10',
        isLeaving && 'opacity-0',
      )}
    >
      <div className="mb-8 flex items-start gap-3">
        <IconButton label="Back to Menu Builder" icon={ArrowLeft} onClick={onBack} className="-ml-2" />
        <div>
          <h1>Choose a template</h1>
          <p className="mt-1 max-w-prose text-quiet">
            How your menu looks. You can change colors, fonts and layout afterwards.
          </p>
        </div>
      </div>
      <TemplateCards plan={plan} chosenId={chosenId} wantedId={wantedId} onChoose={onChoose} />
    </main>
  )
}
