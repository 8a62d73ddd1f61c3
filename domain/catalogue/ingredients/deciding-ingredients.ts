import type { IngredientName } from './index.ts'

/** What a cook buys unless a recipe says otherwise, and the words that say so. */
export interface Decider {
  readonly insteadOf: IngredientName
  /** One of these must be in the name or the description of a dish whose claims rest on the ingredient. */
  readonly words: RegExp
  /** The ordinary name in the words of a dish ("tapenade") asks for the same, whatever its list says. */
  readonly alsoWhereNamed?: true
}

const vegetarian = /\bvegetarian\b/i
const unfined = /\b(unfined|vegan)\b/i
const withoutShrimp =
  /\b(vegan|without shrimp|shrimp-free|no shrimp)\b|without (fish sauce or )?shrimp paste/i
const withoutWheat = /\b(wheat|gluten)-free\b|\bwithout asafoetida\b/i
const wheatFree = /\b(wheat|gluten)-free\b/i
const vegetableStock = /\b(vegetable|mushroom|porcini)s?( and \w+)? (stock|broth)|trimmings' broth/i
const mushroomStock = /\b(mushrooms?|shiitake|porcini)\b/i

/**
 * Ingredients that decide a claim and that nobody sees: cheese without animal rennet, tamari, curry paste
 * without shrimp. A card that says "aged cheese" is cooked with Parmigiano. Where a claim or the lack of
 * an allergen would not survive the ordinary ingredient, the words of the dish have to name this one.
 */
export const decidingIngredients: Readonly<Partial<Record<IngredientName, Decider>>> = {
  'vegetarian hard cheese': { insteadOf: 'parmigiano reggiano', words: vegetarian, alsoWhereNamed: true },
  'vegetarian feta': { insteadOf: 'feta', words: vegetarian, alsoWhereNamed: true },
  'vegetarian goat cheese': { insteadOf: 'goat cheese', words: vegetarian, alsoWhereNamed: true },
  'vegetarian white cheese': { insteadOf: 'feta', words: vegetarian },
  'vegetarian stracchino': { insteadOf: 'stracchino', words: vegetarian, alsoWhereNamed: true },
  'vegetarian edam': { insteadOf: 'edam cheese', words: vegetarian, alsoWhereNamed: true },
  'vegetarian cotija': { insteadOf: 'cotija', words: vegetarian, alsoWhereNamed: true },
  tamari: { insteadOf: 'soy sauce', words: /\btamari\b/i },
  'wheat-free rice wine': { insteadOf: 'rice wine', words: wheatFree },
  'gluten-free asafoetida': { insteadOf: 'asafoetida', words: withoutWheat, alsoWhereNamed: true },
  'wheat-free papadum': { insteadOf: 'papadum', words: wheatFree, alsoWhereNamed: true },
  'gluten-free pasta': { insteadOf: 'pasta', words: wheatFree },
  'gluten-free beer': { insteadOf: 'beer', words: wheatFree },
  'wheat-free gochujang': { insteadOf: 'gochujang', words: wheatFree, alsoWhereNamed: true },
  'buckwheat soba noodle': { insteadOf: 'soba noodle', words: /\b(pure|all) buckwheat\b/i },
  'rice miso': { insteadOf: 'miso', words: /\brice miso\b/i, alsoWhereNamed: true },
  'unfloured fried shallot': {
    insteadOf: 'fried shallot',
    words: /\b(unfloured|without flour)\b/i,
    alsoWhereNamed: true,
  },
  'dedicated fryer oil': {
    insteadOf: 'shared fryer oil',
    words:
      /\bdedicated fryer\b|\b(its|their|an?) own (clean )?(fryer|oil|pan|pot|wok|kettle)\b|\b(fryer|oil|pan|pot) of (its|their) own\b/i,
  },
  'unfined lager': { insteadOf: 'lager', words: unfined },
  'unfined beer': { insteadOf: 'beer', words: unfined },
  'unfined wheat beer': { insteadOf: 'wheat beer', words: unfined },
  'unfined cider': { insteadOf: 'hard cider', words: unfined },
  'unfined red wine': { insteadOf: 'red wine', words: unfined },
  'unfined white wine': { insteadOf: 'white wine', words: unfined },
  'unfined sparkling wine': { insteadOf: 'sparkling wine', words: unfined },
  'vegan red curry paste': { insteadOf: 'red curry paste', words: withoutShrimp, alsoWhereNamed: true },
  'vegan green curry paste': { insteadOf: 'green curry paste', words: withoutShrimp, alsoWhereNamed: true },
  'vegan yellow curry paste': { insteadOf: 'yellow curry paste', words: withoutShrimp, alsoWhereNamed: true },
  'vegan massaman curry paste': {
    insteadOf: 'massaman curry paste',
    words: withoutShrimp,
    alsoWhereNamed: true,
  },
  'vegan panang curry paste': { insteadOf: 'panang curry paste', words: withoutShrimp, alsoWhereNamed: true },
  'vegan fish sauce': { insteadOf: 'fish sauce', words: /\b(vegan|without fish sauce)\b/i },
  'vegetarian oyster sauce': {
    insteadOf: 'oyster sauce',
    words: /\bvegetarian\b|mushroom sauce/i,
    alsoWhereNamed: true,
  },
  'vegan kimchi': { insteadOf: 'kimchi', words: /\bvegan\b/i },
  'vegan pesto': {
    insteadOf: 'pesto',
    words: /\bvegan\b|without cheese|vegetarian hard cheese/i,
    alsoWhereNamed: true,
  },
  'vegan tapenade': { insteadOf: 'tapenade', words: /\bvegan\b|without anchov/i, alsoWhereNamed: true },
  'vegan barbecue sauce': {
    insteadOf: 'barbecue sauce',
    words: /\bvegan .*barbecue\b/i,
    alsoWhereNamed: true,
  },
  'vegan mayonnaise': { insteadOf: 'mayonnaise', words: /\bvegan\b|without eggs?\b/i },
  'vegan butter': { insteadOf: 'butter', words: /\b(vegan|dairy-free|plant) /i },
  'vegan cheese': { insteadOf: 'cheddar', words: /\b(vegan|dairy-free)\b/i },
  'vegan cream cheese': { insteadOf: 'cream cheese', words: /\b(vegan|dairy-free)\b/i },
  'coconut yogurt': { insteadOf: 'yogurt', words: /\bcoconut\b/i },
  'dairy-free chocolate': { insteadOf: 'dark chocolate', words: /\bdairy-free\b/i, alsoWhereNamed: true },
  'refried bean without lard': {
    insteadOf: 'refried bean with lard',
    words: /\b(without|no) lard\b|\bin oil\b/i,
  },
  'vegetable shortening': { insteadOf: 'lard', words: /\bvegetable shortening\b|\b(without|no) lard\b/i },
  'vegetable stock': { insteadOf: 'chicken stock', words: vegetableStock },
  'vegetable broth': { insteadOf: 'chicken broth', words: vegetableStock },
  'mushroom stock': { insteadOf: 'asian chicken stock', words: mushroomStock },
  'kombu dashi': { insteadOf: 'dashi', words: /\b(kombu|kelp)\b/i },
  agar: { insteadOf: 'gelatine', words: /\bagar\b/i },
  aquafaba: { insteadOf: 'egg white', words: /\b(aquafaba|chickpea|egg-?less|without eggs?)\b/i },
}
