import { type ItemPlace, replaceItem } from '#domain/menu/editing/edits.ts'
import type { Marks } from '#domain/menu/editing/marking/mark-item.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ClaimEditor } from '../claims/claim-editor.tsx'
import { useStatement } from '../claims/use-statement.ts'
import { waitingOf } from '../claims/waiting.ts'
import { claimWords } from '../claims/words/claim-words.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { MarkChips } from './mark-chips.tsx'
import { OwnMarkForm } from './own-mark-form.tsx'

/** Everything that marks an item; each change takes effect at once and can be undone. */
export function ItemMarksEditor({ place, item }: { readonly place: ItemPlace; readonly item: MenuItem }) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const { state, onWords, refusal } = useStatement(place, item)
  const waiting = waitingOf(item, hasDiets)
  const mark = (changes: Marks) =>
    useOpenMenu.getState().edit((menu) => replaceItem(menu, place, setFields<MenuItem>(item, changes)))
  return (
    <div className="flex flex-col gap-4">
      {waiting && (
        <div className="flex items-start justify-between gap-3 rounded-control bg-warn-soft px-3 py-2 text-sm">
          <p className="min-w-0 text-pretty pt-1.5">
            To be confirmed:{' '}
            {claimWords({ dietaryOptions: waiting.confirmed, ...waiting }, 'none').join(', ')}
          </p>
          <Button size="sm" onClick={() => state(waiting)}>
            Confirm<span className="sr-only"> {item.name}</span>
          </Button>
        </div>
      )}
      <fieldset>
        <legend className="mb-1 font-medium text-sm">Marks</legend>
        <MarkChips marks={item} onMarks={mark} />
        <div className="mt-2">
          <Disclosure label="A mark of your own">
            <OwnMarkForm places={[place]} />
          </Disclosure>
        </div>
      </fieldset>
      <ClaimEditor item={item} onState={state} onWords={onWords} refusal={refusal} />
    </div>
  )
}
