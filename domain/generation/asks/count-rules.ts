import type { Dish } from '../../catalogue/dish.ts'
import { isAlcoholic } from '../../catalogue/ingredients/alcoholic.ts'
import { type CategoryId, DESSERTS, diet, MAINS, SIDES, STARTERS } from '../../reference/reference.ts'
import { readName } from '../lookup/read-name.ts'
import type { Ask } from './ask.ts'
import { AFTER, BEFORE, bare, denies, NUMBER, numberOf } from './clause-words.ts'
import { type AskRule, askedFor, isDrink, isWayOfEating, joined, listed, sayAsk } from './heard.ts'

const PART: Readonly<Record<string, number>> = {
  half: 0.5,
  mostly: 0.6,
  mainly: 0.6,
  largely: 0.6,
  predominantly: 0.6,
  'two thirds': 0.67,
  'three quarters': 0.75,
  'a third': 0.34,
  'one third': 0.34,
  'a quarter': 0.25,
  majority: 0.6,
  most: 0.6,
  everything: 0.6,
}
const WAYS =
  /^(?:the )?(?:menu |dishes |card |of the menu |of it |of them |of the dishes )*(?:should be |must be |is |are )?(.+?)(?: dishes| food| options| items)?$/

/** "Half vegan", "mostly seafood". */
export const partRule: AskRule = (clause, asking) => {
  if (denies(clause)) return undefined
  const text = bare(clause.replace(BEFORE, ''))
  const percent =
    /(?:at least |about |around )?(\d{1,2}) (?:%|percent|per cent) (?:of (?:it|the menu|dishes|them) )?(.+)/.exec(
      text,
    )
  const word =
    /^(?:at least |about |the )?(half|mostly|mainly|largely|predominantly|two thirds|three quarters|a third|one third|a quarter|majority|most|everything)(?: of)? (.+)$/.exec(
      text,
    )
  const part = percent ? Number(percent[1]) / 100 : word ? (PART[word[1] ?? ''] ?? 0.5) : undefined
  const what = WAYS.exec((percent ?? word)?.[2] ?? '')?.[1]
  return part === undefined || what === undefined
    ? undefined
    : askedFor(listed(what, asking), asking, { part })
}

/** "One of the mains has to be vegan". */
const OF_THE =
  /^((?:at least )?\w+) of (?:the|our) (\w+(?: courses?)?) (?:has to|have to|must|should|needs? to|is to) be (.+)$/
const FEWER =
  /^(?:(?:a (?:bit|little|lot)|much|far|way) )?(?:less|fewer|few|little|minimal|not (?:too |so |that )?(?:many|much)|(?:go )?(?:easy|light) on|tone down|limit|reduce|minimi[sz]e|cut (?:down|back) on)(?: the| our| on| of the)* (.+)$|^(.+) to a minimum$/

/** "At least two soups", "no more than one burger". */
export const countRule: AskRule = (clause, asking) => {
  if (/\b(?:allerg|free)\b/.test(clause)) return undefined
  const text = bare(
    clause
      .replace(BEFORE, '')
      .replace(/^(.+) (?:max(?:imum)?|tops|at (?:the )?most|or fewer)$/, 'at most $1')
      .replace(/^(.+) at least$/, 'at least $1')
      .replace(new RegExp(`^between (${NUMBER}) and ${NUMBER} `), 'at least $1 ')
      .replace(/^exactly /, '')
      .replace(OF_THE, '$1 $3 $2'),
  )
  const most = new RegExp(
    `^(?:at most|(?:no|not) more than|maximum(?: of)?|max|only|up to|(less|fewer) than) (${NUMBER}) (.+)$`,
  ).exec(text)
  if (most && !/^(?:third|half|quarter)\b/.test(most[3] ?? ''))
    return askedFor(listed(most[3] ?? '', asking).slice(0, 1), asking, {
      atMost: Math.max(1, numberOf(most[2] ?? '') - (most[1] ? 1 : 0)),
    })
  const fewer = FEWER.exec(text)
  if (fewer) return askedFor(listed(fewer[1] ?? fewer[2] ?? '', asking), asking, { few: true })
  if (denies(clause.replace(/\bno (?:less|fewer) than\b/, ''))) return undefined
  const least = new RegExp(
    `^(?:at least |a minimum of |minimum |no fewer than |(?:no|not) less than |with )?(?:a )?(${NUMBER})(?: different| kinds of| types of| flavou?rs of| more| good| of)? (.+)$`,
  ).exec(text)
  if (
    !least ||
    (['a', 'an', 'one'].includes(least[1] ?? '') && !/^(?:at least|a minimum|minimum|one)\b/.test(text))
  )
    return undefined
  // "Two soups and a salad" is a list, and each has its number.
  const items = listed(least[2] ?? '', asking)
  const first = askedFor(items.slice(0, 1), asking, { atLeast: numberOf(least[1] ?? '') })
  const more = items.slice(1).map((item) => {
    const own = new RegExp(`^(?:at least )?(${NUMBER}) (.+)$`).exec(item)
    const heard = askedFor([own?.[2] ?? item], asking, { atLeast: numberOf(own?.[1] ?? 'one') })
    return heard ?? { understood: [], left: item }
  })
  return first && joined([first, ...more])
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
const FORWARD = /^(.+?)[ ](?:forward|focused|heavy|driven|centric|led)(?: menu| card)?$/

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
