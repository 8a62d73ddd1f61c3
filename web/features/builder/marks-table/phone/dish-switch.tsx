import { type Ref, useId } from 'react'
import { waitingOf } from '../../../../menu/claims/waiting.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { cellState, cellWords } from '../columns/cell-words.ts'
import type { MarkColumn } from '../columns/mark-columns.ts'
import { thingWords } from '../columns/thing-words.ts'
import type { MarkedDish } from '../marking/marked-dishes.ts'
import type { MarksProps } from '../marking/marks-props.ts'

export interface DishSwitchProps
  extends Pick<MarksProps, 'own' | 'hasDiets' | 'refusal' | 'onPress' | 'onConfirm'> {
  readonly dish: MarkedDish
  readonly column: MarkColumn
  /** Its place among all rows of the list, and in its group counted from 0. */
  readonly index: number
  readonly position: number
  /** The dishes of its group, and the measure of its height, where not all of them are in the page. */
  readonly setSize: number | undefined
  readonly measure: Ref<HTMLElement> | undefined
}

export function DishSwitch({
  dish,
  column,
  own,
  hasDiets,
  refusal,
  onPress,
  onConfirm,
  index,
  position,
  setSize,
  measure,
}: DishSwitchProps) {
  const id = useId()
  const { item } = dish
  const { thing } = column
  const state = cellState(item, thing)
  const isOn = state.kind === 'said' && state.standing !== 'to-confirm'
  const isRefused = refusal?.spot?.dish === dish.key && refusal.spot.column === column.id
  return (
    <li
      ref={measure as Ref<HTMLLIElement> | undefined}
      data-index={index}
      aria-setsize={setSize}
      aria-posinset={setSize === undefined ? undefined : position + 1}
      className="border-rule border-b py-1 last:border-0"
    >
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
