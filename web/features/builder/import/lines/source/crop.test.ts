import { describe, expect, it } from 'vitest'
import type { Run, SourceLine } from '#domain/reading/lines/line.ts'
import { cropOf } from './crop.ts'

/** Ten pixels a character, from 100 px. */
const lineOf = (runs: readonly Run[], confidence: number | undefined = 0.9): SourceLine => {
  const last = runs.at(-1)
  const width = ((last?.x ?? 0) + (last?.width ?? 0)) * 10
  return {
    runs,
    gapAbove: 0,
    size: 1,
    place: { source: 0, page: 1, box: { x: 100, y: 200, width, height: 20 } },
    ...(confidence !== undefined && { confidence }),
  }
}

const run = (text: string, x: number): Run => ({ text, x, width: text.length })

describe('the crop of a recognized line', () => {
  it('shows the price behind the name, with room around it', () => {
    expect(cropOf(lineOf([run('Onion soup', 0), run('9.50', 50)]))).toEqual({
      x: 593,
      y: 193,
      width: 54,
      height: 34,
    })
  })

  it('shows all columns of prices', () => {
    const crop = cropOf(lineOf([run('Lager', 0), run('3.50', 40), run('8', 50), run('24', 60)]))
    expect(crop?.x).toBe(493)
    expect((crop?.x ?? 0) + (crop?.width ?? 0)).toBe(727)
  })

  it('shows the end of words that a price stands among', () => {
    const crop = cropOf(lineOf([run('Steak tartare, egg yolk, grilled bread 19 / 32', 0)]))
    expect(crop?.x).toBe(100 + ('Steak tartare, egg yolk, grilled bread '.length - 6) * 10 - 7)
  })

  it('leaves out the number of a dish, and shows the first of several sizes', () => {
    expect(cropOf(lineOf([run('21', 0), run('Korma', 5), run('9.50', 50)]))?.x).toBe(593)
    expect(cropOf(lineOf([run('5 oz', 10), run('16 oz', 20), run('growler', 30)]))?.x).toBe(93)
  })

  it('never begins outside of the page', () => {
    const line = lineOf([run('12', 0)])
    const edge = { ...line, place: { ...line.place, box: { x: 2, y: 3, width: 20, height: 20 } } }
    expect(cropOf(edge)).toMatchObject({ x: 0, y: 0 })
  })

  it.each([
    ['without a number', lineOf([run('Onion soup', 0)])],
    ['of a text', (({ confidence: _, ...line }) => line)(lineOf([run('Soup 9', 0)]))],
  ])('is none of a line %s', (_, line) => {
    expect(cropOf(line)).toBeNull()
  })
})
