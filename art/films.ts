/**
 * Films what an owner does, as strips of screens for the documentation: `node art/films.ts [story]` writes
 * docs/images/films. It needs `npm run build`, and a Chromium. Run it when the screens change.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { startServerProcess } from '../tests/support/server-process.ts'
import { type Story, stories } from './films/stories.ts'

const FILMS = join(import.meta.dirname, '..', 'docs', 'images', 'films')
const FRAME_HEIGHT = 480
const GAP = 8
const MAX_BYTES = 150 * 1024

const only = process.argv[2]
await mkdir(FILMS, { recursive: true })
const dataDir = await mkdtemp(join(tmpdir(), 'carte-films-'))
const server = await startServerProcess({ CARTE_DATA_DIR: dataDir })
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
})
try {
  for (const story of stories.filter(({ name }) => !only || name === only)) {
    for (const width of story.widths) {
      for (const scheme of ['light', 'dark'] as const) await film(browser, story, width, scheme)
    }
  }
} finally {
  await browser.close()
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

async function film(
  by: Browser,
  { name, tell }: Story,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const height = width < 640 ? 844 : 900
  const context = await by.newContext({
    baseURL: server.url,
    viewport: { width, height },
    colorScheme,
    hasTouch: width < 640,
  })
  const page = await context.newPage()
  const frames: Buffer[] = []
  await tell(page, async () => {
    await page.waitForTimeout(400)
    frames.push(await page.screenshot())
  })
  await context.close()
  const strip = await stripOf(frames)
  if (strip.byteLength > MAX_BYTES) throw new Error(`${name} at ${width} px has ${strip.byteLength} bytes`)
  await writeFile(join(FILMS, `${name}-${width}-${colorScheme}.webp`), strip)
  process.stdout.write(
    `${name} ${width} ${colorScheme}: ${frames.length} frames, ${strip.byteLength} bytes\n`,
  )
}

/** The frames side by side, all of one height. */
async function stripOf(frames: readonly Buffer[]): Promise<Buffer> {
  const resized = await Promise.all(
    frames.map((frame) =>
      sharp(frame).resize({ height: FRAME_HEIGHT }).png().toBuffer({ resolveWithObject: true }),
    ),
  )
  let left = GAP
  const placed = resized.map(({ data, info }) => {
    const place = { input: data, left, top: GAP }
    left += info.width + GAP
    return place
  })
  return sharp({
    create: { width: left, height: FRAME_HEIGHT + 2 * GAP, channels: 3, background: '#8c7f74' },
  })
    .composite(placed)
    .webp({ quality: 60, effort: 5 })
    .toBuffer()
}
