/**
 * Makes the pictures of the public pages with our own generator and typesetter:
 * `node art/make-template-pictures.ts` writes a page of each template in two widths into its folder, and
 * the first ones side by side for link previews into web/static. Run it when a template changes; with
 * the keys of templates it makes only their pages.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { promisedBy } from '#domain/design/brought-settings.ts'
import { designSchema } from '#domain/design/settings.ts'
import { type Template, templates } from '#domain/design/templates.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import { shapeOf } from '#domain/menu/model/walk.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { LINK_PREVIEW, SAMPLE_RATIO, SAMPLE_WIDTHS, samplePicture } from '#domain/site/sample-pictures.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'

const ROOT = join(import.meta.dirname, '..')
const STATIC_DIR = join(ROOT, 'web', 'static')
const DESK = '#d9cfc2'
const MAX_BYTES = 100 * 1024
/** Of WebP, the best one first. */
const QUALITIES = [70, 60, 50, 40] as const

const catalogue = loadCatalogue()
const typesetter = createOwnTypesetter({ workers: 1 })
const keys = process.argv.slice(2)
const wanted = templates.filter(({ key }) => keys.length === 0 || keys.includes(key))
const sheets: Buffer[] = []
for (const template of wanted) sheets.push(await sheetOf(template))
await typesetter.close()

for (const [index, { key }] of wanted.entries()) {
  for (const width of SAMPLE_WIDTHS) {
    const picture = sharp(sheets[index]).resize(width, Math.round(width * SAMPLE_RATIO), {
      kernel: 'lanczos3',
    })
    await write(join(ROOT, samplePicture(key, width)), await compressed(picture))
  }
}
if (keys.length === 0) await write(join(STATIC_DIR, LINK_PREVIEW.path), await linkPreview())

/** The first page of a template's sample menu at 300 dpi, on a desk where its paper has other sides than Letter. */
async function sheetOf(template: Template): Promise<Buffer> {
  const { name, description, accentColor } = template.sample
  const content = contentOf(template)
  const { pdf, pages } = await typesetter.typeset({
    restaurant: { name, description },
    menu: content,
    // Without the mark of its maker: an operator may run the site under another name.
    design: designSchema.parse({
      ...promisedBy(template, shapeOf(content)),
      accentColor,
      fitToPages: 1,
      showDietaryTags: false,
      hideWatermark: true,
    }),
    templateId: template.id,
  })
  if (pages.length !== 1) throw new Error(`${name} takes ${pages.length} pages instead of one`)
  const page = Buffer.from(await typesetter.pagePng(pdf, 1, 300))
  const [width, height] = [2550, Math.round(2550 * SAMPLE_RATIO)]
  return sharp(page)
    .resize(width, height, { fit: 'contain', background: DESK, kernel: 'lanczos3' })
    .png()
    .toBuffer()
}

/** Dishes of the catalogue, or what its folder has typed. */
function contentOf({ key, sample: { generated } }: Template): Menu {
  if (generated) {
    const { cuisineId, itemCounts, seed } = generated
    const filters = generationFiltersSchema.parse({ cuisineId, itemsPerCategoryCustom: itemCounts })
    return newMenu(generateMenu({ catalogue, filters, seed }))
  }
  const typed = readFileSync(join(ROOT, 'templates', key, 'sample.txt'), 'utf8')
  const { restaurant: _, ...menu } = settled(readMenuLines(textLines(typed)).content)
  return menu
}

/** In the best quality that a page of fine print may take. */
async function compressed(picture: Sharp): Promise<Buffer> {
  let smallest = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    smallest = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (smallest.byteLength <= MAX_BYTES) break
  }
  return smallest
}

/** The first pages side by side on a desk. */
async function linkPreview(): Promise<Buffer> {
  const { width, height, count } = LINK_PREVIEW
  const pageWidth = 372
  const gap = Math.round((width - count * pageWidth) / (count + 1))
  const top = Math.round((height - pageWidth * SAMPLE_RATIO) / 2)
  const pages = await Promise.all(
    sheets
      .slice(0, count)
      .map((sheet) => sharp(sheet).resize({ width: pageWidth, kernel: 'lanczos3' }).toBuffer()),
  )
  return sharp({ create: { width, height, channels: 3, background: DESK } })
    .composite(pages.map((input, index) => ({ input, top, left: gap + index * (pageWidth + gap) })))
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

async function write(file: string, bytes: Buffer): Promise<void> {
  if (bytes.byteLength > MAX_BYTES) throw new Error(`${file} has ${bytes.byteLength} bytes`)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, bytes)
  process.stdout.write(`${file} ${(bytes.byteLength / 1024).toFixed(1)} KB\n`)
}
