import type { Dish } from '../../catalogue/dish.ts'
import { priceLimit } from '../lookup/price-limit.ts'
import { priceOf } from '../pricing/dish-price.ts'
import { AFTER, BEFORE, bare, NUMBER } from './clause-words.ts'
import { type AskRule, named } from './heard.ts'

const BOUND =
  /^(no |nothing |not )?(.*?)\s*(?:(?:is|are|be|cost|costs|costing|priced|stay|stays|should|must|can|to)\s)*(over|above|more than|beyond|under|below|less than|up to|at most|capped at|no more than) (\d{1,3})(?: dollars| bucks)?(?: each| a plate| a dish| per (?:dish|plate|item))?$/
const BETWEEN =
  /^(.*?)\s*(?:(?:is|are|be|cost|costing|priced|from)\s)*(?:between )?(\d{1,3})(?: dollars)? (?:and|to) (\d{1,3}) dollars(?: each)?$/
const ABOVE = /^(?:over|above|more than|beyond)$/
const ANY =
  /^(?:(?:the|our|all|any|every|single|of them|keep|stay|prices?|everything|dish(?:es)?|plates?|items?|things?|courses?|menu|card)\s?)*$/

/** What a clause says of prices, in whole dollars, and of which dishes. */
function bounds(text: string): { what: string; least?: number; most?: number } | undefined {
  const [, low, high] = BETWEEN.exec(text)?.slice(1, 4).map(String) ?? []
  if (low !== undefined && high !== undefined)
    return { what: BETWEEN.exec(text)?.[1] ?? '', least: Number(low), most: Number(high) }
  const most = priceLimit(text)
  if (most !== undefined) return { what: '', most }
  const [, denial, what = '', bound = '', amount] = BOUND.exec(text) ?? []
  if (amount === undefined) return undefined
  return ABOVE.test(bound) === (denial !== undefined)
    ? { what, most: Number(amount) }
    : { what, least: Number(amount) }
}

/** "Everything under $20", "no wine over $12": bounds of prices at the range of the menu, of all dishes or of some. */
export const priceRule: AskRule = (clause, asking) => {
  const { priceRange } = asking
  const found = bounds(bare(clause.replace(BEFORE, '')))
  if (!found) return undefined
  const { what, least = 0, most = Number.POSITIVE_INFINITY } = found
  const kind = ANY.test(what) ? undefined : named(what, asking)
  if (!ANY.test(what) && (!kind || kind.unread.length > 0)) return undefined
  if (priceRange === undefined) return { understood: [], left: clause }
  const says =
    most === Number.POSITIVE_INFINITY
      ? `under $${least}`
      : least > 0
        ? `outside $${least} to $${most}`
        : `above $${most}`
  const is = (dish: Dish) => {
    const price = priceOf(dish, priceRange)
    return (kind === undefined || kind.dishes.has(dish)) && (price > most || price < least)
  }
  return {
    asks: [{ what: `${kind ? what : 'dish'} ${says}`, is, atMost: 0, isOfPrice: true }],
    understood: [kind ? `no ${what} ${says}` : `nothing ${says}`],
  }
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
  const text = bare(clause.replace(BEFORE, '').replace(AFTER, ''))
  const found = SETTINGS.find(([pattern]) => pattern.test(text) || pattern.test(clause))
  return found && { understood: [], remarks: [`${quoted(clause)}: ${found[1]}`] }
}

const quoted = (clause: string): string => `“${clause}”`
