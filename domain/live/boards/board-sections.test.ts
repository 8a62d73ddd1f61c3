import { expect, it } from 'vitest'
import type { Section } from '../../menu/model/section.ts'
import { chooseSection, sectionsOnBoard } from './board-sections.ts'

const section = (id: number, parentId?: number): Section => ({
  id,
  name: `Section ${id}`,
  items: [],
  ...(parentId !== undefined && { parentId }),
})
/** Wine has red and white in it. */
const sections = [section(1), section(2), section(3, 2), section(4, 2), section(5)]

const shown = (chosen: readonly number[]) => sectionsOnBoard(sections, chosen).map(({ id }) => id)

it('shows all sections, or the chosen ones with those that stand in them', () => {
  expect(shown([])).toEqual([1, 2, 3, 4, 5])
  expect(shown([5, 2])).toEqual([2, 3, 4, 5])
  expect(shown([4])).toEqual([4])
})

it('shows nothing of a menu that has lost all that were chosen', () => {
  expect(shown([9])).toEqual([])
})

it('names a section with all that stand in it once, in the order of the menu', () => {
  expect(chooseSection(sections, [5, 3], { id: 2, isChosen: true })).toEqual([2, 5])
  expect(chooseSection(sections, [5], { id: 1, isChosen: true })).toEqual([1, 5])
  expect(chooseSection(sections, [2, 5], { id: 2, isChosen: false })).toEqual([5])
})

it('forgets what the menu has lost with the next choice', () => {
  expect(chooseSection(sections, [9, 1], { id: 5, isChosen: true })).toEqual([1, 5])
})
