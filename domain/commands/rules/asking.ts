import { allergenKeys, allergenName } from '../../menu/claims/allergen-names.ts'
import { saidOfAllergen } from '../../menu/claims/allergen-states.ts'
import { claimsOf } from '../../menu/claims/claims.ts'
import { findItem, type ItemPlace } from '../../menu/editing/edits.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import type { Allergen } from '../../reference/reference.ts'
import { allergens } from '../../reference/reference.ts'
import { counted, listed } from '../../text/listed.ts'
import { rule } from '../answers/command.ts'
import { about } from '../targets/about.ts'
import { saidMoney } from '../words/amounts.ts'
import { farFrom, wordsIn } from '../words/plain-words.ts'

const FORM =
  /^(?:(?:what|which|show|list|find|do any|does any(?:thing)?|is there any(?:thing)?|any)\b\s*)(?:(?:me|all|the|of|our|my|dish(?:es)?|items?|things?|everything|anything|plates?|desserts?|mains?|starters?)\s+)*(?:that\s+|which\s+)?(?:contains?|has|have|with|uses?|includes?|made with|got)\s+(.+?)(?:\s+(?:in (?:it|them)|inside))?$/iu

/** What contains something: by what is declared of an allergen, else by the words of the dish. */
export const containing = rule('what contains something', (command, { menu }) => {
  const name = FORM.exec(command)?.[1]?.replace(/^(?:any|the|some)\s+/iu, '')
  if (name === undefined) return null
  const allergen = allergenCalled(name)
  return allergen === undefined ? byWords(name, menu) : byDeclaration(allergen, name, menu)
})

const allergenCalled = (name: string): string | undefined => {
  const typed = wordsIn(name).at(-1) ?? ''
  return allergenKeys.find((key) =>
    [key, ...wordsIn(allergenName(key))].some((word) => (farFrom(typed, word) ?? 2) < 2),
  )
}

function byDeclaration(key: string, name: string, menu: Menu) {
  const says = (item: MenuItem) =>
    (allergens as readonly string[]).includes(key)
      ? saidOfAllergen(item, key as Allergen) !== null
      : [...(claimsOf(item).allergens ?? []), ...(claimsOf(item).mayContain ?? [])].includes(key)
  const places = placesOf(menu, says)
  const silent = placesOf(menu, (item) => claimsOf(item).allergens === undefined).length
  const undeclared = silent === 0 ? '' : ` ${counted(silent, 'dish', 'dishes')} declare nothing yet, and may.`
  return {
    kind: 'told' as const,
    sentence: `${counted(places.length, 'dish', 'dishes')} declared with ${name}.${undeclared}`,
    places,
  }
}

function byWords(name: string, menu: Menu) {
  const wanted = wordsIn(name)
  const places = placesOf(menu, (item) => {
    const words = wordsIn([item.name, item.description, ...(item.ingredients ?? [])].join(' '))
    return wanted.every((word) => words.some((other) => (farFrom(word, other) ?? 2) < 2))
  })
  return {
    kind: 'told' as const,
    sentence: `${counted(places.length, 'dish', 'dishes')} with “${name}” in the name, the description or the recipe.`,
    places,
  }
}

const COUNTED =
  /^how many\s+(?<of>.+?)(?:\s+(?:do (?:we|i) have|are there|have we|are on the menu|is that))?$/iu
const PRICED =
  /^(?:which|what|show(?:\s+me)?|list|find)(?:['’]s)?\s+(?:(?:is|are|costs?|the|all)\s+)*(?<of>.*?)\s*\b(?:(?:is|are|that|which|costs?|priced)\s+)*(?<bound>(?:under|below|less than|cheaper than|over|above|more than)\s.+)$/iu
const FARTHEST =
  /^(?:(?:what|which)(?:['’]s|\s+is|\s+are)?\s+|show(?:\s+me)?\s+)?(?:(?:the|our|my)\s+)?(?<end>cheapest|least expensive|lowest[- ]priced|most expensive|dearest|priciest|highest[- ]priced)\s+(?<of>.+)$/iu

/** How many there are, which cost more or less than an amount, and the one that costs most or least. */
export const priced = rule('what costs how much', (command, context) => {
  const { menu } = context
  const { of: all } = COUNTED.exec(command)?.groups ?? {}
  const { of = '', bound = '' } = PRICED.exec(command)?.groups ?? {}
  const { of: among, end = '' } = FARTHEST.exec(command)?.groups ?? {}
  const name = all ?? among ?? (bound && `${of} ${bound}`.trim())
  if (!name) return null
  return about(name, command, context, ({ places }) => {
    const cost = (place: ItemPlace) => {
      const item = findItem(menu, place)
      return item && leadPrice(item)?.amount
    }
    const costs = places.flatMap((place) => cost(place) ?? [])
    const most = Math[/^(?:cheap|least|low)/iu.test(end) ? 'min' : 'max'](...costs)
    if (among === undefined)
      return { kind: 'told', sentence: `${counted(places.length, 'dish', 'dishes')}.`, places }
    if (costs.length === 0) return { kind: 'refused', sentence: 'None of them has a price.' }
    const found = places.filter((place) => cost(place) === most)
    const names = listed(found.map((place) => findItem(menu, place)?.name ?? ''))
    return { kind: 'told', sentence: `${names}, ${saidMoney(most, menu)}.`, places: found }
  })
})

const placesOf = (menu: Menu, is: (item: MenuItem) => boolean): ItemPlace[] =>
  menu.sections.flatMap(({ id, items }) =>
    items.filter(is).map((item) => ({ sectionId: id, itemId: item.id })),
  )
