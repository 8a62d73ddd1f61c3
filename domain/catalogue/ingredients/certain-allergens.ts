import { allergensIn } from '../truth.ts'
import { type IngredientName, ingredients as lexicon } from './index.ts'
import type { Trait } from './ingredient.ts'

/** What only seasons, preserves or binds most foods differs from make to make, unless the name says it. */
const seasonings: Partial<Readonly<Record<Trait, RegExp>>> = {
  mustard: /\bmustard\b/u,
  celery: /\bceler(?:y|iac)\b/u,
  sulphites: /$^/u,
  lupin: /\blupin\b/u,
  soybeans: /\b(?:soy|soybean|tofu|miso|edamame|tempeh)\b/u,
  'fish extract': /\b(?:fish|anchovy)\b/u,
  'crustacean extract': /\b(?:shrimp|prawn|crab|lobster|crustacean)\b/u,
  'mollusc extract': /\b(?:oyster|clam|squid)\b/u,
}

/** Names of foods that are made with or without what is usual, or that name a taste, a color or a form as often. */
const variesByMake =
  /^(?:vegan|vegetarian|plant-based) |\b(?:chocolate|caramel|caramel sauce|custard|noodle|vermicelli|gravy|nougat|halva|ice cream|sorbet|cornbread|crepe|roti|roux|sausage|licorice|tempura|batter|yogurt|milk|heavy cream|half and half|caviar|black pudding|kimchi|rice wine|wine|beer|cider|port|liqueur|irish cream|bechamel sauce|vinaigrette|barbecue sauce|stock|broth|curry paste|fryer oil)$/u

/**
 * The allergens of an ingredient in any make: eggs in mayonnaise, and not the mustard that most makes have; nothing of
 * chocolate, which is made with milk and without. Use them to ask, never to declare.
 * @param lacks what the words say is not in it
 */
export const certainAllergensOf = (
  ingredient: IngredientName,
  lacks: { has(trait: Trait): boolean } = new Set(),
): string[] =>
  variesByMake.test(ingredient)
    ? []
    : allergensIn(
        lexicon[ingredient].filter(
          (trait) => !lacks.has(trait) && (seasonings[trait]?.test(ingredient) ?? true),
        ),
      )
