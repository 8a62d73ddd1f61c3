import { useId, useState } from 'react'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import { waitingOf } from '../../../../menu/claims/waiting.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { cellState, cellWords } from '../columns/cell-words.ts'
import type { MarkColumn } from '../columns/mark-columns.ts'
import { thingWords } from '../columns/thing-words.ts'
import type { DishGroup, MarkedDish } from '../marking/marked-dishes.ts'
import type { Press, Refusal } from '../marking/use-marking.ts'

export interface MarksListProps {
  readonly groups: readonly DishGroup[]
  readonly columns: readonly MarkColumn[]
  readonly own: readonly MenuMark[]
  readonly hasDiets: boolean
  readonly refusal: Refusal | null
  readonly onPress: (press: Press) => void
  readonly onConfirm: (dish: MarkedDish) => void
  readonly onSection: (group: DishGroup, column: MarkColumn) => void
}

/** On a phone: one thing is chosen, and each dish has a switch for it. */
export function MarksList({ columns, groups, onSection, ...rest }: MarksListProps) {
  const [chosen, setChosen] = useState('')
  const column = columns.find(({ id }) => id === chosen) ?? columns[0]
  if (!column) return null
  return (
    <div className="flex flex-col gap-6">
      <SelectField
        label="Mark"
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        value={column.id}
        onChange={({ target }) => setChosen(target.value)}
      />
      {groups.map((group) => (
        // A long menu: what is out of sight need not be laid out.
        <section
          key={group.key}
          aria-label={group.name}
          className="-mx-2 px-2 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]"
        >
          <div className="flex items-center justify-between gap-2">
            <h3 className="font-display font-semibold text-lg">{group.name}</h3>
            {!group.isWaiting && (
              <Button size="sm" variant="quiet" onClick={() => onSection(group, column)}>
                All<span className="sr-only"> of {group.name}</span>
              </Button>
            )}
          </div>
          <ul className="divide-y divide-rule">
            {group.dishes.map((dish) => (
              <DishSwitch key={dish.key} dish={dish} column={column} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface DishSwitchProps extends Omit<MarksListProps, 'groups' | 'columns' | 'onSection'> {
  readonly dish: MarkedDish
  readonly column: MarkColumn
}

function DishSwitch({ dish, column, own, hasDiets, refusal, onPress, onConfirm }: DishSwitchProps) {
  const id = useId()
  const { item } = dish
  const { thing } = column
  const state = cellState(item, thing)
  const isOn = state.kind === 'said' && state.standing !== 'to-confirm'
  const isRefused = refusal?.spot?.dish === dish.key && refusal.spot.column === column.id
  return (
    <li className="py-1">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="min-w-0 grow py-2 [overflow-wrap:anywhere]">
          {item.name}
          {state.kind !== 'not-said' && (
            <span className="block text-quiet text-sm">{cellWords(state, thing)}</span>
          )}
        </label>
        {waitingOf(item, hasDiets) && (
          <Button size="sm" variant="secondary" onClick={() => onConfirm(dish)}>
            Confirm<span className="sr-only"> the marks of {item.name}</span>
          </Button>
        )}
        <button
          id={id}
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-label={`${item.name}, ${thingWords(thing, own)}: ${cellWords(state, thing)}`}
          onClick={() => onPress({ dishes: [dish], columns: [column] })}
          className="group/switch flex h-11 w-12 shrink-0 items-center justify-center"
        >
          <span className="h-6 w-11 rounded-full border border-edge bg-wash p-0.5 transition-colors group-aria-checked/switch:border-accent group-aria-checked/switch:bg-accent">
            <span className="block size-4.5 rounded-full bg-edge transition-transform group-aria-checked/switch:translate-x-5 group-aria-checked/switch:bg-on-accent" />
          </span>
        </button>
      </div>
      {isRefused && (
        <p role="alert" className="pb-2 text-bad text-sm">
          {refusal.sentences[0]}
        </p>
      )}
    </li>
  )
}
