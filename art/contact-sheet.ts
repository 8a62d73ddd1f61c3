/**
 * Paints the first pages of the sample menus in all templates, one row each, so that a person can judge
 * whether the templates look different at a glance: `node art/contact-sheet.ts [folder]` writes
 * docs/images/contact-sheet.webp and, where a folder is named, every page at 150 dpi.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { designSchema } from '#domain/design/settings.ts'
import { type Template, templates } from '#domain/design/templates.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'
import { type SampleMenuName, sampleMenu, sampleMenuNames } from '../tests/samples/sample-menus.ts'

const SHEET = join(import.meta.dirname, '..', 'docs', 'images', 'contact-sheet.webp')
const DPI = 150
/** In pixels: the largest that a page becomes, whatever its paper. */
const CELL = { width: 260, height: 336 } as const
const GAP = 14
const GROUND = '#8b8780'
const MAX_BYTES = 1.5 * 1024 * 1024

const folder = process.argv[2]
if (folder) await mkdir(folder, { recursive: true })
const typesetter = createOwnTypesetter({ workers: 1 })
const rows: Buffer[][] = []
for (const template of templates) {
  const row: Buffer[] = []
  for (const name of sampleMenuNames) row.push(await firstPage(name, template))
  rows.push(row)
}
await typesetter.close()

const place = (count: number, side: number): number => GAP + count * (side + GAP)
const sheet = await sharp({
  create: {
    width: place(sampleMenuNames.length, CELL.width),
    height: place(rows.length, CELL.height),
    channels: 3,
    background: GROUND,
  },
})
  .composite(
    rows.flatMap((row, down) =>
      row.map((input, across) => ({ input, left: place(across, CELL.width), top: place(down, CELL.height) })),
    ),
  )
  .webp({ quality: 68, effort: 6 })
  .toBuffer()
if (sheet.byteLength > MAX_BYTES) throw new Error(`The picture has ${sheet.byteLength} bytes`)
await writeFile(SHEET, sheet)
process.stdout.write(`${rows.flat().length} pages, ${Math.round(sheet.byteLength / 1024)} KB\n`)

/** Sets a sample menu on the paper that the template was drawn for; writes all its pages where they are wanted. */
async function firstPage(name: SampleMenuName, { id, key, preset, papers }: Template): Promise<Buffer> {
  const { content, design } = sampleMenu(name)
  const { restaurant, ...menu } = content
  const { pdf, pages } = await typesetter.typeset({
    restaurant,
    menu,
    design: designSchema.parse({ ...design, ...preset, pageSize: papers[0] }),
    templateId: id,
  })
  process.stdout.write(`${key} ${name}: ${pages.length} pages\n`)
  const painted = await Promise.all(
    pages
      .slice(0, folder ? pages.length : 1)
      .map(async (_, index) => Buffer.from(await typesetter.pagePng(pdf, index + 1, DPI))),
  )
  if (folder)
    for (const [index, page] of painted.entries())
      await writeFile(join(folder, `${key}-${name}-${index + 1}.png`), page)
  return sharp(painted[0])
    .resize({ ...CELL, fit: 'contain', background: GROUND, kernel: 'lanczos3' })
    .png()
    .toBuffer()
}
