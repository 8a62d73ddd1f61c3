import type { DrawingSubject } from '#templates/shared/drawings.ts'

/** Words that begin so, in the languages of kitchens, name what is drawn. A section's name counts as much as five dishes. */
const WORDS = {
  fish: /\b(?:fish|salmon|cod|tuna|trout|halibut|branzino|seabass|sushi|sashimi|pesc[eai]|poisson|saumon|pescad|fisch|lachs)/giu,
  lobster:
    /\b(?:lobster|langoust|crab|shrimp|prawn|oyster|raw bar|seafood|fruits de mer|aragosta|homard|hummer|marisc)/giu,
  pig: /\b(?:pork|pig|bacon|ham\b|brisket|ribs?\b|smoked|bbq|barbecue|carnitas|maiale|porc|cerdo|schwein|speck)/giu,
  cow: /\b(?:beef|steak|burger|veal|sirloin|ribeye|filet mignon|short rib|manzo|bœuf|boeuf|rind|res\b|carne asada)/giu,
  hen: /\b(?:chicken|hen\b|egg|eggs|omelet|poulet|pollo|hähnchen|huhn|wings?\b|roast)/giu,
  wheat: /\b(?:beer|ale\b|ipa\b|lager|stout|pilsner|draft|tap\b|bier|birra|cerveza|bière)/giu,
  bread: /\b(?:bread|bagel|loaf|sourdough|rye\b|croissant|pastr|toast|sandwich|pane\b|pain\b|brot|bakery)/giu,
  grapes:
    /\b(?:wine|rosé|blanc|rouge|rosso|bianco|riesling|chardonnay|pinot|cabernet|merlot|syrah|champagne|prosecco|vin\b|vino|wein)/giu,
  wine: /\b(?:by the glass|bottle)/giu,
  cocktail:
    /\b(?:cocktail|martini|negroni|gin\b|vodka|rum\b|whisk|mezcal|tequila|spritz|bitters|vermouth|margarita)/giu,
  coffee: /\b(?:coffee|espresso|latte|cappuccino|tea\b|café|caffè|kaffee|breakfast|pancake|waffle)/giu,
  olive: /\b(?:olive|mezze|hummus|feta|tapas|halloumi|greek|falafel)/giu,
  lemon: /\b(?:lemon|limon|citron|zitrone|juice|smoothie|sorbet|gelato|lemonade)/giu,
  tomato: /\b(?:tomato|pomodoro|pizza|pasta|margherita|marinara|spaghetti|lasagn|parmigiana|burrata)/giu,
  mushroom: /\b(?:mushroom|truffle|porcini|funghi|champignon|pilz|seta\b|setas)/giu,
  chili:
    /\b(?:chil[ei]|taco|burrito|salsa|curry|kung pao|sichuan|szechuan|thai|vindaloo|jalape|picante|spicy)/giu,
} as const satisfies Record<DrawingSubject, RegExp>

/** A section says more of a menu than a dish does. */
const OF_SECTION = 5

/** Fewer words in common are chance. */
const LEAST = 3

/** What a menu is about, of what is drawn; null where its words name none of it. */
export function subjectOf(
  sections: readonly { readonly name: string; readonly items: readonly { readonly name: string }[] }[],
): DrawingSubject | null {
  const counted = (words: string, word: RegExp) => words.match(word)?.length ?? 0
  const headings = sections.map(({ name }) => name).join('\n')
  const dishes = sections.flatMap(({ items }) => items.map(({ name }) => name)).join('\n')
  const scores = Object.entries(WORDS).map(([subject, word]) => ({
    subject: subject as DrawingSubject,
    score: OF_SECTION * counted(headings, word) + counted(dishes, word),
  }))
  const best = scores.reduce((most, each) => (each.score > most.score ? each : most))
  return best.score >= LEAST ? best.subject : null
}
