import { allRead, type Readable, readingOf, type WordTable } from './words.ts'

/**
 * Visible garnishes on or next to a dish: guests remember a second plate with the same garnish as the
 * first.
 */
const garnishes = {
  arugula: /\barugula\b/,
  'shaved Parmigiano': /\bshaved parmigiano\b/,
  cornichons: /\bcornichons?\b/,
  capers: /\bcapers?\b/,
  'pomegranate seeds': /\bpomegranate seeds?\b/,
  frisee: /\bfrisee\b/,
  watercress: /\bwatercress\b/,
  'pine nuts': /\bpine nuts?\b/,
  pistachios: /\bpistachios?\b/,
  walnuts: /\b(?<!candied )walnuts?\b/,
  pecans: /\bpecans?\b/,
  hazelnuts: /\bhazelnuts?\b/,
  'fried egg': /\b(?:fried eggs?|an egg broken|poached eggs?|soft egg|egg yolk on top|raw egg yolk)\b/,
  'fried shallots': /\bfried shallots?\b/,
  'fried onions': /\b(?:fried onions|browned onions|onions browned)\b/,
  'crisp garlic': /\b(?:crisp garlic|garlic chips|fried garlic)\b/,
  'bonito flakes': /\bbonito flakes\b/,
  'grated daikon': /\bgrated daikon\b/,
  'pickled ginger': /\b(?:pickled ginger|red ginger)\b/,
  'pico de gallo': /\bpico de gallo\b/,
  'pickled onion': /\bpickled (?:red )?onions?\b/,
  slaw: /\bslaw\b/,
  fries: /\bfries\b/,
  'toast points': /\b(?:over garlic rubbed toast|on toast|grilled country bread|croutons?)\b/,
  'tortilla chips': /\btortilla chips\b/,
  crackers: /\bcrackers\b/,
  'warm pita': /\b(?:warm|toasted) pita\b/,
  lardons: /\blardons?\b/,
  'pickled turnip': /\bpickled turnip\b/,
  'cucumber salad': /\bcucumber salad\b/,
  peanuts: /\bpeanuts?\b(?! sauce)/,
  'mango pickle': /\bmango pickle\b/,
  kumquat: /\bkumquats?\b/,
} satisfies WordTable<string>

export type Garnish = keyof typeof garnishes

/** The garnishes of a dish that a guest sees, by its words. */
export const garnishesOf = (dish: Readable): Garnish[] => allRead<Garnish>(garnishes, readingOf(dish))
