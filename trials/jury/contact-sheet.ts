import sharp from 'sharp'
import { FAULTS } from './faults.ts'
import type { JudgedPages } from './judge-menus.ts'

const DPI = 150
const CELL = { width: 300, height: 420 } as const
const CAPTION = 34
const GAP = 10
const ACROSS = 8
/** Of a long list no more is shown. */
const MOST_PAGES = 4
const GROUND = '#8b8780'

/** The pages of one menu in all looks, with what was counted on them. */
export async function contactSheet(
  judged: readonly JudgedPages[],
  paint: (pdf: Uint8Array, page: number, dpi: number) => Promise<Uint8Array>,
): Promise<Buffer> {
  const cells: { readonly input: Buffer; readonly caption: string }[] = []
  for (const { look, counts, result } of judged)
    for (const index of result.pages.slice(0, MOST_PAGES).keys()) {
      const page = Buffer.from(await paint(result.pdf, index + 1, DPI))
      const input = await sharp(page)
        .resize({ ...CELL, fit: 'contain', background: GROUND })
        .png()
        .toBuffer()
      const faults = FAULTS.filter((fault) => counts[fault] > 0).map((fault) => `${fault} ${counts[fault]}`)
      cells.push({ input, caption: index === 0 ? `${look.key}|${faults.join(' ')}` : '' })
    }
  const rows = Math.ceil(cells.length / ACROSS)
  const [width, height] = [CELL.width + GAP, CELL.height + CAPTION + GAP]
  return sharp({
    create: {
      width: GAP + ACROSS * width,
      height: GAP + rows * height,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(
      cells.flatMap(({ input, caption }, index) => {
        const left = GAP + (index % ACROSS) * width
        const top = GAP + Math.floor(index / ACROSS) * height
        return [
          { input, left, top },
          { input: captionOf(caption), left, top: top + CELL.height },
        ]
      }),
    )
    .webp({ quality: 72 })
    .toBuffer()
}

const captionOf = (caption: string): Buffer => {
  const [look = '', faults = ''] = caption.split('|')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CAPTION}"><g font-family="sans-serif" fill="#fff"><text x="2" y="14" font-size="13">${look}</text><text x="2" y="29" font-size="9">${faults}</text></g></svg>`,
  )
}
