import type { Dish } from '../../catalogue/dish.ts'
import { DESSERTS, SIDES } from '../../reference/reference.ts'
import { type Readable, readingOf } from './words.ts'

/** What a side is made for. Without it on the card, the side has nothing to go with. */
export type Companion =
  | 'steak'
  | 'roast'
  | 'braised shank'
  | 'kebab'
  | 'grill'
  | 'relish'
  | 'khao soi'
  | 'satay'
  | 'hot plate'

interface Companionship {
  /** A side that reads so is made for it. */
  readonly asks: RegExp
  /** A dish that reads so is it. */
  readonly isIt: RegExp
}

const GRILLED = /\b(?:grill\w*|charcoal|coals|skewer\w*|brasa|broil\w*|kebab|tandoor\w*|seared)\b/

export const companionships: Readonly<Record<Companion, Companionship>> = {
  steak: {
    asks: /\b(?:meant for the steak|for (?:the|a|your) steak)\b/,
    isIt: /\b(?:steak|strip|ribeye|sirloin|filet|tagliata|bistecca|entrecote|prime rib|porterhouse)\b/,
  },
  roast: {
    asks: /\b(?:beside (?:the )?roast(?: meats?)?|for (?:the )?roasts?)\b/,
    isIt: /\b(?:turkey|roast(?:ed)?|brisket|pork chop|leg of lamb|ham|duck|poulet|porchetta)\b/,
  },
  'braised shank': {
    asks: /\bpartner of braised shank\b/,
    isIt: /\b(?:ossobuco|shank)\b/,
  },
  kebab: {
    asks: /\bpartner of (?:\w+ ){0,2}kebabs\b/,
    isIt: /\b(?:kebab|tikka|tandoori|tandoor|skewer\w*|burra)\b/,
  },
  grill: {
    asks: /\b(?:partner of grilled meat|good with anything grilled|for grilled (?:fish|meat))\b/,
    isIt: GRILLED,
  },
  relish: { asks: /\bscooping up chili relishes\b/, isIt: /\bnam prik\b(?! pao)/ },
  'khao soi': { asks: /\bpartner of khao soi\b/, isIt: /\bkhao soi\b(?! topping)/ },
  satay: { asks: /\bnam jim satay\b/, isIt: /\bsatay\b/ },
  'hot plate': {
    asks: /\bfor the hotter plates\b/,
    isIt: /\b(?:chil[ei]\w*|vindaloo|masala|peppery?|fiery|hot|spic\w+|curry)\b/,
  },
}

const companions = Object.keys(companionships) as Companion[]

/** What a side asks for by its words; undefined for all that is alone. */
export function asksFor(dish: Readable & Pick<Dish, 'categoryId'>): Companion | undefined {
  if (dish.categoryId !== SIDES) return undefined
  const text = readingOf(dish)
  return companions.find((companion) => companionships[companion].asks.test(text))
}

/** What of it a dish is. No dish keeps company with itself: a side is none. */
export function companyOf(dish: Readable & Pick<Dish, 'categoryId'>): Companion[] {
  const text = readingOf(dish)
  return companions.filter((companion) => {
    const { asks, isIt } = companionships[companion]
    const isSide = dish.categoryId === SIDES
    return (
      isIt.test(text) &&
      !asks.test(text) &&
      (!isSide || companion === 'relish') &&
      dish.categoryId !== DESSERTS
    )
  })
}
