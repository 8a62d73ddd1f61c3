import { iconOutlines } from '#domain/allergens/icons/allergen-icons.ts'
import { POINTS_PER_INCH } from '#domain/design/paper/paper.ts'
import { CROP_MARKS_IN, printAreaOf } from '#domain/design/paper/print-area.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import type { MenuWords } from '#domain/menu/printed/words/words.ts'
import type { Margins, Template } from '#templates/shared/template.ts'
import type { TypesetInput } from '../job/job.ts'
import { pageColors } from '../pictures/page-colors.ts'
import { inksOf } from '../pictures/press-inks.ts'
import { fontPairFor } from '../text/fonts.ts'
import { plainLine, printableLine, printableText } from '../text/printable-text.ts'
import type { Writing } from '../text/writing.ts'
import { FLOORS_PT } from './floors.ts'
import { indexOf } from './list-index.ts'
import { codeOf, logoOf } from './logo-and-code.ts'
import { areaOf } from './page-area.ts'
import { AS_CHOSEN, type PageSetting } from './page-setting.ts'
import { pictureColumn } from './picture-room.ts'
import type { Sheet } from './sheet.ts'
import { flowsOf, sectionsByFlow } from './sheet-flows.ts'
import type { SheetImages } from './sheet-images.ts'
import { styleOf } from './sheet-style.ts'
import { usualScale } from './type-scale.ts'
import { chainOf } from './units/nesting.ts'
import { sheetMark } from './units/unit-texts.ts'
import { unitsOf } from './units/units-of.ts'

/** Shares of the white space that a template has. */
const GAPS = { airy: 1.25, normal: 1, tight: 0.72 } as const

const CROP_MARKS_PT = {
  offset: CROP_MARKS_IN.offset * POINTS_PER_INCH,
  length: CROP_MARKS_IN.length * POINTS_PER_INCH,
}

/** A menu as it is printed, with what decides how it looks. */
export interface SheetInput extends Pick<TypesetInput, 'design' | 'link' | 'edition'> {
  readonly printed: PrintedMenu
  /** Of the language of the menu. */
  readonly words: MenuWords
  /** Size of the names of items in points; where it is null or absent it follows from the paper and the design. */
  readonly namePt?: number | null
  readonly secondLanguage?: string | undefined
}

/** The data of a menu's pages. */
export function sheetOf(
  { printed, words, design: chosen, link, edition, namePt, secondLanguage }: SheetInput,
  { layout, tokens, honours }: Template,
  images: SheetImages,
  writing: Writing,
  setting: PageSetting = AS_CHOSEN,
): Sheet {
  const hasOwnHeader = !honours.includes('headerStyle')
  const design = hasOwnHeader ? { ...chosen, headerStyle: 'centered' as const } : chosen
  const { trim: paper, bleedPt, slugPt } = printAreaOf(design)
  const fonts = fontPairFor(design.fontFamily, writing)
  const scale =
    (namePt ? namePt / (layout.nameSize * fonts.textScale) : usualScale(paper, design)) *
    (setting.typePercent / 100)
  const itemCount = printed.sections.reduce((sum, { items }) => sum + items.length, 0)
  const hasTables = printed.sections.some(
    ({ heads, items }) => heads.length > 0 || items.some(({ wine }) => wine !== undefined),
  )
  const area = areaOf(layout, { paper, scale, design, setting, itemCount, hasTables })
  const { columns, columnGap } = area
  const margins = writing.direction === 'rtl' ? mirrored(area.margins) : area.margins
  const background = (design.useCustomBackground && images.background) || null
  const colors = pageColors(design, background?.color)
  const width = paper.widthPt - margins.left - margins.right
  const columnWidth = (width - columnGap * (columns - 1)) / columns
  const style = styleOf(design, setting)
  const nameSize = Math.max(FLOORS_PT.name, layout.nameSize * scale * fonts.textScale * style.name)
  const measure = (widthPt: number) => ({ columnEm: widthPt / nameSize, letterWidth: fonts.letterWidth })
  const isAcross = ({ id }: PrintedSection) => design.sectionStyles[id]?.isFullWidth === true
  const picture = pictureColumn(style, { scale, columnWidth })
  const parts = sectionsByFlow(printed.sections, design).map((sections) =>
    unitsOf(sections, {
      measureOf: (section) => measure(chainOf(section, sections).some(isAcross) ? width : columnWidth),
      or: printed.or,
      mayContain: words.declaration.mayContain,
      pictures: images,
      pictureEm: (picture.width + picture.gap) / nameSize,
      setsCourses: layout.setsCourses === true,
      isBoxed: (id) => layout.boxesSections === true || design.sectionStyles[id]?.isBoxed === true,
    }),
  )
  const name = spoken(printed.restaurant.name)
  const locale = new Intl.Locale(writing.language)
  return {
    title: printed.title ? `${name} – ${spoken(printed.title)}` : words.titled.replace('{name}', () => name),
    language: {
      lang: locale.language,
      region: locale.region ?? null,
      isLanguageSaid: writing.isLanguageSaid,
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
      index: layout.hasIndex ? indexOf(printed, itemCount) : [],
    },
    logo: logoOf(images.logo, design, name),
    background: background?.path ?? null,
    units: parts.flat(),
    flows: flowsOf(parts),
    isMultiPage: design.pageLayout === 'multi',
    icons: iconsOf(printed),
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
            words,
            mostPt: Math.min(width, (paper.heightPt - margins.top - margins.bottom) / 2),
            isOnPicture: background !== null,
            isForPress: edition?.kind === 'press',
          })
        : null,
    watermark: design.hideWatermark ? null : words.madeWith,
  }
}

const mirrored = ({ left, right, ...others }: Margins): Margins => ({ ...others, left: right, right: left })

/** Words that no line holds, with spaces as everybody types them. */
const spoken = (text: string): string => plainLine(text).replaceAll(/\s/gu, ' ')

/** What is drawn beside names; the legend leaves out a sign that the owner's own words explain. */
function iconsOf({ legend, sections }: PrintedMenu): Sheet['icons'] {
  const marks = [...legend, ...sections.flatMap(({ items }) => items.flatMap((item) => item.marks))]
  const groups = new Set(marks.flatMap(({ icon }) => icon?.group ?? []))
  return Object.fromEntries([...groups].map((group) => [group, iconOutlines(group)]))
}
