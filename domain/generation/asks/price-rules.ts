import type { Dish } from '../../catalogue/dish.ts'
import { priceLimit } from '../lookup/price-limit.ts'
import { priceOf } from '../pricing/dish-price.ts'
import { AFTER, BEFORE, bare, NUMBER, numberOf } from './clause-words.ts'
import { exceptionIn } from './except-rule.ts'
import { type AskRule, type Heard, joined, sayAsk } from './heard.ts'
import { type AskContext, isDrink, type NamedThing, named } from './named.ts'

/** Dollars, or dollars and cents: `9`, `9 50`. */
const AMOUNT = String.raw`(\d{1,3}(?: \d\d?)?)`
const EACH = '(?: each| a plate| a dish| per (?:dish|plate|item))?'
const BOUND = new RegExp(
  `^(no |none |nothing |not )?(.*?)\\s*(?:(?:is|are|be|cost|costs|costing|priced|stay|stays|should|must|can|to)\\s)*(over|above|more than|beyond|dearer than|pricier than|costlier than|under|below|less than|cheaper than|up to|at most|max(?:imum)?|capped at|no more than|not more than|not over|not above|no higher than|not higher than|at least|no less than|not less than|starting at|not under|not below|minimum) ${AMOUNT}(?: dollars)?${EACH}$`,
)
const BETWEEN = new RegExp(
  `^(.*?)\\s*(?:(?:is|are|be|cost|costing|priced|from)\\s)*(?:between )?${AMOUNT}(?: dollars)? to ${AMOUNT}(?: dollars)?${EACH}$`,
)
/** "At 9 euros at most". */
const AT_MOST = new RegExp(
  ` (?:at |for )?${AMOUNT}(?: dollars)?${EACH} (?:at (?:the )?most|max(?:imum)?|tops|or less)$`,
)
const ABOVE =
  /^(?:over|above|more than|beyond|(?:dearer|pricier|costlier) than|at least|(?:no|not) less than|starting at|not under|not below|minimum)$/
/** Such a plate costs less than the amount, and not just that. */
const STRICT = /^(?:under|below|less than|cheaper than)$/
const BELOW = /\b(?:under|below|less than)\b/
const CENT = 0.01
const FAR = 1.4
const ANY =
  /^(?:(?:the|our|all|any|every|single|it|them|of them|on the|on|keep|stay|prices?|everything|dish(?:es)?|plates?|items?|things?|courses?|menu|card)\s?)*$/

interface Bounds {
  readonly what: string
  /** Dollars. */
  readonly least?: number
  readonly most?: number
}

const dollars = (written: string): number => Number(written.replace(' ', '.'))

/** What a clause says of prices, and of which dishes. */
function boundsIn(text: string): Bounds | undefined {
  const [, among, low, high] = BETWEEN.exec(text) ?? []
  if (low !== undefined && high !== undefined)
    return { what: among ?? '', least: dollars(low), most: dollars(high) }
  const most = priceLimit(text)
  if (most !== undefined) return { what: '', most: most - (BELOW.test(text) ? CENT : 0) }
  const [, denial, what = '', bound = '', amount] = BOUND.exec(text) ?? []
  if (amount === undefined) return undefined
  if (ABOVE.test(bound) !== (denial !== undefined)) return { what, least: dollars(amount) }
  return { what, most: dollars(amount) - (STRICT.test(bound) ? CENT : 0) }
}

/** "Starters under 10, mains under 22": a list of limits, each of other dishes. */
export const limitsOf = (clause: string): readonly string[] => {
  const text = clause.replace(/\bbetween (\d[\d ]*?)(?: dollars)? and (?=\d)/g, '$1 to ')
  const parts = text.split(/,\s*(?:and |but )?|\s(?:and|but)\s/)
  return parts.every((part) => /\d/.test(part)) ? parts : [text]
}

/** "Everything under $20 except the lamb", "no wine over $12": bounds of prices at the range of the menu. */
export const priceRule: AskRule = (clause, asking) => {
  const [whole, exception] = exceptionIn(clause)
  const spared = exception === undefined ? undefined : sparedIn(exception, asking)
  const limits = limitsOf(whole).map((one) => limitRule(one, asking, spared))
  if (limits.includes(undefined)) return undefined
  const notSpared = `All of “${whole}” is meant: the exception “${exception}” wasn’t understood.`
  return {
    ...joined(limits),
    ...(limits.some((one) => one?.left) && { left: clause }),
    ...(exception !== undefined && !spared && { remarks: [notSpared] }),
  }
}

/** Dishes that may cost more. */
function sparedIn(exception: string, asking: AskContext): NamedThing | undefined {
  const what = exception
    .replace(/^with /, '')
    .replace(/^(?:(?:for|the|our|a|an|one|that|it s|single|big|large|whole|dishes|anything|with|of)\s)+/, '')
  const found = named(what, asking)
  if (!found || found.unread.length > 0) return undefined
  const having = named(`dishes with ${what}`, asking)?.dishes ?? new Set()
  return { ...found, what, dishes: found.dishes.union(having) }
}

function limitRule(clause: string, asking: AskContext, spared: NamedThing | undefined): Heard | undefined {
  const { priceRange } = asking
  const found = boundsIn(
    bare(clause.replace(BEFORE, ''))
      .replace(AT_MOST, ' at most $1')
      .replace(/^(?:only|just|every|each|all) (?=[a-z])/, ''),
  )
  if (!found) return undefined
  const { what, least = 0, most = Number.POSITIVE_INFINITY } = found
  const kind = ANY.test(what) ? undefined : named(what, asking)
  if (!ANY.test(what) && (!kind || kind.unread.length > 0)) return undefined
  if (priceRange === undefined) return { understood: [], left: clause }
  const limit = Number.isInteger(most) ? `above $${most}` : `from $${Math.ceil(most)} up`
  const says =
    most === Number.POSITIVE_INFINITY
      ? `under $${least}`
      : least > 0
        ? `outside $${least} to $${most}`
        : limit
  const is = (dish: Dish) => {
    const price = priceOf(dish, priceRange)
    const isMeant = (kind === undefined || kind.dishes.has(dish)) && !spared?.dishes.has(dish)
    return isMeant && (price > most || price < least)
  }
  const but = spared ? ` except ${spared.what}` : ''
  return {
    asks: [
      {
        what: `${kind ? what : 'dish'} ${says}${but}`,
        is,
        atMost: 0,
        isOfPrice: true,
        ...(Number.isFinite(most) && {
          isWorst: (dish: Dish) => is(dish) && priceOf(dish, priceRange) > most * FAR,
        }),
      },
    ],
    understood: [`${kind ? `no ${what}` : 'nothing'} ${says}${but}`],
  }
}

const COUNTED = new RegExp(
  `^(?:(at least|at most|only|just|exactly|no more than|maximum|max) )?(?:an? )?(${NUMBER}) (.+?) (?:(?:is|are|be|cost|costs|costing|priced|at|for) )*(over|above|more than|under|below|less than|up to) ${AMOUNT}(?: dollars)?$`,
)

/** "Only one dish above $30", "at least two mains under $15": a number of dishes, and no limit for the others. */
export const countedPriceRule: AskRule = (clause, asking) => {
  const { priceRange } = asking
  const [, sign, number = '', what = '', bound = '', amount = ''] =
    COUNTED.exec(bare(clause.replace(BEFORE, ''))) ?? []
  const kind = ANY.test(what) ? undefined : named(what, asking)
  if (amount === '' || priceRange === undefined || (!ANY.test(what) && !(kind?.unread.length === 0)))
    return undefined
  const isAbove = ABOVE.test(bound)
  const limit = dollars(amount)
  const is = (dish: Dish) => {
    const price = priceOf(dish, priceRange)
    const isMeant = kind === undefined ? !isDrink(dish) : kind.dishes.has(dish)
    return isMeant && (isAbove ? price > limit : price <= limit - (STRICT.test(bound) ? CENT : 0))
  }
  const isMost = sign !== undefined && sign !== 'at least'
  const how = isMost ? { atMost: numberOf(number) } : { atLeast: numberOf(number) }
  const says = `${what} ${isAbove ? 'above' : 'up to'} $${limit}`
  return { asks: [{ what: says, is, ...how }], understood: [sayAsk(says, how)] }
}

/** What is set elsewhere, and where. */
const SETTINGS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:per head|a head|per person|per guest|pp|set price|fixed price|flat price|courses? (?:for|at) \d+)\b/,
    'What a guest is to spend is a field: for one price choose “Prix fixe” or “Tasting menu”, and type the amount as “Target per head”.',
  ],
  [
    new RegExp(
      `^(?:double|triple|twice) (?:the |as many )?\\w+$|^${NUMBER} (?:dishes|items|courses|plates|starters|appetizers|mains|main courses|entrees|sides|desserts|drinks)(?: in total| overall| altogether| each| per section)?$`,
    ),
    'How many dishes there are is set by the number next to each section.',
  ],
  [
    /^(?:no|skip|without|leave out|drop)(?: the| any)? (?:starters?|appetizers?|mains?|main courses?|entrees?)(?: section| course)?$/,
    'Which sections a menu has is set above the wishes: take out the one that you don’t want.',
  ],
  [
    /^(?:.* )?(?:at|for|cost|costs) \d{1,3}(?: dollars)?(?: each| flat)?$/,
    'Prices of single dishes are set on the menu, once it’s there.',
  ],
  [
    /^(?:no|without|hide|leave off|omit|drop) (?:the |any )?(?:date|dates|prices?|pictures?|photos?|images?|dollar signs?|descriptions?|icons?|page numbers?|calories|\w+ (?:words|text|names))(?: on (?:it|the menu|the card))?$/,
    'How the menu looks, and what it says of each dish, is set on the page once it’s there.',
  ],
  [
    /\b(?:lots of|many|mostly|plenty of) (?:kids|children|families)\b/,
    'For children choose the kind “Children’s menu”, or add a section “Kids”.',
  ],
  [
    /\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b/,
    'A menu is the same on every day. Make one more menu for a day on which you serve otherwise.',
  ],
]

/** What no words set: said where it is set. */
export const settingRule: AskRule = (clause) => {
  const settingIn = (part: string) => {
    const text = bare(part.replace(BEFORE, '').replace(AFTER, '')).replace(/^exactly /, '')
    return SETTINGS.find(([pattern]) => pattern.test(text) || pattern.test(part))?.[1]
  }
  // "Closed on Mondays, all vegetarian": the rest of a sentence holds.
  const parts = clause.split(', ')
  const set = parts.filter((part) => settingIn(part) !== undefined)
  if (set.length > 0 && set.length < parts.length)
    return {
      understood: [],
      remarks: set.map((part) => `${quoted(part)}: ${settingIn(part)}`),
      left: parts.filter((part) => !set.includes(part)).join(', '),
    }
  const says = settingIn(clause)
  return says === undefined ? undefined : { understood: [], remarks: [`${quoted(clause)}: ${says}`] }
}

const quoted = (clause: string): string => `“${clause}”`
