import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { isLong } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import {
  expectEachItemOnceInOrder,
  expectOnPage,
  itemRegions,
  squeezed,
  textIn,
} from '#tests/typesetting/printed-items.ts'
import { type ReadPdf, readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { TypesetInput, TypesetResult } from './job/job.ts'

const typesetter = sharedTypesetter()

async function set(input: TypesetInput): Promise<TypesetResult & { read: ReadPdf }> {
  const result = await typesetter.typeset(input)
  const read = await readPdf(result.pdf)
  for (const page of read.pages) for (const text of page.texts) expectOnPage(text, page)
  return { ...result, read }
}

/** Longer texts than an item may have at the server's door: the typesetter handles them all the same. */
const itemOf = (texts: Partial<MenuItem>): MenuItem => ({ ...buildItem(1, 1), ...texts })

const only = (item: MenuItem): Section[] => [{ id: 1, name: 'Only', items: [item] }]

test.each(inTurn(templates, 3, 2))(
  '$name sets 500 items',
  async ({ id, preset }) => {
    const sections = buildSections(125, 125, 125, 125)
    const { read, findings, regions } = await set(buildInput(sections, preset, { templateId: id }))
    expect(faultsOf({ findings })).toEqual([])
    expect(itemRegions({ regions })).toHaveLength(500)
    expectEachItemOnceInOrder(read, sections)
  },
  60_000,
)

const typedTexts: readonly (readonly [what: string, typed: string, printed: string])[] = [
  ['imports', '#import "../../../../etc/passwd": x', '#import "../../../../etc/passwd": x'],
  ['reads', '#read("/memory/sheet.json")', '#read("/memory/sheet.json")'],
  ['mathematics', '$x^2$', '$x^2$'],
  ['emphasis', '*bold* _italic_', '*bold* _italic_'],
  ['backslashes', '\\ \\u{41} \\', '\\ \\u{41} \\'],
  ['quotes that end JSON', '"}],"units":[{"x":"', '"}],"units":[{"x":"'],
  ['HTML', '<img src=x onerror=alert(1)> &lt;', '<img src=x onerror=alert(1)> &lt;'],
  ['control characters', 'Soup\u0000 of\u0007 the\u001b[31m day', 'Soup of the[31m day'],
  ['lone surrogates', 'Soup \ud83c of \udf55 the day', 'Soup of the day'],
  ['line and paragraph separators', 'Soup\u2028of\u2029the\u0085day', 'Soup of the day'],
  ['marks of direction', 'Soup \u202eof the\u202c day', 'Soup of the day'],
]

describe.each(inTurn(templates, 0, isLong ? 6 : 3))('$name', ({ id: templateId, preset }) => {
  const buildPages = (sections: readonly Section[], more: Partial<TypesetInput> = {}): TypesetInput =>
    buildInput(sections, { ...preset, headingCase: 'as-typed' }, { templateId, ...more })

  test('breaks a name of 300 characters without a space, inside its box', async () => {
    const name = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung'.repeat(6).slice(0, 300)
    const result = await set(buildPages(only(itemOf({ name }))))
    expect(faultsOf(result)).toEqual([])
    const [region] = itemRegions(result)
    expect(region && squeezed(textIn(result.read, region))).toContain(name)
  })

  test('continues a description of 5,000 characters over as many pages as it takes', async () => {
    const description = 'Slow-braised octopus with warm potatoes and celery. '
      .repeat(97)
      .slice(0, 5000)
      .trim()
    const sections = [{ id: 1, name: 'Only', items: [itemOf({ description }), buildItem(2, 1)] }]
    const design: Partial<Design> = {
      ...preset,
      headingCase: 'as-typed',
      hideWatermark: true,
      pageSize: 'custom',
      customWidthIn: 5,
      customHeightIn: 7,
      columns: 1,
    }
    const { read, findings } = await set(buildInput(sections, design, { templateId }))
    // In columns the next dish is next to the long one, and is read between its pages.
    const printed = squeezed(read.text).replaceAll('Only', '')
    // Behind a description that runs on after the name, the price comes last.
    const words = buildItem(2, 1).description
    const next = [`Dish 0002$5.02${words}`, `Dish 0002${words}$5.02`]
      .map(squeezed)
      .find((text) => printed.includes(text))
    if (!next) throw new Error(`no second dish in ${printed}`)
    expect(printed.replace(next, '').includes(squeezed(description))).toBe(true)
    expect(findings).toContainEqual({ code: 'overflow', params: { kind: 'item', id: 1, sectionId: 1 } })
  })

  test('leaves out a section without items, and keeps those around it', async () => {
    const [first, second, third] = buildSections(2, 0, 2)
    const { read } = await set(buildPages([first, second, third] as Section[]))
    expect(read.text).toContain('Section A')
    expect(read.text).not.toContain('Section B')
    expect(read.text).toContain('Section C')
  })

  test.each([
    [0, 'included'],
    [9_999_999, '$99,999.99'],
  ])('prints the price of %d cents beside its name', async (cents, printed) => {
    const result = await set(buildPages(only(itemOf({ prices: [fixedPrice(cents)] }))))
    const [region] = itemRegions(result)
    expect(region && textIn(result.read, region)).toContain(printed)
    expect(result.read.text).not.toContain('$0')
  })

  test.each(inTurn(typedTexts, templateId, 3))(
    'sets %s as they are typed, or leaves out what cannot be printed',
    async (_, typed, printed) => {
      const sections = [{ id: 1, name: typed, items: [itemOf({ name: typed, description: typed })] }]
      const { read } = await set(
        buildInput(
          sections,
          { ...preset, headingCase: 'as-typed', punctuation: 'as-typed' },
          { templateId, restaurant: { name: typed, description: typed } },
        ),
      )
      expect(squeezed(read.text).split(squeezed(printed)).length, read.text).toBeGreaterThanOrEqual(6)
    },
  )

  test('goes on after a menu of nothing but what cannot be printed', async () => {
    const nothing = '\ud800\u0000\uffff'
    const sections = [{ id: 1, name: nothing, items: [itemOf({ name: nothing, description: nothing })] }]
    const { read } = await set(buildPages(sections, { restaurant: { name: nothing } }))
    expect(read.pages).toHaveLength(1)
    expect((await set(buildPages(buildSections(1)))).read.text).toContain('Dish 0001')
  })
})
