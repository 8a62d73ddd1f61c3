import { expect, test } from 'vitest'
import { templates } from '#domain/design/templates.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildItem } from '#tests/typesetting/build-input.ts'
import { sheetOfInput } from '#tests/typesetting/sheet-of-input.ts'
import { TypstEngine } from '../../engine/engine.ts'
import type { Measured } from './height-cache.ts'
import { PartShapes } from './part-shapes.ts'

const WORDS =
  'To Yolk Truffled Wagyu Avocado Figs-and-ham Fennel Confit Café “Sunday” Waffles, AVA à Office 5-spice half'.split(
    ' ',
  )

/** Makes this many words, others for each number. */
const saying = (number: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => WORDS[(number * 7 + index * (1 + (number % 5))) % WORDS.length],
  ).join(' ')

const twoSizes = (id: number) => [
  { ...fixedPrice(500 + id, 'p1'), label: 'small' },
  { ...fixedPrice(900 + 40 * id, 'p2'), label: 'large' },
]

const sections = Array.from({ length: 4 }, (_, section) => ({
  id: section + 1,
  name: saying(section, 1),
  intro: `${saying(section, 3 + 5 * section)}.`,
  items: Array.from({ length: 30 }, (_, place) => {
    const id = section * 30 + place
    return buildItem(id + 1, section + 1, {
      name: saying(id, 1 + (id % 6)),
      description: `${saying(id + 3, 2 + (id % 17))}.`,
      prices: id % 7 === 0 ? twoSizes(id) : [fixedPrice(350 + 97 * id)],
      dietaryOptions: id % 3 === 0 ? [1, 3] : [],
    })
  }),
}))

const engine = new TypstEngine()

test.each(templates.map((template) => [template.key, template] as const))(
  'parts of one shape are equally tall in %s',
  (key, template) => {
    const { units, ...sheet } = sheetOfInput(template, [sections, { columns: 2 }])
    const parts = units.map((part) => ({ part, isWide: false }))
    const document = engine.set(`${key}/${key}.typ`, { sheet, pass: { parts } })
    const { heights, types } = engine.query<Measured>(document, '<measured>')
    engine.reset()
    const shapes = types && PartShapes.of({ ...sheet, units }, types)
    const byShape = new Map<string, Set<number>>()
    for (const [index, part] of parts.entries()) {
      const shape = shapes?.shapeOf(part)
      if (!shape) continue
      const key = JSON.stringify(shape)
      byShape.set(key, (byShape.get(key) ?? new Set()).add(heights[index] ?? 0))
    }
    expect([...byShape].filter(([, found]) => found.size > 1)).toEqual([])
    // Where prices run behind names, or in figures of other widths, no lines of names are counted.
    if (types?.line && sheet.figures === 'lining') expect(byShape.size).toBeGreaterThan(8)
  },
)
