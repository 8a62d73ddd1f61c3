import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { tries } from '#tests/support/depth.ts'
import { type Menu, menuSchema } from '../model/menu.ts'
import { itemsOf } from '../model/walk.ts'
import { duplicateItem, moveItem, moveSection } from './arrange.ts'
import { newCustomItemId, removeItem } from './edits.ts'
import { removeMark, removeModifierGroup } from './menu-edits.ts'
import {
  addSection,
  isFullOfSections,
  nestSection,
  removeSection,
  sectionRefFor,
  updateSection,
} from './sections.ts'

/** An edit by four numbers, whatever the menu has. */
const edits: readonly ((menu: Menu, a: number, b: number, c: number) => Menu)[] = [
  (menu, a, b, c) => moveItem(menu, placeOf(menu, a), { sectionId: sectionOf(menu, b), position: c }),
  (menu, a, b) => moveSection(menu, sectionOf(menu, a), b),
  (menu, a, b) => nestSection(menu, sectionOf(menu, a), b % 4 === 0 ? undefined : sectionOf(menu, b)),
  (menu, a) => removeSection(menu, sectionOf(menu, a)),
  (menu, a) => updateSection(menu, sectionOf(menu, a), { priceHeads: undefined }),
  (menu, a, b) => updateSection(menu, sectionOf(menu, a), { priceHeads: [{ id: 'h1', label: `Size ${b}` }] }),
  (menu, a) => removeItem(menu, placeOf(menu, a)),
  (menu, a) => duplicateItem(menu, placeOf(menu, a), newCustomItemId(menu, 0)),
  (menu, a) =>
    removeModifierGroup(menu, menu.modifierGroups[a % (menu.modifierGroups.length || 1)]?.id ?? ''),
  (menu, a) => removeMark(menu, menu.marks[a % (menu.marks.length || 1)]?.id ?? ''),
  (menu, a) =>
    isFullOfSections(menu) ? menu : addSection(menu, sectionRefFor(menu, 'New'), parentFor(menu, a)),
]

const sectionOf = (menu: Menu, n: number): number => menu.sections[n % (menu.sections.length || 1)]?.id ?? -1

/** One of the first level, in which another section can be. */
const parentFor = (menu: Menu, n: number): number | undefined => {
  const tops = menu.sections.filter(({ parentId }) => parentId === undefined)
  return tops[n % (tops.length || 1)]?.id
}

function placeOf(menu: Menu, n: number) {
  const places = menu.sections.flatMap(({ id, items }) =>
    items.map((item) => ({ sectionId: id, itemId: item.id })),
  )
  return places[n % (places.length || 1)] ?? { sectionId: -1, itemId: -1 }
}

const steps = fc.array(fc.tuple(fc.nat(edits.length - 1), fc.nat(30), fc.nat(30), fc.nat(10)), {
  maxLength: 15,
})

it('leaves a menu that is accepted, whatever is edited in whatever order', () => {
  fc.assert(
    fc.property(anyMenu, steps, (start, sequence) => {
      let menu = start
      for (const [edit, a, b, c] of sequence) {
        menu = edits[edit]?.(menu, a, b, c) ?? menu
        const { error } = menuSchema.safeParse(menu)
        expect(error?.issues ?? []).toEqual([])
      }
    }),
    { numRuns: tries(60) },
  )
})

it('loses no price where sections and items only move', () => {
  const amounts = (menu: Menu) =>
    itemsOf(menu)
      .flatMap(({ name, prices }) => prices.map(({ amount, kind }) => `${name} ${kind} ${amount}`))
      .sort()
  fc.assert(
    fc.property(anyMenu, steps, (start, sequence) => {
      let menu = start
      for (const [edit, a, b, c] of sequence) menu = edits[edit % 3]?.(menu, a, b, c) ?? menu
      expect(amounts(menu)).toEqual(amounts(start))
    }),
    { numRuns: tries(60) },
  )
})
