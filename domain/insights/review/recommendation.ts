import { z } from 'zod'
import { groupOf, names } from '../../text/names.ts'
import { proposedEditSchema } from './proposed-edit.ts'

const amount = z.int().meta({ description: 'Minor units of the currency of the menu.' })
const season = z.enum(['spring', 'summer', 'autumn', 'winter'])
const dishName = z.string()
const sectionName = z.string()

/** A finding without its own kind's figures. */
const recommendation = <const Code extends string, Params extends z.ZodRawShape>(
  code: Code,
  params: Params,
) =>
  z.object({
    code: z.literal(code),
    /** The same for the same finding of a menu that has changed elsewhere. */
    id: z.string(),
    /** A JSON pointer into the menu: an item, a field of it, or a section; '' for the whole menu. */
    pointer: z.string(),
    params: z.object(params),
    /** Ids of the items that it is about, where pointer and edits do not tell. */
    items: z.array(z.int()).optional(),
    /** What would fix it, all together; empty where only the owner can. */
    edits: z.array(proposedEditSchema),
    /** What each sale of an item leaves on the table, by the other prices of the menu. */
    stake: z.object({ itemId: z.int(), amount: amount.positive() }).optional(),
  })

/** What recommendations are about, in the order in which they are read. */
export const topics = ['prices', 'dishes', 'diets', 'balance', 'words', 'season', 'trends'] as const
export type Topic = (typeof topics)[number]

/**
 * How sure a finding is. `fact`: it is on the menu for everyone to read. `likely`: a rule with few
 * exceptions, one of which may be this. `judgment`: our editors' opinion, or a study's.
 */
const sureness = ['fact', 'likely', 'judgment'] as const
export type AdviceSureness = (typeof sureness)[number]

/** The price of one of the catalog's dishes, next to the catalog's price at the menu's own level. */
const priceParams = { name: dishName, price: amount, usual: amount, suggested: amount }

/** What each price is and would be. */
const changes = z.array(z.object({ name: dishName, before: amount, after: amount }))

const shareParams = {
  sectionName,
  count: z.int(),
  total: z.int(),
  lowPercent: z.int(),
  highPercent: z.int(),
  /** Dishes that would be added, with their prices; null where the menu tells none. */
  proposed: z.array(z.object({ name: dishName, price: amount.nullable() })),
}

/** A dish that would be added to a section; null where none is known. */
const addedParams = { sectionName, proposed: dishName.nullable(), price: amount.nullable() }

/** A dish, and what would take its place; null where nothing is known. */
const replacedParams = {
  name: dishName,
  proposed: dishName.nullable(),
  price: amount.nullable(),
  newPrice: amount.nullable(),
}

/** Everything that a look at a menu can find, each with its figures and what would fix it. */
export const recommendationSchema = z.discriminatedUnion('code', [
  /** What only the owner can answer: the rule that asks says it in its own sentences (`questions/`). */
  recommendation('question', {
    rule: z.string(),
    topic: z.enum(topics),
    sureness: z.enum(sureness),
    /** A code of this list that is as valuable. */
    as: z.string(),
    title: z.string(),
    reason: z.string(),
    /** Why nothing is proposed. */
    whyNot: z.string(),
    /** What several of the same rule are called together. */
    several: z.string(),
    /** What it rests on. */
    basis: z.string(),
    /** What the edits do, before and after; absent where there are none. */
    proposal: z.string().optional(),
    done: z.string().optional(),
  }),
  recommendation('price_missing', { names: z.array(dishName) }),
  recommendation('price_above', priceParams),
  recommendation('price_below', priceParams),
  /** A dish at many times the price of the next dearest of its section. */
  recommendation('price_slip', { name: dishName, price: amount, next: amount }),
  /** A dish at a fraction of the price of the next cheapest of its section. */
  recommendation('price_slip_low', { name: dishName, price: amount, next: amount }),
  /** One dish in two measures of which the larger costs less, or no more. */
  recommendation('portion_price', {
    larger: dishName,
    largerPrice: amount,
    smaller: dishName,
    smallerPrice: amount,
  }),
  /** Two sizes of a dish whose prices are the other way round than those of all others of its section. */
  recommendation('price_order', {
    name: dishName,
    variant: z.string(),
    price: amount,
    other: z.string(),
    otherPrice: amount,
  }),
  /** A dish whose ingredients cost most of its price, by an estimate from the owner's recipe. */
  recommendation('cost_of_price', { name: dishName, price: amount, cost: amount, percent: z.int() }),
  /** A starter, side or dessert above every main course, or a main course below every starter. */
  recommendation('course_price', {
    name: dishName,
    price: amount,
    course: z.enum(['starter', 'main', 'side', 'dessert']),
    other: dishName,
    otherPrice: amount,
  }),
  /** A whole section dearer (factor above 1) or cheaper than the rest of the menu. */
  recommendation('section_price_level', {
    sectionName,
    factor: z.number(),
    /** Dishes that were compared; each may have several prices. */
    count: z.int(),
    changes,
  }),
  recommendation('price_endings', {
    changes,
    total: z.int(),
    ending: z.enum(['half', 'ninety', 'ninetyFive', 'ninetyNine']),
    /** The last figures of these prices in the currency of the menu: `.00`, `.50`. */
    figures: z.array(z.string()),
  }),
  /** Prices that end in three ways next to each other, with a dish of each. */
  recommendation('endings_mixed', {
    total: z.int(),
    examples: z.array(z.object({ name: dishName, amount })),
  }),
  recommendation('missing_diet', {
    sectionName,
    /** All that one dish closes. */
    dietaryOptionIds: z.array(z.int()).min(1),
    count: z.int(),
    proposed: dishName.nullable(),
    price: amount.nullable(),
  }),
  recommendation('untagged_diets', { names: z.array(dishName) }),
  recommendation('section_thin', shareParams),
  recommendation('section_crowded', shareParams),
  recommendation('duplicate', { name: dishName, sectionName, otherSectionName: sectionName }),
  recommendation('near_duplicate', {
    name: dishName,
    other: dishName,
    otherSectionName: sectionName,
    proposed: dishName.nullable(),
    price: amount.nullable(),
    newPrice: amount.nullable(),
  }),
  recommendation('main_ingredient_repeats', {
    sectionName,
    ingredient: z.string(),
    count: z.int(),
    total: z.int(),
    /** What each dish is replaced with, and at what price. */
    swaps: z.array(
      z.object({ name: dishName, proposed: dishName, price: amount.nullable(), newPrice: amount.nullable() }),
    ),
  }),
  /** No main course of this kind, on a menu that has it elsewhere. */
  recommendation('lacks_main_kind', { kind: z.enum(['fish', 'meat']), count: z.int(), ...addedParams }),
  /** A house that pours alcohol without a wine of each color to have with dinner, or without a drink for who drives. */
  recommendation('lacks_drink', {
    kind: z.enum(['still wine', 'red wine', 'white wine', 'without alcohol']),
    count: z.int(),
    ...addedParams,
  }),
  /** What the cuisine lives of. */
  recommendation('lacks_staple', { staple: z.enum(['bread', 'rice']), ...addedParams }),
  /** All dishes of a course are cold, or fried. */
  recommendation('one_sort', {
    sort: z.enum(['cold', 'fried']),
    sectionName,
    count: z.int(),
    ...replacedParams,
  }),
  /** Most dishes of a section are cooked one way. */
  recommendation('technique_repeats', {
    sectionName,
    technique: z.string(),
    names: z.array(dishName),
    total: z.int(),
  }),
  /** Two plates with the same on them. */
  recommendation('shared_garnish', { other: dishName, garnish: z.array(z.string()), ...replacedParams }),
  /** A dish whose words say what it is meant for, which is not on the menu. */
  recommendation('accompaniment_alone', { meantFor: z.string(), ...replacedParams }),
  /** A section that is before what is eaten before it, or behind what is eaten after it. */
  recommendation('section_order', {
    sectionName,
    side: z.enum(['before', 'after']),
    otherSectionName: sectionName,
  }),
  recommendation('misplaced_dish', { name: dishName, sectionName }),
  /** A dish that the owner wants to sell is in the middle of its section. */
  recommendation('list_end', { name: dishName, sectionName, end: z.enum(['first', 'last']) }),
  recommendation('doubled_word', {
    name: dishName,
    word: z.string(),
    before: z.string(),
    proposed: z.string(),
  }),
  /** A word that is written wrong, and the description as it is written; null where only the name is wrong. */
  recommendation('misspelled_word', {
    name: dishName,
    wrong: z.string(),
    right: z.string(),
    before: z.string(),
    proposed: z.string().nullable(),
  }),
  /** Dishes whose words say that they are hot, without the mark that others of the menu bear. */
  recommendation('mark_missing', { names: z.array(dishName).min(1), marked: z.int() }),
  recommendation('placeholder_text', { name: dishName, words: z.string() }),
  /** Words of a description that name another season than the present one. */
  recommendation('season_words', { name: dishName, season, words: z.string() }),
  /** Dishes of the owner's own that are called after produce of another season. */
  recommendation('produce_out_of_season', {
    season,
    dishes: z.array(z.object({ name: dishName, produce: z.string() })).min(1),
  }),
  /**
   * Descriptions that are missing or short, all at once: those of the catalog's dishes, or those of the
   * owner's.
   */
  recommendation('description_short', {
    dishes: z.array(z.object({ name: dishName, length: z.int(), proposed: z.string().nullable() })),
  }),
  recommendation('description_long', { name: dishName, length: z.int(), proposed: z.string().nullable() }),
  /** Words that are under several dishes, the same or nearly so, and those that the catalogue has other words for. */
  recommendation('description_repeated', {
    names: z.array(dishName),
    words: z.string(),
    reworded: z.array(z.object({ name: dishName, before: z.string(), proposed: z.string() })),
  }),
  recommendation('word_repeated', {
    name: dishName,
    word: z.string(),
    count: z.int(),
    proposed: z.string().nullable(),
  }),
  recommendation('overused_word', { word: z.string(), count: z.int(), total: z.int() }),
  recommendation('out_of_season', {
    name: dishName,
    season,
    proposed: dishName,
    isProposedInSeason: z.boolean(),
    price: amount.nullable(),
    newPrice: amount.nullable(),
  }),
  recommendation('trending', {
    name: dishName,
    description: z.string(),
    sectionName,
    price: amount.nullable(),
    reasons: z.array(
      z.object({
        code: z.enum(['section_is_empty', 'section_lacks_diet', 'in_season', 'popular']),
        dietaryOptionId: z.int().optional(),
      }),
    ),
  }),
])

export type Recommendation = z.infer<typeof recommendationSchema>
export type RecommendationOf<Code extends Recommendation['code']> = Extract<Recommendation, { code: Code }>

const topicByCode: Readonly<Record<Exclude<Recommendation['code'], 'question'>, Topic>> = groupOf({
  prices: names(
    'price_missing, price_above, price_below, price_slip, price_slip_low, portion_price',
    'price_order, course_price, cost_of_price, section_price_level, price_endings, endings_mixed',
  ),
  dishes: names(
    'duplicate, near_duplicate, main_ingredient_repeats, shared_garnish, technique_repeats',
    'accompaniment_alone, misplaced_dish',
  ),
  diets: names('missing_diet, untagged_diets'),
  balance: names(
    'section_thin, section_crowded, lacks_main_kind, lacks_drink, lacks_staple, one_sort',
    'section_order, list_end',
  ),
  words: names(
    'description_short, description_long, doubled_word, misspelled_word, mark_missing',
    'placeholder_text, description_repeated, word_repeated, overused_word',
  ),
  season: names('out_of_season, season_words, produce_out_of_season'),
  trends: names('trending'),
})

export const topicOf = (finding: Pick<Recommendation, 'code' | 'params'>): Topic =>
  finding.code === 'question'
    ? (finding.params as RecommendationOf<'question'>['params']).topic
    : topicByCode[finding.code]
