import {
  AFTER_ITEM,
  ALLERGIES_AFTER,
  ALLERGIES_BEFORE,
  APPROVING,
  BEFORE_ITEM,
  DENIALS,
  DENIALS_AFTER,
  FILLERS,
  LEADS_TO_FOOD,
  LIMITING,
  UNDOING,
} from './cues.ts'
import type { Regime } from './regimes.ts'
import type { Token } from './tokens.ts'
import { regimeAt, type Thing, thingAt } from './vocabulary.ts'

/** What a clause asks for, in the order of its words. */
export type Wish =
  | { readonly kind: 'without'; readonly thing: Thing; readonly isAllergy: boolean }
  | { readonly kind: 'regime'; readonly regime: Regime }

export interface ClauseReading {
  readonly wishes: readonly Wish[]
  readonly notUnderstood: readonly string[]
  /** Of an allergy of which a part was not understood: that part, as it was written. */
  readonly unclearAllergies: readonly string[]
}

/** Reads one part of a sentence of a text. */
export function readClause(tokens: readonly Token[], text: string): ClauseReading {
  const words = tokens.map(({ word }) => word)
  const used = new Set<number>()
  const unclearAllergies: string[] = []
  const wishes: Wish[] = []
  const use = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) used.add(index)
  }
  const leaveOut = (things: readonly Thing[], isAllergy: boolean, from: number, to: number) => {
    wishes.push(...things.map((thing) => ({ kind: 'without', thing, isAllergy }) as const))
    use(from, to)
  }
  const isLimited = words.some((word) => LIMITING.has(word))
  let at = 0
  while (at < tokens.length) at = readAt(at)
  return { wishes, notUnderstood: unread(tokens, used, text), unclearAllergies }

  /** Reads what is at a place and answers the next place to read at. */
  function readAt(from: number): number {
    const regime = regimeAt(words.slice(from))
    if (regime) return readRegime(regime.term, from, from + regime.length)
    const allergy = phraseAt(ALLERGIES_BEFORE, words, from)
    if (allergy > 0) return readDenial(from, from + allergy, true)
    const denial = phraseAt(DENIALS, words, from)
    if (denial > 0) return readDenial(from, from + denial, false)
    return readThings(from)
  }

  function readRegime(regime: Regime, from: number, to: number): number {
    if (isLimited || isNegated(words, used, from)) return to
    // "Halal meat" is one wish, "mild cheese" none.
    const rest = words.slice(to)
    if (regime.words.includes('mild') && words[from] === 'mild' && thingAt(rest)) return to
    const end = rest[0] === 'meat' || rest[0] === 'meats' ? to + 1 : to
    wishes.push({ kind: 'regime', regime })
    use(from, end)
    return end
  }

  function readDenial(from: number, to: number, isAllergy: boolean): number {
    if (!isAllergy && isUndone(words, to)) return words.length
    if (isAllergy && isNegated(words, used, from)) return words.length
    const list = listAt(tokens, to, isAllergy)
    const namesFood = isAllergy && LEADS_TO_FOOD.has(words[to - 1] ?? '')
    if (namesFood) unclearAllergies.push(...unclearFrom(list.things.length === 0 ? to : list.end))
    if (list.things.length === 0) return to
    // "Allergic to fish, not shellfish", "… but not to soy": a contrast denies nothing.
    const isContrast = words[from] === 'not' && (wishes.length > 0 || from > 0)
    if (isContrast) return list.end
    const after = phraseAt(ALLERGIES_AFTER, words, list.end) || phraseAt(DENIALS_AFTER, words, list.end)
    if (after > 0 && !isAllergy) {
      // "No nut allergies" isn't a wish; "no pork, peanut allergy" are two.
      const [first] = list.things
      if (words[list.firstEnd] !== ',' || list.firstEnd === list.end || !first) return list.end + after
      leaveOut([first], false, from, list.firstEnd)
      return list.firstEnd
    }
    leaveOut(list.things, isAllergy, from, list.end + after)
    return list.end + after
  }

  /** The word of a list that goes on where nothing of it is understood; none where the list ends. */
  function unclearFrom(end: number): string[] {
    const next = skip(words, skipSeparators(tokens, end), BEFORE_ITEM)
    const word = words[next]
    const isListed = end === next || tokens[end]?.isSeparator === true
    const isOther = thingAt(words.slice(next)) !== undefined || regimeAt(words.slice(next)) !== undefined
    const isPhrase = [DENIALS, ALLERGIES_BEFORE, ALLERGIES_AFTER, DENIALS_AFTER].some(
      (phrases) => phraseAt(phrases, words, next) > 0,
    )
    if (!word || !isListed || isOther || isPhrase || FILLERS.has(word)) return []
    return [text.slice(tokens[next]?.start, tokens[next]?.end)]
  }

  function readThings(from: number): number {
    if (!thingAt(words.slice(from))) return from + 1
    const list = listAt(tokens, from, true)
    const allergy = phraseAt(ALLERGIES_AFTER, words, list.end)
    const denial = phraseAt(DENIALS_AFTER, words, list.end)
    const end = list.end + (allergy || denial)
    const isFreeRange = words[list.end] === 'free' && words[list.end + 1] === 'range'
    if (end === list.end || isFreeRange) return Math.max(list.firstEnd, from + 1)
    if (isNegated(words, used, from) || (denial > 0 && isLimited)) return end
    leaveOut(list.things, allergy > 0, from, end)
    return end
  }
}

/** How many words of a phrase are at a place; 0 where none of the phrases is. */
const phraseAt = (phrases: readonly (readonly string[])[], words: readonly string[], at: number): number =>
  phrases.find((phrase) => phrase.every((word, index) => words[at + index] === word))?.length ?? 0

const NEGATING = new Set(['no', 'not', 'non', 'never', 'nobody', 'none', 'without', 'nothing', 'neither'])

/** Returns whether a denial that found nothing to deny is before this place in the same breath. */
function isNegated(words: readonly string[], used: ReadonlySet<number>, at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const word = words[index] ?? ''
    if (used.has(index) || word === ',') return false
    if (NEGATING.has(word)) return true
  }
  return false
}

/** "Not without cheese", "no menu without wine": is the denial taken back before it denies anything? */
function isUndone(words: readonly string[], at: number): boolean {
  for (let index = at; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (word === ',' || thingAt(words.slice(index))) return false
    if (UNDOING.has(word)) return true
  }
  return false
}

interface List {
  readonly things: readonly Thing[]
  /** Behind the last word of the list. */
  readonly end: number
  /** Behind its first item. */
  readonly firstEnd: number
}

/** `pork, ham or bacon` is a list of three; `mushrooms, seafood please` may deny the first alone. */
function listAt(tokens: readonly Token[], from: number, isAllergy: boolean): List {
  const words = tokens.map(({ word }) => word)
  const things: Thing[] = []
  const ends: number[] = []
  let isLinked = false
  let at = from
  for (;;) {
    const start = skip(words, at, BEFORE_ITEM)
    const found = thingAt(words.slice(start))
    if (!found) break
    const end = skipAfter(words, start + found.length)
    if (things.length > 0 && (!endsItem(tokens, end) || isApproved(tokens, start + found.length))) break
    things.push(found.term)
    ends.push(end)
    const next = skipSeparators(tokens, end)
    if (next === end) break
    if (words.slice(end, next).some((word) => word !== ',')) isLinked = true
    at = next
  }
  const firstEnd = ends[0] ?? from
  const isDoubtful = !isAllergy && !isLinked && things.length === 2 && words.includes('please')
  return isDoubtful
    ? { things: things.slice(0, 1), end: firstEnd, firstEnd }
    : { things, end: ends.at(-1) ?? from, firstEnd }
}

function skip(words: readonly string[], from: number, skipped: ReadonlySet<string>): number {
  let at = from
  while (skipped.has(words[at] ?? '') && !thingAt(words.slice(at))) at += 1
  return at
}

/** "Pork products", but not "nut allergy" and "gluten free". */
const skipAfter = (words: readonly string[], from: number): number => skip(words, from, AFTER_ITEM)

function skipSeparators(tokens: readonly Token[], from: number): number {
  let at = from
  while (tokens[at]?.isSeparator) at += 1
  return at
}

/** "Shellfish ok", "cocktails are fine": is what is before this place allowed? */
function isApproved(tokens: readonly Token[], from: number): boolean {
  for (const [index, { word, isSeparator }] of tokens.slice(from).entries()) {
    if (isSeparator) return false
    const before = tokens[from + index - 1]?.word ?? ''
    if (APPROVING.has(word) || (word === 'allowed' && /^(?:is|are)$/.test(before))) return true
  }
  return false
}

/** Does an item of a list end here? "Fish" does not in "no pork and fish specials". */
function endsItem(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || token.isSeparator || FILLERS.has(token.word)) return true
  const words = tokens.map(({ word }) => word)
  return [DENIALS, ALLERGIES_BEFORE, ALLERGIES_AFTER, DENIALS_AFTER].some(
    (phrases) => phraseAt(phrases, words, at) > 0,
  )
}

/** The parts of a clause that nothing was done for, as they were written. */
function unread(tokens: readonly Token[], used: ReadonlySet<number>, text: string): string[] {
  const says = tokens.map(
    ({ word, isSeparator }, index) => !used.has(index) && !isSeparator && !FILLERS.has(word),
  )
  if (!says.includes(true)) return []
  const quote = (from: number, to: number) =>
    text.slice(tokens[from]?.start, tokens[to]?.end).replace(/\s+/g, ' ')
  if (used.size === 0) return [quote(0, tokens.length - 1)]
  const quotes: string[] = []
  let begin = 0
  let first: number | undefined
  let last = 0
  for (let index = 0; index <= tokens.length; index += 1) {
    if (index === tokens.length || used.has(index)) {
      if (first !== undefined) quotes.push(quote(first, last))
      first = undefined
      begin = index + 1
    } else if (tokens[index]?.isSeparator && first === undefined) {
      begin = index + 1
    } else if (says[index]) {
      first ??= begin
      last = index
    } else if (first !== undefined && !tokens[index]?.isSeparator && last === index - 1) {
      last = index
    }
  }
  return quotes
}
