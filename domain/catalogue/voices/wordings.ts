import { DRINKS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { assurancesFor } from './assurances.ts'
import { cardLineOf } from './card-line.ts'
import { clausesOf, twoSentencesOf } from './clause.ts'
import { factsOf, type VoiceFacts, type WordedDish } from './facts.ts'
import { forGuests } from './kitchen-notes.ts'
import { playfulLine } from './playful-lines.ts'
import { keepsPromises, namesNews, namesPromised } from './promises.ts'
import { storyLineOf } from './story-line.ts'
import type { VoiceId } from './voice.ts'
import { wineLineOf } from './wine-lines.ts'
import { capitalized, countWords, joined, listed } from './words.ts'

/** Raised where the wordings of a dish change: menus that carry an older one are then counted again. */
export const WORDINGS_VERSION = 13

/** What a description looks like: two of one form are never below each other where another one is to be had. */
export type Form = 'none' | 'few' | 'list' | 'glossed' | 'with' | 'clause' | 'sentences' | 'aside'

export interface Wording {
  readonly form: Form
  readonly text: string
}

/** Words of a comma list, and of clauses. */
const LIST_WORDS = { usual: 8, withGloss: 10 }
const CLAUSE_WORDS = { least: 8, bistro: 14, whole: 22, story: 24, longest: 32 }
const TWO_SENTENCES_WORDS = 28

interface KnownDish {
  readonly facts: VoiceFacts
  readonly wordings: Map<VoiceId, readonly Wording[]>
}

const known = new WeakMap<WordedDish, KnownDish>()

/**
 * All ways in which a voice words a dish, none twice and at least one. They say what its recipe has, what its author
 * wrote of how it is cooked, and nothing that only the house can know (`statements.ts`). Each ingredient that decides a
 * claim is named in each of them.
 */
export function wordingsOf(dish: WordedDish, voice: VoiceId): readonly Wording[] {
  const ofDish = known.get(dish) ?? { facts: factsOf(forGuests(dish)), wordings: new Map() }
  known.set(dish, ofDish)
  const wordings = ofDish.wordings.get(voice) ?? wordingsIn(voice, ofDish.facts)
  ofDish.wordings.set(voice, wordings)
  return wordings
}

function wordingsIn(voice: VoiceId, facts: VoiceFacts): readonly Wording[] {
  const drafts = draftsOf[voice](facts)
  const chosen = (drafts.length > 0 ? drafts : plainest(facts)).map((draft) => withAssurances(draft, facts))
  const assured = voice === 'story' ? chosen.map(asSentence) : chosen
  return assured.filter(({ text }, index) => assured.findIndex((other) => other.text === text) === index)
}

/** On a card of stories a clause ends as the sentences next to it do. */
const asSentence = ({ form, text }: Wording): Wording =>
  form === 'clause' && !text.endsWith('.') ? { form, text: `${text}.` } : { form, text }

const draftsOf: Readonly<Record<VoiceId, (facts: VoiceFacts) => readonly Wording[]>> = {
  plain: list,
  bistro: (facts) => {
    if (facts.needsNone && !isFood(facts)) return said(facts)
    // The main thing, how it is cooked and what is with it; a list of it is a shopping list.
    const whole = clause(facts, CLAUSE_WORDS.whole)
    const told = clause(facts, CLAUSE_WORDS.bistro).filter(
      ({ text }) => countWords(text) >= CLAUSE_WORDS.least,
    )
    if (whole.length > 0) return [...told, ...whole]
    const longer = clause(facts, CLAUSE_WORDS.longest)
    return longer.length > 0 ? longer : facts.needsNone ? said(facts) : company(facts)
  },
  story: (facts) => {
    const own = storyLineOf(facts.dish.name)
    if (own !== undefined) return [{ form: 'sentences', text: saidInEnglish(own, facts) }]
    const chosen = [...clause(facts, CLAUSE_WORDS.story), ...sentences(facts)]
    if (facts.needsNone) return chosen.length > 0 ? chosen : said(facts)
    return chosen.length > 0 ? chosen : list(facts)
  },
  playful: (facts) => {
    const told = wordingsOf(facts.dish, 'bistro')
    const joke = playfulLine(told[0]?.text ?? '', facts.dish.name)
    return joke === undefined ? told : [{ form: 'aside', text: joke }, ...told]
  },
}

/** A story that doesn't name what its gloss promises begins with it, unless it says half of its words, and its meat, fish and nuts, anyway. */
const saidInEnglish = (story: string, { gloss, dish }: VoiceFacts): string =>
  gloss === undefined ||
  namesPromised(story, dish) ||
  shareSaid(`${dish.name} ${story}`, gloss) >= (namesNews(story, dish) ? HALF : 1)
    ? story
    : `${capitalized(gloss)}. ${story}`

const HALF = 0.5

const isFood = ({ dish }: VoiceFacts): boolean => dish.categoryId !== DRINKS

/** For what a name, or else a gloss, says all of; of a wine its grape and its style, of another drink how it is poured. */
function said(facts: VoiceFacts): readonly Wording[] {
  const wine = wineLineOf(facts.dish.name)
  if (wine !== undefined) return [{ form: 'few', text: capitalized(wine) }]
  const chosen = clause(facts, CLAUSE_WORDS.whole)
  return chosen.length > 0 ? chosen : list(facts)
}

const TWO_PARTS = /\b(?:with|and|in|on|of|from|under|over|around)\b/

/** For what nothing else can be said of: its ingredients, or nothing. */
const plainest = ({ withMain }: VoiceFacts): Wording[] => [
  withMain.length > 0
    ? { form: 'few', text: capitalized(listed(withMain.slice(0, 3))) }
    : { form: 'none', text: '' },
]

/**
 * What is in it and nothing of how it is made: what it is in English first, or the main thing, then as many as a line of
 * eight or ten words holds, and as many more as keep what its name and its gloss promise.
 */
function list({ withMain, gloss, dish, needsNone }: VoiceFacts): readonly Wording[] {
  const wine = wineLineOf(dish.name)
  if (wine !== undefined) return [{ form: 'few', text: capitalized(wine) }]
  const usual = partsWithin(withMain, gloss ? LIST_WORDS.withGloss : LIST_WORDS.usual).length
  const least = needsNone && gloss ? 1 : Math.max(1, usual)
  const texts = withMain.slice(least - 1).map((_, more) => listed(withMain.slice(0, least + more)))
  const text = texts.find((one) => namesPromised(one, dish)) ?? texts[0]
  if (text === undefined) return clause({ dish }, CLAUSE_WORDS.whole)
  // "Saigon Lager: lager" says nothing.
  const chosen = isIn(dish.name, text) ? clause({ dish }, CLAUSE_WORDS.whole) : []
  return chosen.length > 0 ? chosen : [{ form: 'list', text: capitalized(text) }]
}

const JOINS = /^(?:and|with|in|on|of|from|under|over|a|the)$/

/** Does a name say all words of a text? */
const isIn = (name: string, text: string): boolean => shareSaid(name, text) === 1

/** The part of the words of a text, 0 to 1, that a name or a story says. */
function shareSaid(name: string, text: string): number {
  const wordsOf = (words: string) =>
    foldName(words)
      .split(' ')
      .map((word) => word.replace(/s$/, ''))
  const said = wordsOf(name)
  const telling = wordsOf(text).filter((word) => !JOINS.test(word))
  return telling.length === 0 ? 1 : telling.filter((word) => said.includes(word)).length / telling.length
}

function partsWithin(parts: readonly string[], words: number): string[] {
  const taken: string[] = []
  for (const part of parts) {
    if (countWords(listed([...taken, part])) > words) break
    taken.push(part)
  }
  return taken
}

/** `Swordfish with lemon, tomato and arugula`; a gloss of two parts is not put together so. */
function company({ withMain }: VoiceFacts): Wording[] {
  const [main, ...rest] = withMain.slice(0, 4)
  if (!main || rest.length < 1 || rest.some((part) => /\bwithout\b/.test(part)) || TWO_PARTS.test(main))
    return []
  return [{ form: 'with', text: `${capitalized(main)} with ${joined(rest)}` }]
}

/** What a place or a number was cut out of: "baked with ham, Gruyère and until the cheese runs". */
const LOOSE_END = /\b(?:and|or) (?:until|in|with|on|under)\b/

/** Voices share the clauses of a dish. */
const clauses = new WeakMap<WordedDish, Map<number, readonly Wording[]>>()

function clause({ dish }: Pick<VoiceFacts, 'dish'>, most: number): readonly Wording[] {
  const known = clauses.get(dish) ?? new Map<number, readonly Wording[]>()
  clauses.set(dish, known)
  const found = known.get(most) ?? clauseWithin(dish, most)
  known.set(most, found)
  return found
}

function clauseWithin(dish: WordedDish, most: number): Wording[] {
  const line = cardLineOf(dish.name)
  if (line !== undefined) return [{ form: 'clause', text: line }]
  const isWhole = (text: string) =>
    !LOOSE_END.test(text) && keepsPromises(text, dish) && assurancesFor(text, dish).length === 0
  const text = clausesOf(dish, most).find(isWhole)
  return text === undefined ? [] : [{ form: 'clause', text }]
}

/** Two sentences of the author's. */
function sentences({ dish }: VoiceFacts): Wording[] {
  const both = twoSentencesOf(dish, TWO_SENTENCES_WORDS)
  return both ? [{ form: 'sentences', text: both }] : []
}

function withAssurances(draft: Wording, facts: VoiceFacts): Wording {
  const { dish, withMain } = facts
  const { form } = draft
  const text = assurancesFor(draft.text, dish).reduce(saidInPlace, draft.text)
  const missing = assurancesFor(text, dish)
  if (missing.length === 0) return { form, text }
  // An assurance alone says nothing of the dish: "Trout with Brown Butter Pecans: trout, without flour".
  if (text === '' && withMain.length > 0)
    return withAssurances({ form: 'few', text: capitalized(listed(withMain.slice(0, 2))) }, facts)
  return text.endsWith('.')
    ? { form, text: `${text} ${capitalized(joined(missing))}.` }
    : { form, text: `${text}, ${listed(missing)}` }
}

/** `Pears in red wine` with `unfined red wine` is `Pears in unfined red wine`: the thing is named already, its kind is not. */
function saidInPlace(text: string, assurance: string): string {
  const [kind, ...thing] = assurance.split(' ')
  if (thing.length === 0) return text
  const found = new RegExp(`(?<![\\w-])${thing.join(' ')}(?![\\w-])`, 'i').exec(text)
  if (!found) return text
  const before = text.slice(0, found.index)
  return capitalized(`${before}${kind} ${thing.join(' ')}${text.slice(found.index + found[0].length)}`)
}
