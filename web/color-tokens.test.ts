import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio, LEAST_GRAPHIC_CONTRAST, LEAST_TEXT_CONTRAST } from '#domain/design/contrast.ts'

const styles = readFileSync(new URL('./styles.css', import.meta.url), 'utf8')

/** The color tokens of a block of the style sheet that begins like this, by name. */
function tokensOf(opening: string): ReadonlyMap<string, string> {
  const block = styles.slice(styles.indexOf(opening))
  const body = block.slice(0, block.indexOf('--shadow'))
  return new Map(
    [...body.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]) as [
      string,
      string,
    ][],
  )
}

const light = tokensOf('@theme {')
const dark = new Map([...light, ...tokensOf('@media screen and (prefers-color-scheme: dark)')])

const grounds = ['paper', 'card', 'desk', 'wash'] as const

/** Each text color with the grounds that it is read on. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: [...grounds, 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft'],
  quiet: grounds,
  accent: [...grounds, 'accent-soft'],
  'accent-strong': [...grounds, 'accent-soft'],
  good: ['paper', 'card', 'good-soft'],
  'warn-ink': ['paper', 'card', 'warn-soft'],
  bad: ['paper', 'card', 'bad-soft'],
  'bad-strong': ['paper', 'card', 'bad-soft'],
  'on-accent': ['accent', 'accent-strong'],
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s', (_, tokens) => {
  const ratio = (one: string, other: string) => {
    const [a, b] = [tokens.get(one), tokens.get(other)]
    if (!a || !b) throw new RangeError(`No color ${a ? other : one}`)
    return contrastRatio(a, b)
  }

  it.each(Object.entries(texts).flatMap(([text, on]) => on.map((ground) => [text, ground] as const)))(
    '%s is read on %s',
    (text, ground) => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(LEAST_TEXT_CONTRAST)
    },
  )

  it.each(['paper', 'card'])('an edge of a control is seen on %s', (ground) => {
    expect(ratio('edge', ground)).toBeGreaterThanOrEqual(LEAST_GRAPHIC_CONTRAST)
  })
})
