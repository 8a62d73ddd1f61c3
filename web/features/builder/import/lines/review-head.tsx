import { ArrowDown, ChevronDown, Keyboard, TriangleAlert, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Shortcut } from '../../../../menu/actions/shortcuts.ts'
import { ShortcutList } from '../../../../menu/actions/shortcuts-sheet.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { useIsWide } from '../../../../ui/hooks/use-is-wide.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Popover } from '../../../../ui/overlay/popover.tsx'
import { currencyOptions } from '../../details/currencies.ts'
import { countOf } from '../words/counts.ts'
import { roleChoices } from './words/role-words.ts'

export interface ReviewHeadProps {
  doubtful: number
  onNextDoubtful: () => void
  /** ISO 4217; null where the menu itself says it. */
  guessedCurrency: string | null
  onCurrency: (currency: string) => void
  undo: (() => void) | undefined
  /** How many lines are read as something else since a person said what one is. */
  changedWithIt: number
  onNextChanged: () => void
  children?: ReactNode
}

export function ReviewHead({
  doubtful,
  onNextDoubtful,
  guessedCurrency,
  onCurrency,
  undo,
  changedWithIt,
  onNextChanged,
  children,
}: ReviewHeadProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const isWide = useIsWide()
  const isAsking = guessedCurrency !== null || Boolean(children)
  const questions = (
    <>
      {guessedCurrency !== null && (
        <SelectField
          label="Prices are in"
          options={currencyOptions}
          value={guessedCurrency}
          onChange={({ target }) => onCurrency(target.value)}
        />
      )}
      {children}
    </>
  )
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-1 sm:gap-x-4">
      <div className="flex items-center gap-1 sm:gap-2">
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
        <div aria-live="polite">
          {changedWithIt > 0 && (
            <Button variant="quiet" size="sm" icon={ArrowDown} onClick={onNextChanged}>
              {countOf(changedWithIt, 'more line', 'more lines')} changed
            </Button>
          )}
        </div>
        <span className="max-sm:hidden">
          <IconButton icon={Keyboard} label="Keyboard shortcuts" onClick={() => setIsHelpOpen(true)} />
        </span>
      </div>
      {isAsking && isWide && <div className="flex gap-4">{questions}</div>}
      {isAsking && !isWide && <Questions currency={guessedCurrency}>{questions}</Questions>}
      <Dialog isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} title="Keyboard shortcuts" maxWidth={460}>
        <ShortcutList shortcuts={reviewKeys} />
      </Dialog>
    </div>
  )
}

/** On a narrow screen the lines need the room: what was guessed is said in a word, and opens. */
function Questions({ currency, children }: { currency: string | null; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title="For the whole menu"
      hasHeading
      trigger={
        <Button variant="quiet" icon={ChevronDown} className="-mr-2 px-2">
          {currency === null ? 'Cuisine' : `Prices in ${currency}`}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Popover>
  )
}

const onLine = 'on a line'

/** What the keyboard does in the review: one list for its handler and the sheet that explains it. */
const reviewKeys: readonly Shortcut[] = [
  { keys: ['ArrowUp', 'ArrowDown'], name: 'Go to the line above or below' },
  { keys: ['j', 'k'], name: 'Go to the next or the last line to look at' },
  { keys: ['y'], name: 'Looks right. Go to the next one', where: onLine },
  ...roleChoices.map(({ key, label }) => ({ keys: [key], name: label, where: onLine })),
  { keys: ['m'], name: 'Merge with the line above', where: onLine },
  { keys: ['v'], name: 'Diets, allergens and marks', where: 'on a dish' },
  { keys: ['Enter', 'F2'], name: 'Change the words', where: onLine },
  { keys: ['$mod+Enter'], name: 'Split at the cursor', where: 'while changing the words' },
  { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], name: 'Move the line', where: onLine },
  { keys: ['$mod+z'], name: 'Undo' },
]
