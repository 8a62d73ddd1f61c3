import { certainAllergensOf } from '../../catalogue/certain-allergens.ts'
import { dietsClaimedIn, freedomsClaimedIn, withoutClaimWords } from '../../catalogue/claimed-diets.ts'
import { wheatIn } from '../../catalogue/hiding/wheat-words.ts'
import { diet, isDietId, ownDiet } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { inPlainLetters } from '../../text/plain-letters.ts'
import { allergenGroup, allergenName } from '../claims/allergen-names.ts'
import { dietName } from '../claims/contradictions.ts'
import type { MenuItem } from '../model/item.ts'
import { againstOwnWords, type BrokenClaim } from './word-claims.ts'
import { dietBrokenBy, readWords } from './words-said.ts'

export interface ClaimedElsewhere {
  readonly marked: readonly number[]
  readonly over: readonly number[]
  /** Diets that something else speaks against already. */
  readonly settled: readonly number[]
  /** Diets of most dishes of the menu: the ranch of such a house is of that diet too. */
  readonly ofHouse: readonly number[]
  readonly sectionName: string
}

/**
 * What the words of a dish say against what it claims, by marks, in its words, and over it: butter in what is Vegan,
 * prosecco in what is alcohol-free; one sentence a claim. Only what is in no make of that diet counts: of a cheese its
 * maker knows the rennet. This is the one reading of claims against words: advice, preflight and the kitchen say what it
 * finds.
 */
export function brokenByWords(item: MenuItem, claimed: ClaimedElsewhere): readonly BrokenClaim[] {
  const key = JSON.stringify(claimed)
  const known = judged.get(item)
  if (known?.key === key) return known.found
  const found = judge(item, claimed)
  judged.set(item, { key, found })
  return found
}

/** An edit makes a new object of the dish that it changes, and of no other. */
const judged = new WeakMap<MenuItem, { readonly key: string; readonly found: readonly BrokenClaim[] }>()

function judge(item: MenuItem, claimed: ClaimedElsewhere): BrokenClaim[] {
  const { name, secondName = '', secondDescription = '', wine } = item
  // “Prosecco, Bisol, Champagne”: a region that it isn't from.
  const description = wine?.region === 'Champagne' ? `${item.description} (${wine.region})` : item.description
  const texts = [
    { name, description },
    ...(secondName || secondDescription
      ? [{ name: secondName || name, description: secondDescription }]
      : []),
  ]
  return texts.flatMap((words) => {
    const others = againstOwnWords(words, claimed.sectionName)
    return [...dietsBroken(item, words, claimed), ...(others.length > 0 ? others : freedomsBroken(words))]
  })
}

export const dietsBrokenByWords = (
  item: MenuItem,
  { marked, ofHouse }: Pick<ClaimedElsewhere, 'marked' | 'ofHouse'>,
): number[] => {
  const claimed = { marked, over: [], settled: [], ofHouse, sectionName: '' }
  return brokenByWords(item, claimed).flatMap(({ claim }) => (typeof claim === 'number' ? [claim] : []))
}

type Words = Pick<MenuItem, 'name' | 'description'>

function dietsBroken(
  item: MenuItem,
  written: Words,
  { marked, over, settled, ofHouse, sectionName }: ClaimedElsewhere,
) {
  const [name, description] = [inPlainLetters(written.name), inPlainLetters(written.description)]
  const inName: readonly number[] = dietsClaimedIn({ name, description: '' })
  const isVeggie = VEGGIE.test(foldName(name))
  const inDescription = claimsIn(claimsOfWhole(description, isOfFlavors(sectionName, { name, description })))
  const diets = [...marked, ...inName, ...(isVeggie ? [diet.vegetarian] : []), ...over, ...inDescription]
  return [...new Set(diets)].flatMap((id) => {
    if (settled.includes(id)) return []
    // “Vegan Mac and Cheese” says of what it is called that it is none; what comes with it is what it is.
    const text = `${inName.includes(id) ? (COMES_WITH.exec(name)?.[0] ?? '') : name}. ${description}`
    // Under “Gluten-Free Pasta” spaghetti is a shape, and a list of ingredients says what it is made of.
    const isOpen = !over.includes(id) && item.ingredients === undefined
    // The cheese of a vegan house is of plants; its bacon would have to say so.
    const isOfPlants = ofHouse.includes(id) && (id === diet.vegan || id === diet.dairyFree)
    const breaker =
      (isOfPlants ? (breakerOf(diet.vegetarian, text) ?? neverOfPlants(ofAll(text))) : breakerOf(id, text)) ??
      (isOpen && !ofHouse.includes(id) ? madeAgainst(id, ofAll(text)) : undefined) ??
      (isOpen && id === diet.glutenFree ? wheatIn(ofAll(text), `${name}. ${description}`) : undefined)
    return breaker === undefined || !isDietId(id)
      ? []
      : [{ claim: id, sentence: sentenceOn(written.name, id, breaker) }]
  })
}

export const sentenceOn = (name: string, id: number, breaker: string): string =>
  ` ${foldName(name)} `.includes(` ${foldName(breaker)} `)
    ? `${name} is called ${dietName(id)}, and ${breaker} isn’t.`
    : `${name} is called ${dietName(id)}, and its words mention ${breaker}.`

/** What a name says comes with it: “Couscous végétarien au poulet”. */
const COMES_WITH = /(?<=\s)(?:with|mit|avec|aux?|con|met)\s.*$/iu

/** What is sold without its egg or milk, too: a meringue of aquafaba. */
const SOLD_FREE = /^(?:meringue|mayonnaise|aioli|custard|ice cream|pasta|omelet)/

/** Fish-flavored eggplant has no fish. */
const IN_ITS_WAY = /^[\s-]*(?:flavou?r|fragrant|style|inspired)/iu

/** Where a name says aside what is left out: “Tahini Cookies (sesame-free)”. */
const ASIDE = /\s*[([,–—]|$/u

/** An allergen that the words say is left out, and that something that they name has in any make: “shellfish-free”, shrimp. */
function freedomsBroken(written: Words): BrokenClaim[] {
  const words = { name: inPlainLetters(written.name), description: inPlainLetters(written.description) }
  const inName: readonly string[] = freedomsClaimedIn({ ...words, description: '' })
  return freedomsClaimedIn(words).flatMap((key) => {
    // Flour of another grain is called bread too.
    if (allergenGroup(key) === 'gluten') return []
    const aside = words.name.slice(words.name.search(ASIDE))
    const isCalledSo =
      inName.includes(key) && !freedomsClaimedIn({ name: aside, description: '' }).includes(key)
    const isAside = inName.includes(key) && !isCalledSo
    const all = isCalledSo ? words.description : `${words.name}. ${words.description}`
    const text = ofAll(withoutClaimWords(all, key))
    const found = readWords(text).named.find(
      ({ ingredient, lacks, start, end }) =>
        certainAllergensOf(ingredient, lacks).some((one) => one === key || allergenGroup(one) === key) &&
        !isMocked(diet.vegan, text, start, end) &&
        !MOCK_AFTER.test(text.slice(end)) &&
        !IN_ITS_WAY.test(text.slice(end)) &&
        !(isAside && start < words.name.length && SOLD_FREE.test(ingredient)),
    )
    return found
      ? [
          {
            claim: key,
            sentence: `${written.name} says that it is free of ${allergenName(key)}, and its words mention ${text.slice(found.start, found.end).toLowerCase()}.`,
          },
        ]
      : []
  })
}

/** A dish of vegetables by its name, and not one with some: “Veggie burger”, “Steak and veggies”. */
const VEGGIE = /\bveggie (?!and |or |with |plat|tray|option|style|side|fried)[a-z]/

/** What only some guests add, take instead, or go without. */
const OPTIONAL =
  /(?:\b(?:add|extra|optional|option|choose|choice|swap|sub|upgrade|without|no|not|or|on request|also|available|ask for|wahlweise|oder|ohne|auf wunsch|dazu|ou|sans|au choix|sin|opcional|oder mit|o con|senza|zonder|extra|met extra|sem)\b|\+)[^.;,]*/giu
/** Words that make something else of what they are next to. */
const MOCK =
  /(?:vegan\w*|vegetarian\w*|vegetarisch\w*|veggie|plant(?:-based)?|quorn|soy|soya|oat|almond|cashew|coconut|rice|mock|faux|beyond|impossible|tofu|seitan|jackfruit|mushroom|shiitake|lentil|chickpea|bean|beet|carrot|eggplant|rice paper|dairy[- ]free|non[- ]dairy|egg[- ]free|gluten[- ]free|glutenfrei\w*|gf|buckwheat|corn|cocoa|peanut|nut|apple|shea|hafer\w*|soja\w*|mandel\w*|kokos\w*|végétal\w*|vegetal\w*|d’avoine|de soja|de coco|free[- ]from)[\s-]+(?:(?!(?:and|with|or|und|mit|et|avec|y|e|con)[\s-])\p{L}+[\s-]+)?$/iu
const MOCK_GRAIN =
  /(?:gluten[- ]free|glutenfrei\w*|gf|flourless|buckwheat|corn|rice|oat|almond|coconut|chickpea|cassava|lentil|potato|cauliflower|nut|soy|tapioca|free[- ]from|sans gluten|senza glutine|sin gluten)[\s-]+(?:(?!(?:and|with|or|und|mit|et|avec|y|e|con)[\s-])\p{L}+[\s-]+)?$/iu
const MOCK_AFTER =
  /^(?! [-–—] )[\s-]+(?:style|free|substitute|alternative|frei\w*|fruit|nuts?|beans?|squash|bread|lettuce|tomato(?:es)?|mushrooms?|leaves|pea|peas|plant|végétal\w*|vegetal\w*|vegan\w*)\b/iu
/** Names that are a kind of dish too, and what is made with and without. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  'pho',
  'coppa',
  'kimchi',
  'tartare',
  'gyoza',
  'goat',
  'gravy',
  'miso',
  'naan',
  'egg pasta',
  'chocolate',
])

/** Bought without gluten in any shop, and called so without a word. */
const OF_WHEAT = /^(?:beer|wheat|tempura) batter$/
const MADE_WITHOUT_GLUTEN =
  /pasta|(?<!egg )noodle|spaghetti|penne|macaroni|lasagna|linguine|fettuccine|tagliatelle|dough|crust|cake|cookie|brownie|batter|pancake|waffle|cracker|granola|oats?$/

/** A text without what only some guests add or leave out. */
export const ofAll = (text: string): string => text.replace(OPTIONAL, (part) => ' '.repeat(part.length))

const AT_THE_END =
  / [-–—] [^.;!(]*$|\([^)]*\)[\s.]*$|(?<=,[^,]*),(?:(?! [-–—] )[^,.;!(])*[.!]?$|;[^.;!(]*[.!]?$/
/** `Spinach and bacon, vegetarian`: a last entry that is a claim and nothing else. */
const isClaimAlone = (last: string): boolean => {
  const ids = dietsClaimedIn({ name: '', description: last })
  return ids.length > 0 && !/\p{L}/u.test(ids.reduce((left, id) => withoutClaimWords(left, id), last))
}
const claimsIn = (description: string): readonly number[] => dietsClaimedIn({ name: '', description })

/** Is it made of something else, here or where the text names it again: “Mac and Cheese. Cashew cheese”? */
export function isMocked(id: number, said: string, start: number, end: number): boolean {
  const mock = id === diet.glutenFree ? MOCK_GRAIN : MOCK
  const folded = said.toLowerCase()
  const word = folded.slice(start, end)
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    if (mock.test(said.slice(0, at))) return true
  return false
}

/** What a text names that no kitchen has in a dish of this diet, whatever its make. */
export function breakerOf(id: number, text: string): string | undefined {
  // “Walnuts, honey (nut-free)” says of the dish what it says of its last word.
  const bare = text.replace(/,[^,]*$/, (last) => (isClaimAlone(last) ? ' ' : last))
  const said = ofAll(bare.replace(AT_THE_END, (last) => (claimsIn(last).length > 0 ? ' ' : last)))
  const { named, groups } = readWords(said)
  const words = {
    named: named.filter(
      ({ ingredient, start, end }) =>
        !AMBIGUOUS.has(ingredient) &&
        !(id === diet.glutenFree && MADE_WITHOUT_GLUTEN.test(ingredient) && !OF_WHEAT.test(ingredient)) &&
        !isMocked(id, said, start, end) &&
        !MOCK_AFTER.test(said.slice(end)),
    ),
    groups: groups.filter(({ isUsual }) => !isUsual),
  }
  const breaker = dietBrokenBy(words, id)
  const found = words.named.find(({ ingredient }) => ingredient === breaker)
  return found ? said.slice(found.start, found.end).toLowerCase() : breaker
}

/** Names that the law keeps for milk of animals, honey, and eggs that are cooked whole: no house has them of plants. */
const NEVER_OF_PLANTS =
  /\b(?:parmesan|parmigiano|pecorino|feta|manchego|gorgonzola|roquefort|gruy[eè]re|ghee|honey(?! ?(?:dew|nut|crisp))|(?:poached|fried|boiled) eggs?)\b/giu

const neverOfPlants = (said: string): string | undefined =>
  said
    .matchAll(NEVER_OF_PLANTS)
    .filter(
      ({ 0: { length }, index }) =>
        !MOCK.test(said.slice(0, index)) && !MOCK_AFTER.test(said.slice(index + length)),
    )
    .map(([found]) => found.toLowerCase())
    .next().value

const OF_FLESH = 'cured meats?|cold cuts|sliced meats|carne asada|al pastor|meat sauce|meat ?balls?|meatloaf'
/**
 * What every kitchen makes against a diet unless its words say of what else, by the id of the diet: the lexicon has its
 * ingredients, and not these names. Of a keto plate, what no portion of fits it.
 */
const MADE_AGAINST: Readonly<Record<number, string>> = {
  [diet.vegetarian]: OF_FLESH,
  [diet.vegan]: `${OF_FLESH}|ranch|omelet(?:te)?s?|tamago|raita|lassi|eggnog|alfredo|carbonara|pavlova|souffl[eé]|collagen|bee pollen|thousand island`,
  [diet.dairyFree]: 'ice cream|ranch|alfredo|au gratin|raita|lassi|eggnog|creamed (?:spinach|corn)',
  [diet.glutenFree]:
    '(?<!cornflake |rice |nut |almond |coconut |chip )crumbs|battered|karaage|katsu|tonkatsu|egg noodles?|graham crackers?|oreos?|wafers?|breaded|hush ?puppies|egg rolls?|pierogi|spa?etzle',
  [ownDiet.nutFree]: 'orgeat|frangelico|amaretto|marzipan|nutella',
  [diet.keto]:
    'rice|risotto|potato(?:es)?|fries|hash browns?|tater tots|couscous|quinoa|noodles|pasta|spaghetti|penne|bread|toast|buns?|brioche|pita|naan|tortillas|tortilla chips|polenta|grits|granola|oats|oatmeal|pancakes?|waffles?|sugar|honey|maple syrup|agave|orange juice|mac and cheese|cornbread|baguette',
  [ownDiet.pescatarian]: OF_FLESH,
  [ownDiet.kosher]: 'cheeseburger|pepperoni pizza|shellfish',
}
const OTHER_MAKE =
  /(?:cauliflower|konjac|shirataki|palm|keto|coconut|almond|broccoli|zucchini|miracle|lettuce|portobello|cloud|cucumber|eggplant|no|zero|without|free of|sub|swap|low[- ]carb|monk[- ]fruit)[\s-]+(?:(?!(?:and|with|or|und|mit|et|avec|y|e|con)[\s-])\p{L}+[\s-]+)?$/iu
const OTHER_MAKE_AFTER =
  /^[\s-]*(?:less\b|free\b|vinegar|wine|paper|bran|crumbs?-free|spices?|seasoning|substitute|wraps?|powder|peptides?\b(?=.*plant))/iu

function madeAgainst(id: number, said: string): string | undefined {
  const names = MADE_AGAINST[id]
  if (names === undefined) return undefined
  const isOther = id === diet.glutenFree ? MOCK_GRAIN : MOCK
  return said
    .matchAll(new RegExp(`\\b(?:${names})\\b`, 'giu'))
    .filter(({ 0: { length }, index }) => {
      const [before, behind] = [said.slice(0, index), said.slice(index + length)]
      return (
        !isOther.test(before) &&
        !OTHER_MAKE.test(before) &&
        !OTHER_MAKE_AFTER.test(behind) &&
        !MOCK_AFTER.test(behind)
      )
    })
    .map(([found]) => found.toLowerCase())
    .next().value
}

/** Marks of a dish as menus write them: in capitals at the end. */
const MARKS = /^[\p{Lu}\s,/&+·]+$/u
const BARE_MARK = /\s(V|VG|VE|VGN|GF|DF)\.?$/u

/** Lists of which a guest has one. */
const FLAVORS =
  /\b(?:scoops?|gelat[oi]|ice cream|sorbets?|eis\w*|glaces?|helados?|flavou?rs?|sauces?|dips?|milks?)\b/
const CHOICE = /\b(?:choice|choose|or|oder|ou)\b/

const isOfFlavors = (sectionName: string, { name, description }: Words): boolean =>
  FLAVORS.test(foldName(`${sectionName} ${name}`)) || CHOICE.test(foldName(description))

/**
 * A description without the claims of parts of it: of “vanilla, chocolate, mango (vegan)” one flavor is. A mark in
 * capitals, or the only bracket, at the end is the dish’s.
 */
const claimsOfWhole = (description: string, isOfOne: boolean): string =>
  description
    .trim()
    .replace(BARE_MARK, ' ($1)')
    .replaceAll(/\(([^)]*)\)/g, (written, inside: string, at: number, all: string) => {
      const isOfEntry = (
        all
          .slice(0, at)
          .split(/[.;:!]/)
          .at(-1) ?? ''
      ).includes(',')
      const isMark = MARKS.test(inside) && /^[\s.]*$/.test(all.slice(at + written.length))
      const isLast = /^[\s.]*$/.test(all.slice(at + written.length))
      return isOfEntry && !isMark && !(isLast && all.split('(').length === 2 && !isOfOne) ? ' ' : written
    })
