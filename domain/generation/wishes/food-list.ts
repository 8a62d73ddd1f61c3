import { isPork } from '../../catalogue/ingredients/pork.ts'
import { fleshOf, type PlateKind } from '../../dishes/food/kind.ts'
import {
  AFTER_ITEM,
  ALLERGIES_AFTER,
  ALLERGIES_BEFORE,
  APPROVING,
  BEFORE_ITEM,
  DENIALS,
  DENIALS_AFTER,
  FILLERS,
  phraseAt,
} from './cues.ts'
import type { Token } from './tokens.ts'
import { type FoundTerm, MAX_WORDS, type Thing, thingAt } from './vocabulary.ts'

/** The words of a part of a sentence, with what each place names: looked up once. */
export interface Clause {
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
  readonly thingAt: (at: number) => FoundTerm<Thing> | undefined
}

export function clauseOf(tokens: readonly Token[]): Clause {
  const words = tokens.map(({ word }) => word)
  const found = new Map<number, FoundTerm<Thing> | undefined>()
  return {
    tokens,
    words,
    thingAt(at) {
      if (!found.has(at)) found.set(at, thingAt(wordsAt(words, at)))
      return found.get(at)
    },
  }
}

/** As many words from a place as a name may have. */
export const wordsAt = (words: readonly string[], at: number): readonly string[] =>
  words.slice(at, at + MAX_WORDS)

interface List {
  readonly items: readonly ListItem[]
  /** By "and" or "or", so that all of it is one thing. */
  readonly isLinked: boolean
  /** Behind the last word of the list. */
  readonly end: number
}

/** Places of the first word, and behind the last. */
export interface ListItem {
  readonly thing: Thing
  readonly start: number
  readonly end: number
}

export const thingsOf = ({ items }: List): Thing[] => items.map(({ thing }) => thing)

/** `pork, ham or bacon` is a list of three; `mushrooms, seafood please` may deny the first alone. */
export function listAt(clause: Clause, from: number, isAllergy: boolean): List {
  const { tokens, words } = clause
  const items: ListItem[] = []
  let isLinked = false
  let at = from
  for (;;) {
    const start = skip(clause, at, BEFORE_ITEM)
    const found = clause.thingAt(start)
    if (!found) break
    const end = skipAfter(clause, start + found.length)
    // "No chicken nuggets" doesn't ban chicken from the menu.
    const isPartOfName = items.length > 0 || (!isAllergy && isServedMeat(found.term))
    if (isPartOfName && !endsItem(clause, end)) break
    if (items.length > 0 && isApproved(tokens, start + found.length)) break
    // "No meat, pasta only" wants pasta.
    if (items.length > 0 && !isAllergy && words[end] === 'only') break
    if (!isAllergy && !isLinked && endsAtComma(clause, end) && isPlainlyWanted(found.term, items)) break
    items.push({ thing: found.term, start, end })
    const next = skipSeparators(tokens, end)
    // "Not with cream, with tomato instead" wants tomato.
    if (next === end || (words[next - 1] === ',' && words[next] === 'with')) break
    if (words.slice(end, next).some((word) => word !== ',')) isLinked = true
    at = next
  }
  const isDoubtful = !isAllergy && !isLinked && items.length === 2 && words.includes('please')
  const kept = isDoubtful ? items.slice(0, 1) : items
  return { items: kept, isLinked, end: kept.at(-1)?.end ?? from }
}

/** Meat that a kitchen is known for: behind a comma it may be what is to be served. */
const SERVED_MEAT: ReadonlySet<string> = new Set(['lamb', 'beef', 'poultry', 'game'])

export const isServedMeat = (thing: Thing): boolean =>
  thing.kind === 'matter' ? SERVED_MEAT.has(thing.name) : MEAT.has(fleshOf(thing.name))

const MEAT: ReadonlySet<PlateKind | undefined> = new Set<PlateKind>(['red meat', 'poultry'])

/** "No alcohol, lamb": nobody who pours nothing forbids lamb by it; ham he may. */
const isPlainlyWanted = (thing: Thing, denied: readonly ListItem[]): boolean =>
  denied.length > 0 &&
  denied.every((item) => item.thing.kind === 'matter' && DRUNK.has(item.thing.name)) &&
  isServedMeat(thing) &&
  !(thing.kind === 'ingredient' && isPork(thing.name))

const endsAtComma = ({ words }: Clause, at: number): boolean => words[at] === undefined || words[at] === ','

const DRUNK: ReadonlySet<string> = new Set(['alcohol', 'wine', 'beer', 'caffeine'])

/** Is nothing before this place but a separator, and words that say nothing? */
export function beginsPart({ tokens, words }: Clause, at: number): boolean {
  const before = tokens[at - 1]
  return (
    !before || before.isSeparator || FILLERS.has(words[at - 1] ?? '') || BEFORE_ITEM.has(words[at - 1] ?? '')
  )
}

export function skip({ words, thingAt }: Clause, from: number, skipped: ReadonlySet<string>): number {
  let at = from
  while (skipped.has(words[at] ?? '') && !thingAt(at)) at += 1
  return at
}

/** "Pork products", but not "nut allergy" and "gluten free". */
const skipAfter = (clause: Clause, from: number): number => skip(clause, from, AFTER_ITEM)

export function skipSeparators(tokens: readonly Token[], from: number): number {
  let at = from
  while (tokens[at]?.isSeparator) at += 1
  return at
}

/** "Shellfish ok", "cocktails are fine": is what is before this place allowed? */
function isApproved(tokens: readonly Token[], from: number): boolean {
  for (let index = from; index < tokens.length; index += 1) {
    const { word = '', isSeparator = true } = tokens[index] ?? {}
    if (isSeparator) return false
    const before = tokens[index - 1]?.word ?? ''
    if (APPROVING.has(word) || (word === 'allowed' && /^(?:is|are)$/.test(before))) return true
  }
  return false
}

/** Does an item of a list end here? "Fish" does not in "no pork and fish specials". */
function endsItem({ tokens, words }: Clause, at: number): boolean {
  const token = tokens[at]
  if (!token || token.isSeparator || FILLERS.has(token.word)) return true
  return [DENIALS, ALLERGIES_BEFORE, ALLERGIES_AFTER, DENIALS_AFTER].some(
    (phrases) => phraseAt(phrases, words, at) > 0,
  )
}
