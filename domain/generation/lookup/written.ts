import { wordsOf } from './word-forms.ts'

/** How menus write what the catalogue writes otherwise. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bn y\b|\bny\b/g, 'new york'],
  [/\bbbq\b|\bbar b q\b/g, 'barbecue'],
  [/\bmac n cheese\b|\bmac cheese\b/g, 'mac and cheese'],
  [/\bguac\b/g, 'guacamole'],
  [/\boss?o ?buc+[oh]i?o?\b/g, 'ossobuco'],
  [/\bparm\b/g, 'parmigiana'],
  [/\bgf\b/g, 'gluten free'],
  [/\bdf\b/g, 'dairy free'],
  [/\bnan\b/g, 'naan'],
  [/\begg(?:s)? benny\b/g, 'eggs benedict'],
  [/\bavo toast\b/g, 'avocado toast'],
  [/\bbottomless /g, ''],
  [/\b(?:yorkshire|builders?(?: s)?|english breakfast|pg tips|irish breakfast)(?: tea)?\b/g, 'breakfast tea'],
  [/\bapps\b/g, 'appetizers'],
  [/\b(fish|seafood|shellfish|lobsters?|crabs?) by the (?:kilo|pound|lb|gram|ounce|weight)s?\b/g, '$1'],
  [
    /\b(?:steakhouse|chophouse|pub|diner|tavern|bistro|brasserie|trattoria|osteria|cantina|taqueria|saloon|roadhouse|smokehouse) (?=(?:sides?|desserts?|drinks?|starters?|appetizers?|mains?|cocktails?|beers?|wines?)$)/g,
    '',
  ],
  [
    / on (?:an? )?(?:brioche|sourdough|ciabatta|rye|baguette|focaccia|(?:brioche|potato|sesame) buns?)\b/g,
    '',
  ],
  [/\bkfc\b/g, 'fried chicken'],
  [/\bby the (?:(?:half|quarter) )?(?:pound|kilo|lb)s?\b/g, 'by the pound'],
  [/\bby the (?:slice|piece|dozen|half dozen|pint|scoop|cup|pot|rack|bottle)\b ?/g, ''],
  [/\b(curry|noodle|poke|ramen|pho) bowls?\b/g, '$1'],
  [/\bkimbap\b/g, 'gimbap'],
  [/\bstreet side\b/g, 'street'],
  [/\bnon veg(?:etarian)?\b/g, 'nonveg'],
  [/\bveggies\b/g, 'vegetables'],
  [/\bchix\b/g, 'chicken'],
  [/\bpb\b/g, 'peanut butter'],
  [/\bveg\b/g, 'vegetable'],
  [/\bshakes\b/g, 'milkshake'],
  [/\bclaypots?\b/g, 'clay pot'],
  [
    /\b(?:vegetable|veggie) (?=(?:roll|maki|sushi|curry|curries|dumpling|kebab|skewer|taco|meze|mezze|noodle|rice|stir|pasta|pizza|tapa|burger|sandwich|soup|main|starter))/g,
    'vegetarian ',
  ],
]

/** A text as the catalogue would write it: folded, with what menus abbreviate in full. */
export const written = (text: string): string =>
  WRITTEN.reduce((words, [from, to]) => words.replace(from, to), wordsOf(text).join(' ')).trim()
