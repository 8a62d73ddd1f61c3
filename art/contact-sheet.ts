/**
 * Paints the pages of all templates with a short menu, one of 40 and one of 120 dishes, side by
 * side for a person to judge: `node art/contact-sheet.ts [folder]` writes docs/images/contact-sheet.png
 * and, where a folder is named, each page at 150 dpi.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { categories } from '#domain/catalogue/reference.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { dishToItem } from '#domain/generation/dish-to-item.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'

const SHEET = join(import.meta.dirname, '..', 'docs', 'images', 'contact-sheet.png')
const DPI = 150
const PAGE = { width: 238, height: 308 } as const
const GAP = 14
const MID_MARKET = 3

/** How many dishes each menu has, and in how many sections. */
const menus = [
  { dishes: 9, sections: 3 },
  { dishes: 40, sections: 5 },
  { dishes: 120, sections: 8 },
] as const

const folder = process.argv[2]
if (folder) await mkdir(folder, { recursive: true })
const typesetter = createOwnTypesetter({ workers: 1 })
const rows: Buffer[][] = []
for (const template of templates) {
  const row: Buffer[] = []
  for (const [index, { dishes, sections }] of menus.entries()) {
    const { name, description, generated } = template.sample
    const { pdf, pages } = await typesetter.typeset({
      restaurant: { name, description },
      menu: newMenu(sectionsOf(generated?.cuisineId ?? 1, dishes, sections)),
      design: { ...defaultDesign, ...template.preset },
      templateId: template.id,
    })
    for (const page of pages.keys()) {
      const picture = Buffer.from(await typesetter.pagePng(pdf, page + 1, DPI))
      if (folder) await writeFile(join(folder, `${template.key}-${index + 1}-${page + 1}.png`), picture)
      row.push(await sharp(picture).resize(PAGE.width, PAGE.height, { kernel: 'lanczos3' }).png().toBuffer())
    }
  }
  rows.push(row)
}
await typesetter.close()

const columns = Math.max(...rows.map((row) => row.length))
const place = (count: number, side: number): number => GAP + count * (side + GAP)
const sheet = await sharp({
  create: {
    width: place(columns, PAGE.width),
    height: place(rows.length, PAGE.height),
    channels: 3,
    background: '#8b8780',
  },
})
  .composite(
    rows.flatMap((row, down) =>
      row.map((input, across) => ({ input, left: place(across, PAGE.width), top: place(down, PAGE.height) })),
    ),
  )
  .png({ palette: true, quality: 90, effort: 8 })
  .toBuffer()
await writeFile(SHEET, sheet)
process.stdout.write(`${rows.flat().length} pages, ${Math.round(sheet.byteLength / 1024)} KB\n`)

/** Dishes of one cuisine, then of others, as evenly over the sections as there are dishes. */
function sectionsOf(cuisineId: number, count: number, sections: number): Section[] {
  const catalogue = loadCatalogue()
  const own = catalogue.filter((dish) => dish.cuisineId === cuisineId)
  const dishes = [...own, ...catalogue.filter((dish) => dish.cuisineId !== cuisineId)]
  return categories.slice(0, sections).map((category, index) => {
    const share = Math.ceil((count - index) / sections)
    const items = dishes.filter((dish) => dish.categoryId === category.id).slice(0, share)
    return { ...category, items: items.map((dish) => dishToItem(dish, MID_MARKET)) }
  })
}
