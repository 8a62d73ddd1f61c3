import { cereals, treeNuts } from '../../allergens/allergen-keys.ts'
import type { Kind } from './kinds.ts'

/** Words before what is not in a dish, where a list of names behind them is not in it either: "without milk, eggs or nuts". */
const WITHOUT =
  'without|w/o|free (?:of|from)|sans|ohne|frei von|senza|privo di|priva di|sin|libre de|sem|livre de|zonder|vrij van'

/** Words before a single name, or names joined by "or": "no nuts, with cream". */
const NO =
  'no|not|never|neither|nor|zero|minus|instead of|rather than|hold the|skip the|(?:tast|look|feel|melt)\\p{L}* like|pas de|pas d|ni|kein(?:e[nrms]?)?|keinerlei|weder|noch|statt|niente|né|nada de|nem|geen'

export const DENIAL = new RegExp(`(?<![\\p{L}])(?:(?<without>${WITHOUT})|(?:${NO}))(?![\\p{L}-])`, 'giu')

/** Between such a word and a name: "without *any of the* butter", "sans *l'*œuf". */
export const BEFORE_NAME =
  /(?:(?:any|added|artificial|animal|real|raw|fresh|a|an|the|our|of|trace of|hint of|drop of|use of|de|du|des|le|la|les|ajout de|jegliche[nrs]?|der|die|das|den|dem|i|il|lo|gli|el|los|las|o|os|as|een|het|enige)\s+|(?:l|d|dell|all|un)['’]\s*)*/iuy

export const OR = /\s*,?\s*(?:(?:or|nor|oder|ou|o|u|of)\s+|\/\s*)/iuy
export const AND = /\s*,?\s*(?:and|et|und|y|e|en)\s+|\s*&\s*/iuy
export const COMMA = /\s*,\s*/iuy

/** No name begins with these: a list ends before them. */
export const NO_NAME =
  /(?:with|in|on|at|but|and|or|add|plus|extra|only|just|then|mit|aber|avec|mais|con|pero|ma|com|mas|met|maar|topped|served|choice|your)(?![\p{L}])/iuy

const group = (kinds: readonly Kind[], words: string) => [kinds, new RegExp(`^(?:${words})$`, 'iu')] as const

const flesh = ['meat', 'poultry', 'gelatine', 'pork', 'maybe pork'] as const satisfies readonly Kind[]
const ofTheSea = [
  'fish',
  'fish extract',
  'crustacean',
  'crustacean extract',
  'mollusc',
  'mollusc extract',
  'seafood',
] as const satisfies readonly Kind[]
const vegetarian = [...flesh, ...ofTheSea, 'rennet', 'insect', 'not kosher', 'maybe kosher'] as const

/** What a word for a group says is not in something: "alcohol-free", "ohne Nüsse". */
export const GROUPS: readonly (readonly [readonly Kind[], RegExp])[] = [
  group(
    ['alcohol', 'maybe alcohol'],
    'alcohol|alkohol|alcools?|alcol|alcool|álcool|alcoólico|non[- ]?alcoholic',
  ),
  group(
    ['dairy', 'rennet'],
    'dairy|milk|milch|kuhmilch|lait|produits laitiers|latte|latticini|lácteos|leche|leite|laticínios|melk|zuivel|cheese|käse|fromage|formaggio|queso|queijo|kaas',
  ),
  group(['egg'], 'eggs?|ei|eier|œufs?|oeufs?|uov[oa]|huevos?|ovos?|eieren'),
  group(cereals, 'gluten|wheat|glutine|glúten|weizen|blé|frumento|trigo|tarwe'),
  group(
    [...treeNuts, 'peanuts', 'chestnut'],
    'nuts?|tree nuts?|nüsse|nuss|noix|fruits à coque|noci|frutta a guscio|nueces|frutos secos|nozes|noten',
  ),
  group(['peanuts'], 'peanuts?|erdnüsse|erdnuss|cacahuètes?|arachidi|cacahuetes?|amendoins?|pindas?'),
  group(['pork', 'maybe pork'], 'pork|schwein|schweinefleisch|porc|maiale|cerdo|porco|varken|varkensvlees'),
  group(flesh, 'meat|fleisch|viande|carne|vlees'),
  group(ofTheSea, 'fish|seafood|shellfish|fisch|poisson|pesce|pescado|peixe|vis'),
  group(['gelatine'], 'gelatine?|gélatine|gelatina'),
  group(['rennet'], 'rennet|lab|présure|caglio|cuajo|stremsel'),
]

/** What comes before the name of something that it only stands for, and what is then not in it. */
export const STANDING_FOR: readonly (readonly [readonly Kind[], RegExp])[] = [
  [
    [...vegetarian, 'dairy', 'egg', 'honey'],
    /(?<![\p{L}])(?:vegane?[rsmn]?|vegan[oa]s?|plant[- ]based|végétalien(?:ne)?s?|végane?s?|veganistische?|pflanzliche[rsmn]?|végétale?s?|vegetal)(?![\p{L}])/giu,
  ],
  [
    vegetarian,
    /(?<![\p{L}])(?:vegetarian|veggie|vegetarische?[rsmn]?|végétarien(?:ne)?s?|vegetarian[oa]s?|mock|faux|imitation)(?![\p{L}])/giu,
  ],
  [
    vegetarian,
    /(?<![\p{L}])(?:jackfruit|seitan|planted|beyond|impossible|watermelon(?=[\s-]+(?:tuna|steak|sashimi|poke)))(?![\p{L}])/giu,
  ],
  [
    ['dairy', 'rennet'],
    /(?<![\p{L}])(?:(?:oat|soya?|almond|coconut|cashew|rice|hemp|pea|hazelnut)[- ](?:milk|drink)|(?:hafer|soja|mandel|kokos|cashew)(?:milch|drink)|(?:cashew|soya?|oat)(?=[\s-]+(?:cheese|yogh?urt|yoghurt)))(?![\p{L}])/giu,
  ],
  [['egg'], /(?<![\p{L}])aquafaba(?![\p{L}])/giu],
  [flesh, /(?<![\p{L}])(?:meatless|fleischlose?[rsmn]?|vleesloze?)(?![\p{L}])/giu],
  [
    ['alcohol', 'maybe alcohol'],
    /(?<![\p{L}])(?:non[- ]?alcoholic|virgin|analcolic[oa]|désalcoolisée?|sin alcohol|0[.,]0 ?%?)(?![\p{L}])/giu,
  ],
]

/** "dairy-free", "alkoholfreies", "glutenvrij". */
export const FREE =
  /(?<![\p{L}])(?<of>\p{L}+(?: nut)?)[- ]?(?:free|frei(?:e[rsmn]?)?|vrije?)(?![\p{L}]|\s+(?:of|from|von|van)\b)/giu

/** A house that says so of an ingredient has it so. */
export const DIET_WORDS = {
  halal: /(?<![\p{L}])(?:halal|helal)(?:[- ]certified)?(?![\p{L}])/giu,
  kosher: /(?<![\p{L}])(?:kosher|koscher|casher|kasher)(?:e[rsmn]?)?(?![\p{L}])/giu,
} as const
