import type { Course } from '../../courses/course.ts'
import { courseOfSection } from '../../courses/course-of.ts'
import { foldName } from '../../text/fold-name.ts'
import type { SectionSort } from './section-sorts.ts'

/** What sections are called, in the languages of the nine cuisines' cards; the most telling first. */
const words: readonly (readonly [RegExp, SectionSort])[] = [
  [/\b(?:kids?|children s?|bambini|ninos|enfants?)\b.*\b(?:desserts?|sweets?)\b/, 'kidsDesserts'],
  [/\b(?:kids?|children s?)\b.*\b(?:drinks?|beverages?)\b/, 'kidsDrinks'],
  [/\b(?:kids?|children s?)\b.*\bsides?\b/, 'kidsSides'],
  [/\b(?:kids?|children s?|childrens|little ones|bambini|ninos|enfants?)\b/, 'kids'],
  [
    /\b(?:zero proof|non alcoholic|alcohol free|mocktails?|soft drinks?|analcolici|sans alcool|sin alcohol|juices?|sodas?)\b/,
    'withoutAlcohol',
  ],
  [/\b(?:sparkling|bubbles|champagnes?|spumant[ei]|bollicine|petillants?|espumosos?)\b/, 'sparkling'],
  [/\b(?:whites?|white wines?|bianchi|blancs?|blancos?)\b/, 'whites'],
  [/\b(?:roses?|rosati|rosados?)\b/, 'roses'],
  [/\b(?:reds?|red wines?|rossi|rouges?|tintos?)\b/, 'reds'],
  [/\b(?:wines?|by the glass|vin[io]|vins?|vinos|sakes?)\b/, 'wines'],
  [/\b(?:cocktails?|aperitivi?|aperitifs?|highballs?|margaritas)\b/, 'cocktails'],
  [/\b(?:beers?|ciders?|on tap|draft|birre|bieres?|cervezas?|ales)\b/, 'beers'],
  [/\b(?:digestivi?|digestifs?|after dinner|spirits?|amari|grappe)\b/, 'afterDinner'],
  [/\b(?:coffees?|teas?|caffe|cafes?|tisanes?|espresso)\b/, 'coffeeAndTea'],
  [/\b(?:drinks?|beverages?|da bere|bevande|boissons?|bebidas?)\b/, 'drinks'],
  [/\b(?:gelat[oi]|ice creams?|sorbets?|sorbetti|glaces?|helados|frozen)\b/, 'iceCream'],
  [/\b(?:cheeses?|formaggi|fromages?|quesos)\b/, 'cheese'],
  [/\b(?:desserts?|dolci|sweets?|postres|puddings?|mithai|okashi|kanom)\b/, 'desserts'],
  [/\b(?:breads?|naan|rotis?|pane|panes|pains?)\b/, 'breads'],
  [/\b(?:vegetables?|verdure|legumes|verduras|greens|sabzi)\b/, 'vegetables'],
  [/\b(?:sides?|contorni|accompaniments?|accompagnements?|guarniciones)\b/, 'sides'],
  [/\b(?:bar snacks?|snacks?|nibbles|bites|cicchetti|pintxos|izakaya|happy hour)\b/, 'barSnacks'],
  [/\b(?:brunch|eggs|breakfast|huevos|desayunos?|petit dejeuner)\b/, 'brunch'],
  [/\b(?:raw bar|raw|crudo|crudi|sashimi|ceviches?|oysters?)\b/, 'rawBar'],
  [/\b(?:soups?|zuppe|soupes?|sopas?|caldos|shorba)\b/, 'soups'],
  [/\b(?:salads?|insalate|salades?|ensaladas?|yum)\b/, 'salads'],
  [/\b(?:pizz[ae]s?|pizze rosse|flatbreads?)\b/, 'pizza'],
  [/\b(?:primi|primi piatti|pastas?|paste|risotti?)\b/, 'primi'],
  [/\b(?:secondi|secondi piatti|second courses?)\b/, 'secondi'],
  [
    /\b(?:grill|grilled|griglia|brasa|parrilla|grillades?|tandoor|charcoal|robata|barbecue|bbq|steaks?)\b/,
    'grill',
  ],
  [/\b(?:sandwich(?:es)?|burgers?|panini|tortas|handhelds)\b/, 'sandwiches'],
  [/\b(?:tacos?|burritos?|tortillas?)\b/, 'tacos'],
  [/\b(?:curr(?:y|ies)|masalas?|gaeng)\b/, 'curries'],
  [/\b(?:noodles?|ramen|udon|soba|chow mein)\b/, 'noodles'],
  [/\b(?:rice|arroces|biryanis?|donburi|bowls?)\b/, 'rice'],
  [/\b(?:fish|seafood|pesc[ei]|pesce|poissons?|pescados?|mariscos)\b/, 'fish'],
  [/\b(?:meats?|carni?|carnes|viandes?|poultry)\b/, 'meat'],
  [/\b(?:vegetarian|vegan|meatless|plant based)\b/, 'meatless'],
  [/\b(?:lunch|pranzo|dejeuner|almuerzo)\b/, 'lunch'],
  [
    /\b(?:antipast[io]|starters?|appeti[sz]ers?|small plates|tapas|mez+e|entradas|hors d oeuvres?|to start|to share|for the table|chaat)\b/,
    'starters',
  ],
]

const byCourse: Readonly<Partial<Record<Course, SectionSort>>> = {
  starter: 'starters',
  main: 'mains',
  side: 'sides',
  dessert: 'desserts',
  drink: 'drinks',
}

/** An id that isn't a category's, so that the name alone tells the course. */
const NO_CATEGORY = 1000

/** What a section of this name sells; undefined where nobody could tell. */
export function sortOfName(name: string): SectionSort | undefined {
  const folded = foldName(name)
  const own = words.find(([pattern]) => pattern.test(folded))?.[1]
  if (own) return own
  const section = { id: NO_CATEGORY, name, items: [] }
  return byCourse[courseOfSection([section], section)]
}
