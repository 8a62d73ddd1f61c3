import type { Dish } from '../../catalogue/dish.ts'
import { type CategoryId, DRINKS, MAINS } from '../../reference/reference.ts'
import { names } from '../../text/names.ts'
import { isOfSort, type SectionSort } from '../sorts/section-sorts.ts'
import { sortPhrase } from '../sorts/section-words.ts'
import { thingsInEnglish } from '../wishes/in-english.ts'
import { dishesCalled, dishesNamed, ingredientOf, isFlesh, isMadeOf } from './dish-words.ts'
import { saidBy } from './said.ts'
import { corrected } from './spelling.ts'
import { isAdjective, MAX_PHRASE, termOf } from './term-index.ts'
import { formsOf, wordsOf } from './word-forms.ts'
import { written } from './written.ts'

/** What a name that an owner wrote means: of a section, or of a dish that must be there. */
export interface NameReading {
  /** All of it names a course; any dish of that sort is meant. */
  readonly sort?: SectionSort
  /** The dishes of the whole catalogue that it names. */
  readonly dishes: ReadonlySet<Dish>
  /** It names plates for children, and so may have them. */
  readonly isForChildren: boolean
  /** It tells how its dishes are, and not what: "Vegan". */
  readonly isAdjective?: boolean
  /** Where no dish is all of it: those without the words that only names have. "Sizzling Clay Pots" are clay pots. */
  readonly loosely?: Pick<NameReading, 'dishes' | 'unread'> | undefined
  /** Words that nothing was understood of, as they were written. */
  readonly unread: readonly string[]
  /** Each of a list; absent where the name is one thing. */
  readonly parts?: readonly NamedDishes[]
  /** How it was read where it was misspelt. */
  readonly corrected?: string
}

export interface NamedDishes {
  /** As it was written, folded. */
  readonly what: string
  readonly dishes: ReadonlySet<Dish>
}

/** Words that say nothing of what is sold. */
const FILLERS: ReadonlySet<string> = new Set(
  names(
    'a, an, the, our, your, my, some, any, of, from, with, in, on, for, to, at, by, over, per, and, or, new, old, all, more, other, made',
    'de, del, della, delle, dei, degli, di, du, des, d, la, le, les, l, lo, gli, il, i, el, los, las, al, alla, alle, ai, au, aux, con, avec, y, e, et, und, o',
    'one, two, three, farm, signature, fresca, fresche, fresco, freschi, house, home, homemade, housemade, fresh, freshly, artisan, craft, crafted, premium, select, selected, selection, assorted, various, traditional, authentic, famous, best, great, good, local, seasonal, daily, today, todays, s, chef, chefs, grandma, grandmas, mama, mamas',
    'dalla, gourmande, gourmandes, hearty, open, faced, basket, baskets, giorno, dia, jour, specialita, ou, loaded, delight, delights, flight, flights, tray, trays, tavola, mesa, such, big, large, maison, casa, caseros, casera, caseras, classica, classiche, classici, clasicos, clasicas, classiques, friends',
    'sunday, monday, tuesday, wednesday, thursday, friday, saturday, weekend, weekday, night, nights, nightly, hour, under, years',
    'nonna, yiayia, abuela, abuelita, oma, mamie, nana, granny, auntie, plateau, plateaux, assortiment, surtido, selezione, stagione, temporada, saison, composee, composees, para, pour, fur, way, ways, set, sets, platillo, platillos, natural, supper, club',
    'about, attack, frescos, frescas, misto, mista, misti, miste, mixed, tossed, company, sunny, nos, notre, vos, nuestra, nuestras, nuestro, nuestros, nostra, nostre, nostri, nostro, unser, unsere, unseren',
    'fatte, fatta, fatti, legna, tower, towers, section, menu, list, corner, station, bar, plate, plates, dish, dishes, platos, plats, piatti, food, foods, items, options, choices, specials, style, street, wood, fired, oven, stone, kitchen, table, favorites, fruitti, shop, spot, joint, off, hei, something, cart, trolley, every, day, half, morning, afternoon, evening',
  ),
)

/** A list of names is parted here. */
export const PARTED = /\s*(?:[&,/+·•|・、／]|\s(?:and|or|e|y|et|und|o|και|và|및)\s)\s*/
/** Behind this is what the dishes have: desserts with figs. */
const WITH = /\s(?:with|con)\s/

const cache = new WeakMap<readonly Dish[], Map<string, NameReading>>()

/**
 * Reads a name by the catalogue: courses, kinds of dishes in the languages of menus, and else whatever its dishes are
 * called, are made of or are said to be. A list (`Steaks & Chops`) names all of its parts; a word next to another
 * narrows it (`Vegan Burgers`).
 */
export function readName(name: string, catalogue: readonly Dish[]): NameReading {
  const known = cache.get(catalogue) ?? new Map<string, NameReading>()
  cache.set(catalogue, known)
  const found = known.get(name) ?? readSpelled(name, catalogue)
  known.set(name, found)
  return found
}

function readSpelled(name: string, catalogue: readonly Dish[]): NameReading {
  const written = read(name, catalogue)
  const inOther = written.unread.length > 0 || written.dishes.size === 0 ? thingsInEnglish(name) : name
  const english = inOther === name ? written : read(inOther, catalogue)
  const isClearer = english.dishes.size > 0 && english.unread.length < Math.max(1, written.unread.length)
  const reading = isClearer ? english : written
  const other = reading.unread.length > 0 ? corrected(name, catalogue) : undefined
  const again = other === undefined ? undefined : read(other, catalogue)
  if (!again || again.unread.length >= reading.unread.length) return reading
  return { ...again, ...(other !== undefined && { corrected: other }) }
}

function read(text: string, catalogue: readonly Dish[]): NameReading {
  // "Mains (served with fries)": what is in parentheses explains the rest; "Small Plates (Cold)" are cold.
  let within = ''
  const spoken = text.replace(/^(.+?)\s*(?:&|and)\s*(.+?) baskets?$/i, '$1 baskets & $2 baskets')
  const name = spoken.replace(/(?<=\p{L}.*)\(([^)]*)\)/gu, (_, inner: string) => {
    if (termOf(written(inner).split(' '))) within = ` ${inner}`
    return ' '
  })
  const whole = written(`${name}${within}`)
  const sort = sortPhrase(whole, isFiller)
  if (sort)
    return { sort, dishes: ofSort(sort, catalogue), isForChildren: /kid|child/.test(whole), unread: [] }
  // "Mac & Cheese" and "cacio e pepe" are one thing where the catalogue calls them so.
  const words = written(name.replaceAll('&', ' and ')).split(' ')
  const telling = words.slice(0, words.findLastIndex((word) => !isFiller(word)) + 1)
  const asOne = telling.length > 1 ? dishesCalled(telling, catalogue) : new Set<Dish>()
  const isList = name.split(PARTED).every((part) => termOf(written(part).split(' ')))
  if (asOne.size > 0 && !isList && PARTED.test(name)) return readingOf([{ dishes: asOne, unread: [] }], whole)
  if (termOf(whole.split(' '))) return readingOf([readPart(whole, catalogue)], whole)
  const listed = withSharedHead(
    name.split(PARTED).flatMap((part) => written(`${part}${within}`) || []),
    catalogue,
  )
  const saying = listed.filter((part) => !part.split(' ').every(isFiller) || termOf(part.split(' ')))
  const names = saying.length > 0 ? saying : listed
  const parts = names.map((part) => readWith(part, catalogue))
  const reading = readingOf(parts, whole)
  if (parts.length < 2) return reading
  return { ...reading, parts: parts.map(({ dishes }, at) => ({ what: names[at] ?? '', dishes })) }
}

/** "Hot & Cold Mezze", "Lamb & Chicken Grills": what the last part is the others are, too, where there is such a thing. */
function withSharedHead(parts: readonly string[], catalogue: readonly Dish[]): readonly string[] {
  const [head = '', ...before] = (parts.at(-1) ?? '').split(' ').toReversed()
  if (before.length === 0 || !(termOf([head]) || sortPhrase(head, isFiller))) return parts
  const isFleshly = kindOfWords(before.toReversed()) === 'flesh'
  return parts.map((part, at) => {
    if (at === parts.length - 1) return part
    const whole = `${part} ${head}`
    const kind = kindOfWords(part.split(' '))
    const isOfHead = termOf(whole.split(' ')) || kind === 'how' || (isFleshly && kind === 'flesh')
    return isOfHead && readPart(whole, catalogue).dishes.size > 0 ? whole : part
  })
}

function kindOfWords(words: readonly string[]): 'flesh' | 'how' | 'other' {
  if (isAdjective(words)) return 'how'
  const ingredient = ingredientOf(words)
  return ingredient !== undefined && isFlesh(ingredient) ? 'flesh' : 'other'
}

interface Part {
  readonly dishes: ReadonlySet<Dish>
  readonly unread: readonly string[]
  readonly isAdjective?: boolean
  readonly loosely?: NameReading['loosely']
}

const readingOf = (parts: readonly Part[], whole: string): NameReading => ({
  dishes: parts.reduce<ReadonlySet<Dish>>((all, { dishes }) => all.union(dishes), new Set()),
  isForChildren: /\b(?:kids?|child\w*|bambin\w+|ninos|enfants?)\b/.test(whole),
  unread: parts.flatMap(({ unread }) => unread),
  isAdjective: parts.every((part) => part.isAdjective === true),
  loosely: parts.find(({ loosely }) => loosely)?.loosely,
})

export const isFiller = (word: string): boolean => FILLERS.has(word) || /^\d+$/.test(word)

const ofSort = (sort: SectionSort, catalogue: readonly Dish[]): ReadonlySet<Dish> =>
  new Set(catalogue.filter((dish) => isOfSort(dish, sort)))

/** "Desserts with figs" are those that have some; where none has it, what is with them is unread. */
function readWith(part: string, catalogue: readonly Dish[]): Part {
  const [head = '', ...others] = part.split(WITH)
  const reading = readPart(head, catalogue)
  if (others.length === 0 || reading.dishes.size === 0)
    return others.length === 0 ? reading : readPart(part, catalogue)
  const dishes = others.reduce<ReadonlySet<Dish>>(
    (all, one) => all.intersection(readPart(one, catalogue).dishes),
    reading.dishes,
  )
  return dishes.size > 0
    ? { ...reading, dishes }
    : { ...reading, unread: [...reading.unread, `with ${others.join(' with ')}`] }
}

/** One part: each phrase narrows it; the whole of it as it stands in a name is meant in any case. */
function readPart(part: string, catalogue: readonly Dish[]): Part {
  const sort = sortPhrase(part, isFiller)
  if (sort) return { dishes: ofSort(sort, catalogue), unread: [] }
  const words = part.split(' ')
  const asNamed = termOf(words) ? new Set<Dish>() : namedSo(words, catalogue)
  const { found, sure, loose, unread, hasName, hasNoun } = phrasesOf(words, catalogue)
  const narrowed = inAll(found)
  const isAdjective = asNamed.size === 0 && !hasName
  // How they are tells nothing where nobody knows what they are.
  if (isAdjective && unread.length > 0)
    return boughtSo(
      words.filter((one) => !isFiller(one)),
      catalogue,
    )
  // Where no names agree, its author's words may: `green curry`.
  const described =
    asNamed.size + narrowed.size === 0 && words.length > 1 && unread.length === 0
      ? dishesNamed(words, catalogue)
      : new Set<Dish>()
  if (described.size > 0) return { dishes: described, unread }
  // "Pad Thai" is itself alone; "Vietnamese Coffee" is any coffee of Vietnam, and no ice cream of it.
  if (asNamed.size > 0 && !hasNoun) return { dishes: asNamed, unread }
  const ofCourse = [...asNamed].filter(
    ({ categoryId }) => narrowed.size === 0 || [...narrowed].some((dish) => dish.categoryId === categoryId),
  )
  return {
    dishes: narrowed.union(new Set(ofCourse)),
    unread: found.length + asNamed.size === 0 && unread.length === 0 ? words : unread,
    isAdjective,
    ...(loose.length > 0 && hasNoun && { loosely: { dishes: inAll(sure), unread: [...unread, ...loose] } }),
  }
}

const inAll = (found: readonly ReadonlySet<Dish>[]): ReadonlySet<Dish> =>
  found.length === 0 ? new Set() : found.reduce((all, some) => all.intersection(some))

interface Phrases {
  /** The dishes of each phrase. */
  readonly found: readonly ReadonlySet<Dish>[]
  /** Those of them that the tables have, or that recipes are made of. */
  readonly sure: readonly ReadonlySet<Dish>[]
  /** The words of the others, which are in names alone. */
  readonly loose: readonly string[]
  readonly unread: readonly string[]
  /** One of them says what is sold, and not only how. */
  readonly hasName: boolean
  /** One of them is a kind of dish of the tables. */
  readonly hasNoun: boolean
}

/** What the words of a part name, phrase by phrase; behind a "no" everything else. */
function phrasesOf(words: readonly string[], catalogue: readonly Dish[]): Phrases {
  const found: ReadonlySet<Dish>[] = []
  const unread: string[] = []
  const named: (readonly string[])[] = []
  const courses = new Set<readonly string[]>()
  let isDenied = false
  let isOnlyDenied = true
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(words, at, catalogue)
    const word = words[at] ?? ''
    if (phrase) {
      isOnlyDenied &&= isDenied
      named.push(words.slice(at, at + phrase.length))
      if (phrase.isCourse) courses.add(named.at(-1) ?? [])
      found.push(isDenied ? new Set(catalogue.filter((dish) => !phrase.dishes.has(dish))) : phrase.dishes)
      at += phrase.length - 1
    } else if (word === 'not' || word === 'no' || word === 'non') isDenied = true
    else if (!isFiller(word)) unread.push(word)
  }
  // "Chef's Favorites": what else says nothing is all that there is.
  const last = words.findLast((word) => termOf([word]) !== undefined)
  if (found.length + unread.length === 0 && last !== undefined) found.push(dishesOf(last, catalogue))
  // "Not Steak" is every other main course, and nothing that calls itself one; "Not Coffee" is to drink.
  if (isDenied && isOnlyDenied && found.length > 0) {
    const denied = catalogue.filter((dish) => !found.some((others) => others.has(dish)))
    const isPoured = denied.length > 0 && denied.every(({ categoryId }) => categoryId === DRINKS)
    found.push(othersWithout(words, catalogue, isPoured ? DRINKS : MAINS))
  }
  const names = named.filter((phrase) => !isAdjective(phrase))
  const isSure = (phrase: readonly string[]) =>
    courses.has(phrase) || termOf(phrase) !== undefined || ingredientOf(phrase) !== undefined
  return {
    found,
    sure: found.filter((_, index) => !named[index] || isSure(named[index])),
    loose: named.filter((phrase) => !isSure(phrase)).flat(),
    unread,
    hasName: names.length > 0,
    hasNoun: names.some((phrase) => courses.has(phrase) || termOf(phrase)),
  }
}

/** What a recipe buys by these words: hot dogs. */
function boughtSo(words: readonly string[], catalogue: readonly Dish[]): Part {
  const numbers = formsOf(words.at(-1) ?? '').map((last) => ingredientOf([...words.slice(0, -1), last]))
  const bought = numbers.find((one) => one !== undefined)
  const dishes = new Set(bought ? catalogue.filter((dish) => isMadeOf(dish, bought)) : [])
  return { dishes, unread: dishes.size > 0 ? [] : words }
}

const dishesOf = (word: string, catalogue: readonly Dish[]): ReadonlySet<Dish> => {
  const is = termOf([word])
  return new Set(is ? catalogue.filter((dish) => is(saidBy(dish))) : [])
}

const othersWithout = (
  words: readonly string[],
  catalogue: readonly Dish[],
  of: CategoryId,
): ReadonlySet<Dish> =>
  new Set(
    catalogue.filter(
      ({ categoryId, name }) =>
        categoryId === of && !wordsOf(name).some((word) => words.some((one) => formsOf(one).includes(word))),
    ),
  )

/** Dishes whose name has the telling words of a part one after another. */
function namedSo(words: readonly string[], catalogue: readonly Dish[]): ReadonlySet<Dish> {
  const telling = words.filter((word) => !isFiller(word))
  const whole = telling.length < words.length && words.length > 2 ? dishesCalled(words, catalogue) : NONE
  return whole.size > 0 || telling.length < 2 ? whole : dishesCalled(telling, catalogue)
}

const NONE: ReadonlySet<Dish> = new Set()

interface Phrase {
  readonly dishes: ReadonlySet<Dish>
  readonly length: number
  /** It is a course, and no word that a dish may bear: "Breakfast Sandwiches" are no sandwiches of the evening. */
  readonly isCourse?: true
}

/** What begins at a word: the longest phrase that the tables or the catalogue have. */
function phraseAt(words: readonly string[], at: number, catalogue: readonly Dish[]): Phrase | undefined {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    // "Café et Thé": alone it is no article.
    if (length === 1 && words.length > 1 && phrase.some(isFiller)) continue
    const sort = sortPhrase(phrase.join(' '), () => false)
    if (sort) return { dishes: ofSort(sort, catalogue), length, isCourse: true }
    const is = termOf(phrase)
    if (is) return { dishes: new Set(catalogue.filter((dish) => is(saidBy(dish)))), length }
    // The whole of a part is looked for in names apart from this.
    if (phrase.some(isFiller) || (length > 1 && length === words.length)) continue
    const dishes = dishesNamed(phrase, catalogue)
    if (dishes.size > 0) return { dishes, length }
  }
  return undefined
}
