import { allIn, wordTable } from '../../text/word-table.ts'
import { type DishWords, foldedWords } from '../words/dish-words.ts'

/**
 * Sauces and dressings that a guest recognizes: twice on one card, the second plate is the first again. What a
 * kitchen cooks with every day (tomato in Italy, soy in Japan) is none of them.
 */
const sauces = wordTable({
  aioli: 'a(l)ioli, rouille',
  pesto: 'pesto, pistou',
  bechamel: 'bechamel',
  hollandaise: 'hollandaise, bearnaise, mousseline',
  remoulade: 'remoulade, tartar sauce',
  'mustard dressing': 'mustard dressing, mustard and shallot vinaigrette, dijon',
  'sage butter': 'sage butter',
  'red wine braise': 'red wine, pinot noir, bourguignon',
  'white wine sauce': 'white wine',
  'brown gravy': /\bgravy\b(?=.*\b(?:potato\w*|stuffing|biscuits?)\b)/,
  'barbecue sauce': 'barbecue sauce',
  'hot sauce': 'hot sauce',
  'blue cheese dressing': 'blue cheese dressing',
  'Russian dressing': 'russian dressing, special sauce, thousand island',
  'cocktail sauce': 'cocktail sauce',
  'tahini sauce': 'tahini, tarator',
  'garlic yogurt': 'garlic yogurt, tzatziki',
  toum: 'toum',
  harissa: 'harissa',
  ladolemono: 'whisked lemon',
  ponzu: 'ponzu',
  'fruity brown sauce': 'fruity (brown )sauce, dark fruity, worcester style sauce',
  'sweet miso': 'sweet miso, sweet red rice miso, sweet white miso',
  teriyaki: 'teriyaki, lacquered with sweet soy, glazed in soy',
  'salsa verde': 'salsa verde, green salsa, tomatillo',
  'salsa roja': 'salsa roja, red salsa',
  chipotle: 'chipotle',
  mole: 'mole',
  guajillo: 'guajillo',
  achiote: 'achiote',
  'tamarind chutney': 'tamarind chutney, tamarind and mint chutneys',
  'mint chutney': /\b(?:mint chutneys?|green mint chutney|mint and)\b(?=.*chutney)/,
  'coconut chutney': 'coconut chutney, coconut and mint chutney',
  'cashew cream': /\bcashew\b(?=.*\bcream\b)|\bcream\b(?=.*\bcashew\b)/,
  'peanut sauce': 'peanut sauce',
  'sweet chili sauce': 'sweet chili sauce',
  'plum sauce': 'plum sauce',
  'cucumber relish': 'cucumber (and peanut )relish',
  'green seafood sauce': 'green seafood sauce',
  'toasted rice and lime': 'toasted rice',
  'red curry': 'red curry',
  'green curry': 'green curry',
  'yellow curry': 'yellow curry',
  'tamarind sauce': /\btamarind\b(?=.*\b(?:sauce|curry)\b)/,
  'bean paste and chili': 'doubanjiang, chili bean, fish fragrant',
  'black bean sauce': 'black bean(s) sauce, fermented black bean(s)',
  'oyster sauce': 'oyster sauce',
  'sweet and sour': 'sweet and sour',
  'ginger and scallion': 'ginger (and )scallion, scallion and ginger',
  'sesame sauce': 'sesame paste, sesame sauce, sesame dressing',
  mayonnaise: 'mayonnaise',
  'brown butter': 'brown butter, foaming butter, garlic butter',
  ragu: 'ragu',
})

export type Sauce = keyof typeof sauces

/** The recognizable sauces of a dish, by its words. */
export const saucesOf = (dish: DishWords): Sauce[] => allIn(sauces, foldedWords(dish))
