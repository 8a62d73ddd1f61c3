import { z } from 'zod'
import { soldOutShowsSchema } from '#domain/live/model/sold-out.ts'
import { timeZoneSchema } from '#domain/live/model/wall-clock.ts'
import { untilSchema } from '#domain/live/sold-out/until.ts'
import { idSchema } from '#domain/menu/model/ids.ts'
import { menuIdParams } from '../menus/saved-menus.ts'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [140, 'Sold out', 'What the kitchen has no more of, and kitchen links.'] as const

/** How long the name of who speaks may be. */
export const SPEAKER_LENGTH = 80

export const SOLD_OUT_LIMITS = { words: 200, places: 60, agoDays: 7 } as const

const momentSchema = z.iso.datetime('Use a UTC date and time like 2026-12-24T17:30:00Z.')
const menuIdSchema = z.string().min(1).max(64)

/** What was said of a dish last. */
const wordSchema = z.object({
  isSoldOut: z.boolean().meta({ description: 'Whether it is sold out now, by this word.' }),
  shows: soldOutShowsSchema.meta({ description: 'How guests see it: struck through, or not at all.' }),
  until: z.string().nullable().meta({ description: 'Null where it holds until somebody says otherwise.' }),
  byName: z.string().meta({ description: 'As the person typed it, or the user name of the account.' }),
  at: z.string(),
})

export type AvailabilityEntry = z.infer<typeof wordSchema>

const listedPlaceSchema = z.object({ menuId: z.string(), itemId: z.int(), word: wordSchema.nullable() })

export type ListedPlace = z.infer<typeof listedPlaceSchema>

/** What the kitchen list shows: every dish of a restaurant, by section. */
export const kitchenListSchema = z.object({
  restaurantName: z.string(),
  menus: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      isReadable: z.boolean().meta({ description: 'False where its dishes cannot be listed.' }),
    }),
  ),
  sections: z.array(
    z.object({
      name: z.string(),
      dishes: z.array(
        z.object({
          name: z.string(),
          isServed: z.boolean().default(false).meta({
            description:
              'Whether guests can order it now, by the schedules of the page; without a page, whether a menu that has it is shared.',
          }),
          places: z.array(listedPlaceSchema).meta({
            description: 'A dish that several menus name alike is listed once.',
          }),
        }),
      ),
    }),
  ),
  timeZone: z
    .string()
    .nullable()
    .meta({ description: 'Null where the restaurant has no page that says one.' }),
  dayEndsAt: z.int().meta({ description: 'The hour of the next morning at which its day ends.' }),
  shows: soldOutShowsSchema.meta({ description: 'How guests see what is sold out, unless it is said.' }),
})

export type KitchenList = z.infer<typeof kitchenListSchema>

export const saidSchema = z.object({
  words: z
    .array(
      z.object({
        places: z
          .array(
            z.object({
              menuId: menuIdSchema,
              itemId: idSchema,
              seenAt: momentSchema.nullable().default(null).meta({
                description: 'Of the last word that the person saw there.',
              }),
            }),
          )
          .min(1, 'A word is about at least one dish.')
          .max(SOLD_OUT_LIMITS.places),
        isSoldOut: z.boolean(),
        until: untilSchema.default({ kind: 'end-of-day' }),
        shows: soldOutShowsSchema.optional(),
        agoMs: z
          .int()
          .min(0)
          .max(SOLD_OUT_LIMITS.agoDays * 24 * 60 * 60 * 1000, 'What was said a week ago is no longer sent.')
          .default(0)
          .meta({ description: 'How long ago it was said, for what waited for a connection.' }),
      }),
    )
    .min(1, 'There is nothing to be said.')
    .max(SOLD_OUT_LIMITS.words, `At most ${SOLD_OUT_LIMITS.words} words are said at once.`),
  timeZone: timeZoneSchema.optional().meta({
    description: 'On whose clock the day ends, where the restaurant has no page that says so.',
  }),
})

export type ReportInput = z.input<typeof saidSchema>

const answerSchema = z.object({
  outcome: z.enum(['said', 'overruled', 'gone']).meta({
    description:
      '`overruled`: somebody said otherwise later, and that holds. `gone`: the dish is on no menu any more.',
  }),
  other: wordSchema.nullable().meta({
    description: 'What somebody else said that the person had not seen, or that holds instead.',
  }),
})

export type SaidAnswer = z.infer<typeof answerSchema>

export const answersSchema = z.object({
  answers: z.array(answerSchema).meta({ description: 'One for each word, in the same order.' }),
})

export const listSoldOut = endpoint('get', '/api/sold-out', {
  scope: 'read',
  summary:
    "Every dish of a restaurant's page, or of the newest saved menus where there is none (30 menus at most), with the last word on each; with an ETag, to be asked often",
  work: 'list',
  query: z.object({ restaurantId: z.string().min(1).max(64).optional() }),
  output: kitchenListSchema,
  errors: ['restaurant_not_found'],
})

export const saySoldOut = endpoint('post', '/api/sold-out', {
  scope: 'write',
  verb: 'say sold out',
  summary: 'Say that dishes are sold out or back, on any of the own saved menus; the last word counts',
  body: saidSchema,
  output: answersSchema,
})

export const readLiveState = endpoint('get', '/api/saved-menus/{id}/live-state', {
  scope: 'read',
  summary: 'The live state of a saved menu, apart from its document',
  params: menuIdParams,
  output: z.object({
    soldOut: z.array(wordSchema.extend({ itemId: z.int() })).meta({
      description: 'The last words on its items, whether or not they are sold out.',
    }),
    plannedPrices: z.int().meta({ description: 'How many planned prices hold.' }),
    specials: z.int().meta({ description: 'How many dishes of the day are on it.' }),
    key: z.string().meta({ description: 'Names all that holds: another one where any of it has changed.' }),
    version: z.int().meta({ description: 'Of the menu as it was saved last.' }),
    draftVersion: z.int().nullable().meta({ description: 'Of its unsaved changes; null for none.' }),
    editedBy: z.string().nullable().meta({
      description: 'Who else in the house changed its draft in the last two minutes; null for nobody.',
    }),
  }),
  errors: ['menu_not_found', 'document_unreadable'],
})

export type ReadLiveState = z.infer<typeof readLiveState.output>

export const examples = {
  saySoldOut: {
    body: {
      words: [
        {
          places: [{ menuId: 'h2Xw8LrPzK4u', itemId: 2, seenAt: '2026-03-05T17:42:00.000Z' }],
          isSoldOut: true,
          until: { kind: 'end-of-day' },
        },
      ],
    },
    output: { answers: [{ outcome: 'said', other: null }] },
  },
}
