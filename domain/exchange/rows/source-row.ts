export interface SourceRow {
  /** From 1, as a spreadsheet counts its rows. */
  readonly number: number
  readonly cells: readonly string[]
}
