import {
  AS_PAGES,
  type Board,
  SCREEN_DPI,
  SCREEN_SIZES_PX,
  type Social,
  type TableCards,
} from '#domain/design/paper/editions.ts'
import { everydayPaperFor, POINTS_PER_INCH } from '#domain/design/paper/paper.ts'
import { LETTER_ARC_MINUTES, typeSizePx } from '#domain/design/paper/viewing-distance.ts'
import type { Design } from '#domain/design/settings.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import type { TypesetInput } from '../job/job.ts'
import { cardSizeOf } from './set-cards.ts'

/** A menu and a design as an edition sets them. */
export interface EditionInput extends TypesetInput {
  /** Size of the names of items in points; null where it follows from the paper and the design. */
  readonly namePt: number | null
}

/**
 * Names on a picture for phones, in its pixels, and the white space around them, the best first: a phone shows 1080
 * pixels on 65 mm.
 */
const SOCIAL_SETTINGS = [
  { namesPx: 46, density: 'normal', margins: 'normal' },
  { namesPx: 38, density: 'tight', margins: 'normal' },
  { namesPx: 31, density: 'tight', margins: 'narrow' },
] as const

/** Smaller names would look lost on a screen, however near it is. */
const LEAST_BOARD_NAMES_PX = 26

/**
 * A short menu fills a board of one column in larger names than it needs: shares of the size that is read
 * from there, of which the largest is taken that one picture holds. Larger columns side by side would break
 * a section.
 */
const SHORT_BOARD = { mostItems: 16, shares: [1.7, 1.5, 1.35, 1.2] } as const

/** Of a column on a board, in sizes of its names: some 45 letters. */
const BOARD_COLUMN_EM = 22
const MOST_BOARD_COLUMNS = 3

const PX = POINTS_PER_INCH / SCREEN_DPI

/** The ways of setting an edition of a menu, the best first: the next one where that takes several pictures. */
export function editionInputs(input: TypesetInput): readonly [EditionInput, ...EditionInput[]] {
  const { edition = AS_PAGES, design, menu } = input
  if (edition.kind === 'board') {
    const { widthPx, heightPx } = screenOf(edition)
    const reading = { distanceM: edition.distanceM, arcMinutes: LETTER_ARC_MINUTES.names }
    const names = Math.max(
      LEAST_BOARD_NAMES_PX,
      typeSizePx({ widthPx, heightPx, diagonalIn: edition.screenIn }, reading),
    )
    const { description: _, ...restaurant } = input.restaurant
    const columnsOf = (namesPx: number) =>
      Math.min(MOST_BOARD_COLUMNS, Math.max(1, Math.floor(widthPx / (BOARD_COLUMN_EM * namesPx))))
    const setIn = (namesPx: number): EditionInput => ({
      ...input,
      restaurant,
      design: screenDesign(design, edition, columnsOf(namesPx)),
      namePt: namesPx * PX,
    })
    const isShort = countItems(menu) <= SHORT_BOARD.mostItems
    const larger = (isShort ? SHORT_BOARD.shares : [])
      .map((share) => share * names)
      .filter((namesPx) => columnsOf(namesPx) === 1)
    const [best = names, ...others] = [...larger, names]
    return [setIn(best), ...others.map(setIn)]
  }
  if (edition.kind === 'social') {
    const { description: _, ...restaurant } = input.restaurant
    const shown = { ...input, restaurant, menu: excerptOf(menu, edition) }
    const picture = screenDesign(design, edition, 1)
    const [best, ...others] = SOCIAL_SETTINGS
    const setIn = ({ namesPx, ...space }: (typeof SOCIAL_SETTINGS)[number]): EditionInput => ({
      ...shown,
      design: { ...picture, ...space },
      namePt: namesPx * PX,
    })
    return [setIn(best), ...others.map(setIn)]
  }
  if (edition.kind === 'table-cards') return cardInputs(input, edition)
  // What surrounds a page is cut off before it is folded with others, and a card has its own marks.
  const isWhole = edition.kind === 'pages' || edition.kind === 'press'
  const isForShop = edition.kind === 'press-sheets'
  const isOfMenu = isWhole || isForShop || edition.kind === 'sheets'
  return [
    {
      ...input,
      design: {
        ...design,
        ...(!isWhole && { hasBleed: isForShop, hasCropMarks: false }),
        ...(!isOfMenu && { coverPlace: 'band' }),
      },
      namePt: null,
    },
  ]
}

/** What a card leaves out, by and by, until its name and its code are on one page. */
const CARD_SETTINGS: readonly { readonly hasDescription: boolean; readonly design: Partial<Design> }[] = [
  { hasDescription: true, design: {} },
  { hasDescription: false, design: {} },
  { hasDescription: false, design: { titleSize: 'small', margins: 'narrow' } },
  {
    hasDescription: false,
    design: { titleSize: 'small', margins: 'narrow', logoPosition: 'none', isLogoInsteadOfName: false },
  },
]

/** The restaurant's name and the code of its page, as the template sets the head of a menu. */
function cardInputs(input: TypesetInput, edition: TableCards): readonly [EditionInput, ...EditionInput[]] {
  const { design, menu } = input
  const cards = { ...edition, paper: edition.paper ?? everydayPaperFor(design.pageSize) }
  const { widthPt, heightPt } = cardSizeOf(cards)
  const { intro: _, contact: __, ...rest } = menu
  const { description, ...restaurant } = input.restaurant
  const [best, ...others] = CARD_SETTINGS.map(
    ({ hasDescription, design: changes }): EditionInput => ({
      ...input,
      restaurant: hasDescription && description !== undefined ? { ...restaurant, description } : restaurant,
      edition: cards,
      menu: { ...rest, title: '', dateLine: '', notices: [], sections: [] },
      design: {
        ...design,
        ...singlePage,
        pageSize: 'custom',
        customWidthIn: widthPt / POINTS_PER_INCH,
        customHeightIn: heightPt / POINTS_PER_INCH,
        coverImageUrl: null,
        hasQrCode: true,
        qrCodeOpens: 'menu',
        ...changes,
      },
      namePt: null,
    }),
  )
  return [best ?? { ...input, namePt: null }, ...others]
}

function screenOf({ shape }: Board | Social): { widthPx: number; heightPx: number } {
  const { width, height } = SCREEN_SIZES_PX[shape]
  return { widthPx: width, heightPx: height }
}

/** One run of pages, with nothing around them. */
const singlePage = {
  isLandscape: false,
  sheets: 'single',
  hasCover: false,
  pageLayout: 'single',
  pageCount: 1,
  categoriesPerPage: {},
  fitToPages: null,
  hasBleed: false,
  hasCropMarks: false,
} as const satisfies Partial<Design>

/** The design on a screen: one run of pages, prices in a column, and the room for the menu. */
function screenDesign(design: Design, edition: Board | Social, columns: number): Design {
  const { widthPx, heightPx } = screenOf(edition)
  return {
    ...design,
    pageSize: 'custom',
    customWidthIn: widthPx / SCREEN_DPI,
    customHeightIn: heightPx / SCREEN_DPI,
    ...singlePage,
    coverPlace: 'band',
    columns,
    nameSize: 'medium',
    titleSize: 'small',
    pricePlacement: 'column',
    // Pictures that are shown in turn have no numbers.
    folios: 'never',
    // On a wall the restaurant alone has its name; and a frame leaves no room for ours in margins as narrow.
    ...(edition.kind === 'board' && { margins: 'narrow', density: 'tight', hideWatermark: true }),
    ...(edition.kind === 'social' && { hasQrCode: false }),
  }
}

/** What a picture shows of a menu. */
function excerptOf(menu: Menu, { sectionId }: Social): Menu {
  const { intro: _, contact: __, ...rest } = menu
  return { ...rest, dateLine: '', notices: [], sections: sectionsShown(menu.sections, sectionId) }
}

function sectionsShown(sections: readonly Section[], sectionId: number | null): Section[] {
  const asked = withinSection(sections, sectionId)
  if (asked.length > 0) return asked
  const featured = sections
    .map((section) => ({ ...section, items: section.items.filter(({ isFeatured }) => isFeatured) }))
    .filter(({ items }) => items.length > 0)
    .map(({ parentId: _, ...section }) => section)
  return featured.length > 0
    ? featured
    : withinSection(sections, sections.find(({ items }) => items.length > 0)?.id ?? null)
}

/** A section and those that are in it. */
function withinSection(sections: readonly Section[], sectionId: number | null): Section[] {
  const inside = new Set<number>()
  // A section comes after the one that it is in.
  for (const { id, parentId } of sections)
    if (id === sectionId || (parentId !== undefined && inside.has(parentId))) inside.add(id)
  return sections
    .filter(({ id }) => inside.has(id))
    .map(({ parentId, ...section }) =>
      section.id === sectionId || parentId === undefined ? section : { ...section, parentId },
    )
}
