import { expect, test } from 'vitest'
import type { Menu } from '#domain/menu/model/menu.ts'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { contentOf } from '#tests/typesetting/read-content.ts'
import { expansionsIn } from '#tests/typesetting/read-expansions.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

const marks: Menu['marks'] = [
  { id: 'm1', kind: 'allergen', key: 'milk', symbol: 'g', meaning: '' },
  { id: 'm2', kind: 'own', symbol: '†', meaning: 'Aus unserem Garten' },
  { id: 'm3', kind: 'own', symbol: 'Bio', meaning: 'Bio' },
]

test.each(templatesInTurn(9))(
  '$name says what marks stand for, and prints them as they are',
  async ({ id, preset }) => {
    const items = [
      buildItem(1, 1, { dietaryOptions: [1, 3] }),
      buildItem(2, 1, { allergens: ['milk'], ownMarks: ['m2'] }),
      buildItem(3, 1, { mayContain: ['milk'], marks: ['spicy-1'] }),
      buildItem(4, 1, { ownMarks: ['m3'] }),
    ]
    const { pdf, findings } = await typesetter.typeset(
      buildInput([{ id: 1, name: 'Speisen', items }], preset, {
        templateId: id,
        said: { language: 'de', marks },
      }),
    )
    expect(faultsOf({ findings })).toEqual([])
    expect(expansionsIn(pdf).toSorted()).toEqual([
      'Aus unserem Garten',
      'Kann Spuren enthalten: Milch',
      'Milch',
      'Vegetarisch, Glutenfrei',
    ])
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/S /Formula')
    const { text, xmp } = await readPdf(pdf)
    expect(text).toMatch(/Dish 0001.*V GF.*Dish 0002†.* g .*Dish 0003.*\(g\).*Dish 0004.*Bio/u)
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
  },
)

test.each(templatesInTurn(10))(
  '$name says them where names and marks take several lines',
  async ({ id, preset }) => {
    const own = Array.from({ length: 12 }, (_, index) => ({
      id: `m${index}`,
      kind: 'own' as const,
      symbol: `Mark${index}`,
      meaning: `Meaning ${index}`,
    }))
    const longName = 'Ravioli with sage butter, walnuts and a little lemon '.repeat(4).trim()
    const items = [
      { ...buildItem(1, 1, { ownMarks: own.map((mark) => mark.id) }), name: longName },
      { ...buildItem(2, 1, { ownMarks: ['m1', 'm2'] }), name: longName },
      { ...buildItem(3, 1, { ownMarks: ['m3'], marks: ['spicy-2'], description: longName }), name: longName },
    ]
    for (const paper of [{}, { pageSize: 'custom', customWidthIn: 3, customHeightIn: 3 }] as const) {
      const design = { ...preset, ...paper }
      const { pdf } = await typesetter.typeset(
        buildInput([{ id: 1, name: 'Mains', items }], design, { templateId: id, said: { marks: own } }),
      )
      expect(expansionsIn(pdf).toSorted()).toEqual([
        own.map(({ meaning }) => meaning).join(', '),
        'Meaning 1, Meaning 2',
        'Meaning 3',
      ])
    }
  },
)

/** The languages that pages say their words are in. */
const languagesIn = (pdf: Uint8Array) =>
  new Set([...contentOf(pdf).matchAll(/\/Lang \(([^)]*)\)/g)].map(([, language]) => language))

test('says them in words of another script, and leaves Latin letters their own language', async () => {
  const items = [
    { ...buildItem(1, 1, { dietaryOptions: [1, 3] }), name: 'حمص بالطحينة' },
    { ...buildItem(2, 1, { dietaryOptions: [1] }), name: 'Hummus' },
  ]
  const { pdf } = await typesetter.typeset(
    buildInput([{ id: 1, name: 'مقبلات', items }], {}, { said: { language: 'ar' } }),
  )
  const spoken = expansionsIn(pdf)
  expect(spoken).toHaveLength(2)
  for (const words of spoken) expect(words).toMatch(/\p{Script=Arabic}/u)
  expect(languagesIn(pdf)).toEqual(new Set(['en', 'ar']))
})

test('says them in the region of the menu', async () => {
  const items = [buildItem(1, 1, { dietaryOptions: [1] })]
  const { pdf } = await typesetter.typeset(
    buildInput([{ id: 1, name: 'Speisen', items }], {}, { said: { language: 'de-CH' } }),
  )
  expect(expansionsIn(pdf)).toEqual(['Vegetarisch'])
  expect(languagesIn(pdf)).toEqual(new Set(['de-CH']))
})

test('says them in an edition for a press, and where one stands for brackets and other words', async () => {
  const said: Partial<Menu> = {
    language: 'de',
    marks: [
      { id: 'm1', kind: 'own', symbol: 'H', meaning: 'Aus (eigenem) Hof \\ Garten' },
      { id: 'm2', kind: 'own', symbol: 'Y', meaning: '/S /Strong /K [1] für Öfen' },
    ],
  }
  const items = [buildItem(1, 1, { ownMarks: ['m1'] }), buildItem(2, 1, { ownMarks: ['m2'] })]
  const input = buildInput([{ id: 1, name: '/S /Strong', items }], {}, { said })
  const meanings = ['/S /Strong /K [1] für Öfen', 'Aus (eigenem) Hof \\ Garten']
  for (const edition of [undefined, { kind: 'press' } as const]) {
    const { pdf } = await typesetter.typeset({ ...input, ...(edition && { edition }) })
    expect(expansionsIn(pdf).toSorted()).toEqual(meanings)
    expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/^ {2}\/S \/Strong/m)
  }
})
