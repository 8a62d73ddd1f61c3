import { POINTS_PER_INCH } from '#domain/design/paper/paper.ts'
import type { TypesetFinding, TypesetInput } from '../job/job.ts'
import { type ImageRole, type PrintImages, wantedImages } from '../pictures/images.ts'
import { placedUnits, type SheetPlan } from '../planning/fit/plan-sheet.ts'
import type { Sheet } from '../sheet/sheet.ts'

/** What runs over to another page because it is taller than one. */
export function overflowFindings(sheet: Sheet, plan: SheetPlan): TypesetFinding[] {
  const items = placedUnits(plan).flatMap(({ unit: index, overflows }): TypesetFinding[] => {
    const unit = sheet.units[index]
    if (!overflows || unit?.kind !== 'item') return []
    return [{ code: 'overflow', params: { kind: 'item', id: unit.id, sectionId: unit.sectionId } }]
  })
  return plan.headerOverflows ? [{ code: 'overflow', params: { kind: 'header' } }, ...items] : items
}

/** Pages of a multi-page layout that hold more than fits on one. */
export function pageFindings(sheet: Sheet, plan: SheetPlan): TypesetFinding[] {
  if (!sheet.isMultiPage) return []
  let first = 0
  return plan.pagesOfFlows.flatMap((pages, index): TypesetFinding[] => {
    const continued = { pages: plan.pages.slice(first + 1, first + pages) }
    first += pages
    const [dish] = placedUnits(continued)
      .flatMap(({ unit }) => sheet.units[unit] ?? [])
      .filter((unit) => unit.kind === 'item')
    if (!dish) return []
    const { id, sectionId } = dish
    return [{ code: 'page_overflow', params: { page: index + 1, pages, id, sectionId } }]
  })
}

/** Why a code that the design has is not printed. */
export function codeFindings({ design, link }: TypesetInput, sheet: Sheet): TypesetFinding[] {
  if (!design.hasQrCode || sheet.code) return []
  return [{ code: link === undefined ? 'qr_without_link' : 'qr_without_room', params: {} }]
}

/** Pictures that were given and wanted, but could not be read. */
export function imageFindings(input: TypesetInput, printed: PrintImages): TypesetFinding[] {
  return [...wantedImages(input).keys()]
    .filter((role) => !printed.has(role))
    .map((role) =>
      role === 'logo' || role === 'background' || role === 'cover'
        ? { code: 'unreadable_image', params: { image: role } }
        : { code: 'unreadable_image', params: shownBy(role) },
    )
}

/** Pixels to an inch below which a picture looks blurred on paper, and those with which it looks sharp at arm's length. */
const DPI = { least: 75, sharp: 150 } as const

/** Pictures that have too few pixels for the size at which they are printed. */
export function smallPictureFindings(printed: PrintImages, sheet: Sheet): TypesetFinding[] {
  return [...printed].flatMap(([role, { widthPx }]): TypesetFinding[] => {
    if (role === 'logo' || role === 'background') return []
    const inches = printedWidthPt(role, sheet) / POINTS_PER_INCH
    if (widthPx >= DPI.least * inches) return []
    const pixels = { widthPx, neededPx: Math.ceil((DPI.sharp * inches) / 100) * 100 }
    const shows = role === 'cover' ? { image: role } : shownBy(role)
    return [{ code: 'small_picture', params: { ...shows, ...pixels } }]
  })
}

function printedWidthPt(role: ImageRole, { page, columnWidth, picture, pageCover }: Sheet): number {
  if (role === 'cover') return pageCover?.width ?? page.width - page.left - page.right
  return role.startsWith('section') ? columnWidth : picture.width
}

/** A logo that is too long and thin to be recognised. */
export function logoFindings(printed: PrintImages, sheet: Sheet): TypesetFinding[] {
  const logo = printed.get('logo')
  if (!logo || sheet.logo) return []
  const isWide = logo.aspect > 1
  return [
    {
      code: 'logo_too_thin',
      params: {
        times: Math.round(isWide ? logo.aspect : 1 / logo.aspect),
        longer: isWide ? 'width' : 'height',
      },
    },
  ]
}

function shownBy(role: `item ${number}` | `section ${number}`) {
  const [image, id] = role.split(' ') as ['item' | 'section', string]
  return { image, id: Number(id) }
}
