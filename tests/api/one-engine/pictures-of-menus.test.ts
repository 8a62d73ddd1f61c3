import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSourcePicture, type SourcePicture } from '#contract/generating/sources.ts'
import { textOf } from '#domain/reading/lines/line.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { languageData } from '#server/adapters/recognition/on-this-machine/languages.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'
import { photographed } from '../../builders/photographed-page.ts'
import { scannedPdf } from '../../builders/scanned-pdf.ts'
import { startAiServer } from '../../fakes/ai-server.ts'
import { isLong } from '../../support/depth.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const canRecognize = languageData('en') !== undefined

const ai = await startAiServer()
afterAll(() => ai.close())

const vision = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'fake',
  AI_VISION_MODEL: 'sees',
  AI_BASE_URL: ai.url,
}

const DISHES = [
  ['Onion Soup Gratin', 950],
  ['Green Salad', 1100],
  ['Smoked Trout', 1325],
  ['Roast Chicken', 2450],
  ['Braised Lamb Shank', 2875],
  ['Lemon Tart', 900],
] as const

/** A quarter of a Letter page, which is recognized in a quarter of the time. */
const CARD = { pageSize: 'custom', customWidthIn: 5, customHeightIn: 5 } as const

/** A page of Carte's own as PNG, and as a telephone takes it. */
let page: Buffer
let photo: Buffer

beforeAll(async () => {
  const typesetter = createOwnTypesetter({ workers: 1 })
  const items = DISHES.map(([name, amount], at) =>
    buildItem(at + 1, 1, {
      name,
      description: '',
      prices: [{ id: 'p1', kind: 'fixed', amount }],
    }),
  )
  const { pdf } = await typesetter.typeset(
    buildInput([{ id: 1, name: 'Supper', items }], { hideWatermark: true, ...CARD }),
  )
  page = Buffer.from(await typesetter.pagePng(pdf, 1, 200))
  photo = await photographed(page, { widthPx: 1100 })
  await typesetter.close()
})

const fileOf = (bytes: Uint8Array, name = 'photo.jpg') => new File([Uint8Array.from(bytes)], name)

async function owner(of: ReturnType<typeof useTestServer>) {
  const client = of().client()
  await client.register(`photographer-${crypto.randomUUID()}`)
  return client
}

const reading = ({ lines }: SourcePicture) => readMenuLines(lines, { currency: 'USD' })

const amounts = (picture: SourcePicture) =>
  reading(picture).content.sections.flatMap(({ items }) =>
    items.map(({ name, prices }) => [name, prices[0]?.amount]),
  )

describe.skipIf(!hasEngine || !canRecognize)('a photographed menu without a model', () => {
  const server = useTestServer()
  let picture: SourcePicture
  beforeAll(async () => {
    const client = await owner(server)
    picture = await client.call(readSourcePicture, { upload: { file: fileOf(photo) } })
  })

  it('is read line by line, each with its place on the page as it lies straight', async () => {
    expect(picture).toMatchObject({ by: 'recognition', notice: null, pageCount: 1 })
    expect(amounts(picture)).toEqual(DISHES.map((dish) => [...dish]))
    const { width, height } = await sharp(Buffer.from(picture.picture, 'base64')).metadata()
    expect(picture.page).toEqual({ width, height })
    const tops = picture.lines.map(({ place: { box } }) => box?.y ?? -1)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    for (const { place } of picture.lines)
      expect((place.box?.x ?? 0) + (place.box?.width ?? 0)).toBeLessThanOrEqual(width)
  })

  it('asks for a look at each of its prices', () => {
    const priced = reading(picture).lines.filter(({ text }) => /\d\.\d\d/.test(text))
    expect(priced).toHaveLength(DISHES.length)
    for (const { doubts } of priced) expect(doubts).toContainEqual({ code: 'letters_uncertain' })
  })

  it('is read from a scan page by page', async () => {
    const client = await owner(server)
    const blank = await sharp({ create: { width: 850, height: 1100, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const file = fileOf(await scannedPdf([blank, page]), 'scan.pdf')
    const scan = await client.call(readSourcePicture, { upload: { file, page: 2 } })
    expect(scan.pageCount).toBe(2)
    expect(scan.lines[0]?.place.page).toBe(2)
    expect(scan.lines.map(textOf)).toContainEqual(expect.stringMatching(/^Roast Chicken\t\$24\.50$/))
    const refusals = await Promise.all(
      [1, 3].map((number) => client.refusal(readSourcePicture, { upload: { file, page: String(number) } })),
    )
    expect(refusals.map(({ code }) => code)).toEqual(['picture_without_text', 'source_unreadable'])
  })

  it.each([
    [
      'a cat',
      async () =>
        sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
          .blur(3)
          .jpeg()
          .toBuffer(),
      422,
      'picture_without_text',
      'straight from above',
    ],
    [
      'a HEIC picture',
      async () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), randomBytes(500)]),
      415,
      'source_unknown',
      'HEIC',
    ],
    [
      'a text that says it is a picture',
      async () => Buffer.from('Soup 9'),
      415,
      'source_unknown',
      'JPEG, PNG or WebP',
    ],
    ['half a picture', async () => photo.subarray(0, photo.length / 2), 415, 'source_unknown', 'JPEG'],
    [
      'a damaged PDF',
      async () => Buffer.from('%PDF-1.7 and nothing else'),
      422,
      'source_unreadable',
      'damaged',
    ],
    [
      'eleven megabytes',
      async () => Buffer.concat([photo, Buffer.alloc(11_000_000)]),
      413,
      'source_too_large',
      'too large',
    ],
    [
      'a bomb',
      async () =>
        sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      413,
      'image_too_many_pixels',
      'too many pixels',
    ],
  ])('is refused where it is %s, with what can be done instead', async (_what, make, status, code, words) => {
    const client = await owner(server)
    const refusal = await client.refusal(readSourcePicture, { upload: { file: fileOf(await make()) } })
    expect(refusal).toMatchObject({ status, code, message: expect.stringContaining(words) })
  })
})

describe.skipIf(!hasEngine)('a photographed menu where nothing can recognize letters', () => {
  const server = useTestServer({}, { canRecognize: false })
  const withModel = useTestServer(vision, { canRecognize: false, modelTimeLimitMs: 2000 })

  it('is refused with what can be done instead', async () => {
    const client = await owner(server)
    const refusal = await client.refusal(readSourcePicture, { upload: { file: fileOf(photo) } })
    expect(refusal).toMatchObject({
      status: 503,
      code: 'recognition_unavailable',
      message: expect.stringContaining('PDF with text'),
    })
  })

  it.each(isLong ? (['server error', 'wrong schema', 'never'] as const) : (['server error'] as const))(
    'says why where the model fails too: %s',
    async (behaviour) => {
      ai.script(behaviour)
      const client = await owner(withModel)
      const refusal = await client.refusal(readSourcePicture, { upload: { file: fileOf(photo) } })
      expect(refusal).toMatchObject({
        code: 'recognition_unavailable',
        message: expect.stringMatching(/^The AI /),
      })
    },
  )
})

describe.skipIf(!hasEngine)('a photographed menu with a model that sees', () => {
  const server = useTestServer(vision, { modelTimeLimitMs: 2000 })

  it('is shown to the model as it lies straight, and comes back as lines', async () => {
    ai.script('good')
    const client = await owner(server)
    const picture = await client.call(readSourcePicture, { upload: { file: fileOf(photo) } })
    expect(picture).toMatchObject({ by: 'model', notice: null, pageCount: 1 })
    expect(amounts(picture)).toEqual([
      ['Crab soup', 950],
      ['Charred leeks', 850],
      ['Roast cod', 2400],
      ['Mushroom pie', 1950],
    ])
    expect(JSON.stringify(ai.calls[0]?.body)).toContain(picture.picture)
    expect(ai.calls[0]?.body).toMatchObject({ model: 'sees' })
    const priced = reading(picture).lines.filter(({ text }) => /\d/.test(text))
    for (const { doubts } of priced) expect(doubts).toContainEqual({ code: 'letters_uncertain' })
  })

  it('takes nothing from a model that a page cannot have', async () => {
    ai.script('hostile')
    const client = await owner(server)
    const {
      by,
      lines,
      page: size,
    } = await client.call(readSourcePicture, { upload: { file: fileOf(photo) } })
    expect(by).toBe('model')
    expect(lines.length).toBeLessThanOrEqual(600)
    for (const line of lines) {
      const text = textOf(line)
      expect(text.length).toBeLessThanOrEqual(500)
      expect(text.replaceAll('\t', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      const { x = 0, y = 0, width = 0, height = 0 } = line.place.box ?? {}
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(size.width)
      expect(y + height).toBeLessThanOrEqual(size.height)
    }
  })

  // Whatever a model fails with comes to this; each failure is tried above, where no letters have to be recognized.
  it.skipIf(!canRecognize)('is recognized without the model where that fails', async () => {
    ai.script('server error')
    const client = await owner(server)
    const picture = await client.call(readSourcePicture, { upload: { file: fileOf(photo) } })
    expect(picture.by).toBe('recognition')
    expect(picture.notice).toMatch(/^The AI .*Please look at each line\.$/)
    expect(amounts(picture)).toContainEqual(['Roast Chicken', 2450])
  })
})
