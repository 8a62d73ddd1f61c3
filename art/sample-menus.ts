/**
 * Paints the pages of each menu of `tests/samples/menus` in each template side by side, for the documentation and for
 * a person to compare with what the menu says: `node art/sample-menus.ts [folder]` writes docs/images/samples and,
 * where a folder is named, each page at 150 dpi. Run it when a template changes.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { templates } from '#domain/design/templates.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'
import { sampleMenu, sampleMenuNames } from '../tests/samples/sample-menus.ts'

const PICTURES = join(import.meta.dirname, '..', 'docs', 'images', 'samples')
const DPI = 150
const PAGE = { width: 750, height: 971 } as const
const MAX_BYTES = 5 * 1024 * 1024

const folder = process.argv[2]
for (const wanted of [PICTURES, folder]) if (wanted) await mkdir(wanted, { recursive: true })

const typesetter = createOwnTypesetter({ workers: 1 })
let bytes = 0
for (const name of sampleMenuNames) {
  const { content, design } = sampleMenu(name)
  const { restaurant, ...menu } = content
  for (const { id, key, preset } of templates) {
    const { pdf, pages } = await typesetter.typeset({
      restaurant,
      menu,
      design: { ...design, ...preset },
      templateId: id,
    })
    const painted = await Promise.all(
      pages.map(async (_, index) => Buffer.from(await typesetter.pagePng(pdf, index + 1, DPI))),
    )
    for (const [index, page] of painted.entries())
      if (folder) await writeFile(join(folder, `${name}-${key}-${index + 1}.png`), page)
    const picture = await sideBySide(painted)
    bytes += picture.byteLength
    await writeFile(join(PICTURES, `${name}-${key}.webp`), picture)
    process.stdout.write(`${name} ${key}: ${pages.length} pages\n`)
  }
}
await typesetter.close()
if (bytes > MAX_BYTES) throw new Error(`The pictures have ${bytes} bytes`)
process.stdout.write(`${Math.round(bytes / 1024)} KB\n`)

async function sideBySide(pages: readonly Buffer[]): Promise<Buffer> {
  const resized = pages.map((page) =>
    sharp(page).resize(PAGE.width, PAGE.height, { kernel: 'lanczos3' }).png().toBuffer(),
  )
  const input = (await Promise.all(resized)).map((page, index) => ({
    input: page,
    left: index * PAGE.width,
    top: 0,
  }))
  return sharp({
    create: { width: pages.length * PAGE.width, height: PAGE.height, channels: 3, background: '#ffffff' },
  })
    .composite(input)
    .webp({ quality: 75, effort: 6 })
    .toBuffer()
}
