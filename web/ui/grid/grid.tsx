import { Fragment, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { GridRowView } from './grid-row.tsx'
import type { GridRow } from './grid-shape.ts'
import { type GridParts, useGrid } from './use-grid.ts'
import { type GridActions, useGridEvents } from './use-grid-events.ts'
import { useRowsInView } from './use-rows-in-view.ts'

export interface GridProps<Row extends GridRow> extends GridParts<Row>, GridActions {
  /** Its name, for those who cannot see it. */
  label: string
  /** Of the window through which it is seen: it scrolls both ways in itself. Give it a height. */
  className?: string
  /** Of the first column, in rem: what it has at least where the columns do not fit. */
  headerRem?: number
}

/**
 * A grid like a spreadsheet's, by the grid pattern of the WAI-ARIA practices; it knows nothing of what it shows.
 *
 * - `columns`: column 0 is the row header, and takes the width that is left; the others have a fixed width.
 * - `rows`: each with a `key` that stays; `isHeading` sets a row apart that begins a group.
 * - `cell(row, column)` says what is in a cell. It is called for the drawn cells alone, at each render of a row:
 *   give the same function until something changes (`useCallback`), and do no work in it that grows with the rows.
 *   - A text: `{content, text, boxLabel}`; Enter, F2, a double click or typing opens a box that begins with `text`,
 *     `onType(row, column, typed)` keeps what was typed or answers why it cannot be kept. Then the text stays in the cell
 *     with that sentence, also when the focus leaves it, until it is fixed or dropped with Escape.
 *   - A toggle: `{content, hasControl: true}`, where `content(control)` draws one `<button role="checkbox" {...control}>`
 *     or checkbox, which has the focus instead of the cell and hears Space and clicks itself. Space on a selection
 *     of several cells calls `onPress(range)` instead.
 *   - A sign that isn't a control: `{content}`; Space, Enter and a click call `onPress(range)`.
 * - One tab stop. Arrows, Home, End, PageUp, PageDown, each with Control; Shift with them, a drag or a shift-click extends
 *   the selection; Control+A and a click on a column header take the whole column; Escape makes it one cell again.
 * - `onSelection`, `onClear`, `onFillDown`, `copyText`, `onPaste` get the selected rectangle in indices of `rows` and
 *   `columns`. Undo is the caller's.
 *
 * Above 150 rows only those in the window are drawn.
 */
export function Grid<Row extends GridRow>({ label, className, headerRem = 12, ...props }: GridProps<Row>) {
  const { rows, columns, cell } = props
  const window = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const grid = useGrid(table, props)
  const { active, range, edit, drafts, handlers, select } = grid
  const { drawn, restPx, measure, pageSize } = useRowsInView(window, rows.length, active.row)
  const events = useGridEvents(grid, props, props, pageSize)
  const [, ...others] = columns
  const minRem = others.reduce((sum, { widthRem }) => sum + widthRem, headerRem)

  return (
    <div
      ref={window}
      style={{ scrollPadding: `3rem 0 0 ${headerRem}rem` }}
      className={classNames('relative overflow-auto rounded-card border border-rule bg-card', className)}
    >
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of.
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        style={{ minWidth: `${minRem}rem` }}
        className="group/grid w-full table-fixed border-separate border-spacing-0 select-none"
        {...events}
      >
        <colgroup>
          {columns.map(({ id, widthRem }, at) => (
            <col key={id} style={at === 0 ? undefined : { width: `${widthRem}rem` }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ id, label, header, align }, at) => (
              <th
                key={id}
                scope="col"
                aria-colindex={at + 1}
                // A help for the mouse; Control+A does the same.
                onClick={() =>
                  rows.length > 0 && select({ row: rows.length - 1, column: at }, { row: 0, column: at })
                }
                className={classNames(
                  'sticky top-0 z-20 border-rule border-b bg-card px-3 py-2 align-bottom font-medium text-quiet text-sm',
                  align === 'end' ? 'text-right' : align === 'center' ? 'text-center' : 'text-left',
                  at === 0 ? 'left-0 z-30' : 'cursor-pointer hover:text-ink',
                )}
              >
                {header ?? label}
                {header !== undefined && <span className="sr-only">{label}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ index, gapPx }) => {
            const row = rows[index]
            if (!row) return null
            const isSelected = range.top <= index && index <= range.bottom
            return (
              <Fragment key={row.key}>
                {gapPx > 0 && <Gap px={gapPx} columns={columns.length} />}
                <GridRowView
                  row={row}
                  index={index}
                  columns={columns}
                  cell={cell}
                  activeColumn={active.row === index ? active.column : -1}
                  left={isSelected ? range.left : -1}
                  right={isSelected ? range.right : -1}
                  isRange={range.top !== range.bottom || range.left !== range.right}
                  edit={edit?.row === index ? edit : null}
                  drafts={drafts}
                  handlers={handlers}
                  measure={measure}
                />
              </Fragment>
            )
          })}
          {restPx > 0 && <Gap px={restPx} columns={columns.length} />}
        </tbody>
      </table>
    </div>
  )
}

const Gap = ({ px, columns }: { px: number; columns: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
  <tr aria-hidden="true">
    <td colSpan={columns} style={{ height: px, padding: 0 }} />
  </tr>
)
