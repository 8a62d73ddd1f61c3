/**
 * `March 5, 2026`.
 * @param iso ISO-8601 time
 * @param timeZone IANA name; that of the machine when left out
 */
export const formatDate = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(iso))
