/**
 * Films what an owner does, as numbered screens in rows, for the documentation:
 * `node art/films.ts [story] [folder]` writes docs/images/films and, where a folder is named, each screen.
 * It needs `npm run build`, and a Chromium. Run it when the screens change.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startServerProcess } from '../tests/support/server-process.ts'
import { type FilmFrame, paintReel, type ReelLayout, type Scheme } from './films/reel.ts'
import { type Story, stories } from './films/stories.ts'

const FILMS = join(import.meta.dirname, '..', 'docs', 'images', 'films')
const MAX_BYTES = 400 * 1024
const PHONE = 640
/** By the width of the screen; words stay readable. */
const layoutOf = (width: number): ReelLayout =>
  width < PHONE ? { perRow: 3, frameWidth: 480 } : { perRow: 2, frameWidth: width < 1024 ? 768 : 1080 }

const [only, folder] = process.argv.slice(2)
for (const wanted of [FILMS, folder]) if (wanted) await mkdir(wanted, { recursive: true })
const dataDir = await mkdtemp(join(tmpdir(), 'carte-films-'))
const server = await startServerProcess({ CARTE_DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const story of stories.filter(({ name }) => !only || name === only)) {
    for (const width of story.widths) {
      for (const scheme of ['light', 'dark'] as const) await film(story, width, scheme)
    }
  }
} finally {
  await browser.close()
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

async function film({ name, tell }: Story, width: number, scheme: Scheme): Promise<void> {
  const isPhone = width < PHONE
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: isPhone ? 844 : 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  const frames: FilmFrame[] = []
  await tell(page, async (caption) => {
    await page.waitForTimeout(400)
    frames.push({ caption, png: await page.screenshot() })
  })
  await context.close()
  const reel = await paintReel(browser, frames, layoutOf(width), scheme)
  const title = `${name}-${width}-${scheme}`
  if (reel.byteLength > MAX_BYTES) throw new Error(`${title} has ${reel.byteLength} bytes`)
  await writeFile(join(FILMS, `${title}.webp`), reel)
  if (folder)
    for (const [index, { png }] of frames.entries())
      await writeFile(join(folder, `${title}-${index + 1}.png`), png)
  process.stdout.write(`${title}: ${frames.length} frames, ${Math.round(reel.byteLength / 1024)} KB\n`)
}
