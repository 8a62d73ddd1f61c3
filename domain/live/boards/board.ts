import { z } from 'zod'
import { SCREEN_DIAGONAL_IN, SECONDS_PER_PAGE, VIEWING_DISTANCE_M } from '../../design/paper/editions.ts'
import { hexColorSchema } from '../../design/settings.ts'
import { isTemplateId, templates } from '../../design/templates.ts'
import { idSchema } from '../../menu/model/ids.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import { PAGE_LIMITS } from '../model/restaurant-page.ts'
import { soldOutShows } from '../model/sold-out.ts'
import { liveForm } from '../stored/forms.ts'

export const BOARDS_LIMIT = 30

const between = ({ min, max }: { min: number; max: number }, what: string) => {
  const words = `${what} is between ${min} and ${max}.`
  return z.number(words).min(min, words).max(max, words)
}

/** The last part of a board's address: `bar`, `window-2`. */
const NAME = 'A board’s name has 1 to 40 small letters and digits, with hyphens between them.'
export const boardNameSchema = z
  .string(NAME)
  .max(40, NAME)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, NAME)

/** A menu of the restaurant's page, or some of its sections with those that are in them. */
const boardMenuSchema = z.object({
  menuId: z.string().min(1).max(64),
  /** All of them where it is empty. */
  sectionIds: z.array(idSchema).max(MENU_SIZE_LIMITS.sections).default([]),
})

export type BoardMenu = z.infer<typeof boardMenuSchema>

/** Which menus a board shows: those that are served at the moment, or always all of the board's menus. */
export const boardTimes = ['served', 'always'] as const

/** What a board shows while nothing is served: when the house opens, or nothing. */
export const whenNothingIsServed = ['hours', 'black'] as const

const lookSchema = z.object({
  templateId: z
    .int()
    .refine(isTemplateId, `A template has a number from 1 to ${templates.length}.`)
    .describe('Number of a template'),
  /** What is printed, what it is printed on, and what decorates; those of the menu or the template where absent. */
  colors: z
    .object({ primaryColor: hexColorSchema, secondaryColor: hexColorSchema, accentColor: hexColorSchema })
    .optional(),
})

/** A page for a screen on the wall, which turns through what the restaurant serves. */
export const boardSchema = z
  .object({
    title: z.string().trim().min(1, 'A board needs a title.').max(80),
    times: z.enum(boardTimes, 'A board shows what is served, or always the same.').default('served'),
    /** All menus of the page that are served, where it is empty. */
    menus: z
      .array(boardMenuSchema)
      .max(PAGE_LIMITS.menus, `A board shows at most ${PAGE_LIMITS.menus} menus.`)
      .default([]),
    shape: z.enum(['wide', 'tall'], 'A board is wide or tall.').default('wide'),
    distanceM: between(VIEWING_DISTANCE_M, 'The distance in metres').default(VIEWING_DISTANCE_M.usual),
    screenIn: between(SCREEN_DIAGONAL_IN, 'The diagonal in inches').default(SCREEN_DIAGONAL_IN.usual),
    secondsPerPage: between(SECONDS_PER_PAGE, 'The time of a page in seconds').default(
      SECONDS_PER_PAGE.usual,
    ),
    /** Each menu's own where it is null. */
    look: lookSchema.nullable().default(null),
    showsPrices: z.boolean().default(true),
    showsPictures: z.boolean().default(false),
    /** Struck, or left out; where it is null, as the person who reported it wanted. */
    soldOut: z.enum(soldOutShows).nullable().default(null),
    whenNothing: z.enum(whenNothingIsServed).default('hours'),
  })
  .refine(({ menus }) => new Set(menus.map(({ menuId }) => menuId)).size === menus.length, {
    path: ['menus'],
    message: 'A menu can be on a board only once.',
  })

export type LiveBoard = z.infer<typeof boardSchema>

/** `boards.document` */
export const boardForm = liveForm('board', boardSchema)
