export interface DateFormat {
  /** `March 5, 2026` or `Mar 5, 2026`; long when left out. */
  readonly style?: 'long' | 'medium'
  /** IANA name; the machine's own when left out. */
  readonly timeZone?: string
}

/** The day of an ISO 8601 time, for people. */
export const formatDate = (iso: string, { style = 'long', timeZone }: DateFormat = {}): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: style, timeZone }).format(new Date(iso))
