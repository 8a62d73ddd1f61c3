/** A source that is read as it is written: a table, or one of our menu files. */
export interface GivenText {
  /** Of its file. */
  readonly name: string
  readonly text: string
}
