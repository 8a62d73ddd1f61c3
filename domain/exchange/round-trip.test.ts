import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyContent, anyMenu } from '#tests/builders/any-menu.ts'
import { tries } from '#tests/support/depth.ts'
import { defaultDesign } from '../design/settings.ts'
import { type Menu, menuSchema } from '../menu/model/menu.ts'
import { countItems } from '../menu/model/walk.ts'
import { menuFile, readMenuFile } from '../menu/stored/menu-file.ts'
import { UnreadableDocumentError } from '../menu/stored/read-stored.ts'
import { pathOf } from './columns/path-of.ts'
import { addMenu } from './taking/add-menu.ts'
import { samePath } from './words/section-path.ts'

/** A menu whose sections all have different names. */
const menu = anyMenu.filter(({ sections }) => {
  const paths = sections.map((section) => samePath(pathOf(sections, section)))
  return new Set(paths).size === paths.length
})

const sorted = <T>(values: readonly T[] = []): T[] => values.toSorted()

it('gives everything back from a file of ours', () => {
  fc.assert(
    fc.property(anyContent, fc.constantFrom(1, 2, 3), (content, templateId) => {
      const file = { content, design: { ...defaultDesign, accentColor: '#123456' }, templateId }
      expect(readMenuFile(menuFile(file))).toEqual(file)
    }),
    { numRuns: tries(100) },
  )
})

it('adds any menu to any other, with all that its items refer to', () => {
  fc.assert(
    fc.property(menu, menu, (menu, another) => {
      const other = { ...another, currency: menu.currency }
      fc.pre(menuSchema.safeParse(other).success)
      const added = addMenu(menu, other)
      expect(menuSchema.safeParse(added).error).toBeUndefined()
      expect(countItems(added)).toBe(countItems(menu) + countItems(other))
      for (const section of menu.sections) {
        const kept = added.sections.find(({ id }) => id === section.id)
        expect(kept?.items.slice(0, section.items.length).map(({ id }) => id)).toEqual(
          section.items.map(({ id }) => id),
        )
      }
      const groupsOf = ({ sections, modifierGroups }: Menu) =>
        sections.flatMap(({ items }) =>
          items.flatMap((item) =>
            (item.modifierGroups ?? []).map((key) => modifierGroups.find(({ id }) => id === key)?.name),
          ),
        )
      expect(sorted(groupsOf(added))).toEqual(sorted([...groupsOf(menu), ...groupsOf(other)]))
    }),
    { numRuns: tries(100) },
  )
})

it('refuses any text that is no file of ours with a sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => readMenuFile(text)).toThrow(UnreadableDocumentError)
    }),
  )
})
