import { z } from 'zod'
import { classic } from '#templates/classic/template.ts'
import { fontPairKeys } from '#templates/shared/font-pairs.ts'
import { allergenMarkStyles } from './allergen-mark-styles.ts'
import { energyStyles } from './energy-styles.ts'
import { pageStyleShape } from './page-style.ts'
import { CUSTOM_PAPER_RANGE_IN, PAGE_SIZES } from './paper/paper.ts'
import { SHEET_KEYS } from './paper/sheets.ts'
import { oneOf, switchSchema } from './setting-shapes.ts'

const HEX_COLOR = 'A color is written as # and six hexadecimal digits.'

export const hexColorSchema = z.string(HEX_COLOR).regex(/^#[0-9a-fA-F]{6}$/, HEX_COLOR)

export const PAGE_COUNT_RANGE = { min: 1, max: 10 } as const

const PAGE_COUNT = `A menu has ${PAGE_COUNT_RANGE.min} to ${PAGE_COUNT_RANGE.max} pages.`
const pageCountSchema = z
  .int(PAGE_COUNT)
  .min(PAGE_COUNT_RANGE.min, PAGE_COUNT)
  .max(PAGE_COUNT_RANGE.max, PAGE_COUNT)

const PAPER = `A paper is ${CUSTOM_PAPER_RANGE_IN.min} to ${CUSTOM_PAPER_RANGE_IN.max} inches wide and high.`
const paperInchesSchema = z
  .number(PAPER)
  .min(CUSTOM_PAPER_RANGE_IN.min, PAPER)
  .max(CUSTOM_PAPER_RANGE_IN.max, PAPER)

const PAGE_NUMBER = `Pages are numbered from ${PAGE_COUNT_RANGE.min} to ${PAGE_COUNT_RANGE.max}.`
const sectionsOfPagesSchema = z.record(
  z.string().regex(/^([1-9]|10)$/),
  z.array(z.int('A section is named by its number.'), 'The sections of a page are a list.'),
  PAGE_NUMBER,
)

/**
 * Everything an owner chooses about the looks of a menu. Every field has a default, and the defaults are the preset of
 * the first template: a new menu can be printed as it is.
 */
export const designSchema = z.object({
  /** Whether the owner has chosen a template. Stored with every design since new menus are on white paper. */
  isTemplateChosen: switchSchema.default(false),
  primaryColor: hexColorSchema.default(classic.preset.primaryColor),
  secondaryColor: hexColorSchema.default(classic.preset.secondaryColor),
  accentColor: hexColorSchema.default(classic.preset.accentColor),
  fontFamily: oneOf('font', fontPairKeys).default(classic.preset.fontFamily),
  fontSize: oneOf('size of the text', ['small', 'medium', 'large']).default(classic.preset.fontSize),
  headerStyle: oneOf('header', ['centered', 'left-aligned', 'right-aligned', 'banner']).default('centered'),
  logoPosition: oneOf('place of the logo', ['top', 'bottom', 'left', 'right', 'none']).default('top'),
  showDescriptions: switchSchema.default(true),
  showPrices: switchSchema.default(true),
  /** Where the sign of the currency is: as the language of the menu has it, or where the owner wants it. */
  priceSign: oneOf('place of the currency sign', ['locale', 'before', 'after', 'none']).default('locale'),
  /** Cents: `12.00`, `12` and `12.50`, `12½`, or without padding `12` and `12.5`. */
  priceCents: oneOf('way of writing cents', ['always', 'when-needed', 'halves', 'never']).default('always'),
  energy: oneOf('way of printing energy', energyStyles).default('market'),
  showDietaryTags: switchSchema.default(true),
  /** How declarations are shown next to names: as the table of marks says, all in one way, or not at all. */
  allergenMarks: oneOf('way of marking allergens', allergenMarkStyles).default('as-set'),
  showImages: switchSchema.default(false),
  useCustomBackground: switchSchema.default(false),
  backgroundImage: z.string().max(500).nullable().default(null),
  customBackgroundUrl: z.string().max(2000).nullable().default(null),
  /** What the owner wants where the plan may leave the watermark out. On others it is printed whatever this says. */
  hideWatermark: switchSchema.default(true),
  pageSize: oneOf('paper', PAGE_SIZES).default('letter'),
  /** Turns a named paper onto its long side. */
  isLandscape: switchSchema.default(false),
  /** How the pages are imposed on the sheets that are printed, folded and cut; the pages are the same. */
  sheets: oneOf('way of printing on sheets', SHEET_KEYS).default('single'),
  /** A first page with the name of the restaurant alone, in a single layout. */
  hasCover: switchSchema.default(false),
  /** Inches; used when `pageSize` is `custom`. */
  customWidthIn: paperInchesSchema.default(8.5),
  customHeightIn: paperInchesSchema.default(11),
  pageLayout: oneOf('page layout', ['single', 'multi']).default('single'),
  pageCount: pageCountSchema.default(1),
  /** Page number (from '1') to the ids of the categories on it; a category on no page is on all of them. */
  categoriesPerPage: sectionsOfPagesSchema.default({}),
  /** Typeset in the largest type that fits this many pages; null uses `fontSize`. */
  fitToPages: pageCountSchema.nullable().default(null),
  /** Print 0.125 in beyond the trim on every side, for a printer who cuts. */
  hasBleed: switchSchema.default(false),
  hasCropMarks: switchSchema.default(false),
  hasQrCode: switchSchema.default(false),
  /** Where that code leads: to the menu, or to the table of its allergens. */
  qrCodeOpens: oneOf('page that the QR code opens', ['menu', 'allergens']).default('menu'),
  ...pageStyleShape,
})

export type Design = z.infer<typeof designSchema>

export const defaultDesign: Design = designSchema.parse({})
