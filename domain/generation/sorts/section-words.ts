import type { SectionSort } from './section-sorts.ts'

/**
 * What sections are called that sell a course, in the languages of menus; the most telling first. Names of kinds of dishes
 * are in `lookup/term-list.ts`.
 */
const words: readonly (readonly [RegExp, SectionSort])[] = [
  [/\b(?:kids?|children s?|bambini|ninos|enfants?)\b.*\b(?:desserts?|sweets?)\b/, 'kidsDesserts'],
  [/\b(?:kids?|children s?)\b.*\b(?:drinks?|beverages?)\b/, 'kidsDrinks'],
  [/\b(?:kids?|children s?)\b.*\bsides?\b/, 'kidsSides'],
  [
    /\b(?:for (?:the )?)?(?:kids?|children s?|childrens|little ones|bambini|ninos|enfants?)(?: (?:menu|meals?|plates?|mains?|corner))?\b/,
    'kids',
  ],
  [
    /\b(?:zero proof|zero alcohol|non alcoholic(?: drinks?)?|alcohol free|mocktails?|soft drinks?|analcolici|sans alcool|sin alcohol|coolers)\b/,
    'withoutAlcohol',
  ],
  [
    /\b(?:sparkling(?: wines?)?|bubbles|spumant[ei]|bollicine|petillants?|espumosos?|vins? mousseux)\b/,
    'sparkling',
  ],
  [
    /\b(?:white wines?|wines? white|vin[io] bianc[hi]*[io]|vins? blancs?|vinos? blancos?|whites?|bianchi|blancs|blancos)\b/,
    'whites',
  ],
  [/\b(?:ros[ée] wines?|vin[io] rosat[io]|vins? roses?|roses?|rosati|rosados?)\b/, 'roses'],
  [
    /\b(?:red wines?|wines? red|vin[io] ross[io]|vins? rouges?|vinos? tintos?|reds?|rossi|rouges|tintos?)\b/,
    'reds',
  ],
  [/\b(?:wines?(?: by the glass)?|by the glass|vin[io]|vins?|vinos?)\b/, 'wines'],
  [/\b(?:cocktails?|aperitivi?|aperitifs?|mixed drinks?)\b/, 'cocktails'],
  [
    /\b(?:beers?(?: (?:and|&) ciders?)?|ciders?|on tap|draft|draught|birre|birra|bieres?|cervezas?|ales)\b/,
    'beers',
  ],
  [
    /\b(?:digestivi?|digestifs?|after dinner(?: drinks)?|spirits?|nightcaps?|dessert wines?)\b/,
    'afterDinner',
  ],
  [/\bcoffees? (?:and |& )?teas?\b/, 'coffeeAndTea'],
  [/\b(?:drinks?|beverages?|da bere|bevande|boissons?|bebidas?|getranke)\b/, 'drinks'],
  [/\b(?:desserts?|dolci|sweets?|postres|puddings?|mithai|okashi|kanom|something sweet)\b/, 'desserts'],
  [/\b(?:sides?|side dishes|contorni|accompaniments?|accompagnements?|guarniciones|beilagen)\b/, 'sides'],
  [
    /\b(?:bar snacks?|bar bites|bar food|snacks?|nibbles|cicchetti|izakaya|happy hour|late night)\b/,
    'barSnacks',
  ],
  [/\b(?:brunch|breakfast|desayunos?|petit dejeuner|colazione)\b/, 'brunch'],
  [/\b(?:lunch|pranzo|dejeuner|almuerzo)\b/, 'lunch'],
  [
    /\b(?:antipast[io]|starters?|appeti[sz]ers?|first courses?|small plates|small bites|bites|mez+e|mezedes|entradas|entrees froides|hors d oeuvres?|to start|to share|sharing(?: plates)?|for the table|vorspeisen)\b/,
    'starters',
  ],
]

const MAIN =
  /^(?:main(?: courses?| dishes| plates)?|mains|entrees?|large plates|big plates|plats?(?: principaux)?|platos fuertes|hauptgerichte|hauptspeisen)$/

/**
 * The course that a folded text names; undefined where it says something else, or more.
 * @param isFiller true for words that say nothing of what is sold
 */
export function sortPhrase(folded: string, isFiller: (word: string) => boolean): SectionSort | undefined {
  if (MAIN.test(folded)) return 'mains'
  for (const [pattern, sort] of words) {
    const rest = folded.replace(pattern, ' ')
    if (rest !== folded && rest.split(' ').every((word) => word === '' || isFiller(word))) return sort
  }
  return undefined
}
