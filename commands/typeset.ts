/**
 * Sets an exported menu in pages, for scripts and servers without a browser:
 * `npm run typeset -- --input menu.json --out menu.pdf`. Exit code 0: done; 1: the menu could not be set;
 * 2: wrong options. Notes for the owner go to the standard error, one line each.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parse as parsePath, resolve } from 'node:path'
import { PAGE_PICTURE_DPI } from '#contract/menus/typesetting.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import {
  isForScreens,
  SCREEN_DIAGONAL_IN,
  SCREEN_DPI,
  VIEWING_DISTANCE_M,
} from '#domain/design/paper/editions.ts'
import { PAGE_SIZES } from '#domain/design/paper/paper.ts'
import { SHEET_KEYS } from '#domain/design/paper/sheets.ts'
import { templates } from '#domain/design/templates.ts'
import { editionRecord } from '#domain/editions/edition-record.ts'
import { settleMenu } from '#domain/menu/claims/claims.ts'
import { allRecipes, recipeFinder } from '#domain/menu/recipes/catalogue-recipes.ts'
import { type MenuFile, readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { diskStorage } from '#server/adapters/storage/disk.ts'
import { MaintenanceError } from '#server/maintenance/errors.ts'
import { createPrintPictures } from '#server/printing/print-pictures.ts'
import { TypesetError } from '#typeset/job/errors.ts'
import type { ComparedPlan } from '#typeset/job/job.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'
import { note, runCommand, UsageError } from './command.ts'
import { editionOf, formatNames } from './edition-option.ts'

const USAGE = `Usage: npm run typeset -- --input menu.json --out menu.pdf [options]

  --input <file>     a menu exported from Carte as JSON; - reads the standard input
  --out <file>       where the PDF goes, or with --png the pictures (menu.png, or menu-1.png, menu-2.png …)
  --png              pictures of the pages in place of the PDF
  --dpi <number>     ${PAGE_PICTURE_DPI.join(' or ')} dots per inch; ${PAGE_PICTURE_DPI[0]} where left out
  --format <name>    ${formatNames.join(', ')}; pages where left out
  --section <name>   the section that a picture for phones shows; else its featured dishes, or the first section
  --distance <m>     from how far a board is read, in metres; ${VIEWING_DISTANCE_M.usual} where left out
  --screen <inches>  the diagonal of its screen; ${SCREEN_DIAGONAL_IN.usual} where left out
  --paper <name>     ${PAGE_SIZES.filter((key) => key !== 'custom').join(', ')}; the design's own where left out
  --sheets <name>    how --format sheets folds or cuts: ${SHEET_KEYS.slice(1).join(', ')}
  --template <name>  ${templates.map(({ key }) => key).join(', ')}; the menu's own where left out
  --why              says which plans were compared, the best first, and what each costs
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
    format: { type: 'string', default: 'pages' },
    section: { type: 'string' },
    distance: { type: 'string' },
    screen: { type: 'string' },
    paper: { type: 'string' },
    sheets: { type: 'string' },
    why: { type: 'boolean', default: false },
    template: { type: 'string' },
    link: { type: 'string' },
    data: { type: 'string' },
  },
  async ({ input, out, png, why, template: key, link, data, paper, sheets, ...values }) => {
    const dpi = PAGE_PICTURE_DPI.find((candidate) => String(candidate) === values.dpi)
    const template = templates.find((each) => each.key === key)
    if (!input || !out) throw new UsageError('--input and --out are needed.')
    if (!dpi) throw new UsageError(`--dpi is ${PAGE_PICTURE_DPI.join(' or ')}.`)
    if (key && !template) throw new UsageError(`There is no template "${key}".`)
    const pageSize = named('paper', PAGE_SIZES, paper)
    const folding = named('way of folding', SHEET_KEYS, sheets)
    const menu = readMenuFile(await readFile(input === '-' ? '/dev/stdin' : input, 'utf8'))
    const edition = editionOf(values, menu.content)
    const design = { ...menu.design, ...(pageSize && { pageSize }), ...(folding && { sheets: folding }) }
    const output = { content: menu.content, design, templateId: template?.id ?? menu.templateId }
    const typesetter = createOwnTypesetter({ workers: 1, cacheBytes: 0, timeoutMs: TIME_LIMIT_MS })
    try {
      const { restaurant, ...content } = menu.content
      const recipes = allRecipes(loadCatalogue())
      const settled = settleMenu(content, recipeFinder(recipes))
      const { templateId } = output
      const images = await picturesOf(output, data)
      const asPages = { restaurant, menu: settled, design, templateId, link, images }
      const record = editionRecord(edition, settled, {
        now: new Date(),
        recipes,
        signOffs: [],
        asWritten: menu.content,
        ...(edition.kind === 'preflight-report' && {
          printing: {
            pageFindings: (await typesetter.typeset(asPages)).findings,
            allergenMarks: design.allergenMarks,
            energy: design.energy,
          },
        }),
      })
      const {
        pdf,
        pages,
        findings,
        plans = [],
      } = await typesetter.typeset({
        ...asPages,
        edition,
        comparesPlans: why,
        ...(record && { record }),
      })
      for (const plan of plans) note(saidOf(plan))
      for (const { code, params } of findings) note(`Note: ${code} ${JSON.stringify(params)}`)
      const isPicture = png || isForScreens(edition)
      if (!isPicture) await writeFile(out, pdf)
      else
        for (const page of pages.keys())
          await writeFile(
            numbered(out, page + 1, pages.length),
            await typesetter.pagePng(pdf, page + 1, isForScreens(edition) ? SCREEN_DPI : dpi),
          )
      return 0
    } catch (cause) {
      if (!(cause instanceof TypesetError)) throw cause
      throw new MaintenanceError(`The menu could not be set (${cause.code}).`, { cause })
    } finally {
      await typesetter.close()
    }
  },
)

/** A page is 1 in its costs. */
function saidOf({ columns, typePercent, pages, costs }: ComparedPlan): string {
  const said = `Plan: ${columns} columns, type ${typePercent} %, ${pages} pages`
  if (!costs) return `${said}; no other takes as few pages`
  const sum = Object.values(costs).reduce((total, cost) => total + cost, 0)
  const reasons = Object.entries(costs).filter(([, cost]) => cost > 0)
  return `${said}: ${sum.toFixed(2)} = ${reasons.map(([name, cost]) => `${name} ${cost.toFixed(2)}`).join(' + ')}`
}

function named<Name extends string>(what: string, names: readonly Name[], given: string | undefined) {
  const found = names.find((name) => name === given)
  if (given !== undefined && !found) throw new UsageError(`There is no ${what} "${given}".`)
  return found
}

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
