import { expect, it } from 'vitest'
import { isLong } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { cuisines } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { asksOf } from '../asks/asks-of.ts'
import { brokenExclusion } from '../wishes/contents.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import { menuBriefSchema } from './brief.ts'
import { composeBrief } from './compose-brief.ts'

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))

const wanted = [
  'burger',
  'tacos',
  'duck',
  'tiramisu',
  'lamb chops',
  'ramen',
  'caesar salad',
  'mussels',
  'naan',
  'micheladas',
  'masala omelette',
  'mac and cheese',
  'fish and chips',
  'pumpkin',
]
const denials = [
  'no pork',
  'no beef',
  'nut free',
  'no alcohol',
  'vegan',
  'no shellfish',
  'no raw fish',
  'halal',
]
const ways = [
  (one: string, other: string, denial: string) => `${one}, ${other}, ${denial}`,
  (one: string, other: string, denial: string) => `${denial}, must have ${one} and ${other}`,
  (one: string, other: string, denial: string) => `we want ${one}, ${other}. ${denial}`,
]

const asked = cuisines.flatMap(({ id: cuisineId, name }) =>
  // The short form asks each cuisine in one way, the next one in another.
  inTurn([...ways.entries()], cuisineId, isLong ? ways.length : 1).map(([at, say]) => {
    const pick = <Value>(list: readonly Value[], step: number) =>
      list[(cuisineId * step + at * 5) % list.length] as Value
    return { cuisineId, name, things: [pick(wanted, 3), pick(wanted, 11)], denial: pick(denials, 7), say }
  }),
)

it.each(asked)(
  '$name: what is understood is served or said, and what is denied is not there: $things, $denial',
  (one) => {
    const [first = '', second = ''] = one.things
    const notes = one.say(first, second, one.denial)
    const brief = menuBriefSchema.parse({ cuisineId: one.cuisineId, notes, priceRange: 3 })
    const { menu } = atOnce(composeBrief({ catalogue, brief, seed: 5, season: 'autumn' }))
    const dishes = (menu?.sections ?? []).flatMap(({ items }) =>
      items.flatMap(({ id }) => byId.get(id) ?? []),
    )
    const said = menu?.remarks.join(' ') ?? ''
    const { asks, rest } = asksOf(brief, catalogue)
    const { exclusions, diets, notUnderstood } = readWishes(rest)
    const silent = asks.filter(
      ({ is, what, atLeast = 0 }) => dishes.filter(is).length < atLeast && !said.includes(`“${what}”`),
    )
    expect(silent.map(({ what }) => what)).toEqual([])
    const isForbidden = (dish: Dish) =>
      brokenExclusion(dish, exclusions) !== undefined ||
      !diets.every((id) => dish.dietaryOptions.some((own) => own === id))
    expect(dishes.filter(isForbidden).map(({ name }) => name)).toEqual([])
    const heard = [...asks.map(({ what }) => what), said, ...notUnderstood].join(' ')
    expect(one.things.filter((thing) => !heard.includes(thing))).toEqual([])
    for (const [, thing = ''] of said.matchAll(/catalog has no recipe for “([^”]+)”/g)) {
      const words = ` ${foldText(thing)} `
      const own = catalogue.filter(({ cuisineId }) => cuisineId === one.cuisineId)
      expect(
        own.filter(({ name, gloss = '' }) => ` ${foldText(`${name} ${gloss}`)} `.includes(words)),
      ).toEqual([])
    }
  },
)

const dishesOf = (cuisineId: number, notes?: string) => {
  const brief = menuBriefSchema.parse({ cuisineId, notes, priceRange: 3 })
  const { menu } = atOnce(composeBrief({ catalogue, brief, seed: 31, season: 'autumn' }))
  const dishes = (menu?.sections ?? []).flatMap(({ items }) => items.flatMap(({ id }) => byId.get(id) ?? []))
  return { dishes, said: menu?.remarks.join(' ') ?? '', asks: asksOf(brief, catalogue).asks }
}

it.each([
  ['fewer pasta dishes', 1],
  ['not too many chicken dishes', 4],
  ['less cheese', 8],
  ['moins de viande', 8],
  ['poco pollo', 13],
  ['more soups', 1],
  ['plenty of noodles', 6],
  ['mehr Fisch', 11],
  ['more spicy dishes', 8],
])('“%s” changes a menu of cuisine %i, or says that it could not', (notes, cuisineId) => {
  const { dishes, said, asks } = dishesOf(cuisineId, notes)
  const [ask] = asks
  const count = (all: readonly Dish[]) => all.filter((dish) => ask?.is(dish)).length
  const before = count(dishesOf(cuisineId).dishes)
  const isMet = ask?.few ? count(dishes) < before || count(dishes) <= 1 : count(dishes) > before
  expect([notes, isMet || said.includes(`“${ask?.what}”`)]).toEqual([notes, true])
})
