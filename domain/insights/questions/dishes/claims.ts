import { dietsClaimedIn } from '../../../catalogue/claimed-diets.ts'
import { type IngredientName, ingredients as lexicon } from '../../../catalogue/ingredients/index.ts'
import { ingredientsNamedIn } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { dietName } from '../../../menu/claims/contradictions.ts'
import { againstItem } from '../../../menu/recipes/against.ts'
import { diet, ownDiet } from '../../../reference/reference.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { keyOf } from '../asking/plates.ts'
import type { Question, QuestionRule } from '../asking/question.ts'

/**
 * What the words of a dish say against the diets that it claims: Vegan on butter. Only what is in no make of that diet
 * counts; what a maker decides (the rennet of a cheese, the stock of a gravy) preflight asks about.
 */
export const untrueClaims: QuestionRule = {
  id: 'claim_contradicted',
  topic: 'diets',
  sureness: 'likely',
  as: 'placeholder_text',
  whyNot: 'Guests do not see the claim until you settle it. Change the words or the mark.',
  several: (count) => `${count} dishes claim what their words contradict`,
  basis: 'From your own words and marks.',
  ask: (review) => review.items.flatMap((one) => questionOn(review, one)),
}

function questionOn({ menu }: Review, reviewed: ReviewedItem): Question[] {
  const { item, section, isAsWritten } = reviewed
  if (isAsWritten) return []
  const { name, description, claimsToConfirm } = item
  const claimed = new Set([
    ...item.dietaryOptions,
    ...(claimsToConfirm?.dietaryOptions ?? []),
    // What a description says may be of one of several: “vanilla, chocolate, mango (vegan)”.
    ...dietsClaimedIn({ name, description: '' }),
  ])
  const byWords = [...claimed].flatMap((id) => {
    const breaker = breakerOf(id, `${name}. ${description}`)
    return breaker === undefined ? [] : [`${name} is called ${dietName(id)}, and its words name ${breaker}.`]
  })
  const [reason] = claimed.size === 0 ? [] : [...againstItem(menu, section, item).untrue, ...byWords]
  return reason === undefined
    ? []
    : [{ key: keyOf(reviewed), title: `${name}: a claim and its words disagree`, reason, about: [reviewed] }]
}

/** What only some guests add, take instead, or go without. */
const OPTIONAL =
  /(?:\b(?:add|extra|optional|option|choose|choice|swap|sub|upgrade|without|no|not|or|on request|also|available|ask for|wahlweise|oder|ohne|auf wunsch|dazu|ou|sans|au choix|sin|opcional|oder mit|o con|senza|zonder|extra|met extra|sem)\b|\+)[^.;,]*/giu
/** Words that make something else of what they are next to. */
const MOCK =
  /(?:vegan\w*|vegetarian\w*|vegetarisch\w*|veggie|plant(?:-based)?|quorn|soy|soya|oat|almond|cashew|coconut|rice|mock|faux|beyond|impossible|tofu|seitan|jackfruit|dairy[- ]free|non[- ]dairy|egg[- ]free|gluten[- ]free|glutenfrei\w*|gf|buckwheat|corn|cocoa|peanut|nut|apple|shea|hafer\w*|soja\w*|mandel\w*|kokos\w*|végétal\w*|vegetal\w*|d’avoine|de soja|de coco|free[- ]from)[\s-]+(?:\p{L}+[\s-]+)?$/iu
const MOCK_AFTER =
  /^[\s-]+(?:style|free|substitute|alternative|frei\w*|fruit|nuts?|beans?|squash|bread|lettuce|tomato(?:es)?|mushrooms?|leaves|pea|peas|plant|végétal\w*|vegetal\w*|vegan\w*)\b/iu
/** Names that are a kind of dish too, and are made without. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  'pho',
  'coppa',
  'kimchi',
  'tartare',
  'gyoza',
  'pastrami',
  'chorizo',
  'goat',
  'gravy',
])

const hasTrait = (name: IngredientName, ...wanted: readonly string[]): boolean =>
  (lexicon[name] as readonly string[]).some((trait) => wanted.includes(trait))

/** Foods of milk and egg that no kitchen calls so without saying of what else they are. */
const FROM_ANIMALS =
  /^(?:butter|ghee|cream|heavy cream|milk|whole milk|buttermilk|egg|egg yolk|honey|.*cheese.*|feta|parmigiano.*|pecorino.*|mozzarella|burrata|ricotta|mascarpone|gouda|cheddar|brie|camembert|gruyere|yogurt|creme fraiche|sour cream)$/
const FROM_MILK = /^(?!egg|honey)/
/** Foods of wheat, rye and barley that need a word to be anything else. */
const OF_GLUTEN =
  /^(?:wheat flour|whole wheat flour|breadcrumb|panko|bread|whole wheat bread|rye bread|sourdough|baguette|brioche|pita|flour tortilla|bagel|croissant|naan|filo pastry|puff pastry|couscous|bulgur|farro|seitan|barley|beer|soy sauce|udon noodle|ramen noodle|pretzel|croutons?)$/

/** Nuts by name: with what else a bought paste or crisp is made, its maker knows. */
const OF_NUTS =
  /^(?:almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia nut|brazil nut|peanut|peanut butter|praline|frangipane|marzipan|nutella)$/

const breaks: Readonly<Record<number, (name: IngredientName) => boolean>> = {
  [diet.vegetarian]: (name) => fleshOf(name) !== undefined,
  [diet.vegan]: (name) => fleshOf(name) !== undefined || FROM_ANIMALS.test(name),
  [diet.glutenFree]: (name) => OF_GLUTEN.test(name) && hasTrait(name, 'wheat', 'barley', 'rye', 'gluten'),
  [ownDiet.nutFree]: (name) => OF_NUTS.test(name),
  [diet.dairyFree]: (name) => FROM_ANIMALS.test(name) && FROM_MILK.test(name) && hasTrait(name, 'dairy'),
}

/** The first ingredient of a text that no dish of this diet has. */
function breakerOf(id: number, text: string): string | undefined {
  const test = breaks[id]
  if (!test) return undefined
  const said = text.replace(OPTIONAL, (part) => ' '.repeat(part.length))
  return ingredientsNamedIn(said).find(
    ({ ingredient, start, end }) =>
      test(ingredient) &&
      !AMBIGUOUS.has(ingredient) &&
      !MOCK.test(said.slice(0, start)) &&
      !MOCK_AFTER.test(said.slice(end)),
  )?.ingredient
}
