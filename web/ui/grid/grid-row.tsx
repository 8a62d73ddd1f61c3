import { memo, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import { CellEditor, type EditorExit } from './cell-editor.tsx'
import { CellProblem } from './cell-problem.tsx'
import type { GridCell, GridColumn, GridDraft, GridRow } from './grid-shape.ts'

export interface GridEdit {
  readonly column: number
  readonly begin: 'select' | 'end'
  /** In the place of the text of the cell: what was typed to open it, or the draft. */
  readonly text?: string | undefined
}

export interface EditHandlers {
  keep(text: string, exit: EditorExit): boolean
  leave(text: string): void
  drop(): void
}

export interface GridRowViewProps<Row extends GridRow> {
  row: Row
  index: number
  columns: readonly GridColumn[]
  cell: (row: Row, column: number) => GridCell
  /** -1 where another row is active. */
  activeColumn: number
  /** The selected columns; -1 where there are none. */
  left: number
  right: number
  /** More than one cell is selected, which stays marked while the focus is elsewhere. */
  isRange: boolean
  edit: GridEdit | null
  drafts: ReadonlyMap<string, GridDraft>
  handlers: EditHandlers
  measure: Ref<HTMLTableRowElement>
}

export const draftKey = (row: GridRow, column: GridColumn | undefined): string =>
  JSON.stringify([row.key, column?.id])

/** The header of the grid is row 1. */
const FIRST_ROW = 2

const alignments = { start: 'text-left', center: 'text-center', end: 'text-right tabular-nums' } as const

/** One row. It renders again when it changes, or when the selection enters or leaves it. */
export const GridRowView = memo(function GridRowView<Row extends GridRow>({
  row,
  index,
  columns,
  cell,
  activeColumn,
  left,
  right,
  isRange,
  edit,
  drafts,
  handlers,
  measure,
}: GridRowViewProps<Row>) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + FIRST_ROW}>
      {columns.map((column, at) => {
        const isEdited = edit?.column === at
        const shown = cell(row, at)
        return (
          <CellView
            key={column.id}
            at={at}
            column={column}
            cell={shown}
            isHeading={row.isHeading === true}
            isActive={activeColumn === at}
            isSelected={left <= at && at <= right}
            isRange={isRange}
            draft={drafts.get(draftKey(row, column))}
            editor={
              isEdited &&
              shown.text !== undefined && (
                <CellEditor
                  label={shown.boxLabel ?? column.label}
                  text={edit.text ?? shown.text}
                  begin={edit.begin}
                  problem={drafts.get(draftKey(row, column))?.problem ?? null}
                  isNumeric={shown.isNumeric === true}
                  align={alignments[column.align ?? 'start']}
                  onKeep={handlers.keep}
                  onLeave={handlers.leave}
                  onDrop={handlers.drop}
                />
              )
            }
          />
        )
      })}
    </tr>
  )
}) as <Row extends GridRow>(props: GridRowViewProps<Row>) => ReactNode

interface CellViewProps {
  at: number
  column: GridColumn
  cell: GridCell
  isHeading: boolean
  isActive: boolean
  isSelected: boolean
  isRange: boolean
  draft: GridDraft | undefined
  editor: ReactNode
}

function CellView({
  at,
  column,
  cell,
  isHeading,
  isActive,
  isSelected,
  isRange,
  draft,
  editor,
}: CellViewProps) {
  const id = useId()
  const { content, text, hasControl = false } = cell
  const isHeader = at === 0
  const tabIndex = isActive ? 0 : -1
  const Cell = isHeader ? 'th' : 'td'
  return (
    <Cell
      scope={isHeader ? 'row' : undefined}
      data-column={at}
      aria-colindex={at + 1}
      aria-selected={isSelected}
      aria-readonly={text === undefined && !hasControl ? true : undefined}
      aria-invalid={draft ? true : undefined}
      aria-describedby={draft && !editor ? `${id}-problem` : undefined}
      tabIndex={hasControl || editor ? undefined : tabIndex}
      className={classNames(
        'relative border-rule border-b px-3 py-2 align-baseline font-normal outline-2 -outline-offset-2',
        alignments[column.align ?? 'start'],
        isHeader && 'sticky left-0 z-10',
        isSelected && isRange ? 'bg-accent-soft' : isHeading ? 'bg-wash' : 'bg-card',
        isSelected && 'group-focus-within/grid:bg-accent-soft',
        isActive ? 'outline-transparent group-focus-within/grid:outline-accent' : 'outline-transparent',
        // Above the cells around it, so that its sentence is not covered.
        Boolean(editor) && 'z-20',
        cell.className,
      )}
    >
      {draft && !editor ? (
        <>
          <span className="text-bad">{draft.text}</span>
          {isActive ? (
            <CellProblem id={`${id}-problem`}>{draft.problem}</CellProblem>
          ) : (
            <span id={`${id}-problem`} className="sr-only">
              {draft.problem}
            </span>
          )}
        </>
      ) : typeof content === 'function' ? (
        content({ tabIndex, 'data-grid-control': '' })
      ) : (
        content
      )}
      {editor}
    </Cell>
  )
}
