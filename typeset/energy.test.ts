import { expect, test } from 'vitest'
import { templates } from '#domain/design/templates.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

const items = [
  buildItem(1, 1, { name: 'Meat pie', kcal: 440 }),
  buildItem(2, 1, {
    name: 'Chips',
    prices: [
      { ...fixedPrice(500), label: 'Small', kcal: 250 },
      { ...fixedPrice(700, 'p2'), label: 'Large', kcal: 500 },
    ],
  }),
]

/** The words of the pages with single spaces. */
async function wordsOf(templateId: number, country: string): Promise<string> {
  const input = buildInput(
    [{ id: 1, name: 'Mains', items }],
    {},
    { templateId, said: { market: { country } } },
  )
  const { pdf } = await typesetter.typeset(input)
  return (await readPdf(pdf)).text.replaceAll(/\s+/gu, ' ')
}

test.each(templates.map(({ key, id }) => [key, id] as const))(
  '%s prints kJ behind each price in Australia, Cal in the United States',
  async (_, id) => {
    const inSydney = await wordsOf(id, 'AU')
    for (const energy of ['(1841 kJ)', '(1046 kJ)', '(2092 kJ)']) expect(inSydney).toContain(energy)
    expect(inSydney).not.toMatch(/\bk?cal\b/iu)
    const inOhio = await wordsOf(id, 'US')
    for (const energy of ['(440 Cal)', '(250 Cal)', '(500 Cal)']) expect(inOhio).toContain(energy)
  },
)
