import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [
  170,
  'Sources',
  'Menus that owners have already: web pages and photographs.',
] as const

/** Largest files that menus are read from, in bytes. */
export const SOURCE_FILE_LIMITS = {
  page: 5 * 1024 * 1024,
  picture: 10 * 1024 * 1024,
  /** A PDF of scanned pages. */
  scan: 25 * 1024 * 1024,
} as const

export const fetchSourcePage = endpoint('post', '/api/sources/page', {
  scope: 'propose',
  summary:
    'Fetch the menu at a public web address, as the file found there: a page, a PDF, a picture or a text. Text comes in UTF-8; the name ends as the content is',
  work: 'upload',
  body: z.object({ address: z.string().trim().min(1, 'Please enter an address.').max(2000) }),
  file: 'application/octet-stream',
  errors: [
    'address_refused',
    'address_unreachable',
    'source_too_large',
    'source_unknown',
    'source_without_text',
  ],
})

const number = z.number()

/** In the shape of the reader's `SourceLine`; boxes are in pixels of the picture that comes along. */
const sourceLineSchema = z.object({
  runs: z.array(z.object({ text: z.string(), x: number, width: number })),
  gapAbove: number,
  size: number,
  isBold: z.boolean().optional(),
  isItalic: z.boolean().optional(),
  tag: z
    .union([
      z.object({ kind: z.literal('heading'), level: z.int() }),
      z.object({ kind: z.enum(['dish', 'row', 'entry', 'paragraph']) }),
    ])
    .optional(),
  place: z.object({
    source: z.int(),
    page: z.int(),
    box: z.object({ x: number, y: number, width: number, height: number }).optional(),
  }),
  confidence: number.optional(),
})

const sourcePictureSchema = z.object({
  /** What read it: a language model that sees, or the recognition of letters on the server itself. */
  by: z.enum(['model', 'recognition']),
  /** Why no model read it, where one is configured. */
  notice: z.string().nullable(),
  lines: z.array(sourceLineSchema),
  /** Of the picture, in pixels. */
  page: z.object({ width: z.int(), height: z.int() }),
  /** Of the file; 1 for a picture. */
  pageCount: z.int(),
  picture: z.string().meta({ description: 'The page as it lies straight: a JPEG file in base64.' }),
})

export type SourcePicture = z.infer<typeof sourcePictureSchema>

export const readSourcePicture = endpoint('post', '/api/sources/pictures', {
  scope: 'propose',
  summary:
    'Read the lines of a photographed or scanned page: one picture, or one page of a PDF, a call. Nothing of it is kept; every price that it answers has to be checked against its crop',
  work: 'upload',
  maxBodyBytes: SOURCE_FILE_LIMITS.scan + 1024 * 1024,
  upload: z.object({
    file: z.instanceof(File, { error: 'Please choose a file.' }),
    page: z.coerce.number('A page is a number from 1.').int().min(1).max(60).default(1),
    /** Of the menu, as BCP 47 has it: de, fr-CH. */
    language: z.string().max(35).default('en'),
  }),
  output: sourcePictureSchema,
  errors: [
    'source_too_large',
    'source_unknown',
    'source_unreadable',
    'image_too_many_pixels',
    'picture_without_text',
    'recognition_unavailable',
    'superseded',
    'shutting_down',
  ],
})
