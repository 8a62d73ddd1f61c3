import { z } from 'zod'
import { publishedParts } from '#domain/live/record/published.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LARGEST_INTEGER } from '../shared/ids.ts'
import { menuIdParams } from './saved-menus.ts'
import { typesetErrors, typesetPages } from './typesetting.ts'

export const resource = [
  43,
  'Record',
  'What guests saw of a menu, for 400 days: each change, who made it, and what a dish said at any minute.',
] as const

/** Publications in one answer. */
export const RECORD_PAGE = 20

/** Lines of what differs in one entry of the list. */
export const LINES_OF_ENTRY = 60

const rowSchema = z.object({
  change: z.enum(['added', 'removed', 'renamed', 'moved', 'repriced', 'reworded']),
  of: z.enum(['menu', 'section', 'item']),
  path: z.array(z.string()).readonly(),
  name: z.string(),
  what: z.string(),
  before: z.string(),
  after: z.string(),
  difference: z.number().nullable(),
  percent: z.number().nullable(),
})

const partsSchema = z.array(z.enum(publishedParts))

const publicationSchema = z.object({
  number: z.int().meta({ description: 'Its place in the chain of the account.' }),
  version: z.int().meta({ description: 'Of the menu.' }),
  name: z.string(),
  from: z.string(),
  until: z.string().nullable().meta({ description: 'Null: guests see it now.' }),
  by: z.string().nullable().meta({ description: 'Who changed it; null for what came automatically.' }),
  isShown: z.boolean().meta({ description: 'False from when guests saw the menu no longer.' }),
  restored: z.int().nullable().meta({
    description: 'The version that was restored by it; null where nothing was restored.',
  }),
  changed: partsSchema.meta({ description: 'Which parts differ from the publication before.' }),
  hash: z.string().meta({ description: 'SHA-256, in base64url; the next one in the chain has it in it.' }),
})

const entrySchema = publicationSchema.extend({
  differs: z
    .array(rowSchema)
    .meta({ description: `What differs in the menu: the first ${LINES_OF_ENTRY} lines of a comparison.` }),
  lines: z.int().meta({ description: 'All of these lines.' }),
  hasOtherDesign: z.boolean(),
  soldOut: z.array(z.object({ name: z.string(), isSoldOut: z.boolean(), by: z.string() })).meta({
    description: 'Dishes that are sold out from then on, or back; `by` is empty where nobody said so.',
  }),
  clock: z
    .array(z.object({ at: z.string(), changed: partsSchema }))
    .meta({ description: 'What began or ended automatically while it was published, as planned prices.' }),
})

export type RecordEntry = z.infer<typeof entrySchema>

export const listRecord = endpoint('get', '/api/saved-menus/{id}/record', {
  scope: 'read',
  summary: 'What guests saw of a menu, the latest first; also of a menu that was deleted',
  work: 'list',
  params: menuIdParams,
  query: z.object({
    before: z.coerce.number().int().positive().max(LARGEST_INTEGER).optional().meta({
      description: 'Only publications before this one: the last number of the answer before.',
    }),
  }),
  output: z.array(entrySchema).max(RECORD_PAGE),
  errors: ['menu_not_found', 'document_unreadable'],
})

const momentQuery = z.object({
  at: z.iso.datetime({ offset: true, message: 'Use a moment like 2026-05-03T20:00:00Z.' }).meta({
    description: 'Any moment of the last 400 days.',
  }),
  itemId: z.coerce.number().int().optional().meta({ description: 'One dish; all of the menu where absent.' }),
})

const dishSchema = z.object({
  itemId: z.int(),
  name: z.string(),
  path: z.array(z.string()).readonly(),
  prices: z.string(),
  usualPrices: z.string().meta({ description: 'Where a planned price held; else empty.' }),
  shown: z.enum(['yes', 'struck', 'hidden', 'away']).meta({
    description: 'Sold out and struck, sold out and hidden, or not served at that time.',
  }),
  soldOutBy: z.string(),
  said: z.array(z.object({ what: z.string(), text: z.string() })).readonly(),
  signed: z
    .object({
      name: z.string(),
      at: z.string(),
      state: z.enum(['undeclared', 'open', 'void', 'signed']),
    })
    .nullable(),
})

const answerSchema = z.object({
  publication: publicationSchema.nullable().meta({
    description: 'Null where the record knows nothing of this moment: guests saw no such menu.',
  }),
  moments: z.array(z.object({ from: z.string(), isShown: z.boolean() })).meta({
    description:
      'What held within the minute of this moment, the earliest first: ask again to read one of them.',
  }),
  isLinked: z.boolean().meta({ description: 'Whether anyone with the link could read it.' }),
  pages: z.array(
    z.object({
      timeZone: z.string(),
      isServed: z.boolean(),
      isListed: z.boolean(),
    }),
  ),
  dishes: z.array(dishSchema),
})

export type RecordAnswer = z.infer<typeof answerSchema>

export const askRecord = endpoint('get', '/api/saved-menus/{id}/record/answer', {
  scope: 'read',
  summary: 'What guests read of a menu, or of one dish, at a moment',
  work: 'list',
  params: menuIdParams,
  query: momentQuery,
  output: answerSchema,
  errors: ['menu_not_found', 'document_unreadable'],
})

export const recordAnswerPdf = endpoint('get', '/api/saved-menus/{id}/record/answer/pdf', {
  scope: 'read',
  summary: 'The same as a PDF for an inspector, with the hashes of the record',
  work: 'export',
  params: menuIdParams,
  query: momentQuery,
  file: 'application/pdf',
  errors: ['menu_not_found', 'nothing_on_record', 'document_unreadable', ...typesetErrors],
})

export const recordPages = endpoint('get', '/api/saved-menus/{id}/record/pages', {
  scope: 'read',
  summary: 'The pages of a menu as guests had them at a moment, with the places of its dishes and sections',
  work: 'typesetting',
  params: menuIdParams,
  query: momentQuery.pick({ at: true }),
  output: typesetPages.output.pick({ pages: true, regions: true, pdf: true }),
  errors: ['menu_not_found', 'nothing_on_record', 'document_unreadable', ...typesetErrors],
})

export const recordPagePdf = endpoint('get', '/api/saved-menus/{id}/record/page/pdf', {
  scope: 'read',
  summary: 'The pages of a menu as guests had them at a moment, set again from what was kept',
  work: 'export',
  params: menuIdParams,
  query: momentQuery.pick({ at: true }),
  file: 'application/pdf',
  errors: ['menu_not_found', 'nothing_on_record', 'document_unreadable', ...typesetErrors],
})

const publication = {
  number: 41,
  version: 12,
  name: 'Dinner',
  from: '2026-05-03T10:12:00.000Z',
  until: '2026-05-09T09:00:00.000Z',
  by: 'marcella',
  isShown: true,
  restored: null,
  changed: ['menu' as const],
  hash: 'k1xHk6dVbqGYJt0Pp3y7o0bV2WfC0b0zqv6o6iR4x1M',
}

export const examples = {
  listRecord: {
    output: [
      {
        ...publication,
        differs: [
          {
            change: 'repriced',
            of: 'item',
            path: ['Mains'],
            name: 'Bavette',
            what: 'Price',
            before: '$24.00',
            after: '$26.00',
            difference: 200,
            percent: 8.3,
          },
        ],
        lines: 1,
        hasOtherDesign: false,
        soldOut: [{ name: 'Oysters', isSoldOut: true, by: 'Ana' }],
        clock: [{ at: '2026-05-04T15:00:00.000Z', changed: ['prices'] }],
      },
    ],
  },
  askRecord: {
    output: {
      publication,
      moments: [{ from: publication.from, isShown: true }],
      isLinked: true,
      pages: [{ timeZone: 'Europe/Paris', isServed: true, isListed: true }],
      dishes: [
        {
          itemId: 9001,
          name: 'Bavette',
          path: ['Mains'],
          prices: '$26.00',
          usualPrices: '',
          shown: 'struck',
          soldOutBy: 'Ana',
          said: [{ what: 'Allergens', text: 'Milk, Mustard' }],
          signed: { name: 'Marcella Rossi', at: '2026-05-02T08:00:00.000Z', state: 'signed' },
        },
      ],
    },
  },
}
