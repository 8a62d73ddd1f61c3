import type { Dish } from '../dish.ts'
import { decidingIngredients } from '../ingredients/deciding-ingredients.ts'
import type { IngredientName } from '../ingredients/index.ts'
import { decisiveWords } from './decisive-words.ts'
import { mentionsIn } from './mentions.ts'

type Described = Pick<Dish, 'name' | 'description' | 'ingredients'>

/** They season, bind or thin a dish; wordings mention them only where the dish's author did. */
const SILENT =
  /\b(?:salt|sugar|water|ice|oil|flour|starch|cornstarch|pepper|peppercorn|stock|broth|yeast|baking|vinegar|vanilla|gelatine|fryer|lard|shortening|garlic|onion|syrup|erythritol)\b|^(?:egg|milk|butter)$/

/** Nobody reads a card for these, named or not. */
const NEVER =
  /^(?:(?:sea |kosher )?salt|(?:white |powdered |granulated )?sugar|water|ice|(?:wheat |rice |corn )?flour|cornstarch|potato starch|tapioca starch|yeast|baking powder|milk powder|vegetable oil|frying oil|(?:dedicated|shared) fryer oil)$/

/** They are counted: the card says "tomatoes" and "garlic". */
const COUNTED =
  /(?:tomato|potato|bean|pea|lentil|chickpea|clam|mussel|oyster|scallop|snail|mushroom|cap|onion|shallot|scallion|leek|carrot|turnip|beet|radish|olive|caper|cornichon|pickle|pepper|chile|chili|nut|almond|pecan|pistachio|cashew|raisin|currant|prune|date|fig|apricot|peach|pear|apple|plum|cherry|berry|grape|orange|lemon|lime|banana|plantain|sprout|shoot|noodle|tortilla|egg|yolk|anchovy|sardine|green|crumb|leek|artichoke|zucchini blossom|lardon|ladyfinger|truffle|seed|leaf|chop|rib|leg|wing|thigh|breadcrumb|meatball|sausage|dumpling|mango|avocado|cucumber|eggplant|squash blossom|petal|wafer|cracker|chip|frank|french fry|pickled jalape[nñ]o|liqueur-free)$/

const UNCOUNTED =
  /^(?:lime|lemon|cabbage|curry leaf|bay leaf|lime leaf|pandan leaf|black pepper|white pepper|sichuan pepper|mustard seed|sesame seed|coconut|nutmeg|onion|butternut|avocado|cucumber|mango|banana|cherry tomato paste|fish|orange|pineapple|doughnut|horseradish)$/

/** These stay capitalized wherever they are. */
const PROPER =
  /\b(?:parmigiano|reggiano|pecorino|romano|dijon|brussels|campari|aperol|worcestershire|sichuan|thai|mexican|japanese|italian|chinese|greek|oaxaca|kalamata|marsala|prosecco|sriracha|shaoxing|cajun|tuscan|monterey|jack|swiss|marcona|massaman|panang|greek|edam|roquefort|comté|calabrian|aleppo|lillet|castelvetrano|vidalia|old bay|canadian|angostura|peychaud's)\b/giu

export function pluralOf(name: string): string {
  if (!COUNTED.test(name) || UNCOUNTED.test(name)) return name
  if (/(?:ato|go|sh|ch|ss|chili)$/.test(name)) return `${name}es`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return name.endsWith('leaf') ? `${name.slice(0, -4)}leaves` : `${name}s`
}

const inCase = (name: string): string =>
  name.replace(PROPER, (word) => word.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase()))

/** An ingredient as a guest reads it. */
export interface NamedPart {
  readonly ingredient: IngredientName
  readonly words: string
  /** The name of the dish says it already. */
  readonly isInName: boolean
}

/**
 * The ingredients of a dish that a card names, the most important first, in the words of its author: those that the
 * author named, and the main one. Origins that the author put before a name are not part of it.
 */
export function namedParts(dish: Described): NamedPart[] {
  const { ingredients, description, name } = dish
  const words = new Map<IngredientName, string>()
  for (const { ingredient, start, end } of mentionsIn(description, dish)) {
    if (!words.has(ingredient) && !LEFT_OUT.test(description.slice(0, start)))
      words.set(
        ingredient,
        wordsOf(ingredient, {
          written: description.slice(start, end),
          before: description.slice(0, start),
          description,
        }),
      )
  }
  const named = new Set(mentionsIn(name, dish).map(({ ingredient }) => ingredient))
  const isTold = (ingredient: IngredientName, index: number) =>
    !NEVER.test(ingredient) &&
    (index === 0 ||
      words.has(ingredient) ||
      named.has(ingredient) ||
      (!SILENT.test(ingredient) && words.size < 2))
  const parts = ingredients.filter(isTold).map((ingredient) => ({
    ingredient,
    words: words.get(ingredient) ?? inCase(pluralOf(decisiveWords(ingredient, description))),
    isInName: named.has(ingredient) && !(ingredient in decidingIngredients),
  }))
  return parts.filter(
    ({ words: own }, index) => !parts.some((other, at) => at < index && sameWords(other.words, own)),
  )
}

/** "egg" after "eggs", "tomato" after "cherry tomatoes" say nothing new. */
const sameWords = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() || one.toLowerCase() === `${other.toLowerCase()}s`

/** "made without eggs or milk" names no milk, though the recipe has that of oats. */
const LEFT_OUT = /\b(?:without|no|nor|instead of) (?:[\p{L}'-]+ (?:or |and )){0,3}$/iu

const OPENING = /(?:^|[.:!?]\s+)$/
const ONE = /\b(?:an?|one|the) $/i

/** The author's words, unless a capital in them is an origin that the name of the ingredient does not have. */
function wordsOf(
  ingredient: IngredientName,
  { written, before, description }: { written: string; before: string; description: string },
): string {
  const decider = decidingIngredients[ingredient]
  if (decider && !decider.words.test(written)) return pluralOf(decisiveWords(ingredient, description))
  const own = OPENING.test(before) ? inCase(written.charAt(0).toLowerCase() + written.slice(1)) : written
  const known = ingredient.toLowerCase().split(' ')
  const isStrange = own
    .split(' ')
    .some(
      (word) =>
        /^\p{Lu}/u.test(word) &&
        !known.includes(word.toLowerCase()) &&
        !known.includes(word.toLowerCase().replace(/e?s$/, '')),
    )
  if ((isStrange && own.includes(' ')) || /^[^ ]+-[^ ]+$/.test(own)) return inCase(pluralOf(ingredient))
  return ONE.test(before) || UNCOUNTED.test(ingredient) ? own : pluralOf(own)
}
