import { describe, expect, test } from 'vitest'
import { type Template, templates } from '#domain/design/templates.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { inTurn, templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { type ReadPdf, readPdf } from '#tests/typesetting/read-pdf.ts'
import { readStructure } from '#tests/typesetting/read-structure.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

const heads = [
  { id: 'g', label: 'Glass' },
  { id: 'b', label: 'Bottle' },
]
const wine = (id: number, glass: number | null, bottle: number) =>
  buildItem(id, 5, {
    name: `Wine ${id}`,
    description: '',
    prices: [
      ...(glass === null ? [] : [{ ...fixedPrice(glass, 'a'), head: 'g' }]),
      { ...fixedPrice(bottle, 'c'), head: 'b' },
    ],
  })

const wineList = (count: number): Section[] => [
  { id: 1, name: 'Wine', priceHeads: heads, items: [], footer: 'Vintages may change.' },
  { id: 2, name: 'Red', parentId: 1, items: [] },
  { id: 3, name: 'Italy', parentId: 2, items: [wine(1, 1200, 5200), wine(2, null, 18_000)] },
  {
    id: 4,
    name: 'White',
    parentId: 1,
    items: Array.from({ length: count }, (_, n) => wine(10 + n, 900 + n, 4000 + n)),
  },
]

/** Where a text ends, of every time that it is printed. */
const endsOf = (read: ReadPdf, words: string): number[] =>
  read.pages.flatMap(({ texts }) =>
    texts.filter(({ text }) => text.trim() === words).map(({ x, width }) => Math.round(x + width)),
  )

const setIn = ({ id, preset }: Template, sections: readonly Section[], said: Partial<Menu> = {}) =>
  typesetter.typeset(buildInput(sections, { ...preset, headingCase: 'as-typed' }, { templateId: id, said }))

test.each(inTurn(templates, 4, 2))(
  '$name repeats the heads where a section continues, and ends a section with its footer',
  async (template) => {
    const { pdf, findings } = await setIn(template, wineList(260))
    const read = await readPdf(pdf)
    expect(faultsOf({ findings })).toEqual([])
    expect(read.pages.length).toBeGreaterThan(1)
    for (const page of read.pages) expect(page.text).toContain('Glass')
    expect(read.text.indexOf('Vintages may change.')).toBeGreaterThan(read.text.indexOf('Wine 269'))
  },
)

describe.each(templatesInTurn(5))('$name', (template) => {
  const set = (sections: readonly Section[], said: Partial<Menu> = {}) => setIn(template, sections, said)

  test('tags sections in sections as headings below theirs, and items below those', async () => {
    const { pdf } = await set(wineList(2))
    const headings = (await readStructure(pdf)).filter(({ role }) => /^H\d$/u.test(role))
    expect(headings.map(({ role, text }) => `${role} ${text}`)).toEqual([
      'H1 Trattoria da Lucia',
      'H2 Wine',
      'H3 Red',
      'H4 Italy',
      'H5 Wine 1 $12.00 $52.00',
      'H5 Wine 2 – $180.00',
      'H3 White',
      'H4 Wine 10 $9.00 $40.00',
      'H4 Wine 11 $9.01 $40.01',
    ])
  })

  test('aligns prices below their heads, and leaves what is not sold empty', async () => {
    const read = await readPdf((await set(wineList(2))).pdf)
    const [glass = 0] = endsOf(read, 'Glass')
    const [bottle = 0] = endsOf(read, 'Bottle')
    expect(Math.abs((endsOf(read, '$12.00')[0] ?? 0) - glass)).toBeLessThan(3)
    expect(Math.abs((endsOf(read, '–')[0] ?? 0) - glass)).toBeLessThan(3)
    for (const price of ['$52.00', '$180.00'])
      expect(Math.abs((endsOf(read, price)[0] ?? 0) - bottle)).toBeLessThan(3)
  })

  test('keeps a prix fixe together, its choices joined by a word', async () => {
    const filler = { id: 1, name: 'Dishes', items: Array.from({ length: 9 }, (_, n) => buildItem(n + 1, 1)) }
    const choice = (id: number, name: string) => buildItem(id, 1, { name, description: '', prices: [] })
    const meal: Section[] = [
      {
        id: 2,
        name: 'Prix fixe',
        layout: 'courses',
        prices: [{ ...fixedPrice(6500), label: 'Three courses' }],
        items: [],
      },
      ...['First', 'Second', 'Third'].map((name, n) => ({
        id: 3 + n,
        name,
        parentId: 2,
        items: [choice(30 + 2 * n, `Soup ${n}`), choice(31 + 2 * n, `Salad ${n}`)],
      })),
    ]
    const read = await readPdf((await set([filler, ...meal])).pdf)
    const page = read.pages.find(({ text }) => text.includes('Prix fixe'))
    expect(page?.text).toContain('Three courses $65.00')
    for (const n of [0, 1, 2]) expect(page?.text).toContain(`Soup ${n} or Salad ${n}`)
  })

  test('says notices, legend and contact at the foot of the last page', async () => {
    const items = Array.from({ length: 30 }, (_, n) => buildItem(n + 1, 1, { marks: ['raw', 'spicy-2'] }))
    const { pdf } = await set([{ id: 1, name: 'Raw bar', items }], {
      notices: [
        { id: 'a', kind: 'advisory', text: '* Consuming raw seafood may make you ill.', secondText: 'Cru.' },
        { id: 'b', kind: 'fee', text: 'A 20% gratuity is added.' },
      ],
      contact: { address: '218 Bridge Street', phone: '555 0142' },
    })
    const read = await readPdf(pdf)
    const [last, ...others] = read.pages.toReversed()
    const order = ['Consuming raw seafood', 'Cru.', 'gratuity', 'Very spicy', '218 Bridge Street', '555 0142']
    const places = order.map((words) => last?.text.indexOf(words) ?? -1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(-1)
    for (const page of others) expect(page.text).not.toContain('gratuity')
    expect(read.pages[0]?.alternatives).toContain('Very spicy')
  })
})
