/** Stands for what is kept; no text has it, since it isn't a character. */
const KEPT = '\uffff'

const MAIL = String.raw`(?<![\w.+\-])[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+|(?<!\S)[@#][\w.\-]+`
const WEB = String.raw`(?:https?:\/\/|www\.)\S+|(?<![\w@.\-])[\w\-]+(?:\.[\w\-]+)*\.[a-z]{2,}(?:\/\S*)?(?![\p{L}\w])`
const DATE = String.raw`(?<![\d\/.\-])(?:\d{1,4}(?<between>[\/.\-])\d{1,2}\k<between>\d{1,4}|24\/7|24\/24|7\/7)(?![\d\/])`
/** Seven figures or more. */
const TELEPHONE = String.raw`(?<![\p{L}\d])\+?\(?\d(?:[ \u00a0().\/\-]{0,3}\d){6,}`
const ADDRESS = new RegExp([MAIL, WEB, DATE, TELEPHONE].join('|'), 'giu')

/**
 * Changes a line but for addresses of web and mail, telephone numbers and dates, which are kept as they were typed.
 * @param change must keep what stands for them
 */
export function besidesAddresses(line: string, change: (line: string) => string): string {
  if (line.includes(KEPT)) return line
  const kept: string[] = []
  const masked = line.replace(ADDRESS, (typed) => {
    kept.push(typed)
    return KEPT
  })
  const changed = change(masked)
  return kept.length === 0 ? changed : changed.replaceAll(KEPT, () => kept.shift() ?? '')
}
