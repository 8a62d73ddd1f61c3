import { expect, it } from 'vitest'
import { buildContent } from '#tests/builders/build-menu.ts'
import { threeStates } from '#tests/builders/three-states.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { undeclared } from './undeclared.ts'

const found = (said: Partial<Menu> = {}) =>
  undeclared({ restaurant: buildContent().restaurant, ...threeStates(), ...said })

it('names options that guests may have to choose and that nobody declared, and leaves extras', () => {
  const [breach] = found()
  expect(breach?.sentence).toContain(
    '1 option that guests may have to choose declares no allergens, or waits to be confirmed: “Tartare”.',
  )
  expect(breach?.places).toContain('/modifierGroups/0/options/2')
  expect(breach?.places?.some((place) => place.startsWith('/modifierGroups/1'))).toBe(false)
})

it('asks nothing of choices that no dish has', () => {
  const { sections } = threeStates()
  const without = sections.map((section) => ({
    ...section,
    items: section.items.map(({ modifierGroups: _, ...item }) => item),
  }))
  expect(found({ sections: without })[0]?.sentence).not.toContain('option')
})

it('takes what a file says of an option for undeclared', () => {
  const { modifierGroups } = threeStates()
  const read = modifierGroups.map((group) => ({
    ...group,
    options: group.options.map(({ confirmedName: _, ...option }) => option),
  }))
  expect(found({ modifierGroups: read })[0]?.sentence).toContain('3 options')
})
