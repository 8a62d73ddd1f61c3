/** The texts of a table of allergens other than names, in the language of its menu. */
export interface MatrixWords {
  /** Of the table, and over its columns. */
  readonly allergens: string
  /** Over the names of dishes. */
  readonly dish: string
  readonly contains: string
  /** Brought by some of the options from which a guest must choose. */
  readonly byChoice: string
  readonly mayContain: string
  /** Contained, and left out by the kitchen on request. */
  readonly removable: string
  /** Declared, and neither contained nor possible as a trace. */
  readonly none: string
  /** Nobody has said anything. */
  readonly notDeclared: string
  /** Before substances that are declared and have no column. */
  readonly also: string
  readonly extras: string
  /** That nobody can promise the absence of traces. */
  readonly noPromise: string
  /** Next to a code that leads to the table. */
  readonly scan: string
  /** `{n}` of `{all}` dishes have a declaration. */
  readonly declared: string
  /** `{names}` vouched for all declarations. */
  readonly signed: string
}
