import { pageOf, textIn } from './page.ts'

const ENTITY = /&(?:[a-z][a-z0-9]{1,31}|#\d{2,7}|#x[\da-f]{2,6});/giu

/** Times that a text may have been written as a page's within another. */
const DEEPEST = 3

/** A text with the letters that a page's code stands for: `Fish &amp; Chips`, `Cr&egrave;me`, `&#8217;`. */
export function withoutEntities(text: string): string {
  const known = new Map<string, string>()
  const letterOf = (entity: string): string => {
    const letter = known.get(entity) ?? lettersOf(entity)
    known.set(entity, letter)
    return letter
  }
  let plain = text
  for (let depth = 0; depth < DEEPEST && plain.search(ENTITY) >= 0; depth += 1)
    plain = plain.replaceAll(ENTITY, letterOf)
  // `12&quot;` is in inches.
  return plain.replaceAll(/(?<=^|[\s,;(])″(?=\S)/gmu, '“').replaceAll(/(?<=[^\d\s])″/gu, '”')
}

/** A mark of quotation would close the cell that it is in, and a bracket open a tag. */
const SAFE: Readonly<Record<string, string>> = { '"': '″', '<': '‹', '>': '›', '\u00AD': '' }

function lettersOf(entity: string): string {
  const letters = pageOf(entity).body.map(textIn).join('')
  return SAFE[letters] ?? letters
}
