import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { readStructure } from '#tests/typesetting/read-structure.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import { inOneColor, isOfOneColor, logoInk, trimmedLogo } from './logo.ts'
import { pageColors } from './page-colors.ts'

const drawn = (body: string, { width = 400, height = 100 } = {}) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`),
  )
    .png()
    .toBuffer()

const wordmark = () => drawn('<rect x="40" y="30" width="320" height="40" fill="#7a1f1f"/>')

/** Red, green, blue and opacity at a place. */
async function pixel(png: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

test('prints the ink of a logo in one color, on a clear ground', async () => {
  const marked = await inOneColor(await wordmark(), '#102030')
  expect(await pixel(marked, 200, 50)).toEqual([16, 32, 48, 255])
  expect((await pixel(marked, 5, 5))[3]).toBe(0)
})

test('takes the color of the corner for the ground where nothing is clear', async () => {
  const onWhite = await drawn(
    '<rect width="400" height="100" fill="#fff"/><rect x="40" y="30" width="320" height="40" fill="#222"/>',
  )
  const onBlack = await drawn(
    '<rect width="400" height="100" fill="#111"/><rect x="40" y="30" width="320" height="40" fill="#eec"/>',
  )
  for (const logo of [onWhite, onBlack]) {
    const marked = await inOneColor(logo, '#102030')
    expect((await pixel(marked, 200, 50))[3]).toBeGreaterThan(250)
    expect((await pixel(marked, 5, 5))[3]).toBeLessThan(5)
  }
})

test('trims an even edge, and leaves a logo that is nothing else', async () => {
  const { width, height } = await sharp(await trimmedLogo(await wordmark())).metadata()
  expect([width, height]).toEqual([320, 40])
  const even = await drawn('<rect width="400" height="100" fill="#7a1f1f"/>')
  expect((await sharp(await trimmedLogo(even)).metadata()).width).toBe(400)
})

test('reverses a logo of one color on a band, and any where the owner wants one color', async () => {
  const design = { logoPosition: 'top', isLogoInsteadOfName: false } as const
  const colors = pageColors({ primaryColor: '#333333', secondaryColor: '#f5f0e6', accentColor: '#a63a24' })
  const inkOf = (more: Pick<Design, 'logoColor' | 'headerStyle'>, isOneColor: boolean) =>
    logoInk({ ...design, ...more }, colors, isOneColor)
  expect(await isOfOneColor(await wordmark())).toBe(true)
  expect(inkOf({ logoColor: 'original', headerStyle: 'banner' }, true)).toBe(colors.paper)
  expect(inkOf({ logoColor: 'original', headerStyle: 'banner' }, false)).toBeNull()
  expect(inkOf({ logoColor: 'original', headerStyle: 'centered' }, true)).toBeNull()
  expect(inkOf({ logoColor: 'heading', headerStyle: 'centered' }, false)).toBe(colors.heading)
})

const typesetter = sharedTypesetter()

const withLogo = (templateId: number, logo: Buffer, design: Partial<Design> = {}) =>
  typesetter.typeset(buildInput(buildSections(2), design, { templateId, images: { logo } }))

test.each(inTurn(templates, 0, 6))(
  '$name prints a logo in the place of the name, which is still read out',
  async ({ id }) => {
    const { pdf, findings } = await withLogo(id, await wordmark(), { isLogoInsteadOfName: true })
    expect(faultsOf({ findings })).toEqual([])
    const [page] = (await readPdf(pdf)).pages
    expect(page?.text).not.toContain('Trattoria da Lucia')
    expect(page?.alternatives).toEqual(['Trattoria da Lucia'])
    expect((await readStructure(pdf)).filter(({ role }) => role === 'H1')).toHaveLength(1)
  },
)

test.each([
  ['high', { width: 1, height: 3000 }, { times: 1000, longer: 'height' }],
  ['wide', { width: 3000, height: 1 }, { times: 1000, longer: 'width' }],
] as const)('leaves out a logo that is a hair: %s', async (_, size, params) => {
  const hair = await drawn('<rect width="3000" height="3000" fill="#222"/>', size)
  const { pdf, findings } = await withLogo(1, hair, { isLogoInsteadOfName: true })
  expect(faultsOf({ findings })).toEqual([{ code: 'logo_too_thin', params }])
  expect((await readPdf(pdf)).text).toContain('Trattoria da Lucia')
})
