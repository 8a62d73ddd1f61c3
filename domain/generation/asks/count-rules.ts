import type { Dish } from '../../catalogue/dish.ts'
import { isAlcoholic } from '../../catalogue/ingredients/alcoholic.ts'
import { type CategoryId, DESSERTS, diet, MAINS, SIDES, STARTERS } from '../../reference/reference.ts'
import { readName } from '../lookup/read-name.ts'
import type { Ask } from './ask.ts'
import { AFTER, BEFORE, bare, denies, NUMBER, numberOf } from './clause-words.ts'
import { isCourse, isKind } from './dish-phrases.ts'
import { doubtedIn } from './doubted.ts'
import { type AskRule, askedFor, GUESTS, type Heard, joined, listed, type Often, sayAsk } from './heard.ts'
import { type AskContext, isDrink, isWayOfEating } from './named.ts'
import { headOf, quantityIn } from './quantities.ts'
import { courseOf } from './section-wishes.ts'

/** Words that speak of guests or of another number: no dishes are counted. */
const NO_DISHES = /\b(?:allerg\w*|intoleran\w*|celiacs?|coeliacs?)\b/

/** "At least two soups", "half the starters without meat", "a third of the mains vegan", "exactly one salad". */
export const quantifiedRule: AskRule = (clause, asking) => {
  if (NO_DISHES.test(clause)) return undefined
  const found = quantityIn(clause)
  const plain = denialOf(found?.what ?? '')
  if (!found || GUESTS.test(found.what) || EATERS.test(found.what) || denies(plain)) return undefined
  // Of an illness, and of everything, no share is enough.
  if (LEAVES_OUT.test(found.what) && (asking.isIll || /^(?:everything|all)\b/.test(clause))) return undefined
  const { how, isShare } = found
  const what = found.what.replace(/^(?:menu|card|food)\b/, 'dishes')
  // "Without" and "free" say here what is wanted, and leave nothing in doubt.
  const before = clause.slice(0, Math.max(0, clause.indexOf(what.split(' ')[0] ?? '')))
  const sure = { ...asking, isDoubted: doubtedIn(`${before} ${plain}`) }
  const [first = '', ...all] = listed(what, asking)
  const others = all.filter((item) => !denies(item))
  const left = all.filter(denies).join('. ')
  if (isShare) {
    const heard = shared([first, ...others], how, sure)
    return heard && left !== '' ? joined([heard, { understood: [], left }]) : heard
  }
  if (how.atMost !== undefined && how.atLeast === undefined) {
    const isOwn = (item: string) => denies(item) || quantityIn(item) !== undefined
    const heard = askedFor([first, ...all.filter((item) => !isOwn(item))], sure, how)
    return heard && joined([heard, { understood: [], left: all.filter(isOwn).join('. ') }])
  }
  const heard = askedFor([first], sure, how)
  // "Two soups and a salad" is a list, and each has its number.
  const more = others.map((item) => {
    if (isWayOfEating(item)) return { understood: [], left: item }
    const own = quantityIn(item) ?? { how: { atLeast: 1 }, what: item.replace(/^an? /, '') }
    return askedFor([own.what], sure, own.how) ?? { understood: [], left: item }
  })
  return heard && joined([heard, ...more, { understood: [], left }])
}

const EATERS = /\b(?:child|children|kids?|persons?|us|eaters?|toddlers?|ladies|men|women)\b/
const LEAVES_OUT = /\b(?:without|free)\b/

/** What a phrase denies in front, and not what its dishes are without. */
const denialOf = (what: string): string => {
  const words = what.replace(/ without .*$/, '').split(' ')
  const isWay = (from: number) => isWayOfEating(words.slice(from, from + 2).join(' '))
  return words
    .filter((word, at) => !isWayOfEating(word) && !isWay(at) && !(at > 0 && isWay(at - 1)))
    .join(' ')
}

/** A part of a course is counted in its places; of a kind of dish a half is two, and less is one. */
function shared(list: readonly string[], how: Often, asking: AskContext): Heard | undefined {
  const { part = 0, isExact } = how
  if (how.mostPart !== undefined) return askedFor(list, asking, how)
  const heads = list.map((one) => headOf(one))
  const isOfCourse = heads.every((head) => isCourse(head, asking) || courseOf(head))
  if (isOfCourse) return askedFor(list, asking, how)
  const isOfKind = heads.every((head) => isKind(head, asking)) && list.some((one) => one.includes(' '))
  return isOfKind && isExact
    ? askedFor(list, asking, { atLeast: part < HALF ? 1 : 2 })
    : askedFor(list, asking, { part })
}

const HALF = 0.5

const FEWER =
  /^(?:(?:a (?:bit|little|lot)|much|far|way) )?(?:less|fewer|few|little|minimal|not (?:too |so |that )?(?:many|much)|(?:go )?(?:easy|light) on|tone down|limit|reduce|minimi[sz]e|cut (?:down|back) on)(?: the| our| on| of the)* (.+)$|^(.+) to a minimum$/

/** "Go easy on the garlic", "fewer pasta dishes". */
export const fewerRule: AskRule = (clause, asking) => {
  const fewer = FEWER.exec(bare(clause.replace(BEFORE, '')))
  return fewer ? askedFor(listed(fewer[1] ?? fewer[2] ?? '', asking), asking, { few: true }) : undefined
}

const ONLY =
  /^(?:(?:only|just|exclusively|solely|nothing but)(?: the| our)? (.+)|(.+?) (?:only|exclusively|and nothing else|alone))$/

const COUNTED = new RegExp(`^${NUMBER}\\b`)

/** "Only seafood", "dim sum only": all courses of it; of drinks, all that are poured with alcohol. */
export const onlyRule: AskRule = (clause, asking) => {
  const [, first, second] = ONLY.exec(bare(clause.replace(BEFORE, ''))) ?? []
  const items = listed(first ?? second ?? '', asking)
  if (items.length === 0 || COUNTED.test(items[0] ?? '') || items.some(isWayOfEating)) return undefined
  const heard = askedFor(items, asking, { part: 1 })
  const asks = heard?.asks ?? []
  if (!heard || asks.length === 0) return heard
  const what = items.join(' and ')
  const is = (dish: Dish) => asks.some((ask) => ask.is(dish))
  const { dishes } = readName(items.join(', '), asking.catalogue)
  const isOfDrinks = [...dishes].filter(isDrink).length > dishes.size / 2
  const isOther = (dish: Dish) => isDrink(dish) && dish.ingredients.some(isAlcoholic) && !is(dish)
  return {
    ...heard,
    understood: [`only ${what}`],
    asks: isOfDrinks
      ? [{ what: `drinks with alcohol but ${what}`, is: isOther, atMost: 0 }]
      : [{ what, is, part: 1 }],
  }
}

const MORE =
  /^(?:(?:with )?(?:much |some |a bit |a little |a lot |lots |plenty |loads |many )?more|plenty of|lots of|a lot of|loads of|many|(?:go )?heavy on(?: the)?|focus(?:ed|ing)? on|emphasi[sz]e|emphasis on|lean(?:ing|s)? (?:on|toward|towards|into)|centered (?:on|around)|built around|big on|strong on|concentrate on|specializ(?:e|ing) in|all about) (.+)$/
const FORWARD = /^(.+?)[ ](?:forward|focus(?:ed)?|heavy|driven|centric|led)(?: menu| card)?$/

/** As a wish alone, of the whole menu. */
const HOT = /^(?:(?:really|very|extra|super|properly|nice and|hot and) )*(spicy|fiery)(?: food)?$/

/** "Plenty of fish", "seafood forward". */
export const moreRule: AskRule = (clause, asking) => {
  if (denies(clause)) return undefined
  const text = bare(clause.replace(BEFORE, '').replace(/^(?:the menu|menu|a) (?:is |should |must )?/, ''))
  const what = MORE.exec(text)?.[1] ?? FORWARD.exec(text)?.[1] ?? HOT.exec(text)?.[1]
  return what === undefined
    ? undefined
    : askedFor(listed(what.replace(/ (?:dishes|options)$/, ''), asking), asking, { part: 0.4 })
}

const WAY: Readonly<Record<string, number>> = {
  vegan: diet.vegan,
  vegetarian: diet.vegetarian,
  'gluten free': diet.glutenFree,
  'dairy free': diet.dairyFree,
  keto: diet.keto,
  'low carb': diet.keto,
  gf: diet.glutenFree,
  df: diet.dairyFree,
  veggie: diet.vegetarian,
  'plant based': diet.vegan,
}

const ALL_WAYS = Object.keys(WAY).join('|')
const OPTIONS = new RegExp(
  `^(only )?(?:some |a few |several |good |plenty of |more |a |an |(?:at least )?(?:a )?(${NUMBER})(?: of)? )?((?:${ALL_WAYS})(?:(?:,| and|, and) (?:${ALL_WAYS}))*) (?:options?|choices?|alternatives?|dish(?:es)?|items|(mains?|main courses?|entrees?|starters?|appetizers?|desserts?|sides?))( only)?$`,
)
/** "Two vegans coming": some guests, and not all. */
const SOME_GUESTS =
  /^(?:we have |we ll have |there are |there is |with )?(?:one|two|three|four|five|a couple of|a few|some|half(?: of)?(?: the| our) (?:table|party|group|guests)(?: is| are)?|[1-9]) (vegan|vegetarian)s?(?: guests?| people| diners?)?(?: coming| in the (?:party|group)| at the table| among them)?$/

/** "Vegan options", "a vegetarian main too": one in each course or in that one, and no vegan menu; "vegan options only" is one. */
export const optionsRule: AskRule = (clause) => {
  const text = bare(clause.replace(BEFORE, '').replace(AFTER, ''))
  const [, guests] = SOME_GUESTS.exec(text) ?? []
  const [, only1, number, ways = guests ?? '', course = '', only2] = OPTIONS.exec(text) ?? []
  if (ways === '') return undefined
  const names = ways.split(/,? and |, /)
  if (only1 || only2 || /\bonly\b/.test(clause)) return { understood: [], left: names.join(', ') }
  const categoryId = categoryOf(course)
  const least = number === undefined ? 1 : numberOf(number)
  const asks = names.flatMap((name): Ask[] => {
    const id = WAY[name]
    const isOfWay = ({ dietaryOptions }: Dish) => dietaryOptions.some((one) => one === id)
    if (id === undefined) return []
    return categoryId === undefined
      ? [{ what: `${name} dish`, is: isOfWay, ...(least > 1 ? { atLeast: least } : { each: true }) }]
      : [
          {
            what: `${name} ${course}`,
            is: (dish) => dish.categoryId === categoryId && isOfWay(dish),
            atLeast: least,
          },
        ]
  })
  return { asks, understood: asks.map(({ what, ...how }) => sayAsk(what, how)) }
}

const COURSES: readonly (readonly [RegExp, CategoryId])[] = [
  [/^(?:main|entree)/, MAINS],
  [/^(?:starter|appetizer)/, STARTERS],
  [/^dessert/, DESSERTS],
  [/^side/, SIDES],
]

const categoryOf = (course: string): CategoryId | undefined =>
  COURSES.find(([pattern]) => pattern.test(course))?.[1]
