import { relativeLuminance } from '#domain/design/contrast.ts'
import { type PaperPt, POINTS_PER_INCH } from '#domain/design/paper.ts'
import { CROP_MARKS_IN, printAreaOf } from '#domain/design/print-area.ts'
import type { Design } from '#domain/design/settings.ts'
import { type DietaryMark, legendOf } from '#domain/menu/claims/dietary-marks.ts'
import { formatPrice } from '#domain/menu/model/price.ts'
import type { MenuGroup, MenuItem } from '#domain/menu/model/schema.ts'
import { type PrintedItem, printedItem } from '#domain/menu/printed/printed-item.ts'
import type { Margins, Template } from '#templates/shared/template.ts'
import type { TypesetInput } from '../job/job.ts'
import { type PageColors, pageColors } from '../pictures/page-colors.ts'
import { type QrBlock, qrBlockOf } from '../pictures/qr.ts'
import { type FontPair, fontPairFor } from '../text/fonts.ts'
import { plainLine, printableLine, printableText } from '../text/printable-text.ts'
import type { Writing } from '../text/writing.ts'

/** Everything a template's Typst file reads, as plain JSON; lengths in points, texts ready to print. */
export interface Sheet {
  readonly title: string
  readonly language: Pick<Writing, 'direction' | 'isMixed' | 'isTall' | 'hasGreek'> & {
    readonly lang: string
    readonly region: string | null
  }
  /** The paper after the cut, with its margins. */
  readonly page: Margins & { readonly width: number; readonly height: number }
  /** From each edge of the whole page to the paper. */
  readonly slug: number
  /** How far ink runs beyond the paper. */
  readonly bleed: number
  /** The lines that show where to cut, from the paper's corners outwards. */
  readonly cropMarks: { readonly offset: number; readonly length: number } | null
  readonly columns: number
  readonly columnWidth: number
  readonly columnGap: number
  /** Multiplies every size of type and white space. */
  readonly scale: number
  readonly fonts: FontPair
  readonly colors: PageColors
  readonly headerStyle: Design['headerStyle']
  readonly headings: Template['tokens']['alignment']['headings']
  readonly header: { readonly name: string; readonly description: string }
  readonly logo: {
    readonly path: string
    /** Width divided by height. */
    readonly aspect: number
    readonly position: Exclude<Design['logoPosition'], 'none'>
    /** What a screen reader says. */
    readonly description: string
  } | null
  /** Path of the picture that fills every page. */
  readonly background: string | null
  /** What is printed, in reading order. */
  readonly units: readonly SheetUnit[]
  /** The parts of `units` that begin on a page of their own, by first and last index (exclusive). */
  readonly flows: readonly SheetFlow[]
  /** Whether each flow is a page that the owner composed: it shows the header, and should be one page long. */
  readonly isMultiPage: boolean
  readonly legend: readonly DietaryMark[]
  /** The code of the shared menu at the foot of the last page, and whether its ground is seen as a label. */
  readonly code: (QrBlock & { readonly ground: string; readonly isLabel: boolean }) | null
  readonly watermark: string | null
}

export interface SheetFlow {
  readonly from: number
  readonly to: number
}

export type SheetUnit = SheetSection | SheetItem

export interface SheetSection {
  readonly kind: 'section'
  readonly id: number
  readonly name: string
}

/** All that is printed of an item as plain text, besides its name. */
type PrintedTexts = Omit<PrintedItem, 'name' | 'price' | 'marks' | 'allergens' | 'imageUrl'>

/** A text is null where there is none. */
export interface SheetItem extends Readonly<Record<keyof PrintedTexts, string | null>> {
  readonly kind: 'item'
  readonly id: number
  readonly categoryId: number
  readonly name: string
  readonly price: string | null
  readonly marks: readonly string[]
  /** Path of a square picture. */
  readonly image: string | null
}

const WATERMARK = 'Created with Carte'

const FONT_SCALE = { small: 0.9, medium: 1, large: 1.1 } as const

/** Type is drawn for a Letter page; other papers change it by the root of their shorter side. */
const LETTER_WIDTH_PT = 612
const PAPER_SCALE = { least: 0.72, most: 1.5 } as const

/** Below the size of a coaster type has to shrink with the paper, down to what still can be read. */
const COASTER_PT = 216
const LEAST_COASTER_SHARE = 0.6

const CROP_MARKS_PT = {
  offset: CROP_MARKS_IN.offset * POINTS_PER_INCH,
  length: CROP_MARKS_IN.length * POINTS_PER_INCH,
}

/** Where the engine finds the pictures of this menu. */
export interface SheetImages {
  readonly logo?: { readonly path: string; readonly aspect: number }
  readonly background?: { readonly path: string; readonly color: string }
  /** By item id. */
  readonly items?: ReadonlyMap<number, { readonly path: string }>
}

/** The data of a menu's pages, in type of so many percent of the chosen size. */
export function sheetOf(
  input: TypesetInput,
  { layout, tokens }: Template,
  images: SheetImages,
  writing: Writing,
  typePercent = 100,
): Sheet {
  const { design, restaurant } = input
  const { trim: paper, bleedPt, slugPt } = printAreaOf(design)
  const scale = FONT_SCALE[design.fontSize] * paperScale(paper) * (typePercent / 100)
  const margins = layout.margins(paper, scale)
  const columns = layout.columns(paper, scale)
  const columnGap = layout.columnGap * scale
  const background = (design.useCustomBackground && images.background) || null
  const colors = pageColors(design, background?.color)
  const width = paper.widthPt - margins.left - margins.right
  const parts = groupsByPage(input.groups, design).map((groups) => unitsOf(groups, design, images.items))
  const locale = new Intl.Locale(writing.language)
  return {
    title: `${plainLine(restaurant.name)} Menu`,
    language: {
      lang: locale.language,
      region: locale.region ?? null,
      direction: writing.direction,
      isMixed: writing.isMixed,
      isTall: writing.isTall,
      hasGreek: writing.hasGreek,
    },
    page: { width: paper.widthPt, height: paper.heightPt, ...margins },
    slug: slugPt,
    bleed: bleedPt,
    cropMarks: design.hasCropMarks ? CROP_MARKS_PT : null,
    columns,
    columnWidth: (width - columnGap * (columns - 1)) / columns,
    columnGap,
    scale,
    fonts: fontPairFor(design.fontFamily, writing.eastAsian),
    colors,
    headerStyle: design.headerStyle,
    headings: tokens.alignment.headings,
    header: {
      name: printableLine(restaurant.name),
      description: printableText(restaurant.description ?? ''),
    },
    logo:
      images.logo && design.logoPosition !== 'none'
        ? { ...images.logo, position: design.logoPosition, description: plainLine(restaurant.name) }
        : null,
    background: background?.path ?? null,
    units: parts.flat(),
    flows: flowsOf(parts),
    isMultiPage: design.pageLayout === 'multi',
    legend: design.showDietaryTags ? printableLegend(input.groups) : [],
    code:
      design.hasQrCode && input.link !== undefined
        ? codeOf(input.link, {
            colors,
            scale,
            mostPt: Math.min(width, (paper.heightPt - margins.top - margins.bottom) / 2),
            isOnPicture: background !== null,
          })
        : null,
    watermark: design.hideWatermark ? null : WATERMARK,
  }
}

function paperScale({ widthPt, heightPt }: PaperPt): number {
  const short = Math.min(widthPt, heightPt)
  const scale = Math.min(PAPER_SCALE.most, Math.max(PAPER_SCALE.least, Math.sqrt(short / LETTER_WIDTH_PT)))
  return scale * Math.min(1, Math.max(LEAST_COASTER_SHARE, short / COASTER_PT))
}

/**
 * The groups that share a run of pages: all of them in a single layout; in a multi-page layout those of
 * each page, where a category that is on no page is on all. A page without a dish shows the header alone.
 * A section without a dish is not printed: a heading over nothing looks like a mistake.
 */
function groupsByPage(groups: readonly MenuGroup[], design: Design): (readonly MenuGroup[])[] {
  const printed = groups.filter((group) => group.items.length > 0)
  if (design.pageLayout === 'single') return [printed]
  const pages = Array.from(
    { length: design.pageCount },
    (_, index) => design.categoriesPerPage[index + 1] ?? [],
  )
  const placed = new Set(pages.flat())
  return pages.map((ids) =>
    printed.filter(({ category }) => ids.includes(category.id) || !placed.has(category.id)),
  )
}

/** Scanners expect dark on light: on dark paper the code has a white label. */
function codeOf(
  link: string,
  {
    colors: { ink, paper },
    isOnPicture,
    ...size
  }: { colors: PageColors; scale: number; mostPt: number; isOnPicture: boolean },
): Sheet['code'] {
  const isDarkOnLight = relativeLuminance(ink) < relativeLuminance(paper)
  const [color, ground] = isDarkOnLight ? [ink, paper] : ['#000000', '#ffffff']
  const block = qrBlockOf(link, { ...size, color })
  return block && { ...block, ground, isLabel: isOnPicture || !isDarkOnLight }
}

function flowsOf(parts: readonly (readonly SheetUnit[])[]): SheetFlow[] {
  let from = 0
  return parts.map((part) => {
    const flow = { from, to: from + part.length }
    from = flow.to
    return flow
  })
}

function unitsOf(groups: readonly MenuGroup[], design: Design, pictures: SheetImages['items']): SheetUnit[] {
  return groups.flatMap((group): SheetUnit[] => [
    { kind: 'section', id: group.category.id, name: printableLine(group.category.name) },
    ...group.items.map((item) => itemUnit(item, group.category.id, design, pictures)),
  ])
}

function itemUnit(
  item: MenuItem,
  categoryId: number,
  design: Design,
  pictures: SheetImages['items'],
): SheetItem {
  const { name, price, marks, allergens: _, imageUrl: __, ...texts } = printedItem(item, design)
  return {
    kind: 'item',
    id: item.id,
    categoryId,
    name: printableLine(name),
    ...printableTexts(texts),
    price: price === null ? null : formatPrice(price),
    marks: marks.map(({ mark }) => printableLine(mark)),
    image: pictures?.get(item.id)?.path ?? null,
  }
}

const printableTexts = (texts: PrintedTexts) =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, printableText(text) || null]),
  ) as Record<keyof PrintedTexts, string | null>

const printableLegend = (groups: readonly MenuGroup[]): DietaryMark[] =>
  legendOf(groups.flatMap((group) => group.items)).map(({ id, mark, name }) => ({
    id,
    mark: printableLine(mark),
    name: printableLine(name),
  }))
