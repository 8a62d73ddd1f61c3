import { describe, expect, it } from 'vitest'
import { parseJson } from './read-json.ts'

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('JSON that somebody sent', () => {
  it('is parsed up to 64 levels, and refused beyond them', () => {
    expect(JSON.stringify(parseJson(nested(64)).value)).toBe(nested(64))
    expect(() => parseJson(nested(65))).toThrow(RangeError)
    expect(() => parseJson('{"a":'.repeat(500_000))).toThrow(RangeError)
  })

  it('may have any number of brackets in its texts, and side by side', () => {
    const value = {
      text: `${'[{'.repeat(500)}"\\${'['.repeat(100)}`,
      lists: Array.from({ length: 1000 }, () => [{}]),
    }
    expect(parseJson(JSON.stringify(value)).value).toEqual(value)
  })

  it('is refused with more values than a menu can have, before it is parsed', () => {
    for (const element of ['{}', '""', '0', '{"a":1}', '[[0]]'])
      expect(() => parseJson(`{"sections":[${Array(151_000).fill(element).join(',')}]`)).toThrow(
        'more than a menu can have',
      )
    const { value, values } = parseJson(JSON.stringify({ texts: ['a,b,{', 'c'], none: [], some: { a: 1 } }))
    expect(value).toEqual({ texts: ['a,b,{', 'c'], none: [], some: { a: 1 } })
    expect(values).toBe(8)
  })
})
