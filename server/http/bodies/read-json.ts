import { AppError } from '../../errors/app-error.ts'
import { wellFormed } from './storable-text.ts'

/** The deepest thing that is sent, a menu with its items' details, has nine levels. */
const MOST_LEVELS = 64

/**
 * Most values of a body, counted as commas and brackets. A menu of 1,000 dishes with eight prices, twenty
 * ingredients and every other detail has some 125,000, and 2 MB hold no more of such values; of empty ones they hold
 * 700,000.
 */
const MOST_VALUES = 150_000

export interface ReadJson {
  readonly value: unknown
  /** Not less than there are. */
  readonly values: number
  /** Whether it may hold what no text or name that is kept can hold: written with an escape, or a name of JavaScript's own. */
  readonly isSuspect: boolean
}

/**
 * Parses JSON of a request. Refuses JSON that is nested more deeply, or holds more values, than any of our documents
 * before a function walks through it: a recursive walk would run out of stack, any walk would take too long.
 * @throws {SyntaxError | RangeError} @throws {AppError} `too_large`
 */
export function parseJson(text: string): ReadJson {
  const values = countValues(text)
  const value: unknown = JSON.parse(text)
  return {
    // Only an escape can write half of a character.
    value: /\\u[dD]/.test(text) ? wellFormed(value) : value,
    values,
    isSuspect: /\\u00|__proto__/.test(text),
  }
}

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = Array.from(
  '"\\,[]{}',
  (char) => char.charCodeAt(0),
)

const TOO_MANY = `This holds more than ${MOST_VALUES.toLocaleString('en-US')} values, which is more than a menu can have.`

/**
 * In one pass; the text need not be JSON.
 * @throws {RangeError} @throws {AppError} `too_large`
 */
function countValues(text: string): number {
  let levels = 0
  let values = 1
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    if (isInText) {
      if (char === backslash) at += 1
      else if (char === quote) isInText = false
    } else if (char === quote) isInText = true
    else if (char === comma) values += 1
    else if (char === openList || char === openObject) {
      levels += 1
      values += 1
      if (levels > MOST_LEVELS) throw new RangeError(`The JSON has more than ${MOST_LEVELS} levels`)
    } else if (char === closeList || char === closeObject) levels -= 1
    if (values > MOST_VALUES) throw new AppError('too_large', { message: TOO_MANY })
  }
  return values
}
