import { foreignName } from '../../catalogue/ingredients/foreign-names.ts'
import { ingredients } from '../../catalogue/ingredients/index.ts'
import { type Language, languages } from '../../catalogue/ingredients/inflections.ts'
import { ORDINARY_ENGLISH } from '../../catalogue/ingredients/ordinary-english.ts'
import { remembered } from '../../computing/remembered.ts'
import { foldText } from '../../text/fold-name.ts'
import { names } from '../../text/names.ts'
import { askingWords, linkingWords, thingWords } from './tongues.ts'

interface Meaning {
  readonly english: string
  /** It shows the language. */
  readonly asks: boolean
}
type Phrases = ReadonlyMap<string, Meaning>

/** Words that English has, too: alone they show no language. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set(
  names(
    'no, non, not, so, solo, due, dos, tre, mild, a, as, in, on, o, e, i, en, la, le, die, de, menu, dessert, desserts, gluten',
    'dollars, dollar, alcohol, dont, vegan, entree, entrees, plat, italiano, spring, wel, legumes, or, does, plus, grave',
  ),
)

const phrasesOf = (column: number, words: readonly string[]): Phrases =>
  new Map(
    words
      .flatMap((table) =>
        table
          .trim()
          .split('\n')
          .flatMap((row) => {
            const [english = '', ...cells] = row.split('|').map((cell) => cell.trim())
            return (cells[column] ?? '')
              .split(', ')
              .filter(Boolean)
              .flatMap(spellings)
              .map((phrase) => [phrase, { english, asks: table === askingWords }] as const)
          }),
      )
      .toReversed(),
  )

/** With and without what is in parentheses. */
const spellings = (phrase: string): string[] => {
  const [written, optional = ''] = /\(([^)]*)\)/.exec(phrase) ?? []
  return written === undefined
    ? [phrase]
    : [phrase.replace(written, ''), phrase.replace(written, optional)].flatMap(spellings)
}

const tables: ReadonlyMap<Language, Phrases> = new Map(
  languages.map((language, column) => [language, phrasesOf(column, [askingWords, linkingWords, thingWords])]),
)

const MIN_THING = 4

/** What any of the languages calls so, but for short words. */
const things: ReadonlyMap<string, Meaning> = new Map(
  languages
    .flatMap((_, column) => [...phrasesOf(column, [thingWords])])
    .filter(([phrase]) => phrase.length >= MIN_THING)
    .toReversed(),
)

const LONGEST = 6

interface Read {
  readonly english: string
  /** Phrases that show the language. */
  readonly shows: number
  /** Phrases that ask, in words that English has, too. */
  readonly hints: number
  /** Other words that are no English. */
  readonly known: number
  /** Words of all of them. */
  readonly covered: number
}

/** A part of a sentence word by word, as one language has it. */
function readAs(words: readonly string[], phrases: Phrases): Read {
  const english: string[] = []
  let shows = 0
  let hints = 0
  let known = 0
  let covered = 0
  for (let at = 0; at < words.length; ) {
    const { length, says, asks, isKnown } = longestAt(words, at, phrases)
    if (says !== '') english.push(says)
    const isEnglish = ALSO_ENGLISH.has(words.slice(at, at + length).join(' '))
    if (isKnown) covered += length
    if (asks && !isEnglish) shows += 1
    else if (asks) hints += 1
    else if (isKnown && !isEnglish) known += 1
    at += length
  }
  return { english: english.join(' '), shows, hints, known, covered }
}

function longestAt(words: readonly string[], at: number, phrases: Phrases) {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    const meaning = phrases.get(phrase) ?? things.get(phrase)
    if (meaning) return { length, says: meaning.english, asks: meaning.asks, isKnown: true }
    const food = foodOf(phrase)
    if (food !== undefined) return { length, says: food, asks: false, isKnown: true }
  }
  return { length: 1, says: words[at] ?? '', asks: false, isKnown: false }
}

/** What recipes call a food of another language; what English calls so keeps its name. */
const foodOf = (phrase: string): string | undefined =>
  phrase.length < MIN_FOOD || ORDINARY_ENGLISH.has(phrase) || Object.hasOwn(ingredients, phrase)
    ? undefined
    : foreignName(phrase)

/** Shorter words are foods in one language and something else in another. */
const MIN_FOOD = 3

/** French "plus de" is more or no more: by what else the text says; else it stays as it is. */
function plusDe(text: string): string {
  const isMore = /\b(?:plus de .+ que de?|moins|davantage|aussi|plus de (?:l[ée]gumes|salades))\b/iu.test(
    text,
  )
  const isNone =
    /\b(?:fournisseur|livr\w*|rupture|lach\w*|lâch\w*|fini\w*|manqu\w*|epuis\w*|épuis\w*|reste plus|y en a plus|en ai plus|en avons plus)\b/iu.test(
      text,
    )
  const meant = isMore ? 'davantage' : isNone ? 'pas' : undefined
  return meant === undefined
    ? text
    : text.replace(/(?<!\bn['’]\S+ |\bn['’]y a |\bau )\bplus (?=d[e'’u])/gi, `${meant} `)
}

/** Word order: "desserts without gluten", "dishes vegetarian", "out of" behind what is gone. */
const ORDERED: readonly (readonly [RegExp, string])[] = [
  [/^(.+?) out of$/, '$1 is gone'],
  [/ (?:sur|su|di|de|von|van) (?:two|three|four|five|six)$/, ''],
  [/\b(dishes|starters|mains|desserts|sides|soups|salads) (?:without|no) gluten\b/g, 'gluten free $1'],
  [
    /\b(dishes|starters|mains|desserts|sides|soups|salads|wines|fish|meat) (vegetarian|vegan|gluten free|very spicy|spicy|fried|grilled|smoked|raw|cold|spanish|italian|french|greek)\b/g,
    '$2 $1',
  ],
  [/\bfewer (?:of )?(?=\d)/g, 'under '],
  [/\b(?:more|plenty of) (?:of )?(?=\d)/g, 'over '],
  [/\bwe have no no\b/g, 'we have no'],
  [/\bno (\S+) more\b/g, 'no $1'],
]

const MOST_REMEMBERED = 1_000

const PART = /((?:[;:!?\n()–—]|[.,](?!\d))+\s*)/

/**
 * A text of wishes in English, word by word, where it has words of German, French, Italian, Spanish, Portuguese or Dutch
 * that ask for something; each part of a sentence by its own language, else by that of the part before it. Names of
 * dishes alone stay as they are.
 */
export const inEnglish = remembered((notes: string): string => {
  let before: Language | undefined
  return plusDe(notes)
    .split(PART)
    .map((part) => {
      if (!/[\p{L}\p{N}]/u.test(part)) return part
      const words = foldText(part).split(' ').filter(Boolean)
      const read = languages
        .map((language) => {
          const one = readAs(words, tables.get(language) as Phrases)
          const isSame = language === before
          const score = one.shows * 3 + one.covered + (isSame ? 2 : 0)
          return { ...one, language, score, isSame }
        })
        .filter(({ shows, hints, known, isSame }) => shows > 0 || (known > 0 && (hints > 0 || isSame)))
        .toSorted((a, b) => b.score - a.score)[0]
      if (!read) {
        before = undefined
        return part
      }
      before = read.language
      return ORDERED.reduce((text, [from, to]) => text.replace(from, to), read.english)
    })
    .join('')
}, MOST_REMEMBERED)

/** A name of a section with what it sells in English, where it says that in another language: "Suppen & Salate". */
export const thingsInEnglish = (name: string): string =>
  name.replace(/[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+)*/gu, (run) => {
    const words = foldText(run).split(' ')
    const read = readAs(words, things)
    return read.known > 0 ? read.english : run
  })
