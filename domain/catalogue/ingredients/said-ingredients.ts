import { ownDiet } from '../../reference/reference.ts'
import {
  AND,
  BEFORE_NAME,
  COMMA,
  DENIAL,
  DIET_WORDS,
  FREE,
  GROUPS,
  NO_NAME,
  OR,
  STANDING_FOR,
} from './denial-words.ts'
import { type Kind, kindsOf } from './kinds.ts'
import { ingredientsNamedIn, type NamedAt } from './mentioned-ingredients.ts'

/** An ingredient that a text says is in a dish. */
export interface SaidIngredient extends NamedAt {
  /** What the words say is not in it, though it is usual: `dairy` of "vegan cheese". */
  readonly lacks: ReadonlySet<Kind>
  /** Diets of the owner's own word that it is said to be fit for: "halal bacon". */
  readonly fitFor: ReadonlySet<number>
}

/** A part of a text that says what is not in a dish, and what that is. */
interface Denied {
  readonly start: number
  readonly end: number
  readonly kinds: readonly Kind[]
}

/**
 * The ingredients that a text names and does not deny, in its order: "no crackers, no yogurt", "without milk or eggs",
 * "sans noix", "nut-free", "vegan mayo", "beer (alcohol-free)". Where it cannot tell how far a denial goes, a name counts
 * as said. Use it to doubt a claim, never to support one.
 */
export function ingredientsSaidIn(text: string): SaidIngredient[] {
  const { named, lists, frees, standing } = readDenials(text)
  return (
    named
      // "Gluten-free beer" is a name that says it itself.
      .filter(
        ({ start, end }) =>
          !lists.some((one) => one.start <= start && start < one.end) &&
          !frees.some((one) => one.start <= start && end <= one.end),
      )
      .map((one): SaidIngredient => {
        const isBehind = (denied: Span) => isNext(text, denied, one, named)
        const lacks = [
          ...lists.filter((list) => one.end <= list.start && !CLAUSE.test(text.slice(one.end, list.start))),
          ...[...frees, ...standing].filter((free) => isBehind(free) || isInBrackets(text, one, free)),
        ].flatMap(({ kinds }) => kinds)
        const fitFor = (['halal', 'kosher'] as const).filter((diet) =>
          placesOf(text, DIET_WORDS[diet]).some((at) => isBehind(at) || isInBrackets(text, one, at)),
        )
        return { ...one, lacks: new Set(lacks), fitFor: new Set(fitFor.map((diet) => ownDiet[diet])) }
      })
  )
}

/**
 * A test of places in a text: is what is there denied, only stood for ("vegan seafood"), or a part of the name of an
 * ingredient, which says more ("nut butter")?
 */
export function deniedIn(text: string): (start: number, end: number) => boolean {
  const { named, lists, frees, standing } = readDenials(text)
  return (start, end) =>
    lists.some((one) => one.start <= start && start < one.end) ||
    [...frees, ...named].some((one) => one.start <= start && end <= one.end) ||
    standing.some((one) => one.end <= start && /^[\s-]+$/u.test(text.slice(one.end, start)))
}

/** What a text says is not in a dish that it names at a place: "Lasagne (vegan)", "Pad Thai without peanuts". */
export function lackedAt(text: string): (start: number, end: number) => ReadonlySet<Kind> {
  const { lists, frees, standing } = readDenials(text)
  return (start, end) =>
    new Set(
      [
        ...lists,
        ...frees,
        ...standing.filter(
          (one) =>
            isInBrackets(text, { start, end }, one) ||
            (one.end <= start && /^[\s-]+(?:\p{L}+[\s-]+){0,3}$/u.test(text.slice(one.end, start))),
        ),
      ].flatMap(({ kinds }) => kinds),
    )
}

function readDenials(text: string) {
  const named = ingredientsNamedIn(text)
  const lists = deniedLists(text, named)
  const frees = [...text.matchAll(FREE)].map((match): Denied => {
    const { index: start } = match
    return {
      start,
      end: start + match[0].length,
      kinds: kindsOfWords(match.groups?.of ?? '', named, start),
    }
  })
  const standing = STANDING_FOR.flatMap(([kinds, words]) =>
    placesOf(text, words).map((at) => ({ ...at, kinds })),
  )
  return { named, lists, frees, standing }
}

interface Span {
  readonly start: number
  readonly end: number
}

const placesOf = (text: string, words: RegExp): Span[] =>
  [...text.matchAll(words)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))

/** What ends the words that a denial belongs to. */
const CLAUSE = /[,.;:()\n]/u

/** Does a name follow these words, with at most one other word before it: "vegan smoked pepperoni"? */
const isNext = (text: string, before: Span, one: NamedAt, named: readonly NamedAt[]): boolean =>
  before.end <= one.start &&
  /^[\s-]+(?:["“„«]?\p{L}+[\s-]+)?["“„«]?$/u.test(text.slice(before.end, one.start)) &&
  !named.some(({ start }) => before.end <= start && start < one.start)

/** Do these words stand behind a name, apart: "Beer (alcohol-free)", "bacon, halal"? */
const isInBrackets = (text: string, one: Span, behind: Span): boolean =>
  one.end <= behind.start &&
  /^\s*[(,–—][\s]*$/u.test(text.slice(one.end, behind.start)) &&
  /^\s*(?:[).;,]|$)/u.test(text.slice(behind.end))

function deniedLists(text: string, named: readonly NamedAt[]): Denied[] {
  const found: Denied[] = []
  for (const match of text.matchAll(DENIAL)) {
    const start = match.index
    if (found.some(({ end }) => start < end)) continue
    const items = listFrom(text, start + match[0].length, match.groups?.without !== undefined, named)
    const end = items.at(-1)?.end
    if (end !== undefined) found.push({ start, end, kinds: items.flatMap(({ kinds }) => kinds) })
  }
  return found
}

interface Item {
  readonly end: number
  readonly isNamed: boolean
  readonly kinds: readonly Kind[]
}

/** The names behind a denial that it reaches. */
function listFrom(text: string, from: number, isOfLists: boolean, named: readonly NamedAt[]): Item[] {
  const first = itemAt(text, from, named)
  if (!first) return []
  const items = [first]
  /** Behind a comma alone: they are denied once "or" or the end of the sentence closes the list. */
  let open: Item[] = []
  for (;;) {
    const at = (open.at(-1) ?? items.at(-1) ?? first).end
    const isClosed = endOf(OR, text, at) ?? (isOfLists ? endOf(AND, text, at) : undefined)
    const comma = isClosed === undefined ? endOf(COMMA, text, at) : undefined
    const next = itemAt(text, isClosed ?? comma ?? text.length, named)
    if (!next) break
    if (isClosed === undefined) open.push(next)
    else {
      items.push(...open, next)
      open = []
    }
    if (isClosed !== undefined && endOf(COMMA, text, next.end) !== undefined) return items
  }
  const end = open.at(-1)?.end
  const isWholeList = end !== undefined && isOfLists && /^\s*(?:[.;:)\n]|$)/u.test(text.slice(end))
  return isWholeList && [first, ...open].every(({ isNamed }) => isNamed) ? [...items, ...open] : items
}

/** A name, or a word that names nothing ("crackers"), with the word behind it that says its form ("wheat crackers"). */
function itemAt(text: string, from: number, named: readonly NamedAt[]): Item | undefined {
  const spaced = endOf(/[\s-]*/uy, text, from) ?? from
  const start = endOf(BEFORE_NAME, text, spaced) ?? spaced
  if (endOf(NO_NAME, text, start) !== undefined || startsWithDenial(text.slice(start))) return undefined
  const name = named.find((one) => one.start === start)
  const word = endOf(/\p{L}[\p{L}'’-]*/uy, text, start)
  const end = name ? endOfNames(text, name.end, named) : word
  if (end === undefined) return undefined
  const form = endOf(
    /\s+\p{L}+(?=\s*(?:[,.;:)/&]|$|\s(?:or|nor|and|oder|und|ou|et|o|y|e|of|en)\s))/uy,
    text,
    end,
  )
  const hasForm = form !== undefined && !named.some((one) => end <= one.start && one.start < form)
  const whole = hasForm ? form : end
  const kinds = kindsOfWords(text.slice(start, end), named, start)
  return {
    end: whole,
    isNamed: name !== undefined || kinds.length > 0,
    kinds,
  }
}

/** Names with only a space between them are one thing: "wheat crackers". */
function endOfNames(text: string, end: number, named: readonly NamedAt[]): number {
  const next = named.find(({ start }) => start > end && /^[\s-]+$/u.test(text.slice(end, start)))
  return next ? endOfNames(text, next.end, named) : end
}

const startsWithDenial = (rest: string): boolean => rest.search(DENIAL) === 0

function endOf(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from
  const match = pattern.exec(text)
  return match && match[0].length > 0 ? from + match[0].length : undefined
}

/** What is not in a dish without this: of meat only what its name says, since there are others. */
function kindsOfWords(words: string, named: readonly NamedAt[], start: number): readonly Kind[] {
  // Without lactose it is still dairy.
  if (/^(?:lactose|laktose|lactosa|lattosio)$/iu.test(words)) return []
  const groups = GROUPS.flatMap(([kinds, pattern]) => (pattern.test(words) ? kinds : []))
  if (groups.length > 0) return groups
  const name = named.find((one) => one.start === start)
  return name ? [...kindsOf(name.ingredient)].filter((kind) => kind !== 'meat' && kind !== 'poultry') : []
}
