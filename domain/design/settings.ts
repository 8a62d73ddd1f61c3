import { z } from 'zod'
import { CUSTOM_PAPER_RANGE_IN } from './paper.ts'

export const hexColorSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'A colour is written as # and six hexadecimal digits.')

export const PAGE_COUNT_RANGE = { min: 1, max: 10 } as const

const paperInchesSchema = z.number().min(CUSTOM_PAPER_RANGE_IN.min).max(CUSTOM_PAPER_RANGE_IN.max)

/** Everything an owner chooses about the looks of a menu. Every field has the specified default. */
export const designSchema = z.object({
  primaryColor: hexColorSchema.default('#333333'),
  secondaryColor: hexColorSchema.default('#f5f5f5'),
  accentColor: hexColorSchema.default('#e91e63'),
  fontFamily: z.enum(['serif', 'sans-serif', 'mono', 'cursive']).default('serif'),
  fontSize: z.enum(['small', 'medium', 'large']).default('medium'),
  headerStyle: z.enum(['centered', 'left-aligned', 'right-aligned', 'banner']).default('centered'),
  logoPosition: z.enum(['top', 'bottom', 'left', 'right', 'none']).default('top'),
  showDescriptions: z.boolean().default(true),
  showPrices: z.boolean().default(true),
  showDietaryTags: z.boolean().default(true),
  showImages: z.boolean().default(false),
  useCustomBackground: z.boolean().default(false),
  backgroundImage: z.string().max(500).nullable().default(null),
  customBackgroundUrl: z.string().max(2000).nullable().default(null),
  hideWatermark: z.boolean().default(false),
  pageSize: z.enum(['letter', 'legal', 'a4', 'custom']).default('letter'),
  /** Inches; used when `pageSize` is `custom`. */
  customWidthIn: paperInchesSchema.default(8.5),
  customHeightIn: paperInchesSchema.default(11),
  pageLayout: z.enum(['single', 'multi']).default('single'),
  pageCount: z.int().min(PAGE_COUNT_RANGE.min).max(PAGE_COUNT_RANGE.max).default(1),
  /** Page number (from '1') to the ids of the categories on it; a category on no page is on all of them. */
  categoriesPerPage: z.record(z.string().regex(/^([1-9]|10)$/), z.array(z.int())).default({}),
  /** Set in the largest type that fits so many pages; null sets it in the size of `fontSize`. */
  fitToPages: z.int().min(PAGE_COUNT_RANGE.min).max(PAGE_COUNT_RANGE.max).nullable().default(null),
  /** Print 0.125 in beyond the trim on every side, for a printer who cuts. */
  hasBleed: z.boolean().default(false),
  hasCropMarks: z.boolean().default(false),
  /** A QR code of the menu's public address at its foot. */
  hasQrCode: z.boolean().default(false),
})

export type Design = z.infer<typeof designSchema>

export const defaultDesign: Design = designSchema.parse({})
