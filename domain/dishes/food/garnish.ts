import { allIn, wordTable } from '../../text/word-table.ts'
import { type DishWords, foldedWords } from '../words/dish-words.ts'

/**
 * Visible garnishes on or next to a dish: guests remember a second plate with the same garnish as the
 * first.
 */
const garnishes = wordTable({
  arugula: 'arugula',
  'shaved Parmigiano': 'shaved parmigiano',
  cornichons: 'cornichon(s)',
  capers: 'caper(s)',
  'pomegranate seeds': 'pomegranate seed(s)',
  frisee: 'frisee',
  watercress: 'watercress',
  'pine nuts': 'pine nut(s)',
  pistachios: 'pistachio(s)',
  walnuts: 'walnut(s), !candied walnut(s)',
  pecans: 'pecan(s)',
  hazelnuts: 'hazelnut(s)',
  'fried egg': 'fried egg(s), an egg broken, poached egg(s), soft egg, egg yolk on top, raw egg yolk',
  'fried shallots': 'fried shallot(s)',
  'fried onions': 'fried onions, browned onions, onions browned',
  'crisp garlic': 'crisp garlic, garlic chips, fried garlic',
  'bonito flakes': 'bonito flakes',
  'grated daikon': 'grated daikon',
  'pickled ginger': 'pickled ginger, red ginger',
  'pico de gallo': 'pico de gallo',
  'pickled onion': 'pickled (red )onion(s)',
  slaw: 'slaw',
  fries: 'fries',
  'toast points': 'over garlic rubbed toast, on toast, grilled country bread, crouton(s)',
  'tortilla chips': 'tortilla chips',
  crackers: 'crackers',
  'warm pita': 'warm pita, toasted pita',
  lardons: 'lardon(s)',
  'pickled turnip': 'pickled turnip',
  'cucumber salad': 'cucumber salad',
  peanuts: 'peanut(s), !peanut sauce, !peanuts sauce',
  'mango pickle': 'mango pickle',
  kumquat: 'kumquat(s)',
})

export type Garnish = keyof typeof garnishes

/** The garnishes of a dish that a guest sees, by its words. */
export const garnishesOf = (dish: DishWords): Garnish[] => allIn(garnishes, foldedWords(dish))
