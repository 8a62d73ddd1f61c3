import fc from 'fast-check'

const SURROGATES = { first: 0xd800, count: 0x800 } as const
const LAST = 0x10ffff

/**
 * Any character of Unicode, as `unit` of a string. What fast-check calls `binary` is the same, but lists all million of
 * them in a second of computing.
 */
export const anyCodePoint: fc.Arbitrary<string> = fc.nat(LAST - SURROGATES.count).map(
  (number) => String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count),
  (text) => {
    const point = typeof text === 'string' && [...text].length === 1 ? text.codePointAt(0) : undefined
    if (point === undefined) throw new Error('Not one character')
    if (point < SURROGATES.first) return point
    if (point < SURROGATES.first + SURROGATES.count) throw new Error('Half a character')
    return point - SURROGATES.count
  },
)
