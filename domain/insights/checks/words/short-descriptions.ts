import type { Dish } from '../../../catalogue/dish.ts'
import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { wordsOf } from '../../../generation/lookup/word-forms.ts'
import { claimsOf } from '../../../menu/claims/claims.ts'
import type { MenuItem } from '../../../menu/model/item.ts'
import { readRecipe } from '../../../menu/recipes/recipe-lines.ts'
import { spellingOf } from '../../questions/words/near-misses.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ProposedEdit } from '../../review/proposed-edit.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem, speaksInVoice } from '../../review/reviewed-item.ts'
import { DESCRIPTION_NORM } from './description-norm.ts'

/** The edit that gives a dish other words, where there are some. */
export const rewriting = ({ place }: ReviewedItem, description: string | null): ProposedEdit[] =>
  description === null ? [] : [{ kind: 'set-description', place, description }]

/** A dish that guests cannot picture by its name: no drink, no side, nothing for children, no size of another. */
const needsWords = ({ course, isOrdinary }: ReviewedItem): boolean =>
  isOrdinary && (course === 'starter' || course === 'main' || course === 'dessert')

/** A voice of ours says little, or nothing, where that is enough. */
const isShortOnPurpose = ({ item, dish }: ReviewedItem): boolean =>
  dish?.name === item.name && speaksInVoice(item, dish)

/** A section that describes no more of its dishes than this share leaves the others bare on purpose. */
const DESCRIBED_SHARE = 1 / 2

/** A house whose descriptions are shorter than this in the middle is terse on purpose. */
const TALKATIVE = 60

/**
 * One finding for all dishes that have words in the catalogue, and one for all others. A description is
 * short only compared with longer ones of the same menu; a missing one is always missing.
 */
export function checkShort(review: Review): RecommendationOf<'description_short'>[] {
  const lengths = ascending(
    review.items.map(({ item }) => item.description.trim().length).filter((length) => length > 0),
  )
  const least = lengths.length > 0 && quantile(lengths, 0.5) >= TALKATIVE ? DESCRIPTION_NORM.min : 1
  const bySection = Map.groupBy(review.items.filter(needsWords), ({ section }) => section)
  const short = [...bySection.values()]
    .filter(describesMost)
    .flatMap((dishes) => dishes.map((reviewed) => ({ reviewed, isOnlyOne: isBareAlone(reviewed, dishes) })))
    .filter(({ reviewed }) => reviewed.item.description.trim().length < least && !isShortOnPurpose(reviewed))
    .map((one) => ({ ...one, proposed: catalogueWords(review, one.reviewed) }))
    .filter(
      ({ reviewed, isOnlyOne, proposed }) =>
        proposed !== null || !(saysItself(reviewed) || (namesFood(review, reviewed) && !isOnlyOne)),
    )
  return [
    short.filter(({ proposed }) => proposed !== null),
    short.filter(({ proposed }) => proposed === null),
  ]
    .filter((found) => found.length > 0)
    .map((found) => ({
      code: 'description_short',
      id: `${found[0] ? itemFindingId('description_short', found[0].reviewed) : ''}:${found.length}`,
      items: found.map(({ reviewed }) => reviewed.item.id),
      pointer: found.length === 1 ? `${found[0]?.reviewed.pointer}/description` : '',
      params: {
        dishes: found.map(({ reviewed: { item }, proposed }) => ({
          name: item.name,
          length: item.description.trim().length,
          proposed,
        })),
      },
      edits: found.flatMap(({ reviewed, proposed }) => rewriting(reviewed, proposed)),
    }))
}

/** Names that say what is on the plate: `Moules marinières et frites`, `Bread & butter`. */
const JOINS = /[&+,]|\b(?:with|and|or|in|on|et|ou|aux?|mit|und|auf|met|en|con|y|e|ed|o|alla?|com|med|og)\b/i
const SAYS_ITSELF = 4

/**
 * What every guest has eaten, where a word before it says of what: `Onion Rings`, `Clam chowder`. A `Ribeye` says less.
 * What lies on the ice of a raw bar is its name.
 */
const KNOWN_DISH =
  /\S[ -](?:soup|chowder|bisque|broth|salad|rings|fries|pickles|wings|nachos|dip|toast|pancakes|waffles?|omelet(?:te)?|benedict|burger|cheeseburger|sandwich|wrap|club|melt|roll|pizza|pie|cake|cheesecake|brownie|pudding|sorbet|gelato|ice cream|sundae|bar|greens|slaw|plate|caramel|brulee|brûlée|mousse|eis|suppe|salat|kuchen)$|\b(?:oysters?|caesar|calamari|kalamari|blt|brisket|croque[ -]\w+|caprese|baklava|cordon bleu|lunch)$|^(?:littlenecks?|cherrystones?|topnecks?|steamers|insalata mista)$/i

/** `Nuts`, `Pickles`: a word for what is on the plate. A cut of meat or a fish says less. */
const isBareFood = (name: string): boolean =>
  !/\s/.test(name.trim()) && mentionedIngredients(name).some((one) => fleshOf(one) === undefined)

/** What our catalog knows by that name, guests know too. */
const saysItself = ({ item: { name, description }, dish }: ReviewedItem): boolean =>
  description.trim() === '' &&
  (dish !== undefined ||
    isBareFood(name) ||
    JOINS.test(name) ||
    name.trim().split(/\s+/).length >= SAYS_ITSELF ||
    KNOWN_DISH.test(name.trim()))

/** A name of which a word is known: `Beurre salé`. `La Forestière` tells a guest nothing. */
const namesFood = ({ catalogue }: Review, { item: { name, description } }: ReviewedItem): boolean =>
  description.trim() === '' &&
  wordsOf(name).some((word) => word.length > 3 && spellingOf(catalogue).isKnown(word))

const MIN_DESCRIBED = 4

/** The only main course, or starter, without a description among several with one. */
const isBareAlone = ({ course }: ReviewedItem, dishes: readonly ReviewedItem[]): boolean =>
  (course === 'main' || course === 'starter') &&
  dishes.length >= MIN_DESCRIBED &&
  dishes.filter(({ item }) => item.description.trim() === '').length === 1

const describesMost = (dishes: readonly ReviewedItem[]): boolean =>
  dishes.filter(({ item }) => item.description.trim() !== '').length > DESCRIBED_SHARE * dishes.length

/**
 * How the catalogue describes a dish of that name, on a menu of its kind, if every tag of the owner's holds for it and
 * if it names nothing that the dish does not declare: by its own words, its list of ingredients, or the recipe that it
 * was made by. Elsewhere the same name may be another recipe, and its words would be untrue.
 */
export function catalogueWords(
  { isKindKnown, cuisineId }: Review,
  { item, dish }: ReviewedItem,
): string | null {
  if (!isKindKnown || dish?.cuisineId !== cuisineId || dish.description === item.description) return null
  if (!namesNothingNew(item, dish)) return null
  const holds = claimsOf(item).dietaryOptions.every((option) =>
    dish.dietaryOptions.some((id) => id === option),
  )
  return holds ? dish.description : null
}

/** Returns whether our words for a dish name nothing that it does not declare; a dish of our catalog has its recipe. */
function namesNothingNew(item: MenuItem, dish: Dish): boolean {
  const ours = mentionedIngredients(`${dish.name}. ${dish.description}`)
  const own = new Set([
    ...mentionedIngredients(`${item.name}. ${item.description}`),
    ...readRecipe(item.ingredients ?? []).flatMap(({ ingredient }) => ingredient ?? []),
  ])
  const isOurs = (item.recipeId ?? item.id) === dish.id && item.ingredients === undefined
  return isOurs || ours.every((name) => own.has(name))
}
