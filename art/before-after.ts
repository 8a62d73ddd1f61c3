/**
 * Paints menus that were typeset by version 0.1 next to the same menus as they are typeset today, one row
 * each: `node art/before-after.ts` writes docs/images/before-after.png. Run it when a template changes.
 *
 * The pages of version 0.1 are kept as a picture (`before-after/version-0.1.webp`), since its code is not:
 * rows of at most four pages in the order below.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import type { Design } from '#domain/design/settings.ts'
import { settleMenu } from '#domain/menu/claims/claims.ts'
import { allRecipes, recipeFinder } from '#domain/menu/recipes/catalogue-recipes.ts'
import { readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { classic } from '#templates/classic/template.ts'
import { modern } from '#templates/modern/template.ts'
import { rustic } from '#templates/rustic/template.ts'
import type { TemplateDefinition } from '#templates/shared/template.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'

const FOLDER = join(import.meta.dirname, 'before-after')
const PICTURE = join(import.meta.dirname, '..', 'docs', 'images', 'before-after.png')
const DPI = 75
/** In pixels: the largest that a page becomes, the space around it, and the line between before and after. */
const CELL = { width: 150, height: 200 } as const
const GAP = 8
const MIDDLE = 12
const MOST_PAGES = 4
const GROUND = '#8b8780'

const onPaper = (customWidthIn: number, customHeightIn: number) =>
  ({ pageSize: 'custom', customWidthIn, customHeightIn }) as const

const rows: readonly (readonly [menu: string, template: TemplateDefinition, design?: Partial<Design>])[] = [
  ['bistro', classic],
  ['bistro', classic, onPaper(5.83, 8.27)],
  ['owner', classic],
  ['trattoria', classic],
  ['trattoria', modern],
  ['burgers', modern],
  ['cantonese', modern],
  ['trattoria', classic, { ...onPaper(17, 11), fitToPages: 1 }],
  ['burgers', classic, { ...onPaper(20, 11.2), fitToPages: 1 }],
  ['yakitori', rustic],
]

const HALF = MOST_PAGES * (CELL.width + GAP) + GAP
const recipeOf = recipeFinder(allRecipes(loadCatalogue()))
const typesetter = createOwnTypesetter({ workers: 1 })
const cells: OverlayOptions[] = []
for (const [row, [menu, template, changes]] of rows.entries())
  for (const [number, page] of (await pagesOf(menu, template, changes)).slice(0, MOST_PAGES).entries())
    cells.push({
      input: await sharp(page)
        .resize({ ...CELL, fit: 'contain', background: GROUND, kernel: 'lanczos3' })
        .png()
        .toBuffer(),
      left: HALF + MIDDLE + GAP + number * (CELL.width + GAP),
      top: GAP + row * (CELL.height + GAP),
    })
await typesetter.close()

const size = { width: 2 * HALF + MIDDLE, height: GAP + rows.length * (CELL.height + GAP) }
const line = {
  create: { width: MIDDLE / 3, height: size.height, channels: 3, background: '#ffffff' },
} as const
const painted = await sharp({ create: { ...size, channels: 3, background: GROUND } })
  .composite([
    { input: join(FOLDER, 'version-0.1.webp'), left: 0, top: 0 },
    { input: line, left: HALF + MIDDLE / 3, top: 0 },
    ...cells,
  ])
  .png({ palette: true, effort: 10 })
  .toBuffer()
await writeFile(PICTURE, painted)
process.stdout.write(`${cells.length} pages, ${Math.round(painted.byteLength / 1024)} KB\n`)

/** Sets a file of version 0.1 in a template with the colors and typefaces that it brings today. */
async function pagesOf(
  name: string,
  { id, preset }: TemplateDefinition,
  changes: Partial<Design> = {},
): Promise<Buffer[]> {
  const { content, design } = readMenuFile(await readFile(join(FOLDER, `${name}.json`), 'utf8'))
  const { restaurant, ...menu } = settleMenu(content, recipeOf)
  const { pdf, pages } = await typesetter.typeset({
    restaurant,
    menu,
    design: { ...design, ...preset, ...changes },
    templateId: id,
  })
  process.stdout.write(`${name} ${id}: ${pages.length} pages\n`)
  return Promise.all(
    pages.map(async (_, index) => Buffer.from(await typesetter.pagePng(pdf, index + 1, DPI))),
  )
}
