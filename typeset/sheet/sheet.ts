import { relativeLuminance } from '#domain/design/contrast.ts'
import { type PaperPt, POINTS_PER_INCH } from '#domain/design/paper/paper.ts'
import { CROP_MARKS_IN, printAreaOf } from '#domain/design/paper/print-area.ts'
import type { Design } from '#domain/design/settings.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import type { Margins, Template } from '#templates/shared/template.ts'
import type { TypesetInput } from '../job/job.ts'
import { isLogoShape } from '../pictures/logo.ts'
import { type PageColors, pageColors } from '../pictures/page-colors.ts'
import { inksOf, type PageInks } from '../pictures/press-inks.ts'
import { type QrBlock, qrBlockOf } from '../pictures/qr.ts'
import { type FontPair, fontPairFor } from '../text/fonts.ts'
import { plainLine, printableLine, printableText } from '../text/printable-text.ts'
import type { Writing } from '../text/writing.ts'
import { FLOORS_PT } from './floors.ts'
import { areaOf } from './page-area.ts'
import { AS_CHOSEN, type PageSetting } from './page-setting.ts'
import { type PictureColumn, pictureColumn } from './picture-room.ts'
import { type SheetStyle, styleOf } from './sheet-style.ts'
import type { SheetMark, SheetUnit } from './units/sheet-units.ts'
import { sheetMark } from './units/unit-texts.ts'
import { unitsOf } from './units/units-of.ts'

/** Everything a template's Typst file reads, as plain JSON; lengths in points, texts ready to print. */
export interface Sheet {
  readonly title: string
  readonly language: Pick<
    Writing,
    'direction' | 'isMixed' | 'isTall' | 'hasTall' | 'hasGreek' | 'foreign'
  > & {
    readonly lang: string
    readonly region: string | null
    /** Of the second lines; null where it is not said. */
    readonly second: string | null
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
  /** Multiplies the white space between units besides. */
  readonly gapScale: number
  readonly style: SheetStyle
  readonly picture: PictureColumn
  /** How sections stand on the page, by their ids. */
  readonly sectionStyles: Design['sectionStyles']
  /** Whether sections that stand in none may change places. */
  readonly mayReorderSections: boolean
  /** Of the names of items. */
  readonly nameSize: number
  readonly floors: typeof FLOORS_PT
  readonly legendPlace: Design['legend']
  readonly folios: Design['folios']
  /** Figures in running text: of the height of capitals, or with the shapes of small letters. */
  readonly figures: 'lining' | 'old-style'
  readonly fonts: FontPair
  readonly colors: PageColors
  /** The same as inks of offset printing; null for pages that are shown, or printed in an office. */
  readonly inks: PageInks | null
  readonly headerStyle: Design['headerStyle']
  readonly headings: Template['tokens']['alignment']['headings']
  /** Whether the name of the restaurant stands on the same axis as the headings. */
  readonly isTitleOnAxis: boolean
  readonly header: SheetHeader
  readonly logo: {
    readonly path: string
    /** Width divided by height. */
    readonly aspect: number
    /** `name`: it stands for the name of the restaurant. */
    readonly position: Exclude<Design['logoPosition'], 'none'> | 'name'
    /** On a band, a plate in the color of the paper, for which it was drawn. */
    readonly hasPlate: boolean
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
  readonly legend: readonly (SheetMark & { readonly name: string })[]
  /** What is said at the foot of the last page alone. */
  readonly closing: SheetClosing
  /** The code of the shared menu at the foot of the last page, and whether its ground is seen as a label. */
  readonly code: (QrBlock & { readonly ground: string; readonly isLabel: boolean }) | null
  readonly watermark: string | null
}

/** The head of the first page; a text is empty where there is none. */
export interface SheetHeader {
  readonly name: string
  readonly description: string
  readonly title: string
  readonly dateLine: string
  readonly intro: string
  /** Path of the picture across the page. */
  readonly cover: string | null
}

export interface SheetClosing {
  readonly notices: readonly { readonly text: string; readonly secondText: string }[]
  readonly contact: readonly string[]
}

export interface SheetFlow {
  readonly from: number
  readonly to: number
}

const WATERMARK = 'Created with Carte'

/** Shares of the white space that a template has. */
const GAPS = { airy: 1.25, normal: 1, tight: 0.72 } as const

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
  readonly logo?: {
    readonly path: string
    readonly aspect: number
    readonly isInOneColor?: boolean | undefined
  }
  readonly background?: { readonly path: string; readonly color: string }
  readonly cover?: { readonly path: string }
  /** By their ids. */
  readonly items?: ReadonlyMap<number, { readonly path: string }>
  readonly sections?: ReadonlyMap<number, { readonly path: string }>
}

/** A menu as it is printed, with what decides how it looks. */
export interface SheetInput extends Pick<TypesetInput, 'design' | 'link' | 'edition'> {
  readonly printed: PrintedMenu
  /** Size of the names of items in points; where it is null or absent it follows from the paper and the design. */
  readonly namePt?: number | null
  readonly secondLanguage?: string | undefined
}

/** The data of a menu's pages. */
export function sheetOf(
  { printed, design: chosen, link, edition, namePt, secondLanguage }: SheetInput,
  { layout, tokens, honours }: Template,
  images: SheetImages,
  writing: Writing,
  setting: PageSetting = AS_CHOSEN,
): Sheet {
  const hasOwnHeader = !honours.includes('headerStyle')
  const design = hasOwnHeader ? { ...chosen, headerStyle: 'centered' as const } : chosen
  const { trim: paper, bleedPt, slugPt } = printAreaOf(design)
  const fonts = fontPairFor(design.fontFamily, writing)
  const usualScale = FONT_SCALE[design.fontSize] * paperScale(paper)
  const scale =
    (namePt ? namePt / (layout.nameSize * fonts.textScale) : usualScale) * (setting.typePercent / 100)
  const itemCount = printed.sections.reduce((sum, { items }) => sum + items.length, 0)
  const area = areaOf(layout, { paper, scale, design, setting, itemCount })
  const { columns, columnGap } = area
  const margins = writing.direction === 'rtl' ? mirrored(area.margins) : area.margins
  const background = (design.useCustomBackground && images.background) || null
  const colors = pageColors(design, background?.color)
  const width = paper.widthPt - margins.left - margins.right
  const columnWidth = (width - columnGap * (columns - 1)) / columns
  const style = styleOf(design, setting)
  const nameSize = Math.max(FLOORS_PT.name, layout.nameSize * scale * fonts.textScale * style.name)
  const measure = { columnEm: columnWidth / nameSize, letterWidth: fonts.letterWidth }
  const picture = pictureColumn(style, { scale, columnWidth })
  const parts = sectionsByFlow(printed.sections, design).map((sections) =>
    unitsOf(sections, {
      measure,
      or: printed.or,
      pictures: images,
      pictureEm: (picture.width + picture.gap) / nameSize,
      isBoxed: (id) => layout.boxesSections === true || design.sectionStyles[id]?.isBoxed === true,
    }),
  )
  const name = spoken(printed.restaurant.name)
  const locale = new Intl.Locale(writing.language)
  return {
    title: printed.title ? `${name} – ${spoken(printed.title)}` : `${name} Menu`,
    language: {
      lang: locale.language,
      region: locale.region ?? null,
      direction: writing.direction,
      isMixed: writing.isMixed,
      isTall: writing.isTall,
      hasTall: writing.hasTall,
      hasGreek: writing.hasGreek,
      foreign: writing.foreign,
      second: secondLanguage === undefined ? null : new Intl.Locale(secondLanguage).language,
    },
    page: { width: paper.widthPt, height: paper.heightPt, ...margins },
    slug: slugPt,
    bleed: bleedPt,
    cropMarks: design.hasCropMarks ? CROP_MARKS_PT : null,
    columns,
    columnWidth,
    columnGap,
    scale,
    gapScale: (GAPS[design.density] * setting.gapPercent) / 100,
    picture,
    sectionStyles: design.sectionStyles,
    mayReorderSections: design.mayReorderSections,
    style,
    nameSize,
    floors: FLOORS_PT,
    legendPlace: design.legend,
    folios: design.folios,
    figures: layout.figures ?? 'lining',
    fonts,
    colors,
    inks: edition?.kind === 'press' ? inksOf(colors) : null,
    headerStyle: design.headerStyle,
    headings: tokens.alignment.headings,
    isTitleOnAxis: tokens.alignment.headings === 'start' && tokens.alignment.title !== 'header',
    header: {
      name: printableLine(printed.restaurant.name),
      description: printableText(printed.restaurant.description),
      title: printableLine(printed.title),
      dateLine: design.showDateLine ? printableLine(printed.dateLine) : '',
      intro: printableText(printed.intro ?? ''),
      cover: images.cover?.path ?? null,
    },
    logo: logoOf(images.logo, design, name),
    background: background?.path ?? null,
    units: parts.flat(),
    flows: flowsOf(parts),
    isMultiPage: design.pageLayout === 'multi',
    legend: printed.legend.map((mark) => ({ ...sheetMark(mark), name: printableLine(mark.meaning) })),
    closing: {
      notices: printed.notices.map(({ text, secondText }) => ({
        text: printableText(text),
        secondText: printableText(secondText ?? ''),
      })),
      contact: printed.contact.map(printableLine),
    },
    code:
      design.hasQrCode && link !== undefined
        ? codeOf(link, {
            colors,
            scale,
            mostPt: Math.min(width, (paper.heightPt - margins.top - margins.bottom) / 2),
            isOnPicture: background !== null,
            isForPress: edition?.kind === 'press',
          })
        : null,
    watermark: design.hideWatermark ? null : WATERMARK,
  }
}

const mirrored = ({ left, right, ...others }: Margins): Margins => ({ ...others, left: right, right: left })

/** Words that no line holds, with spaces as everybody types them. */
const spoken = (text: string): string => plainLine(text).replaceAll(/\s/gu, ' ')
/** Beside the name a wider mark would have no room, and leave the name none. */
const WIDEST_BESIDE_NAME = 2.4

function logoOf(logo: SheetImages['logo'], design: Design, description: string): Sheet['logo'] {
  const { logoPosition, headerStyle, isLogoInsteadOfName } = design
  if (!logo || logoPosition === 'none' || !isLogoShape(logo.aspect)) return null
  const { path, aspect } = logo
  const isBeside = logoPosition === 'left' || logoPosition === 'right'
  const position = isLogoInsteadOfName
    ? 'name'
    : isBeside && aspect > WIDEST_BESIDE_NAME
      ? 'top'
      : logoPosition
  const hasPlate = headerStyle === 'banner' && position !== 'bottom' && !logo.isInOneColor
  return { path, aspect, position, hasPlate, description }
}

function paperScale({ widthPt, heightPt }: PaperPt): number {
  const short = Math.min(widthPt, heightPt)
  const scale = Math.min(PAPER_SCALE.most, Math.max(PAPER_SCALE.least, Math.sqrt(short / LETTER_WIDTH_PT)))
  return scale * Math.min(1, Math.max(LEAST_COASTER_SHARE, short / COASTER_PT))
}

/**
 * The sections that share a run of pages: all of them in a single layout, behind a cover without any if it has one;
 * in a multi-page layout those of each page. A section stands with the one that it stands in, unless it is placed itself; one that is on no page is on
 * all. A page without a section shows the header alone.
 */
function sectionsByFlow(sections: readonly PrintedSection[], design: Design): (readonly PrintedSection[])[] {
  if (design.pageLayout === 'single') return design.hasCover ? [[], sections] : [sections]
  const pages = Array.from(
    { length: design.pageCount },
    (_, index) => design.categoriesPerPage[index + 1] ?? [],
  )
  const placed = new Set(pages.flat())
  /** Itself, or the nearest section around it that is placed. */
  const placeOf = ({ id, parentId }: PrintedSection): number | undefined => {
    if (placed.has(id)) return id
    const around = sections.find((section) => section.id === parentId)
    return around && placeOf(around)
  }
  const places = sections.map(placeOf)
  return pages.map((ids) =>
    sections.filter((_, index) => {
      const place = places[index]
      return place === undefined || ids.includes(place)
    }),
  )
}

/** Scanners expect dark on light: on dark paper the code has a white label. */
function codeOf(
  link: string,
  {
    colors: { ink, paper },
    isOnPicture,
    ...size
  }: { colors: PageColors; scale: number; mostPt: number; isOnPicture: boolean; isForPress: boolean },
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
