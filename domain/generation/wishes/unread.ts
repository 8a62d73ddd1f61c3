import { FILLERS } from './cues.ts'
import type { Token } from './tokens.ts'

/** The parts of a clause that nothing was done for, as they were written. */
export function unread(tokens: readonly Token[], used: ReadonlySet<number>, text: string): string[] {
  const says = tokens.map(
    ({ word, isSeparator }, index) => !used.has(index) && !isSeparator && !FILLERS.has(word),
  )
  if (!says.includes(true)) return []
  const quote = (from: number, to: number) =>
    text.slice(tokens[from]?.start, tokens[to]?.end).replace(/\s+/g, ' ')
  if (used.size === 0) return [quote(0, tokens.length - 1)]
  const quotes: string[] = []
  let begin = 0
  let first: number | undefined
  let last = 0
  for (let index = 0; index <= tokens.length; index += 1) {
    if (index === tokens.length || used.has(index)) {
      if (first !== undefined) quotes.push(quote(first, last))
      first = undefined
      begin = index + 1
    } else if (tokens[index]?.isSeparator && first === undefined) {
      begin = index + 1
    } else if (says[index]) {
      first ??= begin
      last = index
    } else if (first !== undefined && !tokens[index]?.isSeparator && last === index - 1) {
      last = index
    }
  }
  return quotes
}
