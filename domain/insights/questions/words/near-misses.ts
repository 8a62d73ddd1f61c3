import type { Dish } from '../../../catalogue/dish.ts'
import { isLexicalWord } from '../../../catalogue/ingredients/find-ingredient.ts'
import { isForeignWord } from '../../../catalogue/ingredients/foreign-names.ts'
import { ingredients } from '../../../catalogue/ingredients/index.ts'
import { synonyms } from '../../../catalogue/ingredients/synonyms.ts'
import { wordsOfTerms } from '../../../generation/lookup/term-index.ts'
import { formsOf, wordsOf } from '../../../generation/lookup/word-forms.ts'
import { nearestOf } from '../../../text/one-letter.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { keyOf } from '../asking/plates.ts'
import type { Question, QuestionRule } from '../asking/question.ts'
import { misspellingsIn } from './misspelled-words.ts'

/** Dishes, drinks and words of menus that our catalog doesn't have. */
const MORE =
  'enchilada enchiladas kaiserschmarrn flammkuchen schnitzel sauerbraten brisket cobbler brulee beignet beignets kouign amann sauvignon cabernet tempranillo montepulciano chardonnay pilsner hefeweizen cookie cookies croquette croquettes parmentier ratatouille bouillabaisse profiteroles meringue strudel pretzel dumpling dumplings appetizer appetizers vegetarian caramelized seasonal seasoned homemade choice served whipped creamy cream breakfast roasted grilled smoked steamed special specialty liqueur impossible beyond original'
/** Words of other languages that are one letter from one of ours, and right. */
const RIGHT = new Set(
  'cornfed chapatti chapattis karahi mattar muzzarella vajilla assado assadas caramelised colour dagwood flavour flavoured favourite grappe lachha marinaded savoury seasoning aperitief cataplana clasico compleet grillees jajangmyeon shakshouka'.split(
    ' ',
  ),
)
/** A word that this many dishes of the catalog are described by is a word of menus. */
const USUAL = 3
/** Another letter in place of one is a slip only in words that this many dishes have: `sambusa` isn't `sambuca`. */
const FAMILIAR = 8
const SHORTEST = { ofAny: 7, ofDoubled: 6 } as const

/** What is wrong in English and right elsewhere. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  omlet: 'omelet',
  omlett: 'omelet',
  creem: 'cream',
  cofee: 'coffee',
  brocoli: 'broccoli',
  lemongras: 'lemongrass',
  risoto: 'risotto',
  mayonaise: 'mayonnaise',
  expresso: 'espresso',
  cooky: 'cookie',
  lettice: 'lettuce',
  buiscuit: 'biscuit',
  peper: 'pepper',
  sause: 'sauce',
  bisquit: 'biscuit',
  brule: 'brûlée',
}
const ENGLISH =
  /\b(?:with|and|of|two|three|bread|chicken|cheese|fries|beef|pork|fish|eggs?|soup|salad|bacon|toast|cake|coffee)\b/gi
/** From this many English words for each dish on, a menu is in English. */
const ENGLISH_SHARE = 0.3

const isInEnglish = ({ items, menu }: Review): boolean =>
  menu.language?.startsWith('en') ??
  items.reduce((sum, { item }) => sum + (`${item.name} ${item.description}`.match(ENGLISH)?.length ?? 0), 0) >
    items.length * ENGLISH_SHARE

interface Spelling {
  /** Part of what a dish or a drink is called. */
  readonly isName: (word: string) => boolean
  readonly isFamiliar: (word: string) => boolean
  readonly isKnown: (word: string) => boolean
  readonly nearest: (word: string) => readonly string[]
}

const spellings = new WeakMap<readonly Dish[], Spelling>()

/** What words of menus are right, by all that the catalog and the lexicon of ingredients name. */
export function spellingOf(catalogue: readonly Dish[]): Spelling {
  const made = spellings.get(catalogue)
  if (made) return made
  const described = Map.groupBy(
    catalogue.flatMap(({ name, description }) => [...new Set(wordsOf(`${name} ${description}`))]),
    (word) => word,
  )
  const own = [...catalogue.flatMap(({ name }) => wordsOf(name)), ...wordsOf(MORE)]
  const usual = [...described].filter(([, uses]) => uses.length >= USUAL).map(([word]) => word)
  const foods = [...Object.keys(ingredients), ...Object.keys(synonyms)].flatMap(wordsOf)
  const known = new Set([...own, ...described.keys(), ...wordsOfTerms()])
  const names = new Set(own)
  const spelling = {
    isName: (word: string) => names.has(word),
    isFamiliar: (word: string) => (described.get(word)?.length ?? 0) >= FAMILIAR,
    isKnown: (word: string) =>
      [...formsOf(word), `${word}s`, `${word}e`].some((form) => known.has(form)) ||
      isLexicalWord(word) ||
      isForeignWord(word),
    nearest: nearestOf(new Map([...own, ...usual, ...foods].map((word) => [word, word]))),
  }
  spellings.set(catalogue, spelling)
  return spelling
}

/** One letter at the end is a number or a gender: `bruschette`. */
const differsAtEnd = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length - 1) === other.slice(0, length - 1) && one.length + other.length < 2 * length + 2
}

const undoubled = (word: string): string => word.replaceAll(/(.)\1/gu, '$1')

/** Two letters in each other's place. */
const haveSameLetters = (one: string, other: string): boolean =>
  [...one].toSorted().join('') === [...other].toSorted().join('')

/** What a word may have been meant for; undefined where it is right, or nothing is near. */
function meantBy(
  word: string,
  { isKnown, isFamiliar, nearest }: Spelling,
  nearOnMenu: Spelling['nearest'],
): string | undefined {
  if (word.length < SHORTEST.ofDoubled || RIGHT.has(word) || /\d/.test(word) || isKnown(word))
    return undefined
  const onMenu = nearOnMenu(word).find((one) => one !== word && isKnown(one) && !differsAtEnd(one, word))
  return (
    onMenu ??
    nearest(word).find(
      (one) =>
        undoubled(one) === undoubled(word) ||
        (one.length >= SHORTEST.ofAny - 1 &&
          !differsAtEnd(one, word) &&
          (one.length !== word.length ||
            (word.length >= SHORTEST.ofAny && (isFamiliar(one) || haveSameLetters(one, word))))),
    )
  )
}

/** Words that are one letter from a word of menus and are none: `Gaucamole`, `Ossobucco`. What is there twice is meant. */
export const nearMisses: QuestionRule = {
  id: 'spelling_near',
  topic: 'words',
  as: 'misspelled_word',
  whyNot: 'If it’s a name, or how your house spells it, dismiss this.',
  several: (count) => `${count} words may be misspelled`,
  basis: 'From the words of our catalog’s dishes and ingredients.',
  ask: (review) => {
    const { items } = review
    const spelling = spellingOf(review.catalogue)
    const inEnglish = isInEnglish(review) ? IN_ENGLISH : {}
    const written = items
      .filter(({ isAsWritten }) => !isAsWritten)
      .flatMap((one) => wordsAt(one).map((word) => ({ one, word })))
    const nearOnMenu = nearestOf(new Map(written.map(({ word }) => [word, word] as const)))
    return [...Map.groupBy(written, ({ word }) => word)].flatMap(([word, uses]): Question[] => {
      const [{ one } = {}] = uses
      const meant = inEnglish[word] ?? (uses.length === 1 ? meantBy(word, spelling, nearOnMenu) : undefined)
      if (!one || meant === undefined || isBrand(one, word, meant, spelling)) return []
      return [
        {
          key: `${keyOf(one)}:${word}`,
          title: `${one.item.name}: “${word}”`,
          reason: `Should it be “${meant}”?`,
          about: [one],
        },
      ]
    })
  },
}

/** A bottle is called as its maker wants: only what dishes and drinks are called is one letter off there. */
const isBrand = (
  { course, item }: ReviewedItem,
  word: string,
  meant: string,
  { isName }: Spelling,
): boolean =>
  course === 'drink' &&
  wordsOf(item.name).includes(word) &&
  !isName(meant) &&
  undoubled(meant) !== undoubled(word)

/** Each word of a dish once, without those that a list corrects. */
function wordsAt({ item: { name, description } }: ReviewedItem): string[] {
  const text = `${name} ${description}`
  const listed = new Set(misspellingsIn(text).flatMap(({ wrong }) => wordsOf(wrong)))
  return [...new Set(wordsOf(text))].filter((word) => !listed.has(word))
}
