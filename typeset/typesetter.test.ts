import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { isLong } from '#tests/support/depth.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { createOwnTypesetter, type OwnTypesetter } from './own-typesetter.ts'

let typesetter: OwnTypesetter
beforeAll(() => {
  typesetter = createOwnTypesetter({ workers: 1, cacheBytes: 0 })
})
afterAll(() => typesetter.close())

test('gives the same bytes for the same input, whatever was set between and by which worker', async () => {
  const input = buildInput(buildSections(6, 6))
  const first = await typesetter.typeset(input)
  await typesetter.typeset(buildInput(buildSections(3), { fontFamily: 'sans-serif' }))
  const again = await typesetter.typeset(structuredClone(input))
  const other = createOwnTypesetter({ workers: 1 })
  const elsewhere = await other.typeset(input)
  await other.close()
  expect(Buffer.from(again.pdf).equals(first.pdf)).toBe(true)
  expect(Buffer.from(elsewhere.pdf).equals(first.pdf)).toBe(true)
  expect(again.regions).toEqual(first.regions)
})

test('keeps finished pages, up to so many bytes', async () => {
  const keeping = createOwnTypesetter({ workers: 1, cacheBytes: 100_000 })
  const first = await keeping.typeset(buildInput(buildSections(2)))
  expect(await keeping.typeset(buildInput(buildSections(2)))).toBe(first)
  expect(await keeping.typeset(buildInput(buildSections(3)))).not.toBe(first)
  for (let size = 4; size < 9; size++) await keeping.typeset(buildInput(buildSections(size)))
  expect(keeping.status().cache.bytes).toBeLessThanOrEqual(100_000)
  expect(await keeping.typeset(buildInput(buildSections(2)))).not.toBe(first)
  await keeping.close()
})

test('paints a page as a PNG of the right size', async () => {
  const { pdf } = await typesetter.typeset(buildInput(buildSections(2), { secondaryColor: '#fbf8f3' }))
  const png = await typesetter.pagePng(pdf, 1, 96)
  const { format, width, height, density } = await sharp(png).metadata()
  expect({ format, width, height, density }).toEqual({ format: 'png', width: 816, height: 1056, density: 96 })
  const corner = await sharp(png).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()
  expect([...corner.subarray(0, 3)]).toEqual([0xfb, 0xf8, 0xf3])
  const { dominant } = await sharp(png).stats()
  expect(dominant.r).toBeGreaterThan(200)
})

test('refuses a page image that cannot be made, and goes on', async () => {
  const { pdf } = await typesetter.typeset(buildInput(buildSections(1)))
  const codes = await Promise.all(
    [
      typesetter.pagePng(pdf, 2, 96),
      typesetter.pagePng(pdf, 0, 96),
      typesetter.pagePng(new TextEncoder().encode('no PDF'), 1, 96),
      typesetter.pagePng(pdf, 1, 2400),
    ].map((png) => png.catch((error: { code: string }) => error.code)),
  )
  expect(codes).toEqual(['unknown_page', 'unknown_page', 'unreadable_pdf', 'image_too_large'])
  expect((await typesetter.pagePng(pdf, 1, 36)).byteLength).toBeGreaterThan(500)
})

const picture = (color: string) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: color } })
    .png()
    .toBuffer()

test.each(['top', 'bottom', 'left', 'right'] as const)('prints the logo at the %s', async (logoPosition) => {
  const logo = await picture('#d01010')
  const { pdf, findings } = await typesetter.typeset(
    buildInput(buildSections(2), { logoPosition }, { images: { logo } }),
  )
  expect(faultsOf({ findings })).toEqual([])
  const { data, info } = await sharp(await typesetter.pagePng(pdf, 1, 36))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const reds: { x: number; y: number }[] = []
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 190 && (data[at + 1] ?? 255) < 40 && (data[at + 2] ?? 255) < 40)
      reds.push({
        x: ((at / info.channels) % info.width) / info.width,
        y: at / info.channels / info.width / info.height,
      })
  expect(reds.length).toBeGreaterThan(50)
  const [x, y] = (['x', 'y'] as const).map(
    (axis) => reds.reduce((sum, red) => sum + red[axis], 0) / reds.length,
  ) as [number, number]
  const third = (share: number) => (share < 0.4 ? 'start' : share > 0.6 ? 'end' : 'middle')
  const expected = {
    top: ['middle', 'start'],
    bottom: ['middle', 'end'],
    left: ['start', 'start'],
    right: ['end', 'start'],
  }
  expect([third(x), third(y)]).toEqual(expected[logoPosition])
})

test('fills the pages with the background only when the design asks for it', async () => {
  const images = { background: await picture('#20c040') }
  const cornerOf = async (design: Partial<Design>) => {
    const { pdf } = await typesetter.typeset(buildInput(buildSections(60), design, { images }))
    const png = await typesetter.pagePng(pdf, 2, 36)
    return [
      ...(await sharp(png).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer()).subarray(0, 3),
    ]
  }
  const [red = 255, green = 0] = await cornerOf({ useCustomBackground: true })
  expect([red < 60, green > 150]).toEqual([true, true])
  expect(await cornerOf({ secondaryColor: '#ffffff' })).toEqual([255, 255, 255])
})

test('goes without a picture that cannot be read, and says so', async () => {
  const images = { logo: new TextEncoder().encode('<html>'), background: new Uint8Array() }
  const { findings, pdf } = await typesetter.typeset(
    buildInput(buildSections(1), { useCustomBackground: true }, { images }),
  )
  expect(faultsOf({ findings })).toEqual([
    { code: 'unreadable_image', params: { image: 'logo' } },
    { code: 'unreadable_image', params: { image: 'background' } },
  ])
  expect((await readPdf(pdf)).text).toContain('Dish 0001')
})

test('a different picture is a different input', async () => {
  const keeping = createOwnTypesetter({ workers: 1 })
  const [red, blue] = await Promise.all(
    ['#ff0000', '#0000ff'].map(async (color) =>
      keeping.typeset(buildInput(buildSections(1), {}, { images: { logo: await picture(color) } })),
    ),
  )
  await keeping.close()
  expect(Buffer.from(red?.pdf ?? []).equals(blue?.pdf ?? new Uint8Array())).toBe(false)
})

/** Menus that are set before memory is read, and with it. */
const [WARM, READ] = isLong ? [30, 50] : [14, 20]

test('keeps its memory flat over many different menus, some with pictures', async () => {
  const soaked = createOwnTypesetter({ workers: 1, cacheBytes: 0, maxWorkerBytes: Number.POSITIVE_INFINITY })
  const memory: number[] = []
  for (let menu = 0; menu < WARM + READ; menu++) {
    const sections = buildSections(4 + (menu % 9), 6)
    for (const group of sections) for (const item of group.items) item.description += ` Menu ${menu}.`
    const fontFamily = menu % 2 ? 'serif' : 'sans-serif'
    const showImages = menu % 10 === 0
    const items = new Map<number, Uint8Array>()
    if (showImages)
      for (const { id } of sections.flatMap((group) => group.items))
        items.set(id, await picture(`#${(0x100000 + menu * 64 + id).toString(16)}`))
    const restaurant = { name: `Restaurant ${menu}` }
    await soaked.typeset(buildInput(sections, { fontFamily, showImages }, { restaurant, images: { items } }))
    if (menu >= WARM) memory.push(soaked.status().largestWorkerBytes)
  }
  await soaked.close()
  const half = memory.length / 2
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const growthMb = (mean(memory.slice(half)) - mean(memory.slice(0, half))) / 2 ** 20
  // Documents that are never freed cost 2.3 MB each: half as many times that as were read, between the two means.
  expect(growthMb).toBeLessThan(READ / 2)
  expect(Math.max(...memory) / 2 ** 20).toBeLessThan(400)
}, 120_000)

test('leaves no worker behind when the process that started it is killed', async () => {
  const parent = spawn(
    process.execPath,
    [fileURLToPath(new URL('../tests/typesetting/abandoned-typesetter.ts', import.meta.url))],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  for await (const chunk of parent.stdout) {
    said += String(chunk)
    if (said.includes('ready')) break
  }
  const pid = Number.parseInt(said, 10)
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  for (let wait = 0; wait < 50 && isAlive(pid); wait++) await pause(100)
  expect(isAlive(pid)).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
