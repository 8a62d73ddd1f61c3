import type { PageEffect } from '#domain/insights/advice/page-effect.ts'
import type { Worth } from '#domain/insights/advice/worth.ts'
import type { AdviceSureness, Recommendation } from '#domain/insights/review/recommendation.ts'
import { roundMoney } from './money.ts'

const OWN_WORDS = 'From the words of your menu alone.'
const OWN_PRICES = 'From the prices of your menu alone.'
const CATALOGUE_PRICES =
  'From our catalog’s mid-market price of the very same dish (2026, U.S. casual full service), at the level of your other prices.'
const RECIPES = 'From the recipes of our catalog, for dishes that you left as they are.'
const NORM = 'From our editorial norm for full-service menus. We counted no orders.'

export const basisWords = (finding: Recommendation): string =>
  finding.code === 'question' ? finding.params.basis : basisByCode[finding.code]

const basisByCode: Readonly<Record<Exclude<Recommendation['code'], 'question'>, string>> = {
  placeholder_text: OWN_WORDS,
  price_slip: OWN_PRICES,
  price_slip_low: OWN_PRICES,
  portion_price: 'From the sizes and prices of your menu alone.',
  price_order: OWN_PRICES,
  price_missing: OWN_PRICES,
  course_price: 'From the prices of your own courses.',
  price_above: CATALOGUE_PRICES,
  price_below: CATALOGUE_PRICES,
  section_price_level: CATALOGUE_PRICES,
  cost_of_price:
    'An estimate: the ingredients of your recipe or the weight that the menu says, in usual portions, at market prices of 2026. Not by your suppliers.',
  price_endings: OWN_PRICES,
  endings_mixed: OWN_PRICES,
  duplicate: OWN_WORDS,
  near_duplicate: OWN_WORDS,
  misplaced_dish: 'From the name of the dish, and what the other dishes of the section are.',
  doubled_word: OWN_WORDS,
  misspelled_word: 'From a list of words that menus often misspell.',
  mark_missing: 'From your own words and marks.',
  accompaniment_alone: OWN_WORDS,
  out_of_season:
    'From the season that our catalog gives this dish, and today’s date where your menu is served.',
  produce_out_of_season:
    'From when fields of the temperate zone give it (U.S. Department of Agriculture), and today’s date where your menu is served.',
  season_words: 'From your own words, and today’s date where your menu is served.',
  missing_diet:
    'From the diets that you marked, and the recipes of our catalog. A dish that is not marked is not counted.',
  untagged_diets: RECIPES,
  lacks_main_kind: RECIPES,
  lacks_drink: 'From the recipes of our catalog, and the names of your wines.',
  lacks_staple: 'From our editors’ rule of what guests of this cuisine eat with everything.',
  list_end:
    'From your word that it sells or earns well, and Dayan & Bar-Hillel (2011): in a laboratory and in one café, the first and last of a list were chosen up to twice as often as its middle. Your guests may differ.',
  shared_garnish: 'From the descriptions of the two dishes.',
  main_ingredient_repeats: RECIPES,
  technique_repeats: 'From the words of the dishes of one section.',
  one_sort: RECIPES,
  section_order: 'From the order of a meal. Drinks can go anywhere.',
  section_thin: NORM,
  section_crowded: NORM,
  description_repeated: OWN_WORDS,
  description_short: 'From the other dishes of the section, most of which have a description.',
  word_repeated: OWN_WORDS,
  overused_word: OWN_WORDS,
  description_long: 'From our editorial norm of 200 characters.',
  trending: 'From what our editors mark as trending. Not based on sales data.',
}

export const surenessWords: Readonly<Record<AdviceSureness, string>> = {
  fact: 'Certain: it is on your menu.',
  likely: 'Likely: the rule has few exceptions, and this may be one.',
  judgment: 'A suggestion, not a rule.',
}

export const worthWords = ({ perMonth }: Worth, currency: string): string =>
  `Put right, it’s worth about ${roundMoney(inRound(perMonth), currency)} a month.`

/** What such figures rest on, said once below them all. */
export const worthBasisWords = ({ guests }: Worth): string =>
  `What a slip is worth a month assumes that each of ${guests.toLocaleString('en')} guests orders ${HABIT}, and that the dishes of a course sell alike.`

/** What the estimate takes for granted (`defaultGuestHabit`). */
const HABIT = 'a starter, a main course and a drink, and every other one a dessert'

/** One figure says how much, and half of it; more would say that we know it. */
const inRound = (amount: number): number => {
  const step = 10 ** Math.floor(Math.log10(amount)) / 2
  return Math.round(amount / step) * step
}

export function effectWords({ dishes, characters, moves }: PageEffect): string {
  const of = (isWanted: (count: number) => boolean): string =>
    [
      ...(isWanted(dishes) ? [`${Math.abs(dishes)} ${Math.abs(dishes) === 1 ? 'dish' : 'dishes'}`] : []),
      ...(isWanted(characters) ? [`${Math.abs(characters)} characters`] : []),
    ].join(' and ')
  const added = of((count) => count > 0)
  const removed = of((count) => count < 0)
  const parts = [
    ...(added ? [`adds ${added}`] : []),
    ...(removed ? [`removes ${removed}`] : []),
    ...(moves ? ['changes the order'] : []),
  ]
  const sentence = new Intl.ListFormat('en').format(parts)
  return sentence ? `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.` : 'The page keeps its lines.'
}
