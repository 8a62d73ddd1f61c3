import { ArrowDown, Keyboard, TriangleAlert, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ShortcutList } from '../../../../menu/editing/shortcuts-sheet.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { currencyOptions } from '../../details/currencies.ts'
import { reviewKeys } from './review-keys.ts'

export interface ReviewHeadProps {
  /** How many lines a person should look at. */
  doubtful: number
  onNextDoubtful: () => void
  /** ISO 4217; null where the menu itself says it. */
  guessedCurrency: string | null
  onCurrency: (currency: string) => void
  undo: (() => void) | undefined
  /** What else is to be chosen for the whole menu. */
  children?: ReactNode
}

/** What is to be looked at, and what was only guessed of the whole menu. */
export function ReviewHead({
  doubtful,
  onNextDoubtful,
  guessedCurrency,
  onCurrency,
  undo,
  children,
}: ReviewHeadProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-2">
        {doubtful > 0 ? (
          <Button variant="secondary" icon={TriangleAlert} onClick={onNextDoubtful}>
            {doubtful} to look at
            <ArrowDown size={16} aria-hidden="true" className="shrink-0" />
          </Button>
        ) : (
          <p className="text-quiet text-sm">Nothing more to look at.</p>
        )}
        <IconButton
          icon={Undo2}
          label="Undo"
          shortcut="Ctrl+Z"
          isUnavailable={undo === undefined}
          onClick={undo}
        />
        <IconButton icon={Keyboard} label="Keyboard shortcuts" onClick={() => setIsHelpOpen(true)} />
      </div>
      <div className="grid w-full grid-cols-2 gap-x-4 has-[>:only-child]:grid-cols-1 sm:flex sm:w-auto">
        {guessedCurrency !== null && (
          <SelectField
            label="Prices are in"
            options={currencyOptions}
            value={guessedCurrency}
            onChange={({ target }) => onCurrency(target.value)}
          />
        )}
        {children}
      </div>
      <Dialog isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} title="Keyboard shortcuts" maxWidth={460}>
        <ShortcutList shortcuts={reviewKeys} />
      </Dialog>
    </div>
  )
}
