import type { Recommendation } from '../review/recommendation.ts'

type Code = Recommendation['code']

/**
 * What a finding is worth to a house, the most first: what a guest would read wrong or pay wrong tonight; what the
 * kitchen cannot serve; who would leave; what sells better; what reads as one; what is a matter of taste and length.
 */
const byValue: readonly Code[] = [
  'placeholder_text',
  'price_slip',
  'price_slip_low',
  'portion_price',
  'price_order',
  'price_missing',
  'course_price',
  'cost_of_price',
  'price_above',
  'price_below',
  'section_price_level',
  'duplicate',
  'misplaced_dish',
  'doubled_word',
  'misspelled_word',
  'mark_missing',
  'accompaniment_alone',
  'out_of_season',
  'season_words',
  'produce_out_of_season',
  'missing_diet',
  'untagged_diets',
  'lacks_main_kind',
  'lacks_drink',
  'lacks_staple',
  'list_end',
  'near_duplicate',
  'shared_garnish',
  'main_ingredient_repeats',
  'technique_repeats',
  'one_sort',
  'section_order',
  'section_thin',
  'section_crowded',
  'description_repeated',
  'description_short',
  'word_repeated',
  'overused_word',
  'description_long',
  'price_endings',
  'endings_mixed',
  'trending',
]

/** A place in the order of value, from 0. */
export const rankOf = (code: Code): number => byValue.indexOf(code)

/**
 * How sure a finding is. `fact`: it is on the menu for everyone to read. `likely`: a rule with few
 * exceptions, one of which may be this. `judgment`: our editors' opinion, or a study's.
 */
export type AdviceSureness = 'fact' | 'likely' | 'judgment'

export const surenessOf: Readonly<Record<Code, AdviceSureness>> = {
  placeholder_text: 'likely',
  price_slip: 'likely',
  price_slip_low: 'likely',
  portion_price: 'likely',
  price_order: 'likely',
  price_missing: 'fact',
  course_price: 'likely',
  cost_of_price: 'judgment',
  price_above: 'likely',
  price_below: 'likely',
  section_price_level: 'judgment',
  duplicate: 'fact',
  misplaced_dish: 'likely',
  doubled_word: 'fact',
  misspelled_word: 'fact',
  mark_missing: 'likely',
  accompaniment_alone: 'likely',
  out_of_season: 'likely',
  season_words: 'fact',
  produce_out_of_season: 'judgment',
  missing_diet: 'fact',
  untagged_diets: 'fact',
  lacks_main_kind: 'fact',
  lacks_drink: 'fact',
  lacks_staple: 'judgment',
  list_end: 'judgment',
  near_duplicate: 'likely',
  shared_garnish: 'likely',
  main_ingredient_repeats: 'judgment',
  technique_repeats: 'judgment',
  one_sort: 'judgment',
  section_order: 'judgment',
  section_thin: 'judgment',
  section_crowded: 'judgment',
  description_repeated: 'likely',
  description_short: 'fact',
  word_repeated: 'fact',
  overused_word: 'judgment',
  description_long: 'judgment',
  price_endings: 'judgment',
  endings_mixed: 'judgment',
  trending: 'judgment',
}
