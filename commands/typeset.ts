/**
 * Sets an exported menu in pages, for scripts and servers without a browser:
 * `npm run typeset -- --input menu.json --out menu.pdf`. Exit code 0: done; 1: the menu could not be set;
 * 2: wrong options. Notes for the owner go to the standard error, one line each.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parse as parsePath, resolve } from 'node:path'
import { PAGE_PICTURE_DPI } from '#contract/typesetting.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { templates } from '#domain/design/templates.ts'
import { settleMenu } from '#domain/menu/claims/claims.ts'
import { allRecipes, recipeFinder } from '#domain/menu/claims/recipes.ts'
import { type MenuFile, readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { diskStorage } from '#server/adapters/storage/disk.ts'
import { MaintenanceError } from '#server/maintenance/errors.ts'
import { createPrintPictures } from '#server/printing/print-pictures.ts'
import { TypesetError } from '#typeset/job/errors.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'
import { note, runCommand, UsageError } from './command.ts'

const USAGE = `Usage: npm run typeset -- --input menu.json --out menu.pdf [options]

  --input <file>     a menu exported from Carte as JSON; - reads the standard input
  --out <file>       where the PDF goes, or with --png the pictures (menu.png, or menu-1.png, menu-2.png …)
  --png              pictures of the pages in place of the PDF
  --dpi <number>     ${PAGE_PICTURE_DPI.join(' or ')} dots per inch; ${PAGE_PICTURE_DPI[0]} where left out
  --template <name>  ${templates.map(({ key }) => key).join(', ')}; the menu's own where left out
  --link <address>   where the menu's QR code leads to, if the menu has one
  --data <folder>    the data directory of a Carte, for uploaded pictures`

/** Large menus in several scripts take a second; a hundred pages with pictures take some. */
const TIME_LIMIT_MS = 60_000

await runCommand(
  USAGE,
  {
    input: { type: 'string' },
    out: { type: 'string' },
    png: { type: 'boolean', default: false },
    dpi: { type: 'string', default: String(PAGE_PICTURE_DPI[0]) },
    template: { type: 'string' },
    link: { type: 'string' },
    data: { type: 'string' },
  },
  async ({ input, out, png, template: key, link, data, ...values }) => {
    const dpi = PAGE_PICTURE_DPI.find((candidate) => String(candidate) === values.dpi)
    const template = templates.find((each) => each.key === key)
    if (!input || !out) throw new UsageError('--input and --out are needed.')
    if (!dpi) throw new UsageError(`--dpi is ${PAGE_PICTURE_DPI.join(' or ')}.`)
    if (key && !template) throw new UsageError(`There is no template "${key}".`)
    const menu = readMenuFile(await readFile(input === '-' ? '/dev/stdin' : input, 'utf8'))
    const { design } = menu
    const output = { content: menu.content, design, templateId: template?.id ?? menu.templateId }
    const typesetter = createOwnTypesetter({ workers: 1, cacheBytes: 0, timeoutMs: TIME_LIMIT_MS })
    try {
      const { restaurant, ...content } = menu.content
      const { pdf, pages, findings } = await typesetter.typeset({
        restaurant,
        menu: settleMenu(content, recipeFinder(allRecipes(loadCatalogue()))),
        design,
        templateId: output.templateId,
        link,
        images: await picturesOf(output, data),
      })
      for (const { code, params } of findings) note(`Note: ${code} ${JSON.stringify(params)}`)
      if (!png) await writeFile(out, pdf)
      else
        for (const page of pages.keys())
          await writeFile(numbered(out, page + 1, pages.length), await typesetter.pagePng(pdf, page + 1, dpi))
      return 0
    } catch (cause) {
      if (!(cause instanceof TypesetError)) throw cause
      throw new MaintenanceError(`The menu could not be set (${cause.code}).`, { cause })
    } finally {
      await typesetter.close()
    }
  },
)

function picturesOf(output: MenuFile, data: string | undefined) {
  // Without a data directory there are no uploads: each that the menu has is reported as missing.
  const storage = data ? diskStorage(resolve(data, 'uploads')) : { get: async () => undefined }
  const pictures = createPrintPictures({
    storage,
    catalogue: { dishes: async () => loadCatalogue() },
    // A caller with access to the data directory may read the uploads of all accounts.
    uploadsOf: async (_ownerId, names) => new Set(names),
  })
  return pictures.of(output, '')
}

function numbered(out: string, page: number, pages: number): string {
  if (pages === 1) return out
  const { dir, name, ext } = parsePath(out)
  return resolve(dir, `${name}-${page}${ext}`)
}
