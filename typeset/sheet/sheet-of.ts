import { iconOutlines } from '#domain/allergens/icons/allergen-icons.ts'
import { coverAreaOf } from '#domain/design/cover-area.ts'
import { subjectOf } from '#domain/design/drawn-subject.ts'
import { sectionStyleSchema } from '#domain/design/page-style.ts'
import { isForPress, isForScreens } from '#domain/design/paper/editions.ts'
import { POINTS_PER_INCH } from '#domain/design/paper/paper.ts'
import { CROP_MARKS_IN, printAreaOf } from '#domain/design/paper/print-area.ts'
import { hasPanels, isFolded, MOST_PAGES_FOLDED } from '#domain/design/paper/sheets.ts'
import type { Design } from '#domain/design/settings.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { marksIn, UNMARKED_ID } from '#domain/menu/printed/printed-states.ts'
import type { MenuWords } from '#domain/menu/printed/words/words.ts'
import { scriptOf } from '#domain/text/script-of.ts'
import type { TemplateDefinition } from '#templates/shared/template.ts'
import type { TypesetInput } from '../job/job.ts'
import { pageColors } from '../pictures/page-colors.ts'
import { inksOf } from '../pictures/press-inks.ts'
import { type FontPair, fontPairFor } from '../text/fonts.ts'
import { plainLine, printableLine, printableText } from '../text/printable-text.ts'
import type { Writing } from '../text/writing.ts'
import { FLOORS_PT } from './floors.ts'
import { ledgerOf } from './ledger.ts'
import { indexOf } from './list-index.ts'
import { codeOf, logoOf } from './logo-and-code.ts'
import type { PageSetting } from './page-setting.ts'
import type { Sheet } from './sheet.ts'
import { flowsOf, sectionsByFlow } from './sheet-flows.ts'
import { geometriesOf, type SheetGeometry } from './sheet-geometry.ts'
import type { SheetImages } from './sheet-images.ts'
import { Meanings } from './units/meanings.ts'
import { chainOf } from './units/nesting.ts'
import type { SheetUnit } from './units/sheet-units.ts'
import { sheetMark } from './units/unit-texts.ts'
import type { UnitsContext } from './units/units-context.ts'
import { unitsOf } from './units/units-of.ts'

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

/** The data of a menu's pages in any setting. What is the same in all of them is made once. */
export interface Sheets {
  /** The sizes of its pages, known without its words. */
  readonly geometryAt: (setting: PageSetting) => SheetGeometry
  readonly sheetAt: (setting: PageSetting) => Sheet
}

/** What changes with the room of its lines, other than its sizes. */
type SheetWords = Pick<Sheet, 'units' | 'flows' | 'ledger' | 'runOnSeparator' | 'meanings' | 'code'>

export function sheetsOf(
  { design: chosen, ...input }: SheetInput,
  template: TemplateDefinition,
  images: SheetImages,
  writing: Writing,
): Sheets {
  const hasOwnHeader = !template.honours.includes('headerStyle')
  const design = hasOwnHeader ? { ...chosen, headerStyle: 'centered' as const } : chosen
  const fonts = fontPairFor(design.fontFamily, writing)
  const from: SheetSource = { ...input, design, template, images, writing, fonts }
  const { printed, namePt } = input
  const isRightToLeft = writing.direction === 'rtl'
  const geometryAt = geometriesOf({ printed, design, namePt }, template.layout, fonts, isRightToLeft)
  let made: ReturnType<typeof sheetsIn> | undefined
  return {
    geometryAt,
    sheetAt: (setting) => {
      made ??= sheetsIn(from)
      return made(geometryAt(setting), setting)
    },
  }
}

interface SheetSource extends SheetInput {
  readonly template: TemplateDefinition
  readonly images: SheetImages
  readonly writing: Writing
  readonly fonts: FontPair
}

/** Sheets by their sizes. */
function sheetsIn(
  from: SheetSource,
): (geometry: SheetGeometry, setting: Pick<PageSetting, 'headsAcross'>) => Sheet {
  const { printed, words, design, link, edition, template, images, fonts } = from
  const { layout, tokens } = template
  const hasNoLeaders = (design.leaders === 'template' ? tokens.rules.leader : design.leaders) === 'none'
  const same = sameOf(from)
  const { sectionStyles, colors, background } = same
  const { letterWidth } = fonts
  const isAcross = ({ id }: PrintedSection) => sectionStyles[id]?.isFullWidth === true
  const meanings = new Meanings()
  const said: UnitsContext['said'] = new WeakMap()
  const flows = sectionsByFlow(printed.sections, design)
  return (geometry, { headsAcross }) => {
    const { page, columnWidth, scale, nameSize, picture } = geometry
    const width = page.width - page.left - page.right
    const measure = (widthPt: number) => ({ columnEm: widthPt / nameSize, letterWidth })
    const parts = flows.map((sections) =>
      unitsOf(sections, {
        measureOf: (section) =>
          measure(!headsAcross && chainOf(section, sections).some(isAcross) ? width : columnWidth),
        or: printed.or,
        mayContain: words.declaration.mayContain,
        meanings,
        said,
        pictures: images,
        pictureEm: (picture.width + picture.gap) / nameSize,
        picturesInGrids: design.itemPicturePlace === 'grid',
        wines: layout.winesInColumns ? 'in-columns' : layout.runsOn ? 'in-paragraph' : 'in-lines',
        beginsPrices: hasNoLeaders,
        setsCourses: layout.setsCourses === true,
        isBoxed: (id) =>
          layout.boxesSections === true ||
          design.sectionStyles[id]?.isBoxed === true ||
          (layout.boxesCourses === true &&
            sections.some((section) => section.id === id && section.layout === 'courses')),
      }),
    )
    const units = parts.flat()
    return {
      ...same,
      ...geometry,
      units,
      flows: flowsOf(parts),
      ledger: ledgerOf(units, letterWidth, layout.runsOn === true),
      runOnSeparator: layout.runsOn ? runOnSeparator(units) : ', ',
      meanings: meanings.byKey,
      code:
        design.hasQrCode && link !== undefined
          ? codeOf(link, {
              colors,
              scale,
              words,
              ...roomOfCode(edition, width, page.height - page.top - page.bottom),
              isOnPicture: background !== null,
              isForPress: edition !== undefined && isForPress(edition),
            })
          : null,
    }
  }
}

function sameOf({
  printed,
  words,
  design,
  edition,
  secondLanguage,
  template: { layout, tokens, draws },
  images,
  writing,
  fonts,
}: SheetSource): Omit<Sheet, keyof SheetGeometry | keyof SheetWords> {
  const { bleedPt, slugPt } = printAreaOf(design)
  const background = (design.useCustomBackground && images.background) || null
  const colors = pageColors(design, background?.color)
  const name = spoken(printed.restaurant.name)
  const { place: coverPlace } = coverAreaOf(design)
  return {
    title: printed.title ? `${name} – ${spoken(printed.title)}` : words.titled.replace('{name}', () => name),
    language: languageOf(writing, secondLanguage),
    slug: slugPt,
    bleed: bleedPt,
    cropMarks: design.hasCropMarks ? CROP_MARKS_PT : null,
    sectionStyles: layout.tablesAcross
      ? tablesAcross(printed.sections, design.sectionStyles)
      : design.sectionStyles,
    headsAcross: false,
    mayReorderSections: design.mayReorderSections,
    floors: FLOORS_PT,
    legendPlace: design.legend,
    explainsUnmarked: printed.legend.some(({ id }) => id === UNMARKED_ID),
    folios: design.folios,
    isFolded: isFolded(design.sheets),
    panels: hasPanels(design.sheets) && design.pageLayout === 'single' ? MOST_PAGES_FOLDED[design.sheets] : 0,
    figures: hasSmallLetters(writing) ? (layout.figures ?? 'lining') : 'lining',
    fonts,
    colors,
    inks: edition && isForPress(edition) ? inksOf(colors) : null,
    headerStyle: design.headerStyle,
    headings: tokens.alignment.headings,
    isTitleOnAxis: tokens.alignment.headings === 'start' && tokens.alignment.title !== 'header',
    header: {
      name: printableLine(printed.restaurant.name),
      description: printableText(printed.restaurant.description),
      title: printableLine(printed.title),
      dateLine: design.showDateLine ? printableLine(printed.dateLine) : '',
      intro: printableText(printed.intro ?? ''),
      cover: coverPlace === 'band' ? (images.cover?.path ?? null) : null,
      // Pictures that are shown in turn have no numbers to be found by.
      index: layout.hasIndex && !(edition && isForScreens(edition)) ? indexOf(printed, itemsIn(printed)) : [],
    },
    pageCover: coverPlace === 'band' ? null : pageCoverOf(images.cover?.path, design),
    drawing: edition && !isOfPages(edition) ? null : drawingOf(printed, design, draws),
    logo: logoOf(images.logo, design, name),
    background: background?.path ?? null,
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
    watermark: design.hideWatermark ? null : words.madeWith,
  }
}

function languageOf(writing: Writing, secondLanguage: string | undefined): Sheet['language'] {
  const { language, further: _, ...written } = writing
  const { language: lang, region } = new Intl.Locale(language)
  return {
    ...written,
    lang,
    region: region ?? null,
    isLatin: isLatin(writing),
    second: secondLanguage === undefined ? null : new Intl.Locale(secondLanguage).language,
  }
}

const itemsIn = ({ sections }: PrintedMenu): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0)

const isLatin = ({ language, isMixed, isTall, hasTall, hasGreek, foreign }: Writing): boolean =>
  !(isMixed || isTall || hasTall || hasGreek) && foreign.length === 0 && scriptOf(language) === 'Latn'

/** Whether its letters rise and fall: in other scripts old-style figures are half as high as what is next to them. */
const hasSmallLetters = ({ language }: Writing): boolean =>
  ['Latn', 'Grek', 'Cyrl', 'Armn'].includes(scriptOf(language))

/** The styles of sections, with those that have columns of prices across the page; wines stay in their columns. */
function tablesAcross(
  sections: readonly PrintedSection[],
  styles: Sheet['sectionStyles'],
): Sheet['sectionStyles'] {
  const across = sections.filter(
    ({ heads, items }) => heads.length > 0 && items.every(({ wine }) => wine === undefined),
  )
  return {
    ...styles,
    ...Object.fromEntries(
      across.map(({ id }) => [id, { ...sectionStyleSchema.parse({}), ...styles[id], isFullWidth: true }]),
    ),
  }
}

/** Whether an edition is of pages that people read at a table: other ones have no room for what is not said. */
const isOfPages = ({ kind }: NonNullable<SheetInput['edition']>): boolean =>
  kind === 'pages' || kind === 'press' || kind === 'sheets' || kind === 'press-sheets'

/** What is drawn: what the owner chose, or what suits the menu in a look that has drawings. */
function drawingOf(
  { sections }: PrintedMenu,
  { drawing, drawingHand }: Design,
  draws: TemplateDefinition['draws'],
): Sheet['drawing'] {
  if (drawing === 'none' || (drawing === 'template' && !draws)) return null
  const subject = drawing === 'template' ? (subjectOf(sections) ?? draws?.subject) : drawing
  const hand = drawingHand === 'template' ? (draws?.hand ?? 'line') : drawingHand
  return subject ? { subject, hand } : null
}

/** The cover picture where it is all over the cover or along the side of each page. */
function pageCoverOf(path: string | undefined, design: Design): Sheet['pageCover'] {
  if (path === undefined) return null
  const { place, widthPt } = coverAreaOf(design)
  return { path, isSide: place === 'side', width: widthPt }
}

/** Of the width inside the margins of a card and of the height, at most so much is its code. */
const CODE_ON_CARD = { ofWidth: 0.8, ofHeight: 0.46 } as const

/** How wide a code may be; on a card that is there for its code, also how wide it is. Lengths in points. */
function roomOfCode(edition: SheetInput['edition'], width: number, height: number) {
  const mostPt = Math.min(width, height / 2)
  if (edition?.kind !== 'table-cards') return { mostPt }
  const { ofWidth, ofHeight } = CODE_ON_CARD
  return { mostPt, sidePt: Math.min(ofWidth * width, ofHeight * height) }
}

/** One for the menu: a comma, unless most descriptions begin as sentences do. */
function runOnSeparator(units: readonly SheetUnit[]): Sheet['runOnSeparator'] {
  const described = units.flatMap((unit) =>
    unit.kind === 'item' && unit.description ? [unit.description] : [],
  )
  const sentences = described.filter((words) => /^\p{Lu}/u.test(words))
  return sentences.length * 2 > described.length ? '\u2002' : ', '
}

/** Words that no line holds, with spaces as everybody types them. */
const spoken = (text: string): string => plainLine(text).replaceAll(/\s/gu, ' ')

/** Returns what is drawn next to names; the legend leaves out a sign that the owner's words explain. */
function iconsOf({ legend, sections }: PrintedMenu): Sheet['icons'] {
  const marks = [...legend, ...marksIn(sections)]
  const groups = new Set(marks.flatMap(({ icon }) => icon?.group ?? []))
  return Object.fromEntries([...groups].map((group) => [group, iconOutlines(group)]))
}
