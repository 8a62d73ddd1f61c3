import { describe, expect, it } from 'vitest'
import type { AllergenMarkStyle } from '#domain/design/allergen-mark-styles.ts'
import type { Edition } from '#domain/design/paper/editions.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { STATED, threeStates } from '#tests/builders/three-states.ts'
import { itemRegions, textIn } from '#tests/typesetting/printed-items.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

const LEGEND = ['E peanuts', '? Allergens: please ask', 'No allergen mark None of the 14 main allergens']

const AS_CLASSIC = { id: 1, preset: {} } as const

const TITLE = { restaurant: { name: 'Law House', description: '' }, menu: threeStates() }

async function setIn(
  { preset, id }: { readonly id: number; readonly preset: Partial<Design> },
  allergenMarks: AllergenMarkStyle,
  edition?: Edition,
) {
  const result = await typesetter.typeset({
    ...TITLE,
    design: { ...defaultDesign, ...preset, showPrices: false, showDescriptions: false, allergenMarks },
    templateId: id,
    ...(edition && { edition }),
  })
  const read = await readPdf(result.pdf)
  return { ...result, read, text: read.text.replaceAll(/\s+/gu, ' ') }
}

/** Returns the signs next to the names of dishes, by how they are declared; the first one has choices too. */
function looksOf({ regions, read }: Awaited<ReturnType<typeof setIn>>): Record<string, string[]> {
  const texts = itemRegions({ regions }).map((region) => textIn(read, region).replaceAll(/\s+/gu, ' '))
  expect(texts).toHaveLength(33)
  const looksOfState = (name: string) => [
    ...new Set(
      texts
        .slice(1)
        .filter((text) => text.startsWith(name))
        .map((text) => text.replace(/^\w+ \d\d/u, '').trim()),
    ),
  ]
  return Object.fromEntries(Object.entries(STATED).map(([state, name]) => [state, looksOfState(name)]))
}

describe('33 dishes in three states', () => {
  it.each(templates.map((template) => [template.key, template] as const))(
    'are told apart by their letters in %s, and so are the options of a choice',
    async (_, template) => {
      const set = await setIn(template, 'letters')
      expect(looksOf(set)).toEqual({ contains: ['C G'], free: [''], undeclared: ['?'] })
      expect(set.text).toMatch(/Sauce: Satay dip E or Lemon or Tartare \?/u)
      expect(set.text).toMatch(/Spoon \? ?: Silver or Horn/u)
      for (const entry of LEGEND) expect(set.text).toContain(entry)
    },
  )

  it.each([
    ['numbers', ['3 7']],
    ['words', ['eggs milk']],
    // Icons are drawn: readers of text do not see them.
    ['icons', ['']],
  ] as const)('are told apart by %s', async (style, contains) => {
    expect(looksOf(await setIn(AS_CLASSIC, style))).toEqual({ contains, free: [''], undeclared: ['?'] })
  })

  it('are told apart in words in large print and on cards', async () => {
    const large = await setIn(AS_CLASSIC, 'none', { kind: 'large-print' })
    expect(large.text).toContain('Custard 03 Contains eggs, milk')
    expect(large.text).toContain('Sorbet 02 None of the 14 main allergens')
    expect(large.text).toContain('Compote 04 Allergens: please ask')
    expect(large.text).toContain('Satay dip: Contains peanuts')
    expect(large.text).toContain('Lemon: None of the 14 main allergens')
    expect(large.text).toContain('Allergens: please ask (Tartare)')
    const cards = await setIn(AS_CLASSIC, 'none', { kind: 'labels' })
    expect(cards.text).toContain('Sorbet 02 None of the 14 main allergens')
    expect(cards.text).toContain('Compote 04 Allergens: please ask')
  })

  it.each(['labels', 'tent-cards'] as const)(
    'name on %s what a choice brings that a guest must make',
    async (kind) => {
      const menu = threeStates()
      const sections = menu.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => (item.id === 2 ? { ...item, modifierGroups: ['sauce'] } : item)),
      }))
      const { pdf } = await typesetter.typeset({
        ...TITLE,
        menu: {
          ...menu,
          sections: sections.map((one) => ({ ...one, items: one.items.filter(({ id }) => id === 2) })),
        },
        design: { ...defaultDesign, showPrices: false, showDescriptions: false },
        templateId: 1,
        edition: { kind },
      })
      const text = (await readPdf(pdf)).text.replaceAll(/\s+/gu, ' ')
      expect(text).toContain('Sorbet 02 Satay dip: Contains peanuts Allergens: please ask (Tartare)')
      expect(text).not.toContain('None of the 14')
    },
  )

  it.each([
    { kind: 'board', shape: 'wide', distanceM: 2.5, screenIn: 50 },
    { kind: 'social', shape: 'story', sectionId: null },
    { kind: 'social', shape: 'square', sectionId: null },
  ] as const)('are told apart in pictures for screens, with the legend: %o', async (edition) => {
    const { text } = await setIn(AS_CLASSIC, 'letters', edition)
    expect(text).toMatch(/Compote 04 \?/u)
    for (const entry of LEGEND.slice(1)) expect(text).toContain(entry)
  })

  it('have no sign where the design wants no marks', async () => {
    expect((await setIn(AS_CLASSIC, 'none')).text).not.toMatch(/\?|Allergens/u)
  })
})
