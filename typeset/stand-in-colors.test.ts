import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { isLong } from '#tests/support/depth.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { colorsOf, contentOf } from '#tests/typesetting/read-content.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { Compiler } from './compiling/compile.ts'
import { TypstEngine } from './engine/engine.ts'
import type { TypesetInput } from './job/job.ts'
import { standInsFor } from './pdf/stand-in-colors.ts'
import { pageColors } from './pictures/page-colors.ts'

const compiler = new Compiler()
/** Remembers other pages than the one that typesets with stand-ins. */
const direct = new Compiler()

/** As a worker sets one menu after another. */
async function set(input: TypesetInput, worker = compiler): Promise<Uint8Array> {
  const { pdf } = await worker.typeset(input)
  await new Promise(setImmediate)
  worker.reset()
  return pdf
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** Sets a menu in the colors of its design, with no others in their place; a menu that is not the last one. */
async function setDirectly(input: TypesetInput): Promise<Uint8Array> {
  const setFile = TypstEngine.prototype.set
  const asked = vi.spyOn(TypstEngine.prototype, 'set').mockImplementation(function (
    this: TypstEngine,
    source,
    values,
  ) {
    const { sheet: written } = values
    const known = typeof written === 'string' ? JSON.parse(written) : written
    const sheet = { ...known, colors: pageColors(input.design) }
    return setFile.call(this, source, { ...values, sheet })
  })
  const pdf = await set(input, direct)
  expect(asked).toHaveBeenCalled()
  asked.mockRestore()
  return pdf
}

const palettes: readonly Partial<Design>[] = [
  { primaryColor: '#1f3d2b', secondaryColor: '#fbf6ec', accentColor: '#b5532a' },
  { primaryColor: '#e8e6e1', secondaryColor: '#10141c', accentColor: '#d9a441' },
]

const items = [
  buildItem(1, 1, { dietaryOptions: [1, 4], isFeatured: true }),
  buildItem(2, 1, { marks: ['spicy-3'] }),
  buildItem(3, 1, { description: 'With “(1 0 0 scn)” in its words,\n0.5 0.5 0.5 scn' }),
]
const sections = [
  { id: 1, name: 'From the grill', items },
  // Words that are in the file unchanged, in titles and in what screen readers say.
  { id: 2, name: '/Subtype /Form endobj stream', items: [buildItem(4, 2, { name: '/Contents 2 0 R' })] },
  { id: 3, name: '/Type /Page /Contents 1 0 R', items: [buildItem(5, 3, { name: '/PatternType 1' })] },
]
const more = {
  hasQrCode: true,
  sectionStyles: { 2: { begins: 'in-flow', isKeptTogether: false, isFullWidth: false, isBoxed: true } },
  headerStyle: 'banner',
  frame: 'double',
} as const satisfies Partial<Design>
const link = 'https://carte.example/m/1'

/** On a push each template has one of the two palettes. */
const cases = templates.flatMap(({ id, name }, at) =>
  palettes
    .map((palette, index) => ({ name, ground: index === 0 ? 'light' : 'dark', id, palette }))
    .filter((_, index) => isLong || index === at % palettes.length),
)

test.each(cases)(
  '$name has the colors of a $ground design, each where the engine would put it',
  async ({ id, ground, palette }) => {
    const said = { title: `Card of a ${ground} design` }
    const input = buildInput(sections, { ...more, ...palette }, { templateId: id, link, said })
    const pdf = await set(input)
    expect(contentOf(pdf)).toBe(contentOf(await setDirectly(input)))
    expect(colorsOf(pdf)).toContain(pageColors(input.design).ink)
  },
)

test('finds each channel of a color as the engine writes it', async () => {
  for (let channel = 0; channel < 256; channel += isLong ? 3 : 15) {
    const secondaryColor = `#${[channel, channel + 1, channel + 2].map((each) => Math.min(255, each).toString(16).padStart(2, '0')).join('')}`
    const dishes = [buildItem(1 + channel, 1)]
    const input = buildInput([{ id: 1, name: 'One', items: dishes }], { secondaryColor })
    const pdf = await set(input)
    expect(contentOf(pdf)).toBe(contentOf(await setDirectly(input)))
  }
})

test('colors the veil between a picture and the words', async () => {
  const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#c8b89a' } })
    .jpeg()
    .toBuffer()
  const input = buildInput(
    sections,
    { ...palettes[0], useCustomBackground: true, veil: 40 },
    { templateId: 2, images: { background: picture } },
  )
  const colors = colorsOf(await set(input))
  expect(colors.size).toBeGreaterThan(3)
  for (const color of Object.values(standInsFor(pageColors(input.design))))
    expect(colors).not.toContain(color)
})

test('a menu in other colors has other identifiers, the same one the same', async () => {
  const identifierOf = async (palette: Partial<Design> | undefined) => {
    const pdf = await set(buildInput(sections, palette))
    const { xmp } = await readPdf(pdf)
    const [, said] = /<xmpMM:InstanceID>(.+?)</.exec(xmp) ?? []
    const [, trailer] = /\/ID \[\((.+?)\)/.exec(Buffer.from(pdf).toString('latin1')) ?? []
    expect(trailer).toBe(said)
    return said
  }
  const [light, dark, again] = [palettes[0], palettes[1], palettes[0]].map(identifierOf)
  expect(await light).toBe(await again)
  expect(await light).not.toBe(await dark)
})

test('asks nothing of the engine for the last menu in other colors', async () => {
  const input = buildInput(sections, palettes[0])
  const first = await set(input)
  const asked = vi.spyOn(TypstEngine.prototype, 'set')
  const other = await set({ ...input, design: { ...input.design, ...palettes[1] } })
  expect(asked).not.toHaveBeenCalled()
  expect(colorsOf(other)).not.toEqual(colorsOf(first))
  expect(await set(input)).toEqual(first)
})

test('plans a menu anew whose colors and words have changed', async () => {
  const few = [{ id: 1, name: 'From the grill', items }]
  await set(buildInput(few, palettes[0]))
  const many = Array.from({ length: 60 }, (_, index) => buildItem(10 + index, 1))
  const input = buildInput([{ id: 1, name: 'From the grill', items: [...items, ...many] }], palettes[1])
  expect(await set(input)).toEqual(await set(input, direct))
})
