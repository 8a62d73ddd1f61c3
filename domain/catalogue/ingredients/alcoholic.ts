import { names } from '../../text/names.ts'
import type { IngredientName } from './index.ts'

/**
 * Names of ingredients that say it. What ferments to alcohol counts, however faint; vinegar, soy sauce, and a beer or wine
 * without alcohol do not.
 */
export const ALCOHOLIC_NAME =
  /(?<!non-alcoholic )\bwine\b(?! vinegar)|(?<!ginger |root |non-alcoholic )\bbeer$|lager$|(?<!apple )cider$|\b(?:sake|rum|whiske?y|vermouth|liqueur)$/

/** Wines whose names do not, sparkling, fortified and flavored ones among them. */
export const wineNames = names(
  'prosecco, champagne, cava, cremant, retsina, sherry, madeira, marsala, port, vin santo',
  'lillet blanc, sangria',
) satisfies readonly IngredientName[]

/** Beers whose names do not. */
export const beerNames = [
  'lager',
  'mexican lager',
  'pale ale',
  'india pale ale',
  'stout',
] as const satisfies readonly IngredientName[]

/** Spirits and liqueurs whose names do not. */
export const spiritNames = [
  'absinthe',
  'advocaat',
  'amaretto',
  'amaro',
  'aperol',
  'aquavit',
  'armagnac',
  'arak',
  'baijiu',
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
  'tsipouro',
  'schnapps',
  'scotch',
  'shochu',
  'soju',
  'sotol',
  'tequila',
  'vodka',
  'neutral spirit',
] as const satisfies readonly IngredientName[]

/** All whose names do not. */
export const alcoholicNames = [
  'pulque',
  'makgeolli',
  'cheongju',
  'tepache',
  'kombucha',
  ...beerNames,
  'hard cider',
  ...wineNames,
  'mirin',
  ...spiritNames,
  'aperitif bitters',
  'bitters',
  'mead',
  // Cured or washed with wine or brandy as a rule.
  'salami',
  'soppressata',
  'finocchiona',
  'saucisson',
  'loukaniko',
  'bresaola',
  'epoisses',
] as const satisfies readonly IngredientName[]

/** Of these, what has next to none, or has it in one make and not in another. */
const faintNames = new Set<IngredientName>(
  names('kombucha, tepache, salami, soppressata, finocchiona, saucisson, loukaniko, bresaola, epoisses'),
)

/** Made with wine, sake or mirin as a rule: the label or the cook can say that it is not. */
export const madeWithAlcohol = names(
  'demi-glace, fish stock, fermented tofu, xo sauce, ponzu, teriyaki sauce, unagi sauce',
  'bearnaise sauce, mostarda, marinated egg, char siu pork, chinese sausage, salmon roe',
  'flying fish roe',
) satisfies readonly IngredientName[]

export const isAlcoholic = (name: IngredientName): boolean =>
  ALCOHOLIC_NAME.test(name) || (alcoholicNames as readonly IngredientName[]).includes(name)

/** Does nobody call it free of alcohol? */
export const isCertainlyAlcoholic = (name: IngredientName): boolean =>
  isAlcoholic(name) && !faintNames.has(name)

/** Does its make decide? */
export const isMaybeAlcoholic = (name: IngredientName): boolean =>
  faintNames.has(name) || (madeWithAlcohol as readonly IngredientName[]).includes(name)
