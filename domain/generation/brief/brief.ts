import { z } from 'zod'
import { DEFAULT_VOICE } from '../../catalogue/voices/voice.ts'
import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { generationFiltersSchema, PRICE_RANGE } from '../filters.ts'
import { menuKindNames, TASTING_COURSES } from './kinds.ts'

const filters = generationFiltersSchema.shape

const MAX_SECTIONS = 20
const MAX_PER_SECTION = 20
const MAX_LISTED = 40

const COURSES = `A tasting menu has ${TASTING_COURSES.min} to ${TASTING_COURSES.max} courses.`
const SECTIONS = `A menu is composed of up to ${MAX_SECTIONS} sections at once.`
const COUNT = `A section holds 1 to ${MAX_PER_SECTION} dishes.`
const WORDS = `What to use and what to leave out has 1 to ${MENU_TEXT_LIMITS.label} characters.`
const listedWords = z
  .array(z.string(WORDS).trim().min(1, WORDS).max(MENU_TEXT_LIMITS.label, WORDS))
  .max(MAX_LISTED, `Name at most ${MAX_LISTED} of them.`)
  .default([])

/** A section by the owner's name for it, and how many dishes it is to hold. */
export const askedSectionSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'A section needs a name.')
    .max(
      MENU_TEXT_LIMITS.sectionName,
      `The name of a section has at most ${MENU_TEXT_LIMITS.sectionName} characters.`,
    ),
  count: z.int(COUNT).min(1, COUNT).max(MAX_PER_SECTION, COUNT).optional(),
})

/** What an owner asks for: a kind of menu, its sections, and what it is to be made around. */
export const menuBriefSchema = z.object({
  cuisineId: filters.cuisineId,
  kind: z
    .enum(menuKindNames, `A menu is of one of these kinds: ${menuKindNames.join(', ')}.`)
    .default('a-la-carte'),
  /** Sections of the owner's own, by name, in their order; those of the kind where absent. */
  sections: z
    .array(askedSectionSchema)
    .min(1, 'Name at least one section.')
    .max(MAX_SECTIONS, SECTIONS)
    .optional(),
  /** Of a tasting menu. */
  courses: z.int(COURSES).min(TASTING_COURSES.min, COURSES).max(TASTING_COURSES.max, COURSES).optional(),
  /** Of a tasting menu: a drink with each course. */
  withPairing: z.boolean().default(false),
  priceRange: filters.priceRange,
  dietaryOptions: filters.dietaryOptions,
  notes: filters.notes,
  season: filters.season,
  country: filters.country,
  seed: filters.seed,
  voice: filters.voice.default(DEFAULT_VOICE),
  /** Dishes of the catalogue, by id, that are on the menu whatever else is. */
  /** A kind of restaurant of the cuisine, by a name that its houses have: `steakhouse`, `south indian`. */
  house: filters.house,
  keep: z.array(z.int()).max(MAX_LISTED, `Keep at most ${MAX_LISTED} dishes.`).default([]),
  /** Ingredients that at least one dish each is to be made with. */
  mustUse: listedWords,
  /** What no dish may hold, as wishes in words are read. */
  leaveOut: listedWords,
  /** What a guest is to spend, in cents of a US dollar: it chooses the price range in the place of `priceRange`. */
  perHead: z
    .int('A target per head is a whole number of cents.')
    .min(1, 'A target per head is above zero.')
    .max(100_000_00, 'A target per head is at most $100,000.')
    .optional(),
})

export type MenuBrief = z.output<typeof menuBriefSchema>

/** A brief as it is asked, before what is absent is filled in. */
export type MenuBriefInput = z.input<typeof menuBriefSchema>

export const PRICE_RANGES: readonly number[] = Array.from(
  { length: PRICE_RANGE.max - PRICE_RANGE.min + 1 },
  (_, index) => PRICE_RANGE.min + index,
)
