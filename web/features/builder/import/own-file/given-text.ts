/** A source that is read as it is written: a table, or a menu of our own. */
export interface GivenText {
  /** Of its file. */
  readonly name: string
  readonly text: string
}
