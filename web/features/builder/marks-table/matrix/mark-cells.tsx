import { saidOfAllergen } from '#domain/menu/claims/allergen-states.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { CellProblem } from '../../../../ui/grid/cell-problem.tsx'
import type { GridCell, GridControl } from '../../../../ui/grid/grid-shape.ts'
import { cellState, cellWords } from '../columns/cell-words.ts'
import type { MarkColumn } from '../columns/mark-columns.ts'
import { thingWords } from '../columns/thing-words.ts'
import type { DishGroup, MarkedDish } from '../marking/marked-dishes.ts'
import { areAllSaid } from '../marking/use-marking.ts'
import { MarkGlyph } from './mark-glyph.tsx'

const controlClass = 'group/cell absolute inset-0 flex items-center justify-center outline-none'

export function dishCell(
  { item }: MarkedDish,
  column: MarkColumn,
  own: readonly MenuMark[],
  /** Why the last press here was refused. */
  refusal: string | null,
  onPress: () => void,
): GridCell {
  const { thing } = column
  const state = cellState(item, thing)
  const isChecked =
    state.kind === 'said' ? (state.standing === 'to-confirm' ? ('mixed' as const) : true) : false
  const isRemovable = thing.kind === 'allergen' && saidOfAllergen(item, thing.group)?.state === 'removable'
  return {
    hasControl: true,
    className: refusal ? 'z-20' : undefined,
    content: (control: GridControl) => (
      <>
        {/* biome-ignore lint/a11y/useSemanticElements: an input has no third state that is announced. */}
        <button
          {...control}
          type="button"
          role="checkbox"
          aria-checked={isChecked}
          aria-label={`${item.name}, ${thingWords(thing, own)}: ${cellWords(state, thing)}`}
          title={cellWords(state, thing)}
          // With Shift a click extends the selection.
          onClick={({ shiftKey }) => !shiftKey && onPress()}
          className={controlClass}
        >
          <MarkGlyph state={state} isRemovable={isRemovable} />
        </button>
        {refusal && <CellProblem id={`refusal ${column.id}`}>{refusal}</CellProblem>}
      </>
    ),
  }
}

/** How many dishes of a section are marked; a press marks all of them, once it is confirmed. */
export function groupCell(
  group: DishGroup,
  column: MarkColumn,
  own: readonly MenuMark[],
  onPress: () => void,
): GridCell {
  const { dishes, name } = group
  const count = dishes.filter((dish) => areAllSaid({ dishes: [dish], columns: [column] })).length
  const isAll = count === dishes.length
  return {
    hasControl: true,
    content: (control: GridControl) => (
      // biome-ignore lint/a11y/useSemanticElements: an input has no third state that is announced.
      <button
        {...control}
        type="button"
        role="checkbox"
        aria-checked={isAll ? true : count > 0 ? 'mixed' : false}
        aria-label={`All of ${name}, ${thingWords(column.thing, own)}: ${count} of ${dishes.length}`}
        onClick={({ shiftKey }) => !shiftKey && onPress()}
        className={classNames(
          controlClass,
          'text-quiet text-sm tabular-nums hover:text-ink hover:underline',
          count === 0 &&
            'opacity-0 focus-visible:opacity-100 pointer-coarse:opacity-100 [tr:hover_&]:opacity-100',
        )}
      >
        {count > 0 ? `${count}/${dishes.length}` : 'all'}
      </button>
    ),
  }
}
