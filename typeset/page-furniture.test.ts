import { expect, test } from 'vitest'
import { templates } from '#domain/design/templates.ts'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { paint } from '#tests/typesetting/paint.ts'
import { type PrintedText, readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

// What is around a menu: frames, numbers of pages, who made it, bars and covers.

const typesetter = sharedTypesetter()
const idOf = (key: string) => templates.find((template) => template.key === key)?.id ?? 0

const CREDIT = 'Created with Carte'
/** After the first page the name of the restaurant is printed in the folio alone. */
const isFolio = ({ text }: PrintedText) => text.includes('Trattoria da Lucia')
/** On a narrow page the name has no room next to who made it. */
const isNumber = ({ text }: PrintedText) => text.trim() === '2'

test.each(['letter', 'half-letter', 'a5', '4.25x11'] as const)(
  'draws no frame through the numbers of pages on %s',
  async (pageSize) => {
    const design = { pageSize, columns: 1, folios: 'always', frame: 'double' } as const
    const result = await typesetter.typeset(buildInput(buildSections(20, 20), design, { templateId: 1 }))
    const [first, second] = (await readPdf(result.pdf)).pages
    const named = second?.texts.find(isFolio)
    const folio = named ?? second?.texts.findLast(isNumber)
    if (!folio || !first) throw new Error('no folio was printed')
    const painted = await paint(typesetter, result, 4)
    const paper = painted(first.width / 2, 2)
    // The frame is the same on all pages; on the first one nothing is printed under the name of the restaurant.
    const [top, foot] = [folio.y - folio.height * 0.75, folio.y + folio.height * 0.25]
    for (let y = top; y <= foot; y += 0.25) expect(painted(folio.x + (named ? 2 : -4), y)).toBe(paper)
  },
)

test('leaves the front of a folded menu without a number and without who made it', async () => {
  const design = { sheets: 'folded', pageSize: 'half-letter', folios: 'always' } as const
  const { pdf } = await typesetter.typeset(buildInput(buildSections(20, 20), design))
  const [front, ...others] = (await readPdf(pdf)).pages
  expect(others.length).toBeGreaterThan(0)
  expect(front?.text).not.toContain(CREDIT)
  expect(front?.texts.filter(({ text }) => /^\d+$/u.test(text.trim()))).toEqual([])
  for (const { text } of others) expect(text).toContain(CREDIT)
})

test.each(templatesInTurn(7))(
  '$name prints who made a picture for phones clear of its legend',
  async ({ id: templateId }) => {
    const sections = [
      { id: 1, name: 'Eggs', items: [1, 2, 3].map((id) => buildItem(id, 1, { dietaryOptions: [1, 2, 3] })) },
    ]
    for (const shape of ['square', 'story'] as const) {
      const edition = { kind: 'social', shape, sectionId: 1 } as const
      const { pdf } = await typesetter.typeset(
        buildInput(sections, { showDietaryTags: true }, { templateId, edition }),
      )
      const texts = (await readPdf(pdf)).pages[0]?.texts.filter(({ text }) => text.trim() !== '') ?? []
      const credit = texts.find(({ text }) => text.includes(CREDIT))
      if (!credit) throw new Error('nobody made this picture')
      const above = texts.filter(
        (text) => text !== credit && text.x < credit.x + credit.width && text.x + text.width > credit.x,
      )
      const lowest = Math.max(...above.map(({ y }) => y))
      expect(credit.y - lowest).toBeGreaterThanOrEqual(0.95 * credit.height)
    }
  },
)

test.each(['بيت الزيتون', 'ครัวคุณยาย', 'रसोई घर', 'Gjetost & Spaghetti'])(
  'Diner lets no bar cover the name %s',
  async (name) => {
    const inked = async (description: string) => {
      const more = { templateId: idOf('diner'), restaurant: { name, description } }
      const design = { accentColor: '#cc2200', headingCase: 'as-typed' } as const
      const result = await typesetter.typeset(buildInput(buildSections(3), design, more))
      const painted = await paint(typesetter, result)
      let count = 0
      for (let y = 0; y < 140; y += 0.5)
        for (let x = 0; x < 612; x += 0.5) if (painted(x, y) === 'cc2200') count++
      return count
    }
    const alone = await inked('')
    expect(alone).toBeGreaterThan(500)
    expect(await inked('Since 1974')).toBe(alone)
  },
)

test('fills the six panels of a tri-fold with the largest type that they hold', async () => {
  const design = { sheets: 'tri-fold', pageSize: 'letter-panel', fitToPages: null } as const
  const result = await typesetter.typeset(
    buildInput(buildSections(20, 20, 15), design, { templateId: idOf('banquet') }),
  )
  expect(result.pages.length).toBeLessThanOrEqual(6)
  const free = await typesetter.typeset(
    buildInput(buildSections(20, 20, 15), { ...design, sheets: 'single' }, { templateId: idOf('banquet') }),
  )
  expect(result.fit?.scalePercent).toBeGreaterThan(100)
  expect(result.pages.length).toBeGreaterThan(free.pages.length)
})

test('puts a number of three figures and its price on the first line of a dish, however narrow the column', async () => {
  for (const { id: templateId } of templatesInTurn(3, 5)) {
    const items = ['9', '99', '100', '128a'].map((number, index) =>
      buildItem(index + 1, 1, { number, name: 'Peking duck', description: '' }),
    )
    const design = { pageSize: 'letter-panel' } as const
    const { pdf } = await typesetter.typeset(
      buildInput([{ id: 1, name: 'Duck', items }], design, { templateId }),
    )
    const texts = (await readPdf(pdf)).pages.flatMap((page) => page.texts)
    for (const { number, prices } of items) {
      const price = texts.find(({ text }) =>
        text.includes(((prices[0] as { amount: number }).amount / 100).toFixed(2)),
      )
      const printed = texts.find(({ text }) => text.trim().split(/\s/u)[0] === number)
      expect([number, price && printed && Math.abs(price.y - printed.y) < price.height / 2]).toEqual([
        number,
        true,
      ])
    }
  }
})
