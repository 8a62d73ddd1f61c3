import { z } from 'zod'
import { editionSchema } from '#domain/design/paper/editions.ts'
import { designSchema } from '#domain/design/settings.ts'
import { templateIdSchema } from '#domain/menu/stored/forms.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'
import { withAnsweredFields } from '../shared/sent-fields.ts'
import { printableContentSchema, sentContentAlone } from './menu-content.ts'

export const resource = [50, 'Typesetting', 'Menus as pages: PDF and pictures.'] as const

const typesetBodySchema = z.object({
  content: sentContentAlone(printableContentSchema),
  design: designSchema,
  templateId: templateIdSchema,
  /** The saved menu that this is a state of: its public address is the QR code's, once it is shared. */
  menuId: z.string().max(64).optional(),
  /** As it is served now: what is sold out, planned prices and dishes of the day of that saved menu. */
  asOfNow: z.boolean().optional(),
  /** What it is made into; its pages where absent. All others are the Professional plan's. */
  edition: editionSchema.optional(),
})

export type TypesetBody = z.infer<typeof typesetBodySchema>

export const typesetErrors = [
  'typeset_failed',
  'typeset_timeout',
  'typesetter_busy',
  'superseded',
  'shutting_down',
  // Its pictures are out of reach; set without them, it might be printed so.
  'storage_unavailable',
] as const

export const pagePictureErrors = [...typesetErrors, 'page_not_found', 'page_picture_too_large'] as const

/** Dots per inch of pictures of pages: for screens, and for print. */
export const PAGE_PICTURE_DPI = [150, 300] as const

export type PagePictureDpi = (typeof PAGE_PICTURE_DPI)[number]

/** A place on a page that a person can act on, in points from the top left. */
export const regionSchema = z.object({
  kind: z.string(),
  id: z.int(),
  sectionId: z.int().optional(),
  page: z.int().positive(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})

export type PageRegion = z.infer<typeof regionSchema>

const sizeSchema = z.object({ widthPt: z.number(), heightPt: z.number() })

const wordSchema = z.union([z.string(), z.number()])

/** What the typesetter found; a list in its parameters names what its owner can do about it. */
const findingSchema = z.object({
  code: z.string(),
  params: z.record(
    z.string(),
    z.union([wordSchema, z.array(z.record(z.string(), wordSchema).readonly()).readonly()]),
  ),
})

export const typesetPages = endpoint('post', '/api/typeset/pages', {
  scope: 'read',
  summary:
    'Typeset a menu: its PDF with the places of its dishes and sections. Without an account by the rules of the Basic plan, and without uploads',
  access: 'anyone',
  work: 'typesetting',
  maxBodyBytes: MENU_BODY_BYTES,
  // The content says which restaurant is printed; the published call has a place for it next to the content too.
  body: withAnsweredFields(
    typesetBodySchema.extend({
      /** Names the editor: a newer request of the same editor takes the place of a waiting one. */
      editor: z.string().max(64).optional(),
    }),
    ['restaurant'],
  ),
  output: z.object({
    pages: z.array(
      sizeSchema.extend({
        /** The paper after the cut, on a page that has bleed or crop marks; else the whole page. */
        trim: sizeSchema.extend({ x: z.number(), y: z.number() }),
      }),
    ),
    regions: z.array(regionSchema),
    /** How a wish for a number of pages was met; null where the design has none. */
    fit: z.object({ scalePercent: z.number(), pages: z.int() }).nullable(),
    findings: z.array(findingSchema),
    /** Base64; the same bytes as the download. */
    pdf: z.string(),
  }),
  // Where registration is not open, nobody tries the editor without an account.
  errors: [...typesetErrors, 'not_signed_in', 'plan_limit'],
})

export const typesetPdf = endpoint('post', '/api/typeset/pdf', {
  scope: 'read',
  summary: 'Typeset a menu and download the PDF',
  work: 'export',
  maxBodyBytes: MENU_BODY_BYTES,
  body: typesetBodySchema.extend({
    /** Puts the whole menu into the file, also what its pages do not show, so that it can be read back. */
    attachMenu: z.boolean().default(false),
  }),
  file: 'application/pdf',
  errors: [...typesetErrors, 'plan_limit'],
})

export const typesetPng = endpoint('post', '/api/typeset/png', {
  scope: 'read',
  summary: 'Typeset a menu and download a page as PNG, or its pages in a ZIP file where it has several',
  work: 'export',
  maxBodyBytes: MENU_BODY_BYTES,
  body: typesetBodySchema.extend({
    /** A picture for a screen has the pixels of the screen in its place. */
    dpi: z.literal(PAGE_PICTURE_DPI).default(150),
    /** From 1; all pages where absent. */
    page: z.int().positive().optional(),
  }),
  /** `application/zip` for several pages, `page-1.png` and so on. */
  file: 'image/png',
  errors: [...pagePictureErrors, 'plan_limit'],
})

export const typesetThumbnail = endpoint('post', '/api/typeset/thumbnail', {
  scope: 'read',
  summary: 'A small picture of the first page in any template, to choose by',
  work: 'typesetting',
  maxBodyBytes: MENU_BODY_BYTES,
  body: typesetBodySchema.omit({ edition: true }),
  file: 'image/png',
  errors: typesetErrors,
})
