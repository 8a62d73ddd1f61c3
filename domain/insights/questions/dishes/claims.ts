import { dietsClaimedIn } from '../../../catalogue/claimed-diets.ts'
import { wheatIn } from '../../../catalogue/hiding/wheat-words.ts'
import { dietName } from '../../../menu/claims/contradictions.ts'
import { againstItem } from '../../../menu/recipes/against.ts'
import { claimsOver } from '../../../menu/recipes/over-dishes.ts'
import { dietBrokenBy, isDietBroken, readWords } from '../../../menu/recipes/words-said.ts'
import { diet, ownDiet } from '../../../reference/reference.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { keyOf } from '../asking/plates.ts'
import type { Question, QuestionRule } from '../asking/question.ts'
import { againstOwnWords } from './word-claims.ts'

/**
 * What the words of a dish say against the diets that it claims: Vegan on butter. Only what is in no make of that diet
 * counts; what a maker decides (the rennet of a cheese, the stock of a gravy) preflight asks about.
 */
export const untrueClaims: QuestionRule = {
  id: 'claim_contradicted',
  topic: 'diets',
  as: 'placeholder_text',
  whyNot: 'Guests do not see the claim until you settle it. Change the words or the mark.',
  several: (count) => `${count} dishes claim what their words contradict`,
  ask: (review) => review.items.flatMap((one) => questionOn(review, one)),
}

function questionOn({ menu, items }: Review, reviewed: ReviewedItem): Question[] {
  const { item, section, course, isAsWritten } = reviewed
  if (isAsWritten) return []
  const { name, description, claimsToConfirm } = item
  const inName: readonly number[] = dietsClaimedIn({ name, description: '' })
  const over = claimsOver(menu, section).flatMap(({ anyOf: [only, ...others] }) =>
    typeof only === 'number' && others.length === 0 ? [only] : [],
  )
  const isHalal = course !== 'drink' && isOfHalalHouse(menu)
  const claimed = new Set([
    ...(isHalal ? [ownDiet.halal] : []),
    ...item.dietaryOptions,
    ...(claimsToConfirm?.dietaryOptions ?? []),
    ...inName,
    ...(VEGGIE.test(foldName(name)) ? [diet.vegetarian] : []),
    ...over,
    ...claimsIn(claimsOfWhole(description, isOfFlavors(section.name, item))),
  ])
  // Under “Gluten-Free Pasta” spaghetti is a shape.
  const wheatOf = (text: string) => wheatIn(ofAll(text), `${name}. ${description}`)
  const byWords = [...claimed].flatMap((id) => {
    // “Vegan Mac and Cheese” says of what it is called that it is none.
    const text = inName.includes(id) ? description : `${name}. ${description}`
    const isOver = over.some((one) => one === id)
    const breaker =
      breakerOf(id, text) ??
      (isOver || isOfHouse(id, items) ? undefined : madeAgainst(id, ofAll(text))) ??
      (id === diet.glutenFree && !isOver ? wheatOf(text) : undefined)
    return breaker === undefined ? [] : [`${name} is called ${dietName(id)}, and its words name ${breaker}.`]
  })
  const [reason] = [
    ...(claimed.size === 0 ? [] : [...againstItem(menu, section, item).untrue, ...byWords]),
    ...againstOwnWords(item, section.name),
  ]
  return reason === undefined
    ? []
    : [{ key: keyOf(reviewed), title: `${name}: a claim and its words disagree`, reason, about: [reviewed] }]
}

/** What a house says of its meat holds for each dish. */
const HALAL_MEAT =
  /\b(?:all (?:our |of our |the )?meats? (?:is|are)|(?:only|exclusively)(?: serve| use)?|100) (?:\w+ )?(?:100 )?halal\b|\bhalal meat only\b/

const isOfHalalHouse = ({ notices, intro }: Review['menu']): boolean =>
  [intro ?? '', ...notices.map(({ text }) => text)].some((text) => HALAL_MEAT.test(foldName(text)))

/** A dish of vegetables by its name, and not one with some: “Veggie burger”, “Steak and veggies”. */
const VEGGIE = /\bveggie (?!and |or |with |plat|tray|option|style|side|fried)[a-z]/

/** What only some guests add, take instead, or go without. */
const OPTIONAL =
  /(?:\b(?:add|extra|optional|option|choose|choice|swap|sub|upgrade|without|no|not|or|on request|also|available|ask for|wahlweise|oder|ohne|auf wunsch|dazu|ou|sans|au choix|sin|opcional|oder mit|o con|senza|zonder|extra|met extra|sem)\b|\+)[^.;,]*/giu
/** Words that make something else of what they are next to. */
const MOCK =
  /(?:vegan\w*|vegetarian\w*|vegetarisch\w*|veggie|plant(?:-based)?|quorn|soy|soya|oat|almond|cashew|coconut|rice|mock|faux|beyond|impossible|tofu|seitan|jackfruit|mushroom|shiitake|lentil|chickpea|bean|beet|carrot|eggplant|rice paper|dairy[- ]free|non[- ]dairy|egg[- ]free|gluten[- ]free|glutenfrei\w*|gf|buckwheat|corn|cocoa|peanut|nut|apple|shea|hafer\w*|soja\w*|mandel\w*|kokos\w*|végétal\w*|vegetal\w*|d’avoine|de soja|de coco|free[- ]from)[\s-]+(?:\p{L}+[\s-]+)?$/iu
const MOCK_GRAIN =
  /(?:gluten[- ]free|glutenfrei\w*|gf|buckwheat|corn|rice|oat|almond|coconut|chickpea|cassava|lentil|potato|cauliflower|nut|soy|tapioca|free[- ]from|sans gluten|senza glutine|sin gluten)[\s-]+(?:\p{L}+[\s-]+)?$/iu
const MOCK_AFTER =
  /^[\s-]+(?:style|free|substitute|alternative|frei\w*|fruit|nuts?|beans?|squash|bread|lettuce|tomato(?:es)?|mushrooms?|leaves|pea|peas|plant|végétal\w*|vegetal\w*|vegan\w*)\b/iu
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
])

/** Bought without gluten in any shop, and called so without a word. */
const OF_WHEAT = /^(?:beer|wheat|tempura) batter$/
const MADE_WITHOUT_GLUTEN =
  /pasta|noodle|spaghetti|penne|macaroni|lasagna|linguine|fettuccine|tagliatelle|dough|crust|cake|cookie|brownie|batter|pancake|waffle|cracker|granola|oats?$/

/** A text without what only some guests add or leave out. */
export const ofAll = (text: string): string => text.replace(OPTIONAL, (part) => ' '.repeat(part.length))

const AT_THE_END = /\([^)]*\)[\s.]*$|(?<=,[^,]*),[^,(]*$/
const claimsIn = (description: string): readonly number[] => dietsClaimedIn({ name: '', description })

/** What a text names that no kitchen has in a dish of this diet, whatever its make. */
function breakerOf(id: number, text: string): string | undefined {
  // “Walnuts, honey (nut-free)” says of the dish what it says of its last word.
  const said = ofAll(text.replace(AT_THE_END, (last) => (claimsIn(last).length > 0 ? ' ' : last)))
  const { named, groups } = readWords(said)
  const words = {
    named: named.filter(
      ({ ingredient, start, end }) =>
        !AMBIGUOUS.has(ingredient) &&
        !(id === diet.glutenFree && MADE_WITHOUT_GLUTEN.test(ingredient) && !OF_WHEAT.test(ingredient)) &&
        !(id === diet.glutenFree ? MOCK_GRAIN : MOCK).test(said.slice(0, start)) &&
        !MOCK_AFTER.test(said.slice(end)),
    ),
    groups: groups.filter(({ isUsual }) => !isUsual),
  }
  return isDietBroken(words, id) ? dietBrokenBy(words, id) : undefined
}

/** A shorter menu has no diet. */
const MIN_HOUSE = 8

/** Where most dishes are of that diet, the ranch of one is too. */
const isOfHouse = (id: number, items: readonly ReviewedItem[]): boolean =>
  items.length >= MIN_HOUSE &&
  items.filter(({ item: { dietaryOptions } }) => dietaryOptions.some((one) => one === id)).length * 2 >
    items.length

const OF_FLESH = 'cured meats?|cold cuts|sliced meats|carne asada|al pastor|meat sauce|meat ?balls?|meatloaf'
/**
 * What every kitchen makes against a diet unless its words say of what else, by the id of the diet: the lexicon has its
 * ingredients, and not these names. Of a keto plate, what no portion of fits it.
 */
const MADE_AGAINST: Readonly<Record<number, string>> = {
  [diet.vegetarian]: OF_FLESH,
  [diet.vegan]: `${OF_FLESH}|ranch|omelet(?:te)?s?|tamago|raita|lassi|eggnog|alfredo|carbonara|collagen|bee pollen|thousand island`,
  [diet.dairyFree]: 'ranch|alfredo|au gratin|raita|lassi|eggnog|creamed (?:spinach|corn)',
  [diet.glutenFree]:
    'egg noodles?|graham crackers?|oreos?|wafers?|breaded|hush ?puppies|egg rolls?|pierogi|spa?etzle',
  [diet.keto]:
    'rice|risotto|potato(?:es)?|fries|hash browns?|tater tots|couscous|quinoa|noodles|pasta|spaghetti|penne|bread|toast|buns?|brioche|pita|naan|tortillas|tortilla chips|polenta|grits|granola|oats|oatmeal|pancakes?|waffles?|sugar|honey|maple syrup|agave|orange juice|mac and cheese|cornbread|baguette',
  [ownDiet.pescatarian]: OF_FLESH,
  [ownDiet.kosher]: 'cheeseburger|pepperoni pizza|shellfish',
}
const OTHER_MAKE =
  /(?:cauliflower|konjac|shirataki|palm|keto|coconut|almond|broccoli|zucchini|miracle|lettuce|portobello|cloud|cucumber|eggplant|no|zero|without|free of|sub|swap|low[- ]carb|monk[- ]fruit)[\s-]+(?:\p{L}+[\s-]+)?$/iu
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

const isOfFlavors = (sectionName: string, { name, description }: ReviewedItem['item']): boolean =>
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
