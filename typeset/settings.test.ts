import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { tries } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { paint } from '#tests/typesetting/paint.ts'
import { colorsOf } from '#tests/typesetting/read-content.ts'
import { type ReadPage, readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { TypesetInput } from './job/job.ts'

const typesetter = sharedTypesetter()

const PAGE = { width: 612, height: 792 }

/** Where a line of text begins and ends. */
function lineOf(page: ReadPage | undefined, words: string): { left: number; right: number; size: number } {
  const first = page?.texts.find(
    ({ text }) => text.startsWith(words) || (text.length > 2 && words.startsWith(text)),
  )
  const runs = page?.texts.filter(({ y, height }) => y === first?.y && height === first.height) ?? []
  return {
    left: Math.min(...runs.map(({ x }) => x)),
    right: Math.max(...runs.map(({ x, width }) => x + width)),
    size: first?.height ?? 0,
  }
}

const headerStyles = ['centered', 'left-aligned', 'right-aligned', 'banner'] as const

/** The short form tries every third template; each suite begins with another one. */
const tried = inTurn(templates, 0, tries(templates.length))

describe.each(tried)('$name', ({ id: templateId, preset, layout, tokens, honours }) => {
  const typeset = (design: Partial<Design> = {}, more: Partial<TypesetInput> = {}) =>
    typesetter.typeset(
      buildInput(
        buildSections(3, 3),
        { ...preset, headingCase: 'as-typed', ...design },
        { templateId, ...more },
      ),
    )
  const firstPage = async (design: Partial<Design>) => (await readPdf((await typeset(design)).pdf)).pages[0]

  test('prints in the three colours of the design', async () => {
    const colors = { primaryColor: '#1d3557', secondaryColor: '#f1faee', accentColor: '#9d0208' }
    const used = colorsOf((await typeset(colors)).pdf)
    for (const color of Object.values(colors)) expect([...used]).toContain(color)
    const usual = colorsOf((await typeset()).pdf)
    for (const color of Object.values(colors)) expect([...usual]).not.toContain(color)
  })

  test('scales all type with the font size', async () => {
    const sizesOf = async (fontSize: Design['fontSize']) => {
      // Longer than a menu whose type follows from its pages.
      const input = buildInput(buildSections(32, 32), { ...preset, fontSize }, { templateId })
      const [page] = (await readPdf((await typesetter.typeset(input)).pdf)).pages
      return ['Dish 0001', 'Number 1,'].map((words) => lineOf(page, words).size)
    }
    const [small, medium, large] = [await sizesOf('small'), await sizesOf('medium'), await sizesOf('large')]
    for (const [index, size] of medium.entries()) {
      expect(size).toBeGreaterThan(6)
      expect(small[index]).toBeLessThan(size * 0.96)
      expect(large[index]).toBeGreaterThan(size * 1.04)
    }
    // Where pages have room, all of a menu's type grows with them, whatever its size: names and descriptions alike.
    const share = ([name = 0, description = 0]: readonly number[]) => name / description
    for (const sizes of [small, large]) expect(share(sizes)).toBeCloseTo(share(medium), 1)
  })

  const hasOwnHeader = !honours.includes('headerStyle')

  test.skipIf(hasOwnHeader)('puts the name where the header style says', async () => {
    const nameOf = async (headerStyle: Design['headerStyle']) =>
      lineOf(await firstPage({ headerStyle }), 'Trattoria da Lucia')
    const centered = await nameOf('centered')
    const left = await nameOf('left-aligned')
    const right = await nameOf('right-aligned')
    // A template with one axis at the start of the lines has no centred name over them.
    if (tokens.alignment.headings === 'start' && tokens.alignment.title !== 'header') {
      expect(centered.left).toBe(left.left)
      // A head that is taller by the first letter of the house leaves less to type that grows.
      expect(centered.size).toBeLessThanOrEqual(left.size)
      expect(centered.size).toBeGreaterThan(left.size * 0.95)
      expect((centered.right - centered.left) / centered.size).toBeCloseTo(
        (left.right - left.left) / left.size,
        2,
      )
    } else {
      expect((centered.left + centered.right) / 2).toBeCloseTo(PAGE.width / 2, 0)
      expect(left.left).toBeLessThan(centered.left - 5)
    }
    // A name that grows with its page may end near the margin wherever it begins.
    expect(right.right).toBeGreaterThan(centered.right + 2)
    const margins = layout.margins({ widthPt: PAGE.width, heightPt: PAGE.height }, 1, 1)
    if (margins.left > margins.right) {
      // Names of sections hang in the margin: that of the house is over the dishes, between the edges of their lines.
      const page = await firstPage({ headerStyle: 'left-aligned' })
      const prices = page?.texts.filter(({ text }) => /^\$\d/.test(text)) ?? []
      expect(left.left).toBeCloseTo(lineOf(page, 'Dish 0001').left, 0)
      expect(right.right).toBeCloseTo(Math.max(...prices.map(({ x, width }) => x + width)), 0)
    } else expect(left.left).toBeCloseTo(PAGE.width - right.right, -1)
  })

  test.skipIf(hasOwnHeader)('sets a banner on a band across the top of the page', async () => {
    const [banner, centered] = [
      await paint(typesetter, await typeset({ headerStyle: 'banner' }), 1),
      await paint(typesetter, await typeset({ headerStyle: 'centered' }), 1),
    ]
    const band = banner(2, 2)
    expect([banner(300, 2), banner(609, 2), banner(2, 80)]).toEqual([band, band, band])
    expect(banner(2, 400)).not.toBe(band)
    expect(centered(2, 2)).not.toBe(band)
  })

  const logo = () =>
    sharp({ create: { width: 200, height: 200, channels: 3, background: '#00a0ff' } })
      .png()
      .toBuffer()

  /** The middle of the logo on the page, or null where there is none. */
  async function logoAt(design: Partial<Design>): Promise<{ x: number; y: number } | null> {
    const at = await paint(typesetter, await typeset(design, { images: { logo: await logo() } }), 0.5)
    const found: { x: number; y: number }[] = []
    for (let x = 0; x < PAGE.width; x += 4)
      for (let y = 0; y < PAGE.height; y += 4) if (at(x, y) === '00a0ff') found.push({ x, y })
    if (found.length === 0) return null
    const mean = (axis: 'x' | 'y') => found.reduce((sum, place) => sum + place[axis], 0) / found.length
    return { x: mean('x'), y: mean('y') }
  }

  test.each(inTurn(hasOwnHeader ? headerStyles.slice(0, 1) : headerStyles, templateId, 1))(
    'puts the logo where it is wanted, by a header that is %s',
    async (headerStyle) => {
      const place = (logoPosition: Design['logoPosition']) => logoAt({ headerStyle, logoPosition })
      const name = lineOf(await firstPage({ headerStyle }), 'Trattoria da Lucia')
      const [top, bottom, left, right] = [
        await place('top'),
        await place('bottom'),
        await place('left'),
        await place('right'),
      ]
      expect(top?.y).toBeLessThan(PAGE.height / 3)
      expect(bottom?.y).toBeGreaterThan((PAGE.height * 3) / 4)
      expect(left?.x).toBeLessThan(PAGE.width / 2 - 100)
      expect(right?.x).toBeGreaterThan(hasOwnHeader ? (left?.x ?? 0) + 200 : PAGE.width / 2 + 100)
      for (const beside of [left, right]) expect(beside?.y).toBeLessThan(PAGE.height / 3)
      if (headerStyle === 'left-aligned') expect(top?.x).toBeLessThan(name.left + 60)
      if (headerStyle === 'right-aligned') expect(top?.x).toBeGreaterThan(name.right - 60)
      const beside = await typeset({ headerStyle, logoPosition: 'left' }, { images: { logo: await logo() } })
      // A head that reaches into the margin takes its logo along.
      expect(lineOf((await readPdf(beside.pdf)).pages[0], 'Trattoria da Lucia').left).toBeGreaterThan(
        left?.x ?? Infinity,
      )
      const { pdf } = await typeset({ headerStyle, logoPosition: 'none' }, { images: { logo: await logo() } })
      expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Subtype /Image')
    },
  )
})
