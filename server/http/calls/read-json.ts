import { wellFormed } from './storable-text.ts'

/** The deepest thing that is sent, a menu with its items' details, has nine levels. */
const MOST_LEVELS = 64

/**
 * Parses JSON of a request. Refuses JSON that is nested more deeply than any of our documents before
 * a function walks through it: a recursive walk would run out of stack.
 * @throws {SyntaxError | RangeError}
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new RangeError(`The JSON has more than ${MOST_LEVELS} levels`)
  const value: unknown = JSON.parse(text)
  // Only an escape can write half of a character.
  return /\\u[dD]/.test(text) ? wellFormed(value) : value
}

const [quote, backslash, openList, closeList, openObject, closeObject] = Array.from('"\\[]{}', (char) =>
  char.charCodeAt(0),
)

/** In one pass; the text need not be JSON. */
function isTooDeep(text: string): boolean {
  let levels = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    if (isInText) {
      if (char === backslash) at += 1
      else if (char === quote) isInText = false
    } else if (char === quote) isInText = true
    else if (char === openList || char === openObject) levels += 1
    else if (char === closeList || char === closeObject) levels -= 1
    if (levels > MOST_LEVELS) return true
  }
  return false
}
