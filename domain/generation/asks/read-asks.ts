import type { Dish } from '../../catalogue/dish.ts'
import { remembered } from '../../computing/remembered.ts'
import { type Plate, plateOf } from '../../dishes/read-dish.ts'
import { DESSERTS, DRINKS } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { isOfMenus } from '../lookup/dish-words.ts'
import { priceLimit } from '../lookup/price-limit.ts'
import { readName } from '../lookup/read-name.ts'
import { termOf } from '../lookup/term-index.ts'
import { wordsOf } from '../lookup/word-forms.ts'
import { priceOf } from '../pricing/dish-price.ts'
import { sortRecord } from '../sorts/section-sorts.ts'
import { isLastWord } from '../wishes/cues.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import type { Ask, Asks } from './ask.ts'
import { AFTER, BEFORE, bare, denies } from './clause-words.ts'
import { countRule, moreRule, optionsRule, partRule } from './count-rules.ts'
import {
  type AskContext,
  type AskRule,
  askedFor,
  folded,
  GUESTS,
  type Heard,
  isWayOfEating,
  joined,
  listed,
  named,
  nameOf,
} from './heard.ts'
import { houseRule, houseWithRule, kitchenRule } from './house-rules.ts'
import { COUNT_OR_DATE, dayIn, listsOf, wayOf } from './occasions.ts'

/**
 * Reads what a text asks to be on a menu: dishes and kinds of dishes by name, numbers and shares of them, a kind of
 * restaurant, a day, what the kitchen cannot do. Denials and ways of eating are no part of it: `wishes/` reads those.
 */
export function readAsks(notes: string | undefined, asking: AskContext): Asks {
  const left: string[] = []
  const heard: Heard[] = []
  // What a rule leaves of a clause is read again, by all rules.
  const clauses = clausesOf((notes ?? '').replaceAll(/\((e?s)\)/g, '$1'))
  for (let round = 0; clauses.length > 0; round += 1) {
    const clause = clauses.shift() ?? ''
    const found = readByRules(folded(clause), asking) ?? readByParts(clause, asking)
    if (found) heard.push(found)
    const rest = found ? (found.left ?? '') : clause
    if (rest === '') continue
    if (rest !== clause && round < MOST_ROUNDS) clauses.unshift(rest)
    else left.push(rest)
  }
  const house = heard.find((one) => one.house !== undefined)?.house
  return {
    asks: heard.flatMap(({ asks = [] }) => asks),
    ...(house !== undefined && { house }),
    rest: left.join('. ') || undefined,
    understood: heard.flatMap(({ understood }) => understood),
    remarks: heard.flatMap(({ remarks = [] }) => remarks),
  }
}

/** What is left is read again so often, at most. */
const MOST_ROUNDS = 200

const readByRules = (clause: string, asking: AskContext): Heard | undefined =>
  rules.reduce<Heard | undefined>((one, rule) => one ?? rule(clause, asking), undefined)

/**
 * A list of several wishes, each part read alone: "butter chicken, nut free". What a denial takes with it stays with it,
 * and a word that asks ("we need") asks for what follows, too.
 */
function readByParts(clause: string, asking: AskContext): Heard | undefined {
  const { notUnderstood } = readWishes(clause)
  const heard: Heard[] = []
  const left: string[] = []
  let cue = ''
  let denial = ''
  for (const part of clause.split(/\s*,\s*(?:and\s+)?/).filter(Boolean)) {
    const text = folded(part)
    const isFree = notUnderstood.some((quote) => quote.includes(part))
    const found = isFree
      ? readPart(text, denies(text) ? '' : cue, asking)
      : denies(text)
        ? undefined
        : (optionsRule(text, asking) ?? dishOfAWay(text, asking))
    if (LEAVES_OUT.test(text)) denial = part
    cue = denies(text) ? '' : (BEFORE.exec(text)?.[0] ?? cue)
    if (!found) {
      left.push(part)
      continue
    }
    heard.push(
      denial === '' || denies(text)
        ? found
        : { ...found, remarks: [...(found.remarks ?? []), takenApart(part, denial)] },
    )
    if (found.left) left.push(found.left)
  }
  if (heard.length === 0) return undefined
  const house = heard.find((one) => one.house !== undefined)?.house
  return { ...joined(heard), ...(house !== undefined && { house }), left: left.join(', ') }
}

/** "GF muffins", "vegan pasta too": a dish, and no way of eating of the whole menu. */
function dishOfAWay(text: string, asking: AskContext): Heard | undefined {
  const [phrase = ''] = listed(text, asking)
  const words = phrase.split(' ')
  const others = words.filter((word) => !isWayOfEating(word))
  const isDishOfAWay =
    others.length < words.length && isDish(others.join(' '), asking) && isDish(phrase, asking)
  return isDishOfAWay ? askedFor([phrase], asking, { atLeast: 1 }) : undefined
}

/** A part of a list, else what is linked in it: next to a dish that is wanted, mushrooms are wanted. */
function readPart(text: string, cue: string, asking: AskContext): Heard | undefined {
  const whole = readByRules(text, asking) ?? readByRules(`${cue}${text}`, asking)
  const parts = listed(text, asking)
  if (whole || parts.length < 2) return whole
  const alone = parts.map((part) => readByRules(part, asking))
  if (alone.every((one) => one === undefined)) return undefined
  const all = alone.map((one, at) => one ?? readByRules(`must have ${parts[at]}`, asking))
  const left = parts.filter((_, at) => all[at] === undefined).join(' and ')
  return { ...joined(all), ...(left !== '' && { left }) }
}

/** A list behind it may go on with what is left out, or with what is wanted. */
const LEAVES_OUT = /^(?:no|not|without|avoid|skip|never|nothing|omit|exclude)\b/

const takenApart = (wanted: string, denial: string): string =>
  `We took “${wanted}” as wanted, apart from “${denial}”. To leave it out as well, write “no” before it.`

/** Parts of a text that are one wish each: sentences, and what "but" or a denial begins. */
function clausesOf(notes: string): string[] {
  const clauses: string[] = []
  const parts = notes.split(
    /[.;!?\n]+|(?<!\b(?:allerg\w*|intoleran\w*|avoid|without|exclude|no|not|diets?|free|out|restrictions?))\s*:\s+|(?<!\b(?:anything|everything|all|any))(?:,\s*|\s+)but\s+|,\s*(?=(?:and\s+)?(?:no|not|without|nothing|never|avoid|must|should|include|add|everything under|we (?:need|want))\b)|\s+and\s+(?=(?:no|without|at least|at most|more|plenty of)\b)/i,
  )
  for (const part of parts) {
    const clause = part.trim().replace(/^and\s+/i, '')
    const before = clauses.at(-1)
    if (before !== undefined && isLastWord(clause)) clauses.splice(-1, 1, `${before} ${clause}`)
    else if (clause !== '') clauses.push(clause)
  }
  return clauses
}

/** Words around a day that say nothing more of the menu. */
const AROUND_DAY =
  /\b(?:dinner|lunch|brunch|breakfast|supper|meal|menu|card|feast|party|parties|banquet|celebration|specials?|eve|day|night|the|an?|our|for|on|with|all|trimmings|please)\b/g

const occasionRule: AskRule = (clause, asking) => {
  const found = dayIn(clause.replaceAll(',', ' '))
  const parts = clause.split(', ')
  const part = parts.find((one) => ` ${one} `.includes(` ${found?.written} `))
  if (!found || part === undefined || denies(part)) return undefined
  const { day, written } = found
  const once = ` ${part} `.replace(` ${written} `, '  ')
  const second = dayIn(once.trim())
  const around = (second ? once.replace(` ${second.written} `, '  ') : once)
    .replaceAll(COUNT_OR_DATE, ' ')
    .trim()
  // "For vegan guests" is one, "for dinner" is none.
  const more = around.replace(AROUND_DAY, ' ').trim() === '' ? '' : around
  const left = [wayOf(day), ...parts.map((one) => (one === part ? more : one))].filter(Boolean)
  const asks = listsOf(day).flatMap((names): Ask[] => {
    const dishes = names
      .split(', ')
      .reduce<ReadonlySet<Dish>>((all, one) => all.union(named(one, asking)?.dishes ?? new Set()), new Set())
    return dishes.size === 0
      ? []
      : [{ what: names.split(', ')[0] ?? names, is: (dish) => dishes.has(dish), atLeast: 1 }]
  })
  const heard =
    asks.length === 0
      ? { understood: [], remarks: [`Our ${nameOf(asking.cuisineId)} catalog has no dishes of that day.`] }
      : { asks, understood: [`${day}: ${asks.map(({ what }) => what).join(', ')}`] }
  return { ...heard, left: left.join(', ') }
}

/** "For 40 guests", "Feb 14": heard, and nothing to do. */
const countOrDateRule: AskRule = (clause) => {
  const left = clause
    .replaceAll(COUNT_OR_DATE, '')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/,\s*,/g, ',')
  if (left === clause) return undefined
  return { understood: [], ...(left !== '' && { left }) }
}

const EQUIPMENT: readonly (readonly [RegExp, NonNullable<Plate['technique']>, string])[] = [
  [/\b(?:deep )?(?:fryers?|frying|fried(?: foods?| dishes)?|fry)\b/, 'fried', 'fried dishes'],
  [/\b(?:grills?|grilling|grilled(?: foods?| dishes)?)\b/, 'grilled', 'grilled dishes'],
  [/\b(?:smokers?|smoking|smoked(?: foods?| dishes)?)\b/, 'smoked', 'smoked dishes'],
  [/\b(?:ovens?|baking|baked(?: foods?| dishes)?)\b/, 'baked', 'baked dishes'],
  [/\b(?:woks?|stir fr(?:y|ies|ied))\b/, 'stir-fried', 'dishes from the wok'],
  [/\b(?:steamers?|steaming|steamed(?: foods?| dishes)?)\b/, 'steamed', 'steamed dishes'],
]

/** "No fryer", "we don't have a grill", "nothing fried": the kitchen has no such thing. */
const equipmentRule: AskRule = (clause, asking) => {
  const without =
    /^(?:we\s+|i\s+|our kitchen\s+|the kitchen\s+|kitchen\s+)?(?:no|without(?: an?)?|don t have an?|do not have an?|have no|has no|nothing|avoid|not|can t|cannot|there is no)\s+(?:deep\s+)?(.+)$/.exec(
      clause,
    )?.[1]
  if (!without) return undefined
  const found = EQUIPMENT.find(
    ([pattern]) =>
      without.replace(pattern, '').trim() === '' ||
      (pattern.test(without) && without.split(' ').length <= 2 && !isDish(without, asking)),
  )
  if (!found || saysWish(without)) return undefined
  const [, technique, says] = found
  const isCooked = (dish: Dish) => dish.categoryId !== DRINKS && needs(dish, technique)
  return { asks: [{ what: says, is: isCooked, atMost: 0 }], understood: [`no ${says}`] }
}

/** By the words of any part of it: fries next to a burger need a fryer, too. */
const FRIED =
  /\b(?:deep fried|fried(?! rice| egg)|fries|frites|fritters?|tots|batter(?:ed)?|tempura|karaage|croquettes?|beignets?|doughnuts?|chips|hush puppies)\b/
const needs = (dish: Dish, technique: NonNullable<Plate['technique']>): boolean => {
  if (dish.categoryId === DESSERTS && technique === 'baked') return false
  if (technique === 'fried' && FRIED.test(foldText(`${dish.name} ${dish.gloss ?? ''} ${dish.description}`)))
    return true
  return plateOf(dish).technique === technique
}

/** "Everything under $20": no dish costs more on this menu; what is asked of some dishes alone says nothing of all. */
const priceRule: AskRule = (clause, { priceRange }) => {
  const asked = bare(clause.replace(BEFORE, '')).replace(/^nothing (?:over|above|more than) /, 'under ')
  const text = asked.replace(
    /^(?:everything|all|all dishes|all plates|every dish|nothing|no dish|no plate|no main|mains|main courses|dishes|plates|prices)(?: is| are| costs?| must be| should be)? /,
    '',
  )
  const most = priceLimit(text)
  if (most === undefined) return undefined
  if (priceRange === undefined) return { understood: [], left: clause }
  return {
    asks: [{ what: `dish above $${most}`, is: (dish) => priceOf(dish, priceRange) > most, atMost: 0 }],
    understood: [`nothing above $${most}`],
  }
}

/** "No soups", "no butter chicken": a kind of dish that a table names, or a dish; foods are denied by their recipes. */
const noneRule: AskRule = (clause, asking) => {
  const what =
    /^(?:we (?:have|serve|want|do) )?(?:no|without(?: any)?|skip(?: the)?|leave out(?: the)?) (.+)$/.exec(
      bare(clause),
    )?.[1]
  if (what === undefined) return undefined
  const items = listed(what.replace(/ or /g, ', '), asking)
  if (items.some((item) => namesFood(item) || saysWish(item))) return undefined
  const isOne = items.length === 1
  return items.every(
    (item) => isKind(item, asking) || (isOne && isDish(item, asking) && !isDeniedByRecipe(item)),
  )
    ? askedFor(items, asking, { atMost: 0 })
    : undefined
}

/** "No raw fish": recipes tell it of more dishes than their names do. */
const isDeniedByRecipe = (item: string): boolean => readWishes(`no ${item}`).notUnderstood.length === 0

/** Does a table name it, as all that is there: `soups`, `burgers`? */
function isKind(phrase: string, { catalogue }: AskContext): boolean {
  const { sort, unread, dishes } = readName(phrase, catalogue)
  return sort === undefined && unread.length === 0 && dishes.size > 0 && termOf(wordsOf(phrase)) !== undefined
}

const mustRule: AskRule = (clause, asking) => {
  const isForgotten = /\b(?:don t|do not|never) forget\b/.test(clause)
  if (denies(clause.replace(/\b(?:don t|do not|never) forget\b/, ''))) return undefined
  const asked = clause.replace(BEFORE, '')
  const list = bare(asked.replace(AFTER, ''))
  const isCued = isForgotten || asked !== clause || list !== bare(asked)
  const items = listed(list, asking)
  // "Guests are vegetarian" speaks of the whole menu.
  if (GUESTS.test(clause) && items.some(isWayOfEating)) return undefined
  if (!isCued && !items.every((item) => isDish(item, asking))) return undefined
  return askedFor(items, asking, { atLeast: 1 })
}

/** A dish by name is a wish without any other word; food alone may be meant to be left out. */
function isDish(phrase: string, asking: AskContext): boolean {
  if (namesFood(phrase) || isMealOfAWay(phrase, asking)) return false
  const { dishes, unread, sort, corrected } = readName(phrase, asking.catalogue)
  if (sort !== undefined) return sortRecord(sort).categoryId === DRINKS && sort !== 'drinks'
  return dishes.size > 0 && unread.length === 0 && isOfMenus(corrected ?? phrase, asking.catalogue)
}

const IS_ALL_FOOD = /^(?:foods?|dish(?:es)?|meals?|menus?|cuisine|cooking|kitchen|fare|plates?|only)$/

/** "Vegan dinner" isn't a dish. */
function isMealOfAWay(phrase: string, { catalogue }: AskContext): boolean {
  const words = phrase.split(' ')
  const others = words.filter((word) => !isWayOfEating(word))
  const isAll = others.every((word) => IS_ALL_FOOD.test(word))
  return others.length < words.length && (isAll || isCourse(others.join(' '), catalogue))
}

const isCourse = (phrase: string, catalogue: readonly Dish[]): boolean =>
  readName(phrase, catalogue).sort !== undefined

const FOOD_ALONE =
  /^(?:(?:tree )?nuts?|peanuts?|fish|shell ?fish|seafood|milk|dairy|eggs?|soy|sesame|gluten|wheat|pork|beef|meat|alcohol|mustard|celery|onions?|garlic|mushrooms?|shrimp|crab|cheese|honey|spicy|vegan|vegetarian|keto|mild|raw)$/
/** Is it read as this very food that no dish may hold? "No tacos" is none without taro. */
function saysWish(what: string): boolean {
  const { understood, notUnderstood } = readWishes(`no ${what}`)
  const stem = what.slice(0, Math.max(3, what.length - 3))
  return notUnderstood.length === 0 && understood.some((one) => one.includes(stem))
}
const namesFood = remembered((phrase: string): boolean => FOOD_ALONE.test(phrase), 500)

/** What makes people ill, written without another word: "peanuts, shellfish". Fish and eggs alone may be wanted. */
const AVOIDED =
  /^(?:(?:tree )?nuts?|peanuts?|gluten|wheat|dairy|milk|lactose|soy|soya|sesame|sulfites|sulphites|lupin|celery|mustard)$/
const AVOIDED_TOO = /^(?:shell ?fish|crustaceans?|mollus[ck]s?|fish|eggs?)$/

const avoidanceRule: AskRule = (clause) => {
  const foods = clause.split(/\s*,\s*(?:and\s+)?|\s+(?:and|or)\s+/).filter(Boolean)
  const isAvoidance =
    foods.some((food) => AVOIDED.test(food)) &&
    foods.every((food) => AVOIDED.test(food) || AVOIDED_TOO.test(food))
  return isAvoidance
    ? {
        understood: [],
        left: foods.map((food) => `no ${food}`).join(', '),
        remarks: [
          `We took “${clause}” as what nobody may be served. To have it on the menu, write “must have” before it.`,
        ],
      }
    : undefined
}

const rules: readonly AskRule[] = [
  avoidanceRule,
  countOrDateRule,
  houseRule,
  houseWithRule,
  kitchenRule,
  occasionRule,
  equipmentRule,
  priceRule,
  noneRule,
  optionsRule,
  partRule,
  moreRule,
  countRule,
  mustRule,
]
