import { firstRead, type Readable, readingOf, type WordTable } from './words.ts'

export type Technique =
  | 'raw'
  | 'fried'
  | 'stir-fried'
  | 'grilled'
  | 'smoked'
  | 'braised'
  | 'baked'
  | 'steamed'
  | 'poached'
  | 'seared'
  | 'pickled'

/** What is done to a dish last counts for how it eats, so the more significant words are first. */
const words: WordTable<Technique> = {
  raw: /\b(?:tartare|carpaccio|sashimi|nigiri|chirashizushi|crudo|ceviche|aguachile|poke|raw (?:beef|tuna|shrimp|sweet shrimp|butterflied|salmon|fish|scallop)|oysters? opened|cold water oysters)\b/,
  'stir-fried': /\b(?:stir fried|wok|flash fried|tossed in a hot)\b/,
  fried:
    /\b(?:(?<!pan |stir )fried|fritto|fritt\w+|tempura|battered|breaded|karaage|korokke|croqu\w+|katsu|furai|fritters?|fries|doughnuts?|deep fried)\b/,
  smoked: /\b(?:smoked|smoker|barbecue)\b/,
  grilled:
    /\b(?:grill\w*|charcoal|skewer\w*|charred|coals|tandoor\w*|kebab|brasa|broil\w*|yakitori|clay oven|spit|mesquite|planks?)\b/,
  braised: /\b(?:brais\w+|stew\w*|simmer\w*|slow cooked|ragu|confit\w*|curry|tagine|hot pot|chili|mole)\b/,
  steamed: /\b(?:steam\w*|parchment|banana leaf)\b/,
  baked: /\b(?:bak\w+|roast\w*|oven|gratin\w*|crust|pie|quiche|pizza)\b/,
  poached: /\b(?:poach\w*|boil\w*|broth|soup)\b/,
  seared: /\b(?:sear\w*|pan fried|pan roasted|saut\w+|griddl\w+|browned)\b/,
  pickled: /\b(?:pickl\w+|cured|marinated|brin\w+)\b/,
}

/** How a dish is cooked, by its words; undefined where they do not tell. */
export const techniqueOf = (dish: Readable): Technique | undefined => firstRead(words, readingOf(dish))
