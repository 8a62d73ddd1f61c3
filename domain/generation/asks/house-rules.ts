import type { Dish } from '../../catalogue/dish.ts'
import { cuisines } from '../../reference/reference.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldText } from '../../text/fold-name.ts'
import { type HouseName, houseNames } from '../houses/house-names.ts'
import { housesOf } from '../houses/houses-of.ts'
import { readName } from '../lookup/read-name.ts'
import type { Ask } from './ask.ts'
import { denies } from './clause-words.ts'
import { type AskRule, askedFor, GUESTS, type Heard, joined, listed, nameOf } from './heard.ts'
import { isWayOfEating } from './named.ts'

/** "Only", "make it", "we are a": words around the name of a house. */
const AROUND_HOUSE =
  /\b(?:only|just|exclusively|strictly|style|kitchen|cooking|cuisine|food|menu|fare|place|house|restaurant|joint|make|it|this|is|like|a|an|the|of|in|for|we|are|re|i|run|own|have|want|would|our|my|us|think|inspired|type|traditional|classic|authentic|regional|s|as|dishes|from|please|be|should|must|shop|spot|counter|truck|all you can eat|ayce|small|little|big|new|neighborhood|opening|open|called|nothing else|and|feel|vibes?|themed?|atmosphere)\b/g

/** A house by its own name, or by a country that is a part of it: then most dishes are of that country. */
function ofHouse({ cuisineId, house, says }: HouseName, words: string, catalogue: readonly Dish[]): Heard {
  const { dishes } = readName(words, catalogue)
  const isPart = [...dishes].some((dish) => dish.cuisineId === cuisineId && !housesOf(dish).has(house))
  const asks: Ask[] = isPart ? [{ what: words, is: (dish) => dishes.has(dish), part: 0.6 }] : []
  return { house, asks, understood: [isPart ? `${says}, mostly ${words}` : says] }
}

export const houseRule: AskRule = (clause, { cuisineId, catalogue }) => {
  const text = ` ${clause.replaceAll(',', '')} `
  // A tapas bar is a house of two cuisines: the menu's own comes first.
  const own = houseNames.filter((one) => one.cuisineId === cuisineId)
  for (const one of [...own, ...houseNames]) {
    for (const words of one.words.split(',').map((word) => foldText(word))) {
      if (!text.includes(` ${words} `)) continue
      const rest = text.replace(` ${words} `, ' ').replace(AROUND_HOUSE, ' ').trim()
      // The "vegan" of a "vegan bakery" isn't part of its name, and stays a wish.
      if (rest !== '' && !isWayOfEating(rest)) continue
      if (one.cuisineId === cuisineId)
        return { ...ofHouse(one, words, catalogue), ...(rest !== '' && { left: rest }) }
      return {
        understood: [],
        remarks: [
          `${one.says} is a house of our ${nameOf(one.cuisineId)} catalog, and this menu is ${nameOf(cuisineId)}. Choose ${nameOf(one.cuisineId)} as the cuisine to get it.`,
        ],
        ...(rest !== '' && { left: rest }),
      }
    }
  }
  return undefined
}

/** "A souvlaki shop", "a Roman trattoria": no house of ours, and what such a place sells is most of its card. */
export const placeRule: AskRule = (clause, asking) => {
  const [, what = ''] = PLACE.exec(clause) ?? []
  return what === '' || denies(clause) || isWayOfEating(what)
    ? undefined
    : askedFor(listed(what, asking), asking, { part: 0.4 })
}

const PLACE =
  /^(?:(?:we are|we re|it s|this is|make it|i run|we run|i own|we own) )?(?:an? |the |our )?(.+) (?:shop|trattoria|osteria|tavern|shack|joint|place|spot|parlou?r|counter|stand|truck|restaurant|eatery)$/

/** "A brasserie with oysters and steak frites": a house, and what it must have. */
export const houseWithRule: AskRule = (clause, asking) => {
  const [place = '', ...dishes] = clause.split(' with ')
  const found = dishes.length > 0 ? houseRule(place, asking) : undefined
  if (!found?.house) return undefined
  const rest = dishes.join(' with ')
  const [, much, what = rest] = /^(lots of|plenty of|a lot of|many|much) (.+)$/.exec(rest) ?? []
  const must = askedFor(listed(what, asking), asking, { atLeast: much ? 2 : 1 })
  return { ...joined([found, must]), house: found.house, ...(!must && { left: rest }) }
}

/** Kitchens that the catalogue has no recipes of. */
const OTHER_KITCHENS = anyWord(`
  ethiopian, eritrean, peruvian, brazilian, filipino, german, bavarian, austrian, swiss, polish, russian, ukrainian
  georgian, armenian, persian, iranian, afghan, pakistani, nepali, nepalese, tibetan, sri lankan, burmese, cambodian
  lao, laotian, malaysian, indonesian, singaporean, taiwanese, mongolian, uzbek, hungarian, czech, romanian, balkan
  bosnian, serbian, british, english, irish, scottish, scandinavian, nordic, swedish, danish, norwegian, finnish, dutch
  belgian, portuguese, nigerian, ghanaian, senegalese, somali, kenyan, south african, west african, african, caribbean
  jamaican, cuban, puerto rican, dominican, haitian, colombian, venezuelan, argentinian, argentine, chilean
  salvadoran, guatemalan, hawaiian, australian, jewish, bubble tea, boba shop`)

/** What else a kitchen of ours is called. */
const CALLED: Readonly<Record<string, string>> = {
  cafe: 'Café & Bakery',
  bakery: 'Café & Bakery',
  'cafe bakery': 'Café & Bakery',
  'cafe and bakery': 'Café & Bakery',
  'bakery cafe': 'Café & Bakery',
  coffeehouse: 'Café & Bakery',
  patisserie: 'Café & Bakery',
}

const MOST_WORDS = 4

const capitalized = (words: string): string => words.replace(/^./u, (first) => first.toUpperCase())

/** Another kitchen than the menu's: one of ours, or one that we have no recipes of. */
export const kitchenRule: AskRule = (clause, { cuisineId }) => {
  const bareName = ` ${clause.replaceAll(',', '')} `.replace(AROUND_HOUSE, ' ').trim().replace(/\s+/g, ' ')
  const own = cuisines.find(({ name }) => name.toLowerCase() === bareName || name === CALLED[bareName])
  if (own) {
    const remark = `${own.name} is a cuisine of ours, and this menu is ${nameOf(cuisineId)}. Choose ${own.name} to get it.`
    return { understood: [], remarks: own.id === cuisineId ? [] : [remark] }
  }
  // "For Jewish guests" is a way of eating.
  const [kitchen] = OTHER_KITCHENS.exec(bareName) ?? []
  const words = bareName.split(' ').length
  if (kitchen === undefined || words > MOST_WORDS || GUESTS.test(clause)) return undefined
  // What it is to serve is looked for in the menu's own kitchen: "Peruvian ceviche bar".
  const left =
    words > 2
      ? bareName
          .replace(kitchen, '')
          .replace(/\bbar\b/, '')
          .trim()
      : ''
  return {
    understood: [],
    ...(left !== '' && { left }),
    remarks: [
      `We have no ${capitalized(words > 2 ? kitchen.trim() : bareName)} recipes, so this menu is ${nameOf(cuisineId)}. Type your dishes or bring your menu, or have a language model propose them where one is set up.`,
    ],
  }
}
