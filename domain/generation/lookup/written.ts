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
  [/\b(?:bottomless|old school|small batch) /g, ''],
  [
    /\bhand (?:spun|cut|crafted|made|tossed|dipped|battered|picked|shaken|stretched|formed|carved|breaded)\b ?/g,
    '',
  ],
  // A plate for two is one that is carved or ladled at the table.
  [
    /\b(?:for (?:two|2|three|3|four|4|six|6)(?: people| persons| guests)?|a deux|para dos|per due|fur zwei)$/g,
    'fortwo',
  ],
  [/\b(?:yorkshire|builders?(?: s)?|english breakfast|pg tips|irish breakfast)(?: tea)?\b/g, 'breakfast tea'],
  [/\bapps\b/g, 'appetizers'],
  [/\bafter dinner (?=coffees?|teas?|cocktails?)/g, ''],
  [/\bgriddle cakes?\b/g, 'pancakes'],
  [/\bsalad bowls?\b/g, 'salad'],
  [/\b(fish|seafood|shrimp|chicken|clam|catfish|oyster)s? baskets?\b/g, 'fried $1'],
  [/\b(fish|seafood|shellfish|lobsters?|crabs?) by the (?:kilo|pound|lb|gram|ounce|weight)s?\b/g, '$1'],
  [
    /\b(?:steakhouse|chophouse|pub|diner|supper club|gastropub|sports bar|tavern|bistro|brasserie|trattoria|osteria|cantina|taqueria|saloon|roadhouse|smokehouse) (?=(?:sides?|desserts?|drinks?|starters?|appetizers?|mains?|cocktails?|beers?|wines?|add ons?|extras)$)/g,
    '',
  ],
  [
    / on (?:an? )?(?:brioche|sourdough|ciabatta|rye|baguette|focaccia|(?:brioche|potato|sesame) buns?)\b/g,
    '',
  ],
  [/\bkfc\b/g, 'fried chicken'],
  [/\bby the (?:(?:half|quarter) )?(?:pound|kilo|lb)s?\b/g, 'by the pound'],
  [/(?<!by the )\b(?:half|quarter|third|double|\d+) (?:pound|lb|oz|ounce|inch|gram|kilo)(?:er)?s?\b ?/g, ''],
  [
    /\bby the (?:slice|piece|dozen|half dozen|pint|scoop|cup|pot|rack|bottle|carafe|pitcher|jug|half bottle)\b ?/g,
    '',
  ],
  [/\b(curry|noodle|poke|ramen|pho) bowls?\b/g, '$1'],
  [/\bkimbap\b/g, 'gimbap'],
  [/\bstreet side\b/g, 'street'],
  [/\bnon veg(?:etarian)?\b/g, 'nonveg'],
  [/\bveggies\b/g, 'vegetables'],
  [/\bchix\b/g, 'chicken'],
  [/\bpb\b/g, 'peanut butter'],
  [/\b(?:(?:pure|only|100) veg|veg only)\b/g, 'vegetarian'],
  [/\bveg\b/g, 'vegetable'],
  [/\bbean curd\b/g, 'tofu'],
  [/\bwok fried\b/g, 'wok'],
  [
    /(?<=\b(?:sides?|desserts?|sweets?|salads?|mains?|extras|add ons|cocktails?|pitchers?) )(?:for sharing|to share|for the table)$/g,
    '',
  ],
  [/\b(?:\d+ )?(?:dollars )?each$/g, ''],
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
