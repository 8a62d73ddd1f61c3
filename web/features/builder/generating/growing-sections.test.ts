import { expect, it } from 'vitest'
import { type ShownSection, withSection } from './growing-sections.ts'

const section = (id: number, names: readonly string[], isRevised = false): ShownSection => ({
  type: 'section',
  id,
  name: `Section ${id}`,
  dishes: names.map((name, index) => ({ id: index, name, description: '' })),
  isRevised,
})

it('keeps each section where it came first, as it was told last', () => {
  const lines = [section(1, ['Soup']), section(2, ['Cod']), section(1, ['Soup', 'Salad'], true)]
  const grown = lines.reduce<readonly ShownSection[]>(withSection, [])
  expect(grown.map(({ id, dishes, isRevised }) => [id, dishes.length, isRevised])).toEqual([
    [1, 2, true],
    [2, 1, false],
  ])
})
