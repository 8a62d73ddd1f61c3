import type { IngredientName } from './index.ts'

/** Names of ingredients that say it. What ferments to alcohol counts, however faint; vinegar and soy sauce do not. */
export const ALCOHOLIC_NAME =
  /\bwine\b(?! vinegar)|(?<!ginger |root )\bbeer$|lager$|(?<!apple )cider$|\b(?:sake|rum|whiske?y|vermouth|liqueur)$/

/** Wines whose names do not, sparkling, fortified and flavored ones among them. */
export const wineNames = [
  'prosecco',
  'champagne',
  'cava',
  'cremant',
  'retsina',
  'sherry',
  'madeira',
  'marsala',
  'port',
  'vin santo',
  'lillet blanc',
] as const satisfies readonly IngredientName[]

/** Beers whose names do not. */
export const beerNames = [
  'lager',
  'mexican lager',
  'pale ale',
  'india pale ale',
  'stout',
] as const satisfies readonly IngredientName[]

/** All whose names do not. */
export const alcoholicNames = [
  'pulque',
  'tepache',
  'kombucha',
  ...beerNames,
  'hard cider',
  ...wineNames,
  'mirin',
  'absinthe',
  'amaretto',
  'amaro',
  'aperol',
  'aperitif bitters',
  'armagnac',
  'arak',
  'baijiu',
  'bitters',
  'bourbon',
  'brandy',
  'cachaca',
  'calvados',
  'campari',
  'chartreuse',
  'cognac',
  'creme de cassis',
  'creme de cacao',
  'creme de menthe',
  'creme de violette',
  'genepy',
  'gin',
  'feni',
  'grappa',
  'irish cream',
  'kirsch',
  'limoncello',
  'maraschino',
  'mezcal',
  'midori',
  'ouzo',
  'pastis',
  'pernod',
  'pimms',
  'pisco',
  'raki',
  'sambuca',
  'scotch',
  'shochu',
  'sotol',
  'tequila',
  'vodka',
  'neutral spirit',
  // Cured or washed with wine or brandy as a rule.
  'salami',
  'soppressata',
  'finocchiona',
  'saucisson',
  'loukaniko',
  'bresaola',
  'epoisses',
] as const satisfies readonly IngredientName[]

export const isAlcoholic = (name: IngredientName): boolean =>
  ALCOHOLIC_NAME.test(name) || (alcoholicNames as readonly IngredientName[]).includes(name)
