import { ArrowLeft } from 'lucide-react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TemplateCards, type TemplateCardsProps } from './template-cards.tsx'

export interface TemplateChooserProps extends Omit<TemplateCardsProps, 'isCompact'> {
  readonly isLeaving: boolean
  readonly onBack: () => void
}

export const TemplateChooser = ({ isLeaving, onBack, ...cards }: TemplateChooserProps) => (
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
    <TemplateCards {...cards} />
  </main>
)
