/** What gives way to bring a menu onto fewer pages, each in percent of what the template and the owner have chosen. */
export interface PageSetting {
  readonly typePercent: number
  /** White space between the units and the columns. */
  readonly gapPercent: number
  readonly marginPercent: number
  /** The name of the restaurant. */
  readonly titlePercent: number
  /** Null for as many as the owner or the template has. */
  readonly columns: number | null
  /** Whether names of sections are across all columns, with their items in even columns below. */
  readonly headsAcross: boolean
}

export const AS_CHOSEN: PageSetting = {
  typePercent: 100,
  gapPercent: 100,
  marginPercent: 100,
  titlePercent: 100,
  columns: null,
  headsAcross: false,
}
