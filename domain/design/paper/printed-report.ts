/** A report on a menu, in English as the screens are; everything in it is a text to be set as it is. */
export interface PrintedReport {
  readonly title: string
  /** ISO 8601, the day on which it was made. */
  readonly day: string
  /** What was asked, in a sentence. */
  readonly lead: string
  readonly facts: readonly string[]
  /** How far it goes, in a sentence. */
  readonly note: string
  readonly parts: readonly {
    readonly name: string
    readonly entries: readonly ReportEntry[]
  }[]
}

export interface ReportEntry {
  readonly title: string
  /** Next to the title; it may be empty. */
  readonly aside: string
  readonly sentence: string
  /** With what they are in front of them; it may be empty. */
  readonly lines: readonly { readonly label: string; readonly text: string }[]
}
