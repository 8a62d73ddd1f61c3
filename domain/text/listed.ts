/** A sentence lists at most this many names; the others are counted. */
const MOST_NAMED = 3

/** Names in a sentence: `“A”`, `“A” and “B”`, `“A”, “B”, “C” and 4 more`. */
export function listed(names: readonly string[]): string {
  const all = [...new Set(names)].map((name) => `“${name}”`)
  const rest = all.length - MOST_NAMED
  const parts = rest > 1 ? [...all.slice(0, MOST_NAMED), `${rest} more`] : all
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** `1 dish`, `58 dishes`. */
export const counted = (number: number, one: string, several = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : several}`

/** The verb that goes with a number: `1 dish has`, `2 dishes have`. */
export const agreeing = (number: number, one: string, several: string): string =>
  number === 1 ? one : several
