import { expect, it } from 'vitest'
import { annotatedMenus, withNamesOf } from '#tests/samples/annotated-menus.ts'
import { scoreMenu } from '#trials/layouts/measure/score-menu.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

it('reads most dishes of menus that no training has whole, and loses no menu', () => {
  const scores = annotatedMenus().map(({ name, text, country, currency, sections }) => {
    const { content } = readMenuLines(textLines(text), { country, currency })
    return { name, ...scoreMenu(withNamesOf(sections, content), content) }
  })
  const sum = (of: 'dishes' | 'whole') => scores.reduce((all, score) => all + score[of], 0)
  expect(sum('whole') / sum('dishes')).toBeGreaterThanOrEqual(0.92)
  // Inputs of three or four dishes are all one fault.
  const lost = scores.filter(({ dishes, whole }) => dishes > 6 && whole < dishes / 2)
  expect(lost.map(({ name }) => name)).toEqual([])
})
