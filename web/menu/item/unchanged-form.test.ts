import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { tries } from '#tests/support/depth.ts'
import { withDetails } from './details/item-details.ts'
import { picksOf, withPicks } from './details/item-picks.ts'
import { editedItemSchema, typedItemOf } from './item-form.ts'

/** Each item as it is after its form was opened and saved. */
function savedUnchanged(menu: Menu) {
  return menu.sections.flatMap((section) =>
    section.items.map((item) => {
      const context = {
        writing: { menu: { ...menu, sections: [] }, design: defaultDesign },
        heads: headsAbove(menu.sections, section),
        before: item.prices,
        mayLack: true,
        isPartOfWhole: true,
      }
      const { name, description, prices, ...read } = editedItemSchema(context).parse(
        typedItemOf(item, context),
      )
      return withPicks(withDetails({ ...item, name, description, prices }, read), picksOf(item))
    }),
  )
}

/** What an item says: an empty list says as little as none. */
const meant = ({ description, ...item }: MenuItem) => ({
  ...Object.fromEntries(
    Object.entries(item).filter(([field, value]) => !optional.has(field) || JSON.stringify(value).length > 2),
  ),
  isFeatured: item.isFeatured === true,
  description: description.trim(),
})

const optional = new Set(['marks', 'ownMarks', 'modifierGroups', 'wine'])

const itemsOf = ({ sections }: Menu) => sections.flatMap(({ items }) => items)

it.each(sampleMenuNames)('loses nothing of %s when its items are opened and saved', (name) => {
  const { content } = sampleMenu(name)
  expect(savedUnchanged(content)).toEqual(itemsOf(content))
})

it('loses nothing of any menu when its items are opened and saved', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      expect(savedUnchanged(menu).map(meant)).toEqual(itemsOf(menu).map(meant))
    }),
    { numRuns: tries(60) },
  )
})
