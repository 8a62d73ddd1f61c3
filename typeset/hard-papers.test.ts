import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { brokenLaws } from '#tests/typesetting/laws/page-laws.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

type More = NonNullable<Parameters<typeof buildInput>[2]>

/** Names of about sixty letters in scripts without capitals. */
const LONG_NAMES = {
  ar: 'مشاوي مشكلة من لحم الضأن والدجاج مع الأرز بالزعفران واللوز المحمص',
  he: 'קדרת טלה עם שזיפים מיובשים שקדים קלויים ואורז פרסי עם זעפרן וצימוקים',
  ja: '北海道産ずわい蟹と帆立貝柱の炭火焼き柚子胡椒バター醤油風味季節の山菜と新生姜の炊き込みご飯を添えて本日の特別料理',
  ka: 'შემწვარი ხბოს ხორცი ნიგვზით, ბროწეულითა და ახალი ქინძით',
} as const

describe.each(templatesInTurn(2))('$name', ({ id: templateId, preset }) => {
  async function set(sections: readonly Section[], design: Partial<Design>, more: More = {}) {
    const input = buildInput(sections, { ...preset, columns: null, ...design }, { templateId, ...more })
    const result = await typesetter.typeset(input)
    expect(brokenLaws(input, result, await readPdf(result.pdf))).toEqual([])
    return result
  }

  test('sets one dish on a large poster', async () => {
    const { pages, findings } = await set(buildSections(1), { pageSize: '24x36' })
    expect(pages).toHaveLength(1)
    expect(faultsOf({ findings })).toEqual([])
  })

  test('sets three hundred dishes on postcards', async () => {
    const postcard = { pageSize: 'custom', customWidthIn: 4, customHeightIn: 6 } as const
    const { pages, findings } = await set(buildSections(100, 100, 100), postcard)
    expect(pages.length).toBeGreaterThan(10)
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'many_pages',
        params: expect.objectContaining({ pages: pages.length }),
      }),
    )
    expect(faultsOf({ findings })).toEqual([])
  }, 60_000)

  test('sets a fold of two dishes, and one of far too many, which it says', async () => {
    const fold = { pageSize: 'letter-panel', sheets: 'tri-fold' } as const
    const little = await set(buildSections(2), fold)
    expect(faultsOf(little)).toEqual([
      { code: 'blank_panels', params: expect.objectContaining({ panels: 6, helps: [{ kind: 'card' }] }) },
    ])
    const much = await set(buildSections(60, 60, 60, 60), fold)
    expect(much.pages.length).toBeGreaterThan(6)
    expect(much.findings).toContainEqual({
      code: 'does_not_fit',
      params: expect.objectContaining({ wanted: 6, helps: expect.arrayContaining([expect.anything()]) }),
    })
  }, 60_000)

  test.each(Object.entries(LONG_NAMES))(
    'sets a name of sixty letters without capitals: %s',
    async (language, name) => {
      const items = [buildItem(1, 1, { name, description: '' }), buildItem(2, 1)]
      for (const pageSize of ['letter', 'a6'] as const)
        await set([{ id: 1, name: 'A', items }], { pageSize }, { said: { language } })
    },
  )
})

test('says that a paper has no room for the columns that were chosen, and what makes room', async () => {
  const findingOf = async (design: Partial<Design>) => {
    const input = buildInput(buildSections(8, 8, 8, 8), { columns: 3, ...design })
    const { findings } = await typesetter.typeset(input)
    return findings.find((finding) => finding.code === 'fewer_columns')
  }
  const finding = await findingOf({ pageSize: 'half-letter' })
  expect(finding?.params).toMatchObject({ wanted: 3, columns: 2 })
  const papers = finding?.params.helps.flatMap((help) => (help.kind === 'paper' ? [help.pageSize] : [])) ?? []
  expect(papers).toHaveLength(1)
  for (const pageSize of papers) expect(await findingOf({ pageSize })).toBeUndefined()
})
