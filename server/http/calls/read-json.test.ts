import { describe, expect, it } from 'vitest'
import { parseJson } from './read-json.ts'

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('JSON that somebody sent', () => {
  it('is parsed up to 64 levels, and refused beyond them', () => {
    expect(JSON.stringify(parseJson(nested(64)))).toBe(nested(64))
    expect(() => parseJson(nested(65))).toThrow(RangeError)
    expect(() => parseJson('{"a":'.repeat(500_000))).toThrow(RangeError)
  })

  it('may have any number of brackets in its texts, and side by side', () => {
    const value = {
      text: `${'[{'.repeat(500)}"\\${'['.repeat(100)}`,
      lists: Array.from({ length: 1000 }, () => [{}]),
    }
    expect(parseJson(JSON.stringify(value))).toEqual(value)
  })
})
