/** A place on a page of a board, in percent of its width and height. */
export interface BoardPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page of a board, as a picture that never changes under its address. */
export interface BoardPage {
  readonly src: string
  /** What is sold out since the picture was made: painted over until the next picture is there. */
  readonly struck: readonly (BoardPlace & { readonly isHidden: boolean })[]
  /** `#rrggbb` of its paper. */
  readonly paper: string
  readonly ink: string
  /** From the side on which its words begin. */
  readonly direction: 'ltr' | 'rtl'
  /** `Sold out` in the language of its menu. */
  readonly soldOut: string
}

export interface BoardView {
  /** None where nothing is served. */
  readonly pages: readonly BoardPage[]
  /** Says when the house opens; null while there are pages, and on a board that is to be black. */
  readonly notice: { readonly title: string; readonly lines: readonly string[] } | null
  /** All that its pictures say, a line each, for who cannot see them. */
  readonly text: readonly string[]
}

/** What the script of a board asks its server for, again and again. */
export interface BoardState {
  /** Names the document and the script of the board; another one asks for a reload. */
  readonly shell: string
  readonly secondsPerPage: number
  readonly view: BoardView
  /** Views from a moment on (ISO 8601 UTC); only those that are known and made, the next first. */
  readonly coming: readonly { readonly at: string; readonly view: BoardView }[]
}
