import { type CategoryId, DESSERTS, SIDES } from '../../reference/reference.ts'
import { anyWord, anyWordBut, type TextPattern } from '../../text/any-word.ts'
import { type DishWords, foldedWords } from '../words/dish-words.ts'

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
  readonly asks: TextPattern
  /** A dish that reads so is it. */
  readonly isIt: TextPattern
}

export const companionships: Readonly<Record<Companion, Companionship>> = {
  steak: {
    asks: anyWord('meant for the steak, for the steak, for a steak, for your steak'),
    isIt: anyWord(
      'steak, strip, ribeye, sirloin, filet, tagliata, bistecca, entrecote, prime rib, porterhouse',
    ),
  },
  roast: {
    asks: anyWord('beside (the )roast, beside (the )roast meat(s), for (the )roast(s)'),
    isIt: anyWord('turkey, roast(ed), brisket, pork chop, leg of lamb, ham, duck, poulet, porchetta'),
  },
  'braised shank': { asks: anyWord('partner of braised shank'), isIt: anyWord('ossobuco, shank') },
  kebab: {
    asks: anyWord('partner of kebabs, partner of * kebabs, partner of * * kebabs'),
    isIt: anyWord('kebab, tikka, tandoori, tandoor, skewer*, burra'),
  },
  grill: {
    asks: anyWord('partner of grilled meat, good with anything grilled, for grilled fish, for grilled meat'),
    isIt: anyWord('grill*, broil*, charcoal, coals, skewer*, brasa, kebab, tandoor*, seared'),
  },
  relish: { asks: anyWord('scooping up chili relishes'), isIt: anyWordBut('nam prik, !nam prik pao') },
  'khao soi': { asks: anyWord('partner of khao soi'), isIt: anyWordBut('khao soi, !khao soi topping') },
  satay: { asks: anyWord('nam jim satay'), isIt: anyWord('satay') },
  'hot plate': {
    asks: anyWord('for the hotter plates'),
    isIt: anyWord('chile*, chili*, pepper(y), fiery, hot, spic*, curry, vindaloo, masala'),
  },
}

const companions = Object.keys(companionships) as Companion[]

/** What a side asks for by its words; undefined for what isn't a side or goes with anything. */
export function asksFor(dish: DishWords, categoryId: CategoryId | undefined): Companion | undefined {
  if (categoryId !== SIDES) return undefined
  const words = foldedWords(dish)
  return companions.find((companion) => companionships[companion].asks.test(words))
}

/** What a dish is to sides that ask for something. A side is company for none: it isn't its own. */
export function companyOf(dish: DishWords, categoryId: CategoryId | undefined): Companion[] {
  const words = foldedWords(dish)
  return companions.filter((companion) => {
    const { asks, isIt } = companionships[companion]
    return (
      isIt.test(words) &&
      !asks.test(words) &&
      (categoryId !== SIDES || companion === 'relish') &&
      categoryId !== DESSERTS
    )
  })
}
