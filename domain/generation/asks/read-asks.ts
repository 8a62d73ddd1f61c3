import type { Dish } from '../../catalogue/dish.ts'
import { remembered } from '../../computing/remembered.ts'
import { type Plate, plateOf } from '../../dishes/read-dish.ts'
import { DESSERTS, DRINKS, diet } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { numberWords } from '../../text/number-words.ts'
import { priceLimit } from '../lookup/price-limit.ts'
import { readName } from '../lookup/read-name.ts'
import { termOf } from '../lookup/term-index.ts'
import { wordsOf } from '../lookup/word-forms.ts'
import { priceOf } from '../pricing/dish-price.ts'
import { DENIALS } from '../wishes/cues.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import type { Ask, Asks } from './ask.ts'
import {
  type AskContext,
  type AskRule,
  askedFor,
  GUESTS,
  type Heard,
  isWayOfEating,
  joined,
  listed,
  named,
  nameOf,
} from './heard.ts'
import { houseRule, houseWithRule, kitchenRule } from './house-rules.ts'
import { occasions } from './occasions.ts'

/**
 * Reads what a text asks to be on a menu: dishes and kinds of dishes by name, numbers and shares of them, a kind of
 * restaurant, a day, what the kitchen cannot do. Denials and ways of eating are no part of it: `wishes/` reads those.
 */
export function readAsks(notes: string | undefined, asking: AskContext): Asks {
  const left: string[] = []
  const heard: Heard[] = []
  // What a rule leaves of a clause is read again, by all rules.
  for (const clauses = clausesOf(notes ?? ''); clauses.length > 0; ) {
    const clause = clauses.shift() ?? ''
    const found = rules.reduce<Heard | undefined>(
      (one, rule) => one ?? rule(folded(clause), asking),
      undefined,
    )
    if (found) heard.push(found)
    const rest = found ? (found.left ?? '') : clause
    if (rest === '') continue
    if (rest.length < clause.length) clauses.unshift(rest)
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

/** Parts of a text that are one wish each: sentences, and what "but" or a denial begins. */
const clausesOf = (notes: string): string[] =>
  notes
    .split(
      /[.;!?\n]+|,?\s+but\s+|,\s*(?=(?:and\s+)?(?:no|not|without|nothing|never|avoid|must|should|include|add|everything under|we (?:need|want))\b)|\s+and\s+(?=(?:no|without|at least|at most|more|plenty of)\b)/i,
    )
    .map((clause) => clause.trim().replace(/^and\s+/i, ''))
    .filter(Boolean)

const folded = (clause: string): string =>
  clause
    .split(',')
    .map((part) => foldText(part))
    .join(', ')

const NUMBERS: Readonly<Record<string, number>> = {
  ...numberWords,
  couple: 2,
  few: 3,
  several: 3,
  some: 2,
}
const NUMBER = `(?:${Object.keys(NUMBERS).join('|')}|\\d{1,2})`
const numberOf = (word: string): number => NUMBERS[word] ?? Number(word)

/** Words in front of what is asked for, and behind it, that only ask. */
const BEFORE =
  /^(?:(?:and|also|please|kindly|we|i|you|they|the menu|it|there|guests|everyone|everybody|our guests|customers|people|my customers|menu|our menu|this menu|the card|card)\s+)*(?:(?:must|should|has to|have to|needs? to|got to|gotta|ought to|will|would|d|absolutely|really|definitely|always|do|don t|can you|could you|can we|let s|lets|make sure|be sure|ensure|remember)\s+)*(?:(?:not\s+)?(?:to\s+)?(?:have|has|include|includes|including|add|adding|feature|features|featuring|offer|offers|serve|serves|put|put in|get|keep|see|need|needs|want|wants|like|love|expect|expects|forget|give (?:me|us)|show|bring|be|is|are|there is|there are|there must be|there should be|that there is|that there are|we have|we serve|we offer|you have|you include|come for|ask for|known for|famous for|with)\s+)+(?:(?:to (?:have|see|include|serve|offer)|there|on (?:it|the menu)|for)\s+)*(?:(?:also|at the very least)\s+)?/
const AFTER =
  /(?:,?\s+(?:please|must be (?:there|on it|included|on the menu|on)|should be (?:there|on it|included|on the menu|on)|has to be (?:there|on it|on the menu)|have to be (?:there|on it|on the menu)|is a must|are a must|is required|are required|are musts|is needed|must stay|(?:must|should|has to|have to) be (?:an? |one of (?:the|our|my) )(?:desserts?|starters?|appetizers?|mains?|main courses?|sides?|drinks?|dishes)|on (?:it|the menu|there)|as well|too|in there|somewhere|for sure|for (?:dessert|starters?|mains?|lunch|dinner|the table|our guests|guests)))+$/

const COURTESY = /^(?:(?:please|kindly|and|also|so|just|only)\s+)+|\s+please$/g

const bare = (clause: string): string => clause.replace(COURTESY, '').trim()

const denies = (clause: string): boolean => {
  const words = clause.replaceAll(',', ' ,').split(' ')
  return (
    DENIALS.some((phrase) =>
      words.some((_, at) => phrase.every((word, index) => words[at + index] === word)),
    ) || /\b(?:allerg\w+|intoleran\w+|free|celiac|halal|kosher)\b/.test(clause)
  )
}

/** Words around a day that say nothing more of the menu. */
const AROUND_DAY =
  /\b(?:dinner|lunch|brunch|breakfast|supper|meal|menu|card|feast|party|celebration|specials?|eve|day|night|the|an?|our|for|on|with|all|trimmings|please)\b/g

const occasionRule: AskRule = (clause, asking) => {
  const day = Object.keys(occasions).find((name) => ` ${clause.replaceAll(',', ' ')} `.includes(` ${name} `))
  const parts = clause.split(', ')
  const part = parts.find((one) => ` ${one} `.includes(` ${day} `))
  if (!day || part === undefined || denies(part)) return undefined
  const around = ` ${part} `.replace(` ${day} `, '  ').trim()
  // "For vegan guests" is one, "for dinner" is none.
  const more = around.replace(AROUND_DAY, ' ').trim() === '' ? '' : around
  const left = parts.map((one) => (one === part ? more : one)).filter(Boolean)
  const lists = occasions[day] ?? []
  const asks = lists.flatMap((names): Ask[] => {
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

const EQUIPMENT: readonly (readonly [RegExp, NonNullable<Plate['technique']>, string])[] = [
  [/\b(?:deep )?(?:fryers?|frying|fried(?: foods?| dishes)?|fry)\b/, 'fried', 'fried dishes'],
  [/\b(?:grills?|grilling|grilled(?: foods?| dishes)?)\b/, 'grilled', 'grilled dishes'],
  [/\b(?:smokers?|smoking|smoked(?: foods?| dishes)?)\b/, 'smoked', 'smoked dishes'],
  [/\b(?:ovens?|baking|baked(?: foods?| dishes)?)\b/, 'baked', 'baked dishes'],
  [/\b(?:woks?|stir fr(?:y|ies|ied))\b/, 'stir-fried', 'dishes from the wok'],
  [/\b(?:steamers?|steaming|steamed(?: foods?| dishes)?)\b/, 'steamed', 'steamed dishes'],
]

/** "No fryer", "we don't have a grill", "nothing fried": the kitchen has no such thing. */
const equipmentRule: AskRule = (clause) => {
  const without =
    /^(?:we\s+|i\s+|our kitchen\s+|the kitchen\s+|kitchen\s+)?(?:no|without(?: an?)?|don t have an?|do not have an?|have no|has no|nothing|avoid|not|can t|cannot|there is no)\s+(?:deep\s+)?(.+)$/.exec(
      clause,
    )?.[1]
  if (!without) return undefined
  const found = EQUIPMENT.find(
    ([pattern]) =>
      without.replace(pattern, '').trim() === '' || (pattern.test(without) && without.split(' ').length <= 2),
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

/** "No soups", "without desserts of chocolate": a kind of dish that a table names; foods are denied by their recipes. */
const noneRule: AskRule = (clause, asking) => {
  const what =
    /^(?:we (?:have|serve|want|do) )?(?:no|without(?: any)?|skip(?: the)?|leave out(?: the)?) (.+)$/.exec(
      bare(clause),
    )?.[1]
  if (what === undefined) return undefined
  const items = listed(what.replace(/ or /g, ', '))
  if (items.some((item) => namesFood(item) || saysWish(item))) return undefined
  return items.every((item) => isKind(item, asking)) ? askedFor(items, asking, { atMost: 0 }) : undefined
}

/** Does a table name it, as all that is there: `soups`, `burgers`? */
function isKind(phrase: string, { catalogue }: AskContext): boolean {
  const { sort, unread, dishes } = readName(phrase, catalogue)
  return sort === undefined && unread.length === 0 && dishes.size > 0 && termOf(wordsOf(phrase)) !== undefined
}

const PART: Readonly<Record<string, number>> = {
  half: 0.5,
  mostly: 0.6,
  mainly: 0.6,
  largely: 0.6,
  predominantly: 0.6,
  'a third': 0.34,
  'one third': 0.34,
  'a quarter': 0.25,
  majority: 0.6,
  most: 0.6,
  everything: 0.6,
}
const WAYS =
  /^(?:the )?(?:menu |dishes |card |of the menu |of it |of them |of the dishes )*(?:should be |must be |is |are )?(.+?)(?: dishes| food| options| items)?$/

const partRule: AskRule = (clause, asking) => {
  if (denies(clause)) return undefined
  const text = bare(clause.replace(BEFORE, ''))
  const percent =
    /(?:at least |about |around )?(\d{1,2}) (?:%|percent|per cent) (?:of (?:it|the menu|dishes|them) )?(.+)/.exec(
      text,
    )
  const word =
    /^(?:at least |about |the )?(half|mostly|mainly|largely|predominantly|a third|one third|a quarter|majority|most|everything)(?: of)? (.+)$/.exec(
      text,
    )
  const part = percent ? Number(percent[1]) / 100 : word ? (PART[word[1] ?? ''] ?? 0.5) : undefined
  const what = WAYS.exec((percent ?? word)?.[2] ?? '')?.[1]
  return part === undefined || what === undefined ? undefined : askedFor(listed(what), asking, { part })
}

const countRule: AskRule = (clause, asking) => {
  if (/\b(?:allerg|free)\b/.test(clause)) return undefined
  const text = bare(clause.replace(BEFORE, '').replace(/^(.+) (at (?:least|most))$/, '$2 $1'))
  const most = new RegExp(
    `^(?:at most|no more than|not more than|maximum(?: of)?|max|only|up to) (${NUMBER}) (.+)$`,
  ).exec(text)
  if (most) return askedFor(listed(most[2] ?? '').slice(0, 1), asking, { atMost: numberOf(most[1] ?? '') })
  const fewer =
    /^(?:less|fewer|not (?:too|so) (?:many|much)|go easy on(?: the)?|easy on(?: the)?) (.+)$/.exec(text)
  if (fewer) return askedFor(listed(fewer[1] ?? ''), asking, { atMost: 1 })
  if (denies(clause)) return undefined
  const least = new RegExp(
    `^(?:at least |a minimum of |minimum |no fewer than |not less than |with )?(?:a )?(${NUMBER})(?: different| kinds of| types of| more| good| of)? (.+)$`,
  ).exec(text)
  if (
    !least ||
    (['a', 'an', 'one'].includes(least[1] ?? '') && !/^(?:at least|a minimum|minimum|one)\b/.test(text))
  )
    return undefined
  // "Two soups and a salad" is a list, and each has its number.
  const items = listed(least[2] ?? '')
  const first = askedFor(items.slice(0, 1), asking, { atLeast: numberOf(least[1] ?? '') })
  const more = items.slice(1).map((item) => {
    const own = new RegExp(`^(${NUMBER}) (.+)$`).exec(item)
    return askedFor([own?.[2] ?? item], asking, { atLeast: numberOf(own?.[1] ?? 'one') })
  })
  return first && joined([first, ...more])
}

const MORE =
  /^(?:(?:with )?(?:much |a lot |lots |plenty |loads |many )?more|plenty of|lots of|a lot of|loads of|many|heavy on(?: the)?|focus(?:ed|ing)? on|emphasi[sz]e|emphasis on|lean(?:ing|s)? (?:on|toward|towards|into)|centered (?:on|around)|built around|big on|strong on|concentrate on|specializ(?:e|ing) in|all about) (.+)$/
const FORWARD = /^(.+?)[ ](?:forward|focused|heavy|driven|centric|led)(?: menu| card)?$/

const moreRule: AskRule = (clause, asking) => {
  if (denies(clause)) return undefined
  const text = bare(clause.replace(BEFORE, '').replace(/^(?:the menu|menu|a) (?:is |should |must )?/, ''))
  const what = MORE.exec(text)?.[1] ?? FORWARD.exec(text)?.[1]
  return what === undefined
    ? undefined
    : askedFor(listed(what.replace(/ (?:dishes|options)$/, '')), asking, { part: 0.4 })
}

const WAY: Readonly<Record<string, number>> = {
  vegan: diet.vegan,
  vegetarian: diet.vegetarian,
  'gluten free': diet.glutenFree,
  'dairy free': diet.dairyFree,
  keto: diet.keto,
  veggie: diet.vegetarian,
  'plant based': diet.vegan,
}

/** "Vegan options": one in each course, and no vegan menu; "vegan options only" is one. */
const optionsRule: AskRule = (clause) => {
  const text = bare(clause.replace(BEFORE, '').replace(AFTER, ''))
  const [, only1, ways = '', only2] =
    /^(only )?(?:some |a few |several |good |plenty of |more )?((?:vegan|vegetarian|gluten free|dairy free|keto|veggie|plant based)(?:(?:,| and|, and) (?:vegan|vegetarian|gluten free|dairy free|keto|veggie|plant based))*) (?:options?|choices?|alternatives?|dishes|items)( only)?$/.exec(
      text,
    ) ?? []
  if (ways === '') return undefined
  const names = ways.split(/,? and |, /)
  if (only1 || only2 || /\bonly\b/.test(clause)) return { understood: [], left: names.join(', ') }
  const asks = names.flatMap((name): Ask[] => {
    const id = WAY[name]
    return id === undefined
      ? []
      : [
          {
            what: `${name} dish`,
            is: ({ dietaryOptions }) => dietaryOptions.some((one) => one === id),
            each: true,
          },
        ]
  })
  return { asks, understood: asks.map(({ what }) => `${what} in each course`) }
}

const mustRule: AskRule = (clause, asking) => {
  const isForgotten = /\b(?:don t|do not|never) forget\b/.test(clause)
  if (denies(clause.replace(/\b(?:don t|do not|never) forget\b/, ''))) return undefined
  const asked = clause.replace(BEFORE, '')
  const list = bare(asked.replace(AFTER, ''))
  const isCued = isForgotten || asked !== clause || list !== bare(asked)
  const items = listed(list)
  // "Guests are vegetarian" speaks of the whole menu.
  if (GUESTS.test(clause) && items.some(isWayOfEating)) return undefined
  if (!isCued && !items.every((item) => isDish(item, asking))) return undefined
  return askedFor(items, asking, { atLeast: 1 })
}

/** A dish by name is a wish without any other word; food alone may be meant to be left out. */
function isDish(phrase: string, asking: AskContext): boolean {
  const { dishes, unread, sort } = readName(phrase, asking.catalogue)
  const own = [...dishes].filter((dish) => dish.cuisineId === asking.cuisineId)
  if (sort || own.length === 0 || unread.length > 0) return false
  return !namesFood(phrase)
}

const FOOD_ALONE =
  /^(?:(?:tree )?nuts?|peanuts?|fish|shell ?fish|seafood|milk|dairy|eggs?|soy|sesame|gluten|wheat|pork|beef|meat|alcohol|mustard|celery|onions?|garlic|mushrooms?|shrimp|crab|lobster|cheese|honey|spicy|vegan|vegetarian|keto|chicken|lamb|mild|raw)$/
/** Is it read as this very food that no dish may hold? "No tacos" is none without taro. */
function saysWish(what: string): boolean {
  const { understood, notUnderstood } = readWishes(`no ${what}`)
  const stem = what.slice(0, Math.max(3, what.length - 3))
  return notUnderstood.length === 0 && understood.some((one) => one.includes(stem))
}
const namesFood = remembered((phrase: string): boolean => FOOD_ALONE.test(phrase), 500)

const rules: readonly AskRule[] = [
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
