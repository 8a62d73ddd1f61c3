import { claimsOf } from '#domain/menu/claims/claims.ts'
import { claimWords, lackingWords } from '../../../menu/claims/words/claim-words.ts'
import { signOffWords } from '../../../menu/sign-off/sign-off-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { canSign, type KitchenRow } from './kitchen-rows.ts'

export interface KitchenDishProps {
  readonly row: KitchenRow
  readonly isChosen: boolean
  /** A special is changed on its card, not here. */
  readonly isOnMenu: boolean
  readonly onChoose: () => void
}

export function KitchenDish({ row, isChosen, isOnMenu, onChoose }: KitchenDishProps) {
  const { section, item, state, signOff, why, lacks, against, unknown } = row
  const { allergens, mayContain, removable } = claimsOf(item)
  const declared = claimWords({ allergens, mayContain, removable }, 'none').join(', ')
  const name = (
    <>
      <span className="font-medium [overflow-wrap:anywhere]">{item.name}</span>{' '}
      <span className="text-quiet text-sm">{section.name}</span>
    </>
  )
  return (
    // Hundreds of dishes: those out of sight are not laid out.
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 px-4 py-3 [contain-intrinsic-block-size:auto_6rem] [content-visibility:auto]">
      <div className="min-w-0 grow basis-60">
        {canSign(row) ? (
          <Checkbox label={name} checked={isChosen} onChange={onChoose} />
        ) : (
          <p className="py-1">{name}</p>
        )}
        <div className={classNames('flex flex-col gap-0.5 text-sm', canSign(row) && 'pl-8')}>
          <p className="[overflow-wrap:anywhere]">
            {declared ? capitalized(declared) : 'Its allergens are not declared'}
            {why === 'claims_to_confirm' && ', to be confirmed first'}
          </p>
          {lacks.length > 0 && <p className="text-warn-ink">{lackingWords(lacks)}</p>}
          {against.map((sentence) => (
            <p key={sentence} className="text-warn-ink">
              {sentence}
            </p>
          ))}
          {unknown.length > 0 && (
            <p
              className={classNames(
                '[overflow-wrap:anywhere]',
                state === 'signed' ? 'text-quiet' : 'text-warn-ink',
              )}
            >
              Not understood in its recipe: {unknown.join(', ')}
            </p>
          )}
          {state !== 'undeclared' && (
            <p className={state === 'void' ? 'text-warn-ink' : 'text-quiet'}>
              {signOffWords(state, signOff)}
            </p>
          )}
        </div>
      </div>
      {isOnMenu && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            openDialog({
              kind: 'edit-item',
              edited: { place: { sectionId: section.id, itemId: item.id }, item, startsAt: 'declaration' },
            })
          }
        >
          Open<span className="sr-only"> {item.name}</span>
        </Button>
      )}
    </li>
  )
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
