import { ingredients } from '../../catalogue/ingredients/index.ts'
import { names } from '../../text/names.ts'
import {
  ALLERGIES_AFTER,
  ALLERGIES_BEFORE,
  APPROVING,
  BEFORE_ITEM,
  BETWEEN_DENIAL,
  BREAKS_DENIAL,
  DENIALS,
  DENIALS_AFTER,
  FILLERS,
  FORBIDS,
  HARMS,
  IF,
  ILLNESS,
  IMPERATIVES,
  LAST_WORDS,
  LEADS_TO_FOOD,
  LIMITING,
  phraseAt,
  UNDOING,
} from './cues.ts'
import {
  beginsPart,
  type Clause,
  clauseOf,
  isServedMeat,
  type ListItem,
  listAt,
  skip,
  skipSeparators,
  thingsOf,
  wordsAt,
} from './food-list.ts'
import { isOfOneDish, isOfSome, isOnRequest, isPartOfMenu } from './of-some-dishes.ts'
import type { Regime } from './regimes.ts'
import type { Token } from './tokens.ts'
import { unread } from './unread.ts'
import { regimeAt, type Thing } from './vocabulary.ts'

/** What a clause asks for, in the order of its words. */
export type Wish =
  | { readonly kind: 'without'; readonly thing: Thing; readonly isAllergy: boolean }
  | { readonly kind: 'regime'; readonly regime: Regime }

export interface ClauseReading {
  readonly wishes: readonly Wish[]
  readonly notUnderstood: readonly string[]
  /** Of an allergy of which a part was not understood: that part, as it was written. */
  readonly unclearAllergies: readonly string[]
  /** Lists behind a denial whose later parts may have been meant to be served ("no pork, lamb"), as they were written. */
  readonly doubtful: readonly string[]
}

/** Reads one part of a sentence of a text. */
export function readClause(tokens: readonly Token[], text: string): ClauseReading {
  const clause = clauseOf(tokens)
  const { words } = clause
  const used = new Set<number>()
  const unclearAllergies: string[] = []
  const doubtful: string[] = []
  const wishes: Wish[] = []
  const ofRegimes: { readonly wish: Wish; readonly from: number; readonly to: number }[] = []
  const use = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) used.add(index)
  }
  const leaveOut = (things: readonly Thing[], isAllergy: boolean, from: number, to: number) => {
    wishes.push(...things.map((thing) => ({ kind: 'without', thing, isAllergy }) as const))
    use(from, to)
  }
  // "Beef is not an option" doesn't offer beef.
  const isLimited = words.some((word, index) => LIMITING.has(word) && words[index - 2] !== 'not')
  /** Where the items of a list begin that nothing denies, and where each ends: a later item begins the same list. */
  const plain = new Map<number, number>()
  // "If it isn't nailed down, fry it" forbids nothing.
  const isIf = IF.test(words.join(' ')) && !ILLNESS.test(text) && !HARMS.test(text)
  let at = isIf ? tokens.length : 0
  while (at < tokens.length) at = readAt(at)
  leaveOutToo()
  const says = words.join(' ')
  const isIll = ILLNESS.test(says) && !words.some((word) => NEGATING.has(word))
  const isHarm = HARMS.test(says)
  if (wishes.length === 0 && (isIll || isHarm || FORBIDS.test(says))) leaveOutNamed(isIll, isIll || isHarm)
  takeBackOfParts()
  return {
    wishes: unclearAllergies.length === 0 ? withIllness() : wishes,
    notUnderstood: unread(tokens, used, text),
    unclearAllergies,
    doubtful,
  }

  /** "No peanuts, our son is allergic": the illness is of what was left out, where it names nothing itself. */
  function withIllness(): Wish[] {
    const at = words.findIndex((word) => ILLNESS.test(word))
    const from = words.lastIndexOf(',', at) + 1
    const said = words.slice(from, [...words, ','].indexOf(',', Math.max(at, 0)))
    const isOther = wishes.some((wish) => wish.kind === 'regime' || wish.isAllergy)
    if (at < 0 || from === 0 || isOther || said.some((word) => NEGATING.has(word))) return wishes
    use(from, from + said.length)
    return wishes.map((wish) => ({ ...wish, isAllergy: true }))
  }

  /** Reads what is at a place and answers the next place to read at. */
  function readAt(from: number): number {
    const regime = regimeAt(wordsAt(words, from))
    if (regime) return readRegime(regime.term, from, from + regime.length)
    const allergy = phraseAt(ALLERGIES_BEFORE, words, from)
    if (allergy > 0) return readDenial(from, from + allergy, true)
    const denial = phraseAt(DENIALS, words, from) || (isFirst(from) ? phraseAt(IMPERATIVES, words, from) : 0)
    if (denial > 0) return readDenial(from, from + denial, false)
    return readThings(from)
  }

  function readRegime(regime: Regime, from: number, to: number): number {
    const isForSome = regime.isIllness ? isOnRequest(words) : isLimited || isOfSome(words, from, text)
    if (isForSome || isOfOneDish(words, from, to) || isNegated(words, used, from)) return to
    // "Halal meat" is one wish, "mild cheese" none.
    if (regime.words.includes('mild') && words[from] === 'mild' && clause.thingAt(to)) return to
    // "Vegan fish sauce is ok" asks for nothing.
    if (clause.thingAt(to) && words.slice(to).some((word) => APPROVING.has(word))) return to
    const end = words[to] === 'meat' || words[to] === 'meats' ? to + 1 : to
    const wish = { kind: 'regime', regime } as const
    wishes.push(wish)
    if (!regime.isIllness) ofRegimes.push({ wish, from, to: end })
    use(from, end)
    return end
  }

  function readDenial(from: number, to: number, isAllergy: boolean): number {
    if (!isAllergy && isUndone(clause, to)) return words.length
    if (isAllergy && isNegated(words, used, from)) return words.length
    const list = listAt(clause, isAllergy ? to : behindSubject(clause, to), isAllergy)
    const namesFood = isAllergy && LEADS_TO_FOOD.has(words[to - 1] ?? '')
    if (namesFood) unclearAllergies.push(...unclearFrom(list.items.length === 0 ? to : list.end))
    if (list.items.length === 0) return to
    // "Allergic to fish, not shellfish", "… but not to soy": a contrast denies nothing.
    const isContrast = words[from] === 'not' && to - from === 1 && (wishes.length > 0 || from > 0)
    if (isContrast) return list.end
    // Some dishes are to be without it, and not all: a count that nobody read is no rule for the whole menu.
    if (!isAllergy && (isOfSome(words, from, text) || isOfAnother(words, to))) return list.end
    // "No red meat after the fish" is an order of courses.
    if (!isAllergy && ORDERING.has(words[list.end] ?? '')) return list.end
    const after = phraseAt(ALLERGIES_AFTER, words, list.end) || phraseAt(DENIALS_AFTER, words, list.end)
    if (after > 0 && !isAllergy) {
      // "No nut allergies" isn't a wish; "no pork, peanut allergy" are two.
      const [first] = list.items
      if (!first || words[first.end] !== ',' || first.end === list.end) return list.end + after
      leaveOut([first.thing], false, from, first.end)
      return first.end
    }
    if (!isAllergy && !list.isLinked && list.items.slice(1).some(({ thing }) => isServedMeat(thing)))
      doubtful.push(text.slice(tokens[from]?.start, tokens[list.end - 1]?.end))
    leaveOut(thingsOf(list), isAllergy, from, list.end + after)
    return list.end + after
  }

  /**
   * A sentence that says what food does to somebody is never passed over: what it names is left out. Of an illness all of
   * it, and what isn't food there is said.
   */
  function leaveOutNamed(isIll: boolean, isAllergy: boolean): void {
    if (words.some((word) => UNDOING.has(word))) return
    const named = words.flatMap((_, index) => {
      const found = clause.thingAt(index)
      return found ? [{ ...found, index }] : []
    })
    // "Gnocchi for those who can't eat risotto" is served.
    const who = words.indexOf('who')
    const behind = isAllergy ? named : named.filter(({ index }) => index > who)
    const harmful = behind.filter(({ term }) => isAllergen(term))
    const meant = isIll || (harmful.length === 0 && isAllergy) ? named : harmful
    for (const { term, index, length } of meant) leaveOut([term], isAllergy, index, index + length)
    if (wishes.length > 0 && !isIll) use(0, words.length)
  }

  /** "Rabbit is gone, venison too", "egg allergy, also sesame": what goes on with what is left out. */
  function leaveOutToo(): void {
    const last = wishes.at(-1)
    if (last?.kind !== 'without' || words.includes('free')) return
    for (
      let from = words.indexOf(',', Math.min(...used)) + 1;
      from > 0;
      from = words.indexOf(',', from) + 1
    ) {
      const begin = skip(clause, from, AROUND_TOO)
      const list = listAt(clause, begin, last.isAllergy)
      const end = skip(clause, list.end, AROUND_TOO)
      const goesOn = words.slice(from, end).some((word) => TOO.has(word))
      const isWhole = end === words.length || words[end] === ','
      if (goesOn && isWhole && !used.has(begin)) leaveOut(thingsOf(list), last.isAllergy, from, end)
    }
  }

  /** "All starters vegan", "except where a vegetarian eats": where a part of a menu wasn't read, no way of eating is of all. */
  function takeBackOfParts(): void {
    for (const { wish, from, to } of ofRegimes) {
      const begin = words.lastIndexOf(',', from) + 1
      const part = words.slice(begin, [...words, ','].indexOf(',', to))
      const isOfPart = part.some((word, index) => isPartOfMenu(word) && !used.has(begin + index))
      if (!isOfPart || ILLNESS.test(text) || HARMS.test(text)) continue
      wishes.splice(wishes.indexOf(wish), 1)
      for (let index = from; index < to; index += 1) used.delete(index)
    }
  }

  /** Is nothing before a place but words that say nothing, so that a sentence begins there? */
  function isFirst(from: number): boolean {
    return tokens.slice(0, from).every(({ word, isSeparator }) => isSeparator || FILLERS.has(word))
  }

  /** The word of a list that goes on where nothing of it is understood; none where the list ends. */
  function unclearFrom(end: number): string[] {
    const next = skip(clause, skipSeparators(tokens, end), BEFORE_ITEM)
    const word = words[next]
    const isListed = end === next || tokens[end]?.isSeparator === true
    const isOther = clause.thingAt(next) !== undefined || regimeAt(wordsAt(words, next)) !== undefined
    const isPhrase = [DENIALS, ALLERGIES_BEFORE, ALLERGIES_AFTER, DENIALS_AFTER].some(
      (phrases) => phraseAt(phrases, words, next) > 0,
    )
    if (!word || !isListed || isOther || isPhrase || FILLERS.has(word)) return []
    return [text.slice(tokens[next]?.start, tokens[next]?.end)]
  }

  function readThings(from: number): number {
    const known = plain.get(from)
    if (known !== undefined) return known
    if (!clause.thingAt(from)) return from + 1
    const list = listAt(clause, from, true)
    // The chicken of "butter chicken, nut free" is a dish, and begins no list.
    const [{ start, end: ofItem }] = list.items as [ListItem, ...ListItem[]]
    // And what is negated ends there: "not too spicy, peanut allergy".
    if (list.items.length > 1 && (!beginsPart(clause, start) || isNegated(words, used, from))) {
      plain.set(from, ofItem)
      return ofItem
    }
    const allergy = phraseAt(ALLERGIES_AFTER, words, list.end)
    const denial = phraseAt(DENIALS_AFTER, words, list.end) || lastWordsAt(words, list.end)
    const end = list.end + (allergy || denial)
    const isFreeRange = words[list.end] === 'free' && words[list.end + 1] === 'range'
    if (end === list.end || isFreeRange) {
      for (const item of list.items) plain.set(item.start, item.end)
      return Math.max(plain.get(from) ?? from, from + 1)
    }
    if (isNegated(words, used, from) || (denial > 0 && isLimited)) return end
    leaveOut(thingsOf(list), allergy > 0, from, end)
    return end
  }
}

/** Of "no dish may contain pork" and "none of our guests eat pork", where the list begins; else where the denial ends. */
function behindSubject({ words, thingAt }: Clause, from: number): number {
  let at = from
  for (;;) {
    if (thingAt(at)) return at
    const word = words[at] ?? ''
    const isBetween = FILLERS.has(word) || BEFORE_ITEM.has(word) || BETWEEN_DENIAL.has(word)
    if (!isBetween || BREAKS_DENIAL.has(word)) return from
    at += 1
  }
}

const TOO: ReadonlySet<string> = new Set(names('too, also, either, neither, well, likewise'))
const AROUND_TOO: ReadonlySet<string> = new Set([...TOO, ...BEFORE_ITEM, 'and'])

/** What makes people ill. */
const isAllergen = (thing: Thing): boolean =>
  thing.kind === 'matter' ? ALLERGENS.has(thing.name) : ingredients[thing.name].length > 0

const ALLERGENS: ReadonlySet<string> = new Set(
  names(
    'nuts, tree nuts, peanuts, gluten, wheat, dairy, milk, cheese, eggs, fish, shellfish, crustaceans, molluscs, seafood, soy, sesame',
    'celery, mustard, lupin, sulfites',
  ),
)

/** "Peanuts, never", and nothing more. */
function lastWordsAt(words: readonly string[], at: number): number {
  const length = phraseAt(LAST_WORDS, words, at)
  const next = words[at + length]
  return next === undefined || next === ',' ? length : 0
}

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
function isUndone({ words, thingAt }: Clause, at: number): boolean {
  for (let index = at; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (word === ',' || thingAt(index)) return false
    if (UNDOING.has(word)) return true
  }
  return false
}

/** "None with beef" is of what was named before, "never as mince" how. */
const isOfAnother = (words: readonly string[], at: number): boolean =>
  words[at] === 'as' || (words[at - 1] === 'none' && words[at] === 'with')

const ORDERING: ReadonlySet<string> = new Set(['after', 'before', 'following'])
