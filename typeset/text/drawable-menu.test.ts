import fc from 'fast-check'
import { expect, test } from 'vitest'
import { templates } from '#domain/design/templates.ts'
import { tries } from '#tests/support/depth.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { Compiler } from '../compiling/compile.ts'

const compiler = new Compiler()

/** Letters of all scripts, marks without a letter, pictures, private and unassigned characters, halves of pairs. */
const characters = fc
  .oneof(
    ...[
      [0x20, 0x24f],
      [0x300, 0x52f],
      [0x590, 0x77f],
      [0x900, 0xe7f],
      [0x1100, 0x11ff],
      [0x1e00, 0x2bff],
      [0x3000, 0x33ff],
      [0x4e00, 0x5200],
      [0xac00, 0xae00],
      [0xd800, 0xe0ff],
      [0xf900, 0xffff],
      [0x1f000, 0x1fbff],
      [0xe0000, 0xe01ff],
      [0x10000, 0x10ffff],
    ].map(([min, max]) => fc.integer({ min, max })),
  )
  .map((code) => String.fromCodePoint(code))

const text = fc.string({ unit: characters, minLength: 1, maxLength: 30 })

test('every text gives an accessible page, whatever its characters are', async () => {
  const menus = fc.record({
    name: text,
    section: text,
    dishes: fc.array(
      fc.record({
        name: text,
        description: text,
      }),
      { minLength: 3, maxLength: 9 },
    ),
    templateId: fc.constantFrom(...templates.map(({ id }) => id)),
  })
  await fc.assert(
    fc.asyncProperty(menus, async ({ name, section, dishes, templateId }) => {
      const items = dishes.map((dish, index) => ({ ...buildItem(index + 1, 1), ...dish }))
      const sections = [{ id: 1, name: section, items }]
      const { pdf } = await compiler.typeset(
        buildInput(sections, {}, { restaurant: { name, description: section }, templateId }),
      )
      expect(pdf.byteLength).toBeGreaterThan(1000)
    }),
    {
      numRuns: tries(50),
      // A sign of one font with a mark of another.
      examples: [
        [{ name: '一', section: '🀀', dishes: [{ name: '\u0591㈠\u030D', description: ' ' }], templateId: 1 }],
      ],
    },
  )
})

test('reports each text once, and leaves what can be drawn as it is', async () => {
  const sections = [
    {
      id: 1,
      name: 'Pizza 🍕',
      items: [buildItem(1, 1, { name: 'Margherita' }), buildItem(2, 1, { name: 'Pizza 🍕' })],
    },
  ]
  const { findings } = await compiler.typeset(buildInput(sections))
  expect(faultsOf({ findings })).toEqual([
    { code: 'missing_glyph', params: { characters: '🍕', text: 'Pizza 🍕' } },
  ])
})
