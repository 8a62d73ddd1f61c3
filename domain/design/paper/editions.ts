import { z } from 'zod'

/** From how far a board is read, in metres, and the diagonal of its screen, in inches. */
export const VIEWING_DISTANCE_M = { min: 1, max: 12, usual: 2.5 } as const
export const SCREEN_DIAGONAL_IN = { min: 15, max: 120, usual: 50 } as const
/** How long a screen shows a page. */
export const SECONDS_PER_PAGE = { min: 5, max: 120, usual: 12 } as const

const between = ({ min, max }: { min: number; max: number }, what: string) => {
  const words = `${what} is between ${min} and ${max}.`
  return z.number(words).min(min, words).max(max, words)
}

const boardSchema = z.object({
  kind: z.literal('board'),
  shape: z.enum(['wide', 'tall'], 'A board is wide or tall.').default('wide'),
  distanceM: between(VIEWING_DISTANCE_M, 'The distance in metres').default(VIEWING_DISTANCE_M.usual),
  screenIn: between(SCREEN_DIAGONAL_IN, 'The diagonal in inches').default(SCREEN_DIAGONAL_IN.usual),
})

const socialSchema = z.object({
  kind: z.literal('social'),
  shape: z.enum(['square', 'story'], 'A picture is a square or a story.').default('square'),
  /** What it shows: a section, or where this is null the featured items, else the first section. */
  sectionId: z.int('A section is named by its number.').nullable().default(null),
})

/** How table cards are cut from a sheet: across and down, and whether the upper row is folded over the lower one. */
export const CARD_FORMATS = {
  cards: { across: 2, down: 2, isFolded: false },
  'small-cards': { across: 3, down: 3, isFolded: false },
  tents: { across: 2, down: 2, isFolded: true },
  sign: { across: 1, down: 1, isFolded: false },
} as const

const cardsSchema = z.object({
  kind: z.literal('table-cards'),
  format: z
    .enum(['cards', 'small-cards', 'tents', 'sign'], 'The code is on cards, small cards, tents or a sign.')
    .default('cards'),
  /** Absent: Letter or A4, by the paper of the menu. */
  paper: z.enum(['letter', 'a4'], 'Cards are printed on Letter or A4.').optional(),
})

/**
 * What a menu is made into when it is downloaded:
 * - `pages`: as the preview shows them
 * - `press`: the same in the inks of offset printing, words in black ink alone
 * - `press-sheets`: the sheets of `sheets` in these inks, with bleed, marks and a ticket for a print shop
 * - `sheets`: the pages on sheets to be folded or cut, as the design has it
 * - `labels`, `tent-cards`: a card for each item with its allergens, flat or folded to stand
 * - `table-cards`: the name of the restaurant and the code of its page, for tables, doors and windows
 * - `board`: pictures for a screen in type that is read from a distance
 * - `social`: pictures of one section for phones
 * - `allergen-matrix`: its dishes against the substances of a law's list, in a table
 * - `staff-sheet`: what each dish is made of and what follows from it, for the staff alone
 * - `large-print`: all that is printed, in type of 18 pt
 * - `preflight-report`: what preflight found, with places and sources, for the owner
 */
export const editionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pages') }),
  z.object({ kind: z.literal('press') }),
  z.object({ kind: z.literal('press-sheets') }),
  z.object({ kind: z.literal('sheets') }),
  z.object({ kind: z.literal('labels') }),
  z.object({ kind: z.literal('tent-cards') }),
  cardsSchema,
  boardSchema,
  socialSchema,
  z.object({ kind: z.literal('allergen-matrix') }),
  z.object({ kind: z.literal('staff-sheet') }),
  z.object({ kind: z.literal('large-print') }),
  z.object({ kind: z.literal('preflight-report') }),
])

export type Edition = z.infer<typeof editionSchema>
export type TableCards = z.infer<typeof cardsSchema>
export type Board = z.infer<typeof boardSchema>
export type Social = z.infer<typeof socialSchema>

export const AS_PAGES: Edition = { kind: 'pages' }

/** Editions whose pages are pictures for screens. */
export const isForScreens = (edition: Edition): edition is Board | Social =>
  edition.kind === 'board' || edition.kind === 'social'

export const isForPress = ({ kind }: Edition): boolean => kind === 'press' || kind === 'press-sheets'

/** Returns whether an edition shows declared allergens, with a record of when and by whom. */
export const isOfAllergens = ({ kind }: Edition): boolean =>
  kind === 'allergen-matrix' || kind === 'staff-sheet'

/**
 * Editions that can show a menu as it is served now. Tables of allergens and the report of preflight tell of the menu
 * itself, and table cards show no dish.
 */
export const canBeOfNow = (edition: Edition): boolean =>
  !isOfAllergens(edition) && edition.kind !== 'preflight-report' && edition.kind !== 'table-cards'

/** CSS pixels an inch: a picture for a screen has one pixel for each of the page's. */
export const SCREEN_DPI = 96

/** Width and height of the pictures for screens, in pixels. */
export const SCREEN_SIZES_PX = {
  wide: { width: 1920, height: 1080 },
  tall: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const
