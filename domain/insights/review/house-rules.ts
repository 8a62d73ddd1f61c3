import type { Dish } from '../../catalogue/dish.ts'
import { ingredients as lexicon } from '../../catalogue/ingredients/index.ts'
import type { Trait } from '../../catalogue/ingredients/ingredient.ts'
import { claimsOf } from '../../menu/claims/claims.ts'
import { dietaryOptions } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { optionsMeet } from './diet-standing.ts'
import type { ReviewedItem } from './reviewed-item.ts'

/** From this many dishes on, a diet that all of them meet is the diet of the menu. */
const MIN_FOR_DIET = 4

/** From this many dishes on, an ingredient that none of them has is one that the restaurant avoids. */
const MIN_FOR_ABSENCE = 8
const MIN_DRINKS = 4

/** Something a whole house may do without, for its faith or its guests. */
interface Avoided {
  readonly words: RegExp
  readonly traits?: readonly Trait[]
  readonly families: readonly string[]
}

const pork: Avoided = {
  words:
    /\b(?:pork|bacon|ham|hams?|prosciutto|pancetta|guanciale|lard|lardon|speck|salami|salumi|soppressata|chorizo|mortadella|nduja|sausages?|hot dogs?|carnitas|al pastor|char siu|porchetta|charcuterie|blt)\b/,
  families: ['pork'],
}
const shellfish: Avoided = {
  words:
    /\b(?:shellfish|shrimps?|prawns?|lobster|crab|crabs|crawfish|langoustine|oysters?|clams?|littlenecks?|mussels?|scallops?|octopus|squid|calamari)\b/,
  traits: ['crustacean', 'mollusc', 'crustacean extract', 'mollusc extract'],
  families: ['shellfish'],
}
const beef: Avoided = {
  words:
    /\b(?:beef|steaks?|brisket|burgers?|ribeye|sirloin|filet|short ribs?|oxtail|veal|meatloaf|wagyu|pastrami)\b/,
  families: ['beef'],
}
const flesh: Avoided = {
  words:
    /\b(?:meats?|beef|steaks?|pork|bacon|ham|lamb|veal|chicken|duck|turkey|goose|rabbit|fish|salmon|tuna|cod|trout|branzino|anchov\w+|sausages?|burgers?|wings)\b/,
  traits: ['meat', 'poultry', 'fish', 'crustacean', 'mollusc', 'seafood'],
  families: ['beef', 'pork', 'lamb', 'poultry', 'fish', 'shellfish'],
}
const alcohol: Avoided = {
  words:
    /\b(?:wines?|beers?|ales?|lager|ipa|pilsner|stout|cocktails?|gin|vodka|rum|tequila|mezcal|whiske?y|bourbon|scotch|cognac|brandy|liqueur|sake|prosecco|champagne|cava|cabernet|chardonnay|pinot|merlot|malbec|riesling|barolo|chianti|rioja|martini|margarita|negroni|spritz)\b/,
  families: ['wine', 'beer', 'spirit'],
}

const FAITH = /\b(?:kosher|glatt|halal|zabiha)\b/

const has = ({ words, traits = [], families }: Avoided, text: string, dish: Dish | undefined): boolean =>
  words.test(text) ||
  (dish !== undefined &&
    (families.includes(dish.family) ||
      dish.ingredients.some((name) => {
        const own: readonly Trait[] = lexicon[name]
        return words.test(name) || own.some((trait) => traits.includes(trait))
      })))

const textOf = ({ item, section }: ReviewedItem): string =>
  foldName(`${section.name} ${item.name} ${item.description}`)

const isDish = ({ course }: ReviewedItem): boolean => course !== 'drink' && course !== 'apart'

/**
 * What a menu keeps to without a word: the diet of all its dishes, and what none of them contains. Answers
 * whether a dish of the catalogue could be on it. It rather refuses one too many than breaks a rule.
 */
export function houseRules(items: readonly ReviewedItem[]): (dish: Dish) => boolean {
  const food = items.filter(isDish)
  const drinks = items.filter(({ course }) => course === 'drink')
  const diets = dietsOfAll(food)
  const lacks = (avoided: Avoided, among: readonly ReviewedItem[], least: number): boolean =>
    among.length >= least && !among.some((one) => has(avoided, textOf(one), one.dish))
  const isFaithful = items.some((one) => FAITH.test(textOf(one)))
  const avoided = [
    ...[pork, shellfish].filter((one) => isFaithful || lacks(one, food, MIN_FOR_ABSENCE)),
    ...[beef, flesh].filter((one) => lacks(one, food, MIN_FOR_ABSENCE)),
    ...(isFaithful || lacks(alcohol, drinks, MIN_DRINKS) ? [alcohol] : []),
  ]
  return (dish) =>
    diets.every((option) => optionsMeet(dish.dietaryOptions, option)) &&
    !avoided.some((one) => has(one, foldName(`${dish.name} ${dish.description}`), dish)) &&
    !(isFaithful && mixesMeatAndMilk(dish))
}

const dietsOfAll = (food: readonly ReviewedItem[]) => {
  const said = food.map(({ item, dish, isAsWritten }) => [
    ...claimsOf(item).dietaryOptions,
    ...(isAsWritten && dish ? dish.dietaryOptions : []),
  ])
  const known = said.filter((options, index) => options.length > 0 || food[index]?.isAsWritten)
  if (known.length < MIN_FOR_DIET) return []
  return dietaryOptions
    .map(({ id }) => id)
    .filter((option) => known.every((options) => optionsMeet(options, option)))
}

function mixesMeatAndMilk({ ingredients }: Dish): boolean {
  const traits = ingredients.flatMap((name): readonly Trait[] => lexicon[name])
  return traits.includes('dairy') && (traits.includes('meat') || traits.includes('poultry'))
}
