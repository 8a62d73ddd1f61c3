import type { ReactNode } from 'react'

export interface GridColumn {
  readonly id: string
  /** The column header as it is read aloud; also what shows, where `header` is absent. */
  readonly label: string
  readonly header?: ReactNode
  /** In rem. The first column takes the room that is left. */
  readonly widthRem: number
  readonly align?: 'start' | 'center' | 'end'
}

export interface GridRow {
  readonly key: string
  /** A row that begins a group: set apart by its ground. Its cells are cells like all others. */
  readonly isHeading?: boolean
}

export interface GridCell {
  readonly content: ReactNode | ((control: GridControl) => ReactNode)
  /** What the box begins with when somebody edits the cell; a cell without it is read-only. */
  readonly text?: string | undefined
  /** The name of the box while the cell is edited: `Price of Oysters, Dozen`. */
  readonly boxLabel?: string | undefined
  readonly isNumeric?: boolean
  /** `content` is a function that draws one control, which has the focus in the place of the cell. */
  readonly hasControl?: boolean
  readonly className?: string | undefined
}

/** Spread on the one control of a cell: the arrow keys then reach it, and the Tab key only where it is the tab stop. */
export interface GridControl {
  readonly tabIndex: 0 | -1
  readonly 'data-grid-control': ''
}

/** One cell by its place, counted from 0; column 0 is the row header. */
export interface GridSpot {
  readonly row: number
  readonly column: number
}

/** A rectangle of cells, its ends included. */
export interface GridRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** What was typed and could not be saved: it stays in its cell until it is fixed or dropped. */
export interface GridDraft {
  readonly text: string
  readonly problem: string
}
