import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'

/** A screen as it was, and what the owner does or sees there. */
export interface FilmFrame {
  readonly png: Buffer
  readonly caption: string
}

export type Scheme = 'light' | 'dark'

export interface ReelLayout {
  /** At most; fewer where the rows are as many all the same. */
  readonly perRow: number
  /** Of a frame in the reel, in pixels. */
  readonly frameWidth: number
}

const GAP = 24
const GROUND = {
  light: { ground: '#e9e0d6', ink: '#2b2622', edge: '#cfc2b4' },
  dark: { ground: '#0d0b0a', ink: '#efe7dd', edge: '#463e38' },
} as const
const INTER = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
)

export async function paintReel(
  browser: Browser,
  frames: readonly FilmFrame[],
  layout: ReelLayout,
  scheme: Scheme,
): Promise<Buffer> {
  const perRow = Math.ceil(frames.length / Math.ceil(frames.length / layout.perRow))
  const width = perRow * (layout.frameWidth + GAP) + GAP
  const page = await browser.newPage({ viewport: { width, height: 600 } })
  await page.setContent(reelOf(frames, { ...layout, perRow }, scheme))
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ fullPage: true })
  await page.close()
  return sharp(png).webp({ quality: 72, effort: 6 }).toBuffer()
}

function reelOf(frames: readonly FilmFrame[], { perRow, frameWidth }: ReelLayout, scheme: Scheme): string {
  const { ground, ink, edge } = GROUND[scheme]
  const figures = frames.map(
    ({ png, caption }, index) =>
      `<figure><img src="${dataUrl('image/png', png)}"><figcaption>${index + 1}&ensp;${caption}</figcaption></figure>`,
  )
  return `<!doctype html><style>
    @font-face { font-family: Inter; src: url(${dataUrl('font/woff2', readFileSync(INTER))}) }
    body { margin: 0; padding: ${GAP}px; background: ${ground}; color: ${ink}; font: 500 20px/1.35 Inter;
      display: grid; grid-template-columns: repeat(${perRow}, ${frameWidth}px); gap: ${GAP}px }
    figure { margin: 0 }
    img { display: block; width: 100%; box-sizing: border-box; border: 1px solid ${edge}; border-radius: 8px }
    figcaption { padding-top: 10px }
  </style>${figures.join('')}`
}

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
