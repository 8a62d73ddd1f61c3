import { expect, test } from 'vitest'
import { templates } from '#domain/design/templates.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

const items = [
  buildItem(1, 1, { name: 'Branzino', description: 'Grilled whole.', prices: [fixedPrice(3400)] }),
  buildItem(2, 1, {
    name: 'Oysters',
    description: '',
    prices: [
      { ...fixedPrice(1800), label: 'Six' },
      { ...fixedPrice(3200, 'p2'), label: 'Twelve' },
    ],
  }),
  buildItem(3, 1, { name: 'Crudo', description: '', prices: [fixedPrice(1600)] }),
]
const sides = ['Fries', 'Broccolini'].map((name, at) =>
  buildItem(4 + at, 1, { name, description: '', prices: [fixedPrice(700)] }),
)
const sections = [
  { id: 1, name: 'Fish', items },
  { id: 2, name: 'Sides', layout: 'inline' as const, items: sides },
]

const set = (templateId: number, soldOut?: readonly number[], language?: string) =>
  typesetter.typeset({
    ...buildInput(sections, {}, { templateId, said: { language } }),
    ...(soldOut && { soldOut }),
  })

test.each(templates.map(({ key, id }) => [key, id] as const))(
  '%s says below a dish that it is sold out, and keeps its prices',
  async (_, id) => {
    const { pdf, findings } = await set(id, [1, 2, 5])
    const text = (await readPdf(pdf)).text.replaceAll(/\s+/gu, ' ')
    expect(text.match(/Sold out/giu)).toHaveLength(3)
    const [, branzino, oysters] = /branzino(.*)oysters(.*)crudo/iu.exec(text) ?? []
    for (const words of ['$34', 'Sold out']) expect(branzino).toContain(words)
    for (const words of ['$18', '$32', 'Sold out']) expect(oysters).toContain(words)
    expect(text).toMatch(/broccolini.*7.*\(sold out\)/iu)
    expect(faultsOf({ findings })).toEqual([])
  },
)

test('says it in the language of the menu', async () => {
  const { pdf } = await set(1, [3], 'fr')
  expect((await readPdf(pdf)).text).toContain('Épuisé')
})

test('sets a menu of which nothing is sold out as ever', async () => {
  const [one, other] = [await set(1), await set(1, [])]
  expect(Buffer.compare(one.pdf, other.pdf)).toBe(0)
})
