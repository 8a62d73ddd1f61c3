import type { Dish } from '../../catalogue/dish.ts'
import { fleshOf } from '../../dishes/food/kind.ts'
import { type Plate, plateOf } from '../../dishes/read-dish.ts'
import { DESSERTS, DRINKS } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { readName } from '../lookup/read-name.ts'
import { isAdjective } from '../lookup/term-index.ts'
import { brokenExclusion } from '../wishes/contents.ts'
import { type Exclusion, readWishes } from '../wishes/read-wishes.ts'
import { namesThing } from '../wishes/vocabulary.ts'
import type { Ask } from './ask.ts'
import { bare, deniedIn, denies } from './clause-words.ts'
import { fewerRule, moreRule } from './count-rules.ts'
import { isCourse, isDish, isKind, namesFood } from './dish-phrases.ts'
import { type AskRule, askedFor, type Heard, joined, listed, readAs, UNTOLD } from './heard.ts'
import { type AskContext, isDrink, isWayOfEating, named } from './named.ts'

const ANY_OF = /^(?:anything|everything|all|things?)? ?$/
const EQUIPMENT: readonly (readonly [RegExp, NonNullable<Plate['technique']>, string])[] = [
  [
    /\b(?:deep )?(?:fryers?|frying|fried(?: foods?| dishes)?|fry|greasy(?: foods?| dishes)?)\b/,
    'fried',
    'fried dishes',
  ],
  [/\b(?:grills?|grilling|grilled(?: foods?| dishes)?)\b/, 'grilled', 'grilled dishes'],
  [/\b(?:smokers?|smoked(?: foods?| dishes)?)\b/, 'smoked', 'smoked dishes'],
  [/\b(?:ovens?|baking|baked(?: foods?| dishes)?)\b/, 'baked', 'baked dishes'],
  [/\b(?:woks?|stir fr(?:y|ies|ied))\b/, 'stir-fried', 'dishes from the wok'],
  [/\b(?:steamers?|steaming|steamed(?: foods?| dishes)?)\b/, 'steamed', 'steamed dishes'],
]

/** "No fryer", "we don't have a grill", "nothing fried": the kitchen has no such thing. */
export const equipmentRule: AskRule = (clause, asking) => {
  const without = deniedIn(clause)?.replace(/^deep /, '')
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
  /\b(?:fryer(?: oil)?|deep fried|fried(?! rice| egg)|fries|frites|fritters?|tots|batter(?:ed)?|tempura|karaage|croquettes?|beignets?|doughnuts?|chips|hush puppies|(?<!fresh )spring rolls?|egg rolls?|falafel|churros|chimichangas?|katsu\w*|tonkatsu|breaded|panko|schnitzel|cotoletta|milanes[ae]|aburaage|crab cakes?)\b/
const needs = (dish: Dish, technique: NonNullable<Plate['technique']>): boolean => {
  if (dish.categoryId === DESSERTS && technique === 'baked') return false
  const words = `${dish.name} ${dish.gloss ?? ''} ${dish.description} ${dish.ingredients.join(' ')}`
  if (technique === 'fried' && FRIED.test(foldText(words))) return true
  return plateOf(dish).technique === technique
}

/** "It mustn't be sweet" is said of one dish. */
/** Is a dish cooked as a phrase says: "fried food"? Undefined where it says no such thing. */
export function cookedSo(what: string): ((dish: Dish) => boolean) | undefined {
  const found = EQUIPMENT.find(([pattern]) => what.replace(pattern, '').trim() === '')
  return found && ((dish) => dish.categoryId !== DRINKS && needs(dish, found[1]))
}

const OF_ONE_DISH =
  /^(?:and |but )?(?:it|they|that|this) (?:must|should|can|may|is|are|does|do)(?: not|n t)\b/

/** "No raw oysters": what is raw of that, and nothing else that is raw. */
export const rawRule: AskRule = (clause, asking) => {
  const items = listed((deniedIn(clause) ?? '').replace(/ (?:or|nor) /g, ', '), asking)
  const foods = items.map((item) => /^raw (.+)$/.exec(item)?.[1] ?? '')
  // Who serves no raw fish opens no oysters.
  const readings = foods.map((food) => readWishes(`no ${food === 'fish' ? 'seafood' : food}`))
  const isWhole = readings.every(
    ({ exclusions, notUnderstood }) => exclusions.some(isOfAnimals) && notUnderstood.length === 0,
  )
  if (items.length === 0 || foods.includes('') || !isWhole || asking.isIll) return undefined
  const asks = readings.map(({ exclusions }, at): Ask => {
    const is = (dish: Dish) =>
      brokenExclusion(dish, RAW) !== undefined && brokenExclusion(dish, exclusions) !== undefined
    return { what: items[at] ?? '', is, atMost: 0 }
  })
  return { asks, understood: items.map((item) => `no ${item}`) }
}
const isOfAnimals = (thing: Exclusion): boolean =>
  thing.kind === 'ingredient'
    ? fleshOf(thing.name) !== undefined
    : thing.kind === 'matter' && /fish|mollus|crustac|seafood|egg|beef|meat|lamb|poultry/.test(thing.name)
const RAW = [{ kind: 'matter', name: 'raw or undercooked animal food' }] as const

/** "No wine in the cooking" is none in the food, and the list of wines stays. */
const COOKED_WITH =
  /^(?:no|without|zero|never any|we don t (?:use|cook with)) (?:any )?((?:(?:red|white) )?(?:wine|alcohol|beer|booze|liquor|spirits?|brandy|rum|sherry|sake|cognac)) (?:in|for) (?:the |our |any )?(?:cooking|food|kitchen|dishes|plates|recipes|sauces?)$/

export const cookedWithRule: AskRule = (clause, { isIll }) => {
  const [, drink] = COOKED_WITH.exec(bare(clause)) ?? []
  if (drink === undefined || isIll) return undefined
  const { exclusions } = readWishes(`no ${drink}`)
  const is = (dish: Dish) => !isDrink(dish) && brokenExclusion(dish, exclusions) !== undefined
  return { asks: [{ what: `food with ${drink}`, is, atMost: 0 }], understood: [`no food with ${drink}`] }
}

/** "No soups", "no butter chicken": a kind of dish that a table names, or a dish; foods are denied by their recipes. */
export const noneRule: AskRule = (clause, asking) => {
  const [, kind = '', food] = /^([^,]+) (?:without|with no)(?: any)? ([^,]+)$/.exec(bare(clause)) ?? []
  if (isKind(kind, asking)) return noneHaving(`${kind} with ${food}`, asking)
  if (kind !== '' && isDish(kind, asking) && !isWayOfEating(kind)) {
    const none = noneHaving(`${kind} with ${food}`, asking)
    const some = none && askedFor([bare(clause)], { ...asking, isDoubted: () => false }, { atLeast: 1 })
    if (none) return joined([none, some])
  }
  const what = deniedIn(clause)
  if (what === undefined || (OF_ONE_DISH.test(clause) && !namesFood(what))) return undefined
  const having = noneHaving(what, asking)
  if (having) return having
  const [, denial = what, wanted] = BUT_WANTED.exec(what) ?? []
  if (wanted !== undefined) return { understood: [], left: `no ${denial}. must have ${wanted}` }
  const items = listed(what.replace(/ (?:or|nor) /g, ', '), asking)
  const isFood = (item: string) => namesFood(item) || saysWish(item)
  const isOfDishes = (item: string) =>
    !isFood(item) &&
    !UNTOLD.test(item) &&
    (isKind(item, asking) || (isDish(item, asking) && !isDeniedByRecipe(item)))
  const meant = wantedBehind(what, items, isOfDishes, asking)
  if (meant) return meant
  const spelled = items.map((item) => (isDeniedByRecipe(item) ? item : spelledRight(item, asking)))
  const isMixed =
    !what.includes(',') &&
    items.length > 1 &&
    items.some((item) => UNTOLD.test(item) || EQUIPMENT.some(([one]) => ANY_OF.test(item.replace(one, ''))))
  if (isMixed || spelled.some((item, at) => item !== items[at]))
    return {
      understood: [],
      remarks: spelled.flatMap((item, at) => (item === items[at] ? [] : [readAs(items[at] ?? '', item)])),
      left: spelled.map((item) => `no ${item}`).join(', '),
    }
  const kinds = items.filter(isOfDishes)
  // "Sweet and sour sauce" is one food, though a part of it may name dishes.
  const isOneFood = items.length > 1 && isDeniedByRecipe(what) && !kinds.every((kind) => isKind(kind, asking))
  if (kinds.length === 0 || isOneFood) return undefined
  const left = items.filter((item) => !kinds.includes(item)).map((item) => `no ${item}`)
  const heard = askedFor(kinds, asking, { atMost: 0 })
  return heard && { ...heard, ...(left.length > 0 && { left: left.join(', ') }) }
}

/**
 * "No pork, burgers and salads": dishes that aren't of the food in front of them are wanted, and that is said. Behind an
 * "or", and where somebody is ill, all of it is denied.
 */
function wantedBehind(
  what: string,
  items: readonly string[],
  isOfDishes: (item: string) => boolean,
  asking: AskContext,
): Heard | undefined {
  const [first = '', ...others] = items
  const dishes = others.filter(isOfDishes)
  const [last = '', before = ''] = others.toReversed()
  // "Burgers and fries" are both.
  const goesOn = dishes.includes(before) && what.endsWith(`${before} and ${last}`) && !AVOIDED.test(last)
  const wanted = goesOn && !dishes.includes(last) ? [...dishes, last] : dishes
  if (!what.includes(',') || / (?:or|nor) /.test(what) || asking.isIll || wanted.length === 0)
    return undefined
  const { exclusions, notUnderstood } = readWishes(`no ${first}`)
  if (isOfDishes(first) || exclusions.length === 0 || notUnderstood.length > 0) return undefined
  const isOfIt = (item: string) => {
    const own = [...(named(item, asking)?.dishes ?? [])].filter(
      ({ cuisineId }) => cuisineId === asking.cuisineId,
    )
    const broken = own.filter((dish) => brokenExclusion(dish, exclusions) !== undefined).length
    return own.length === 0 || broken * 2 >= own.length
  }
  if (wanted.some(isOfIt)) return undefined
  const list = new Intl.ListFormat('en').format(wanted.map((item) => `“${item}”`))
  const must = askedFor(wanted, { ...asking, isDoubted: () => false }, { atLeast: 1 })
  const denied = items.filter((item) => !wanted.includes(item))
  return {
    ...joined([must]),
    left: denied.map((item) => `no ${item}`).join(', '),
    remarks: [
      ...(must?.remarks ?? []),
      `We took ${list} as what you want. To leave ${wanted.length > 1 ? 'one of them' : 'it'} out, write “no” before it.`,
    ],
  }
}

/** "Nothing oaky, and a cheese board": what comes with its number is wanted, where what is denied has none. */
const BUT_WANTED = /^(?!an? )((?:(?! an? ).)+),(?: and)? (an? .+)$/

/** A denial that is misspelled denies what it means. */
const spelledRight = (item: string, { catalogue }: AskContext): string =>
  readName(item, catalogue).corrected ?? item

/** "No pasta with fish", "no cream in the pasta": a kind of dish, where its recipe has the food. */
function noneHaving(what: string, asking: AskContext): Heard | undefined {
  const [, first = '', link = '', second = ''] =
    /^(.+?) (with|containing|of|in|on)(?: (?:the|our|any))? (.+)$/.exec(what) ?? []
  const [head, food] = /^(?:in|on)$/.test(link) ? [second, first] : [first, second]
  const isHeld = /^(?:with|containing|of)$/.test(link) && isNamed(head, asking) && !asking.isIll
  const kind = link !== '' && (isHeld || isKind(head, asking)) ? named(head, asking) : undefined
  const { exclusions, notUnderstood } = readWishes(`no ${food}`)
  if (!kind || head.includes(',') || exclusions.length === 0 || notUnderstood.length > 0) return undefined
  const is = (dish: Dish) => kind.dishes.has(dish) && brokenExclusion(dish, exclusions) !== undefined
  return { asks: [{ what, is, atMost: 0 }], understood: [`no ${what}`] }
}

const isNamed = (head: string, asking: AskContext): boolean =>
  namesThing(head.split(' ')) || isDish(head, asking) || isCourse(head, asking)

/** "No raw fish": recipes tell it of more dishes than their names do. */
const isDeniedByRecipe = (item: string): boolean => readWishes(`no ${item}`).notUnderstood.length === 0

/** Is it this very food that no dish may hold? "No tacos" is none without taro. */
function saysWish(what: string): boolean {
  if (namesThing(what.split(' '))) return true
  const { understood, notUnderstood } = readWishes(`no ${what}`)
  const stem = what.slice(0, Math.max(3, what.length - 3))
  return notUnderstood.length === 0 && understood.some((one) => one.includes(stem))
}

const INSTEAD = [
  /^(?:please )?(?:swap|replace|trade|switch|exchange|substitute)(?: out)?(?: (?:the|our|all|any))? (.+?)(?: out)? (?:for|with|by) (.+)$/,
  /^instead of (?:the |our )?(.+?)(?:, (?:please )?|,? (?:please )?(?:serve|have|put|use|offer|do|make|give us|we want|i want|we ll have) )(.+)$/,
  /^(?:(?:serve|have|put|use|offer|do|make|give us|we want|i want|we d like) )?(.+) (?:instead of|rather than|in place of) (.+)$/,
]
const RATHER =
  /^(?:(?:we|i|they|guests|people|customers) )?(?:would |d |much )*(?:rather|sooner|prefer)(?: to)?(?: (?:have|see|serve|do|get|offer|sell|eat))? (.+) (?:than|to|over|instead of|rather than) (.+)$/
/** "Chips not mash", "crab, and not lobster". */
const CONTRAST =
  /^(?:(?:and|but|must have|serve|have|do|with|we want|i want|use) )*(.+?),? (?:and |but )?not (?:the |any )?(.+)$/

/** "Swap the fries for a salad", "chicken instead of beef": the one is denied, and the other wanted. */
export const insteadRule: AskRule = (clause, asking) => {
  const [, better = '', worse = ''] = RATHER.exec(clause) ?? []
  if (better && isOfFew(worse, asking)) return choosing(better, worse, asking)
  if (better)
    return joined([
      moreRule(`more ${better}`, asking) ?? { understood: [], left: better },
      fewerRule(`less ${worse}`, asking) ?? { understood: [], left: `less ${worse}` },
    ])
  const [, wants = '', not = ''] = CONTRAST.exec(clause) ?? []
  const isContrast = [wants, not].every((one) => isWhole(one, asking)) && !denies(wants)
  if (isContrast) return choosing(wants, not, asking)
  const at = INSTEAD.findIndex((pattern) => pattern.test(clause))
  const [, first = '', second = ''] = INSTEAD[at]?.exec(clause) ?? []
  const [gone, wanted] = at === 2 ? [second, first] : [first, second]
  if (at < 0) return undefined
  // "Sweet rather than spicy" leaves nothing out: it asks for less.
  if (isAdjective(gone.split(' '))) {
    const more = isAdjective(wanted.split(' ')) ? moreRule(`more ${wanted}`, asking) : undefined
    return joined([more ?? { understood: [], left: wanted }, fewerRule(`less ${gone}`, asking)])
  }
  return choosing(wanted, gone, asking)
}

/** The one is wanted, and the other isn't, whatever is between them. */
function choosing(wanted: string, unwanted: string, asking: AskContext): Heard {
  const sure = { ...asking, isDoubted: () => false }
  const must = askedFor(listed(wanted, asking), sure, { atLeast: 1 })
  // "In place of one of the desserts" leaves the others.
  const none = /^(?:one|two|some|half|a few)\b/.test(unwanted) ? '' : `no ${unwanted}`
  const left = [must ? (must.left ?? '') : wanted, none].filter(Boolean).join('. ')
  const asks = must?.asks?.map((ask) => inCourseOf(unwanted, ask, asking))
  return { understood: [], ...must, ...(asks && { asks }), left }
}

/** So few dishes are left out in place of being fewer. */
const FEW_DISHES = 12

const isOfFew = (what: string, asking: AskContext): boolean =>
  isWhole(what, asking) && (named(what, asking)?.dishes.size ?? 0) <= FEW_DISHES

/** Is all of it a name of dishes or of food? */
const isWhole = (what: string, asking: AskContext): boolean =>
  listed(what, asking).every(
    (one) => isDish(one, asking) || isKind(one, asking) || namesThing(one.split(' ')),
  ) && what !== ''

/** Something with apples in place of a cheesecake is a dessert, where there is one. */
function inCourseOf(gone: string, ask: Ask, asking: AskContext): Ask {
  const courses = [...(named(gone, asking)?.dishes ?? [])].map(({ categoryId }) => categoryId)
  const [course] = courses
  const is = (dish: Dish) => dish.categoryId === course && ask.is(dish)
  const isOne = courses.every((one) => one === course)
  return isOne && asking.catalogue.some((dish) => dish.cuisineId === asking.cuisineId && is(dish))
    ? { ...ask, is }
    : ask
}

/** What makes people ill, written without another word: "peanuts, shellfish". Fish and eggs alone may be wanted. */
const AVOIDED =
  /^(?:(?:tree )?nuts?|peanuts?|gluten|wheat|dairy|milk|lactose|soy|soya|sesame|sulfites|sulphites|lupin|celery|mustard)$/
const AVOIDED_TOO = /^(?:shell ?fish|crustaceans?|mollus[ck]s?|fish|eggs?)$/

export const avoidanceRule: AskRule = (clause) => {
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
