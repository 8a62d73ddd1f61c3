import { absenceWords, type Claim, freedomWords } from '../../catalogue/claimed-diets.ts'
import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import type { MenuItem } from '../model/item.ts'

type Words = Pick<MenuItem, 'name' | 'description'>

/** A claim that no mark stands for, and the words of the dish that break it. */
interface WordClaim {
  readonly says: RegExp
  /** How a menu writes it, where it can be taken out. */
  readonly words?: RegExp
  readonly what: string
  readonly breaks: RegExp
  /** Breaks it only where others are in it too: alone it's what is sold, "Riesling, alcohol-free". */
  readonly isOfMixes?: true
}

const OF_SUGAR = 'sugar, zucker, sucre, zucchero, azucar'

const CLAIMS: readonly WordClaim[] = [
  {
    says: anyWord(
      'na ipa, na beer, na lager, na pale ale, na stout, n a beer, no proof, zero alcohol, 0 0, 0 0%, virgin mimosa, virgin mary, virgin mojito, virgin colada, virgin margarita, virgin paloma, virgin bellini, virgin daiquiri, nojito, alcohol free, non alcoholic, nonalcoholic, spirit free, mocktail(s), temperance, soft drinks, zero proof, alkoholfrei*, sans alcool, analcolic*, sin alcohol, sem alcool, no alcohol, without alcohol',
    ),
    words: absenceWords('alcohol'),
    what: 'free of alcohol',
    breaks: anyWord(`
      prosecco, champagne, cava, wine, red wine, white wine, vodka, gin, rum, tequila, mezcal, bourbon, whiskey, whisky, brandy
      cognac, aperol, campari, vermouth, amaretto, limoncello, kahlua, baileys, cointreau, grand marnier, beer, lager, stout
      sparkling wine, sake, soju, sherry, port, pisco, tequila blanco, gold rum, white rum, dark rum
      sekt, wein, weisswein, rotwein, bier, wodka, vin, vin blanc, vin rouge, vino, vino bianco, cerveza, ron, liqueur, likor`),
    isOfMixes: true,
  },
  {
    says: anyWord(
      ...OF_SUGAR.split(', ').map((word) => `${word} free`),
      'no sugar added, no added sugar, unsweetened, zuckerfrei*, sans sucre, senza zucchero, sin azucar, no sugar, without sugar, ohne zucker',
    ),
    words: freedomWords('sugar', 'zucker', 'sucre', 'zucchero', 'azúcar'),
    what: 'free of sugar',
    breaks: anyWord(`
      honey, sugar, brown sugar, cane sugar, syrup, maple syrup, agave, molasses, caramel, dulce de leche, condensed milk, jam
      honig, zucker, sirup, ahornsirup, karamell, miel, sucre, sirop, zucchero, miele, caramello, sciroppo, azucar, jarabe, caramelo`),
  },
  {
    says: anyWord('kid s, kids, children s, childrens, kinder, enfants, ninos, bambini'),
    what: 'for children',
    breaks: anyWord(
      'rum, vodka, gin, tequila, mezcal, bourbon, whiskey, whisky, prosecco, champagne, sangria, amaretto, kahlua, baileys, limoncello, rum float',
    ),
  },
  {
    says: anyWord('champagne'),
    what: 'Champagne',
    breaks: anyWord(
      'prosecco, cava, sekt, lambrusco, italy, italien, italia, veneto, spain, espana, penedes, california, oregon, new mexico, germany, australia',
    ),
  },
  {
    says: anyWord('wild caught, wild salmon, wild king salmon, wild alaskan salmon, line caught'),
    what: 'wild',
    breaks: anyWord('farmed, farm raised, farmed salmon, aquaculture, atlantic salmon, norwegian salmon'),
  },
  {
    says: anyWord('grass fed, grassfed'),
    what: 'grass-fed',
    breaks: anyWord('grain fed, grain finished, corn fed, corn finished'),
  },
  {
    says: anyWord('decaf, decaffeinated, caffeine free'),
    what: 'free of caffeine',
    breaks: anyWord('extra caffeine, guarana, yerba mate, red bull, matcha, double shot of espresso'),
  },
  {
    says: anyWord('boneless'),
    what: 'boneless',
    breaks: anyWord('on the bone, bone in'),
  },
  {
    says: anyWord('kobe'),
    what: 'Kobe',
    breaks: anyWord('australia*, american*, texas, idaho, usda*, angus'),
  },
  {
    says: anyWord('fresh fish, fresh salmon, fresh tuna, fresh catch, fresh shrimp, fresh cod, never frozen'),
    what: 'fresh',
    breaks: anyWord('frozen, previously frozen, flash frozen, canned, from a can'),
  },
  {
    says: anyWord('homemade, house made, housemade, hand made, handmade, made in house'),
    what: 'made in your house',
    breaks: anyWord('store bought, storebought, delivered by*, from sysco, frozen, made by our supplier'),
  },
  { says: anyWord('all beef, 100 beef'), what: 'all beef', breaks: anyWord('pork, chicken, turkey, soy') },
]

/** Words that take back what follows, or the rest of their entry. */
const DENIED =
  /\b(?:no|non|without|free|zero|ohne|sans|senza|sin|sem|instead|not|dealcohol\w*|alkoholfrei\w*|alcohol|virgin|seedlip|lyre\w*|faux|mock|0|ginger|root|vinegar|snap|dew|crisp|nut|flavou?r\w*|batter\w*|add|extra|option\w*|side|or)\b/

const entriesOf = (text: string): string[] =>
  text
    .split(/[,;.:()[\]/&+·•]|\b(?:and|with|und|mit|et|avec|con|y)\b/iu)
    .map(foldName)
    .filter((entry) => /\p{L}{3}/u.test(entry))

/** Percent of alcohol above which nothing is called free of it. */
const FREE_OF_ALCOHOL_TO = 0.5
/** Of beer and wine, or said to be of alcohol: “100% juice” is neither. */
const PERCENT = /(?<![\d.,])(\d{1,2}(?:[.,]\d+)?)\s?%(\s?(?:vol|abv|alc))?/iu
const STRONGEST_WINE = 16

function percentIn(text: string): number {
  const [, written = '0', ofAlcohol] = PERCENT.exec(text) ?? []
  const percent = Number(written.replace(',', '.'))
  return ofAlcohol !== undefined || percent <= STRONGEST_WINE ? percent : 0
}

export interface BrokenClaim {
  readonly sentence: string
  /**
   * What it claims: a diet, an allergen, or what is left out; of any other food, how a menu writes it. Absent where it
   * can't be taken out of the words: under a heading, in a name that says what is sold.
   */
  readonly claim?: Claim | RegExp
}

/** What the words of a dish, or the heading above it, claim and its words break; none where they agree. */
export const againstOwnWords = (item: Words, heading = ''): BrokenClaim[] =>
  [againstClaims(item, heading) ?? againstFreedom(item) ?? []].flat()

/** Under a heading without alcohol, the style of what is sold: `Lager, 0.0`. */
const OF_STYLE = anyWord(
  'beer, lager, stout, wine, red wine, white wine, sparkling wine, bier, wein, weisswein, rotwein, sekt, vin, vino, cerveza',
)
/** Under `Cocktails & Mocktails` are both. */
const OF_BOTH = anyWord('cocktail(s), wine(s), beer(s), spirits, bieres, weine, bier(e), vinos, cervezas')

/** Of a name, what only comes with the dish; of a text, what only some guests get. */
const WITH = /\b(?:with|and|on|in|mit|und|auf|avec|et|con|e|y)\b|[&+,/(]/iu
const OFFERED =
  /\b(?:also|available|options?|optional|possible|request|upon|ask|can|or|auch|moglich|wunsch|demande|richiesta|pedido)\b/

/** What a clause that claims may say next to it. */
const ONLY_CLAIMS =
  /^(?: *(?:\w+ free|completely|entirely|fully|naturally|all|100|is|our|version|und|and|et|e|y)(?= |$))* *$/

/** Does the dish claim this as a whole: in the head of its name, in brackets, or in a clause that says little else? */
function isClaimed(says: RegExp, { name, description }: Words): boolean {
  const head = foldName(name.split(WITH)[0] ?? '')
  const clauses = `${name.slice(name.search(/[([]|$/u))}. ${description}`.split(/[.,;:()[\]]/u).map(foldName)
  return (
    (says.test(head) && !OFFERED.test(head)) ||
    clauses.some((clause) => says.test(clause) && ONLY_CLAIMS.test(clause.replace(says, ' ')))
  )
}

function againstClaims(words: Words, heading: string): BrokenClaim | undefined {
  const { name, description } = words
  const text = `${name}. ${description}`
  for (const { says, words: written, what, breaks, isOfMixes } of CLAIMS) {
    const isUnder = says.test(foldName(heading)) && !OF_BOTH.test(foldName(heading).replace(says, ' '))
    if (!isUnder && !isClaimed(says, words)) continue
    const claim = isUnder || written === undefined ? {} : { claim: written }
    const called = isUnder ? `under “${heading}”` : `called ${what}`
    if (isOfMixes && percentIn(text) > FREE_OF_ALCOHOL_TO)
      return { ...claim, sentence: `${name} is ${called}, and has ${percentIn(text)} %.` }
    // A claim that the name makes is broken by what follows; one of the description, by the name as well.
    const entries = entriesOf(isUnder || says.test(foldName(name)) ? description : text).filter(
      (one) => !says.test(one),
    )
    const found = entries.find(
      (entry) => breaks.test(entry) && !DENIED.test(entry) && !(isUnder && OF_STYLE.test(entry)),
    )
    if (found !== undefined && !(isOfMixes && entries.length < 2))
      return {
        ...claim,
        sentence: `${name} is ${called}, and its words mention ${breaks.exec(found)?.[0].trim()}.`,
      }
  }
  return undefined
}

const FREE_OF = /\b(\p{L}+)[- ]free\b/giu

/** “Lobster-free” next to lobster, whatever a menu says that it's free of. */
function againstFreedom(words: Words): BrokenClaim | undefined {
  const { name, description } = words
  for (const { 1: what = '' } of `${name}. ${description}`.matchAll(FREE_OF)) {
    if (mentionedIngredients(what).length === 0 || NO_FOOD.test(what)) continue
    if (!isClaimed(anyWord(`${what} free`), words)) continue
    const named = anyWord(`${what}(s)`)
    // A vegan “lobster roll” says in its name what it's an answer to.
    const found = entriesOf(description).find((entry) => named.test(entry) && !NOT_IT.test(entry))
    if (found !== undefined)
      return {
        claim: freedomWords(what),
        sentence: `${name} is called ${foldName(what)}-free, and its words mention ${foldName(what)}.`,
      }
  }
  return undefined
}

/** Judged elsewhere by the law's list, or no food that can be in it. */
const NO_FOOD = /^(?:gluten|dairy|milk|lactose|nuts?|sugar|alcohol|wheat|meat|fat|cage|guilt|caffeine)$/iu
const NOT_IT =
  /\b(?:no|non|without|free|vegan\w*|vegetarian|veggie|mock|faux|plant|style|like|imitation|instead|substitute|alternative|not|or|add|extra|option\w*)\b/
