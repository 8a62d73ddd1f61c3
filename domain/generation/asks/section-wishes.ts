import type { Dish } from '../../catalogue/dish.ts'
import { DESSERTS, DRINKS, MAINS, SIDES, STARTERS } from '../../reference/reference.ts'
import { fitsWishes } from '../wishes/heeded.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import type { Ask, Asks } from './ask.ts'
import { deniedBy } from './denied.ts'
import { folded, type Heard } from './heard.ts'
import { isWayOfEating } from './named.ts'

/** A part of a menu that a sentence speaks of: a section that its owner named, or a course. */
export interface PartOfMenu {
  readonly name: string
  /** As its owner named it; absent of a course. */
  readonly section?: string
  readonly has: (dish: Dish) => boolean
}

export interface PlacedWish {
  readonly place: PartOfMenu
  readonly wish: string
}

const COURSES: readonly (readonly [name: string, words: string, categoryId: number])[] = [
  ['starters', 'starters?|appetizers?|apps|first courses?|small plates', STARTERS],
  ['main courses', 'mains?|main courses?|main dishes|entr[eé]es?|second courses?', MAINS],
  ['desserts', 'desserts?|sweets', DESSERTS],
  ['sides', 'sides?|side dish(?:es)?', SIDES],
  ['drinks', 'drinks?|beverages?', DRINKS],
]

/** Words between a section and its wish. */
const LEADING =
  /^(?:[\s,:–—-]+|(?:section|menu|is|are|be|has|have|must|should|needs? to|will|comes?|to|for|serves?|(?:the )?(?:people|guests|those|anyone|everyone)?\s*(?:who|that)(?: (?:eats?|can eat|have|has))?)\b)+/
/** A course is so frequent a word that one of these must show that it is spoken of. */
const LINKING =
  /^(?:is|are|must|should|need|needs|have|has|can|may|will|free|vegan|vegetarian|without|with no|under|below|up to)\b/
const FIRST = /^(?:(?:keep|make|have|in|on|for|under|as|among|of|and|the|our|my|all|every|each)\s*)*$/
const BEFORE =
  /\s(?:in|on|for|under|from|among|amongst|within|as|to)(?:\s(?:the|our|my|any of the|all|all the))?$/

/** The place that a sentence begins with, as a heading: "Salads: no shrimp". */
export function headingOf(sentence: string, sections: readonly string[]): PlacedWish | undefined {
  const [, head = '', wish = ''] = /^([^:]{2,40})(?::|\s[–—-])\s+(.+)$/s.exec(sentence) ?? []
  const name = folded(head).replace(/^(?:(?:in|on|for|and|the|our|my) )+| (?:section|menu)$/g, '')
  const place = placesOf(sections).find(({ words }) => words.test(` ${name} `) && name.split(' ').length < 4)
  return place && new RegExp(`^ ${place.words.source.trim()} $`).test(` ${name} `)
    ? { place, wish }
    : undefined
}

/** "Crunch is vegan, Nibbles: no pork" is one sentence on each of two sections. */
export function partedByPlaces(sentence: string, sections: readonly string[]): readonly string[] {
  const parts: string[] = []
  for (const part of sentence.split(/,\s*/)) {
    const begins = placesOf(sections).some(
      ({ section, words }) => section && words.exec(` ${folded(part)} `)?.index === 0,
    )
    if (parts.length === 0 || begins) parts.push(part)
    else parts.push(`${parts.pop()}, ${part}`)
  }
  return parts
}

/** "Ends on fruit", "start with soup". */
const BEGINS_OR_ENDS =
  /^ (?:(?:it|the menu|menu|the meal|must|should|has to|please|always) )*(starts?|begins?|opens?|ends?|finish(?:es)?|closes?) (?:off )?(?:with|on|in) (?:an? |the |some )?(.+) $/

/** The place that a clause speaks of, and what it says of it: "no nuts in the desserts", "the Curries are vegan". */
export function placeIn(clause: string, sections: readonly string[]): PlacedWish | undefined {
  const text = ` ${folded(clause.replace(/[:–—]/g, ' '))} `
  const [, verb = '', what] = BEGINS_OR_ENDS.exec(text) ?? []
  if (what !== undefined) {
    const place = courses[/^(?:start|begin|open)/.test(verb) ? 0 : 2]
    return place && { place, wish: `must have ${what.replace(/ (?:desserts?|starters?|course)$/, '')}` }
  }
  for (const place of placesOf(sections)) {
    const found = place.words.exec(text)
    if (!found) continue
    const before = text.slice(0, found.index).trim()
    const after = text.slice(found.index + found[0].length).trim()
    const isCued =
      place.section !== undefined || /^(?:in|on|for|under|as|among)\b/.test(before) || LINKING.test(after)
    if (FIRST.test(before) && after !== '' && isCued)
      return { place, wish: after.replace(LEADING, '').trim() }
    // "No nuts, a vegetarian main" leaves nuts out everywhere.
    if (before.includes(',')) continue
    const isOfAll = /s $/.test(found[0]) && /^,? ?(?:please)?$/.test(after) && isWayOfEating(before)
    if (isOfAll) return { place, wish: before }
    if (!/^(?:section|menu|please)?$/.test(after) || !BEFORE.test(` ${before}`)) continue
    return { place, wish: ` ${before}`.replace(BEFORE, '').trim() }
  }
  return undefined
}

interface NamedPlace extends PartOfMenu {
  readonly words: RegExp
}

const courses: readonly NamedPlace[] = COURSES.map(([name, words, categoryId]) => ({
  name,
  words: new RegExp(` (?:${words}) `),
  has: (dish) => dish.categoryId === categoryId,
}))

/** The course that these words call: "mains", "small plates". */
export const courseOf = (name: string): PartOfMenu | undefined =>
  courses.find(({ words }) => words.exec(` ${name} `)?.[0] === ` ${name} `)

const placesOf = (sections: readonly string[]): readonly NamedPlace[] => [
  ...sections.map((section) => ({
    name: section,
    section,
    words: new RegExp(` ${folded(section).replace(/[^\p{L}\p{N} ]/gu, '.')} `, 'u'),
    has: () => true,
  })),
  ...courses,
]

/** What was understood of a place alone; undefined where a part of it was not, so that it is read for the whole menu. */
export function heardOf(
  { name, section, has }: PartOfMenu,
  { asks, house, rest, understood, remarks }: Asks,
): (Heard & Pick<Asks, 'ofSections'>) | undefined {
  const { exclusions, diets, notUnderstood, understood: left, remarks: onLeft } = readWishes(rest)
  const isSomething = asks.length + exclusions.length + diets.length + remarks.length > 0
  if (house !== undefined || notUnderstood.length > 0 || !isSomething) return undefined
  const heard = {
    understood: [...understood, ...left].map((one) => `${one} in ${name}`),
    remarks: [...remarks, ...onLeft],
  }
  if (section !== undefined) return { ...heard, ofSections: [{ section, asks, notes: rest }] }
  const kept = asks.map((ask): Ask => {
    const is = deniedBy([ask])[0]?.is ?? ask.is
    const what = `${ask.what} in ${name}`
    return { ...ask, what, is: (dish) => has(dish) && is(dish) }
  })
  if (exclusions.length + diets.length === 0) return { ...heard, asks: kept }
  const wishes = { cuisineId: 0, dietaryOptions: [], notes: rest }
  const listed = left.map((one) => one.replace(/^no /, '')).join(', ')
  const what = diets.length > 0 ? `dish in ${name} but ${listed}` : `${listed} in ${name}`
  return {
    ...heard,
    asks: [...kept, { what, is: (dish) => has(dish) && !fitsWishes(dish, wishes), atMost: 0 }],
  }
}
