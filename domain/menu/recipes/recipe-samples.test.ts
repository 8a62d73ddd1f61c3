import { describe, expect, it } from 'vitest'
import { FURTHER_LINES, RECIPE_LINES } from '#tests/samples/recipe-lines.ts'
import { allergenGroup } from '../../allergens/allergen-keys.ts'
import { deriveClaims } from './derived-claims.ts'
import { recipeOfText } from './recipe-text.ts'

interface Sample {
  readonly line: string
  readonly contains: readonly string[]
  readonly mayBe: readonly string[]
  readonly mustAsk: readonly string[]
}

const samplesOf = (text: string): Sample[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', said = ''] = row.split(/ =(?= |$)/)
      const keysAfter = (mark: string) =>
        (said.split(mark)[1] ?? '').split(/[?!]/)[0]?.trim().split(' ').filter(Boolean) ?? []
      return {
        line,
        contains: said.split(/[?!]/)[0]?.trim().split(' ').filter(Boolean) ?? [],
        mayBe: keysAfter('?'),
        mustAsk: keysAfter('!'),
      }
    })

type Verdict = 'right' | 'asked' | 'silent'

/** `silent`: read as free of something that is in it; `asked`: not understood, where it could have been. */
function judge({ line, contains, mustAsk }: Sample): Verdict {
  const { allergens, unknown } = deriveClaims(recipeOfText(line).lines)
  const found = allergens.map(({ key }) => key)
  const has = (key: string) => found.some((one) => one === key || allergenGroup(one) === key)
  if (unknown.length > 0) return mustAsk.length > 0 ? 'right' : 'asked'
  const isTakenAsFree = mustAsk.some((key) => (key === 'anything' ? found.length === 0 : !has(key)))
  return isTakenAsFree || !contains.every(has) ? 'silent' : 'right'
}

describe.each([
  ['the sample', samplesOf(RECIPE_LINES)],
  ['further lines', samplesOf(FURTHER_LINES)],
])('of %s', (_, samples) => {
  const judged = samples.map((sample) => ({ line: sample.line, verdict: judge(sample) }))
  const of = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).map(({ line }) => line)

  it('no line is read as free of something that is in it', () => {
    expect(of('silent')).toEqual([])
  })

  it('nine of ten lines are read right', () => {
    expect(of('right').length / samples.length, of('asked').join(', ')).toBeGreaterThan(0.9)
  })
})
