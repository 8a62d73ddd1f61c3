import { expect, it } from 'vitest'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { isLong } from '#tests/support/depth.ts'
import { knownSections, laidMenus } from './laid-menus.ts'
import { scoreMenu } from './score-menu.ts'

/** Share of the dishes of menus that no training saw, in their section with every price; fewer are a step back. */
const LEAST = 0.78

/** Read once for all that is asked of their readings. */
const readings = [...laidMenus(900_000, isLong ? 400 : 60)].map(({ menu, lines }) => ({
  ...{ menu, lines },
  reading: readMenuLines(lines, { currency: menu.document.currency }),
}))

it('reads menus in layouts that no training saw', () => {
  let dishes = 0
  let whole = 0
  for (const { menu, reading } of readings) {
    const score = scoreMenu(knownSections(menu), reading.content)
    dishes += score.dishes
    whole += score.whole
  }
  expect(whole / dishes).toBeGreaterThan(LEAST)
})

it('asks one question where two ways to read a menu are close, and reads it as answered', () => {
  let asked = 0
  for (const { menu, lines, reading } of readings) {
    const { question } = reading
    if (!question) continue
    const choice = { currency: menu.document.currency }
    asked += 1
    for (const way of ['role', 'other'] as const) {
      const corrections = new Map([...question.ways].map(([at, roles]) => [at, roles[way]]))
      const answered = readMenuLines(lines, { ...choice, corrections })
      const expected = [...corrections].map(([at, role]) => ({ at, role }))
      expect(expected.filter(({ at, role }) => answered.lines[at]?.role !== role)).toEqual([])
      const again = answered.question?.alike.filter((at) => corrections.has(at)) ?? []
      expect(again).toEqual([])
    }
  }
  expect(asked).toBeGreaterThan(0)
})

it('counts a dish only once, with its section and every price', () => {
  const known = [
    { name: 'Soups', items: [{ name: 'Leek', prices: [{ kind: 'fixed', amount: 850 }] }] },
    { name: 'Mains', items: [{ name: 'Pie', prices: [] }] },
  ]
  const read = (section: string, amount: number) =>
    ({
      sections: [
        { name: section, items: [{ name: 'Leek', description: '', prices: [{ kind: 'fixed', amount }] }] },
      ],
    }) as unknown as Parameters<typeof scoreMenu>[1]
  expect(scoreMenu(known, read('Soups', 850))).toMatchObject({ dishes: 2, whole: 1, named: 1, extra: 0 })
  expect(scoreMenu(known, read('Mains', 850))).toMatchObject({ whole: 0, named: 1 })
  expect(scoreMenu(known, read('Soups', 900))).toMatchObject({ whole: 0, named: 0, extra: 0 })
})
