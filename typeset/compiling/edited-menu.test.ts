import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { templates } from '#domain/design/templates.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { isLong } from '#tests/support/depth.ts'
import { anyInput } from '#tests/typesetting/any-input.ts'
import type { TypesetInput } from '../job/job.ts'
import { Compiler } from './compile.ts'

/** What owners do to a dish, and to the menu around it. */
const edits: readonly ((input: TypesetInput, item: MenuItem) => TypesetInput)[] = [
  changed((item) => ({ name: `${item.name} of the Day` })),
  changed((item) => ({ description: item.description.repeat(3) })),
  changed(() => ({ description: '' })),
  changed((item) => ({ prices: item.prices.slice(0, 1) })),
  changed((item) => ({ isFeatured: item.isFeatured !== true })),
  ({ menu, ...input }, { id }) => ({
    ...input,
    menu: {
      ...menu,
      sections: menu.sections.map((section) => ({
        ...section,
        items: section.items.filter((item) => item.id !== id || section.items.length === 1),
      })),
    },
  }),
  (input) => ({ ...input, design: { ...input.design, accentColor: '#204060' } }),
  (input) => ({ ...input, templateId: templates.find(({ id }) => id !== input.templateId)?.id ?? 1 }),
]

function changed(to: (item: MenuItem) => Partial<MenuItem>): (typeof edits)[number] {
  return (input, edited) => ({
    ...input,
    menu: mapItems(input.menu, (item) => (item.id === edited.id ? { ...item, ...to(item) } : item)),
  })
}

const anyEdits = fc.array(fc.record({ edit: fc.constantFrom(...edits), place: fc.nat(60) }), {
  minLength: 1,
  maxLength: 5,
})

const kept = new Compiler()

test('sets a menu after edits as one that it never saw before', async () => {
  await fc.assert(
    fc.asyncProperty(anyInput, anyEdits, async (first, changes) => {
      let input = first
      let result = await set(kept, input)
      for (const { edit, place } of changes) {
        const items = input.menu.sections.flatMap((section) => section.items)
        const item = items[place % items.length]
        if (item) input = edit(input, item)
        result = await set(kept, input)
      }
      const expected = await set(new Compiler(), input)
      expect(Buffer.from(result.pdf).equals(expected.pdf)).toBe(true)
      expect({ ...result, pdf: null }).toEqual({ ...expected, pdf: null })
    }),
    { seed: 20_261, numRuns: isLong ? 60 : 4, endOnFailure: true },
  )
}, 300_000)

/** As a worker does. */
async function set(compiler: Compiler, input: TypesetInput) {
  try {
    return await compiler.typeset(input)
  } finally {
    await turnOfTheLoop()
    compiler.reset()
  }
}
