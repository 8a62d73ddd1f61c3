import { findIngredient } from './ingredients/find-ingredient.ts'
import { netCarbsPer100g, seasoningGrams } from './ingredients/net-carbohydrates.ts'

/** Net carbohydrate in grams that a portion takes at least of an ingredient, as one of its main ones and otherwise. */
interface Usual {
  readonly named: RegExp
  readonly main: number
  readonly aside: number
}

/**
 * What is mainly starch or sugar, and so has no figure among those of Keto-Friendly. Small portions on purpose, so that
 * the sum is a lower bound: dry pasta 60 g, raw rice 45 g, bread 40 g, potato 120 g, cooked pulses 100 g, flour and
 * sugar 20 g. Source of the shares: USDA FoodData Central, SR Legacy, nutrients 205 less 291.
 */
const starches: readonly Usual[] = [
  {
    named:
      /\b(?<!gluten-free )(?:pasta|spaghetti|linguine|bucatini|rigatoni|penne|paccheri|orecchiette|cavatelli|trofie|macaroni|ditalini|orzo|fregola|lasagna|fettuccine|tagliatelle|pappardelle|tagliolini|tortellini|ravioli|gnocchi|vermicelli|couscous)\b|\bgluten-free pasta\b|^(?!shirataki|kelp).*\bnoodle\b/,
    main: 40,
    aside: 15,
  },
  {
    named:
      /\b(?:rice|barley|bulgur|farro|freekeh|spelt|quinoa|millet|buckwheat|polenta|grits|hominy|masa|oat|granola|tapioca|sago)\b(?! (?:vinegar|wine|milk|miso|flour|starch|noodle|cracker|paper))/,
    main: 33,
    aside: 10,
  },
  {
    named:
      /\b(?:bread|sourdough|baguette|ciabatta|focaccia|pumpernickel|lavash|bagel|bolillo|muffin|brioche|bun|roll|challah|croissant|biscuit|cornbread|naan|roti|paratha|puri|simit|tortilla|tostada|sope|wrapper|pancake|dough|pastry|crust|shell|cake|crepe|waffle|pretzel|ladyfinger|cookie|cracker|flatbread|hoagie)\b/,
    main: 18,
    aside: 8,
  },
  {
    named: /\b(?:potato|fry|hash brown|cassava|yam|taro|plantain)\b(?! (?:starch|noodle|roll))/,
    main: 18,
    aside: 5,
  },
  {
    named: /\b(?:lentil|chickpea|split pea|(?<!green |soy)bean)\b(?! (?:paste|sauce|sprout|flour))/,
    main: 14,
    aside: 5,
  },
  {
    named: /^(?!almond|coconut|soybean).*\b(?:flour|starch|semolina|cornmeal|cornstarch|breadcrumb|panko)\b/,
    main: 14,
    aside: 3,
  },
  {
    named:
      /\b(?:sugar|jaggery|piloncillo|molasses|syrup|maltose|honey|agave|jam|jelly|marmalade|caramel|cajeta|dulce de leche|condensed milk|ice cream|gelato|sorbet|custard|marzipan|nougat|halva)\b/,
    main: 14,
    aside: 3,
  },
  {
    named:
      /\b(?:cola|soda|lemonade|tonic water|ginger (?:ale|beer)|root beer|(?:apple|orange|pineapple|mango|grape|cherry|cranberry|pear|guava|lychee|sugarcane|grapefruit) juice)\b/,
    main: 14,
    aside: 4,
  },
  {
    named:
      /\b(?:apple|banana|mango|grape|pear|pineapple|date|fig|raisin|apricot|plum|peach|cherry|lychee|persimmon|quince|papaya|kiwi)\b(?! (?:juice|vinegar|leaf|pepper|chutney))/,
    main: 10,
    aside: 3,
  },
]

/** Of what has a figure, since Keto-Friendly dishes are made of it: 60 g or 10 g, and never more carbohydrate than this. */
const GRAMS = { main: 60, aside: 10 }
const MOST_OF_ONE_G = 5

/** The first three are what a dish is made of; what follows seasons it. */
const mainCount = 3

/**
 * The net carbohydrate, in whole grams, that a portion of these ingredients has at least where small portions are
 * served. It disproves Keto-Friendly where it is far above the limit, and never proves it.
 * @param ingredients names, the main one first
 */
export function likelyNetCarbsG(ingredients: readonly string[]): number {
  const shares = ingredients.map((written, at) => {
    const name = findIngredient(written)
    if (!name) return 0
    const place = at < mainCount ? 'main' : 'aside'
    const density = netCarbsPer100g[name]
    if (density !== undefined)
      return Math.min(MOST_OF_ONE_G, (density * (seasoningGrams[name] ?? GRAMS[place])) / 100)
    return starches.find(({ named }) => named.test(name))?.[place] ?? 0
  })
  return Math.round(shares.reduce((sum, share) => sum + share, 0))
}
