import { cereals } from '../allergens/allergen-keys.ts'
import { type IngredientName, ingredients as lexicon } from './ingredients/index.ts'
import type { Trait } from './ingredients/ingredient.ts'
import { allergensIn } from './truth.ts'

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

/** Doughs are made with eggs and milk or without, unless the name says it: lasagna sheets, buns, gnocchi. */
const inDough: Partial<Readonly<Record<Trait, RegExp>>> = {
  egg: /\begg/u,
  dairy: /\b(?:milk|butter|cream|cheese|yogurt)/u,
}

/** Names of foods that are made with or without what is usual, or that name a taste, a color or a form as often. */
const variesByMake =
  /^(?:vegan|vegetarian|plant-based) |\b(?:chocolate|caramel|caramel sauce|custard|noodle|vermicelli|gravy|nougat|halva|ice cream|sorbet|cornbread|crepe|roti|roux|sausage|licorice|tempura|batter|yogurt|milk|heavy cream|half and half|caviar|black pudding|kimchi|rice wine|wine|beer|cider|port|liqueur|irish cream|bechamel sauce|vinaigrette|barbecue sauce|stock|broth|curry paste|fryer oil)$/u

/** What differs from make to make of a single food. */
const varying: Partial<Readonly<Record<IngredientName, readonly Trait[]>>> = {
  baklava: ['walnuts', 'pistachios', 'dairy'],
  'satay sauce': ['soybeans', 'wheat'],
  piccalilli: ['wheat'],
  'chili crisp': ['peanuts'],
}

/**
 * The allergens of an ingredient in any make: eggs in mayonnaise, and not the mustard that most makes have; nothing of
 * chocolate, which is made with milk and without. Use them to ask, never to declare.
 * @param lacks what the words say is not in it
 */
export function certainAllergensOf(
  ingredient: IngredientName,
  lacks: { has(trait: Trait): boolean } = new Set(),
): string[] {
  if (variesByMake.test(ingredient)) return []
  const traits: readonly Trait[] = lexicon[ingredient]
  const isDough = cereals.some((cereal) => traits.includes(cereal))
  const isCertain = (trait: Trait) =>
    !varying[ingredient]?.includes(trait) &&
    ((seasonings[trait] ?? (isDough ? inDough[trait] : undefined))?.test(ingredient) ?? true)
  return allergensIn(traits.filter((trait) => !lacks.has(trait) && isCertain(trait)))
}
