import { groupOf, names } from '../../text/names.ts'
import type { AdviceSureness, Recommendation } from '../review/recommendation.ts'

type Code = Exclude<Recommendation['code'], 'question'>

/**
 * What a finding is worth to a house, the most first: what a guest would read wrong or pay wrong tonight; what the
 * kitchen cannot serve; who would leave; what sells better; what reads as one; what is a matter of taste and length.
 */
const byValue: readonly string[] = names(
  'placeholder_text, price_slip, price_slip_low, portion_price, price_order, price_missing',
  'course_price, cost_of_price, price_above, price_below, section_price_level, duplicate',
  'misplaced_dish, doubled_word, misspelled_word, mark_missing, accompaniment_alone, out_of_season',
  'season_words, produce_out_of_season, missing_diet, untagged_diets, lacks_main_kind, lacks_drink',
  'lacks_staple, list_end, near_duplicate, shared_garnish, main_ingredient_repeats, technique_repeats',
  'one_sort, section_order, section_thin, section_crowded, description_repeated, description_short',
  'word_repeated, overused_word, description_long, price_endings, endings_mixed, trending',
) satisfies readonly Code[]

/** A place in the order of value, from 0; a question comes after the code that it is as valuable as. */
export const rankOf = (finding: Recommendation): number =>
  finding.code === 'question' ? byValue.indexOf(finding.params.as) + 0.5 : byValue.indexOf(finding.code)

export const surenessOf = (finding: Recommendation): AdviceSureness =>
  finding.code === 'question' ? finding.params.sureness : surenessByCode[finding.code]

const surenessByCode: Readonly<Record<Code, AdviceSureness>> = groupOf({
  likely: names(
    'placeholder_text, price_slip, price_slip_low, portion_price, price_order, course_price',
    'price_above, price_below, misplaced_dish, mark_missing, accompaniment_alone, out_of_season',
    'near_duplicate, shared_garnish, description_repeated',
  ),
  fact: names(
    'price_missing, duplicate, doubled_word, misspelled_word, season_words, missing_diet',
    'untagged_diets, lacks_main_kind, lacks_drink, description_short, word_repeated',
  ),
  judgment: names(
    'cost_of_price, section_price_level, produce_out_of_season, lacks_staple, list_end',
    'main_ingredient_repeats, technique_repeats, one_sort, section_order, section_thin',
    'section_crowded, overused_word, description_long, price_endings, endings_mixed, trending',
  ),
})
