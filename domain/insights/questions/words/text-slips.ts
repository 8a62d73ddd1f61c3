import { foldName } from '../../../text/fold-name.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { bySection, keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, someOf } from '../asking/question.ts'

const BREAKS_OFF =
  /(?:[,;&+–—-]|(?<![\p{L}\p{N}’'])(?:and|with|or|und|mit|oder|et|avec|ou|con|com|met))\s*$/iu
const MARKS = /,\s*,|;\s*;|(?<!\.)\.\.(?!\.)|\s[,;](?=\s|$)|,\./u
/** Word for word twice in a row. What is called so is meant: `mahi mahi`, `couscous`. */
const TWICE = /(?<![\p{L}-])(\p{L}{5,})\s+\1(?![\p{L}-])/iu
const CALLED_SO = /^(?:couscous|shabu|halo|chilli|berry|aloha|sweet)$/i

const opens = (text: string, one: string): number => text.split(one).length - 1

/** What of a text no guest should read so. */
function slipIn(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (opens(trimmed, '(') !== opens(trimmed, ')') && !/\d\)|[:;]-?\)/.test(trimmed))
    return 'A parenthesis opens or closes alone.'
  if (MARKS.test(trimmed)) return 'Two marks of punctuation are where one belongs, or a space is before one.'
  if (BREAKS_OFF.test(trimmed) && trimmed.split(' ').length > 2) return 'It breaks off in the middle.'
  const word = TWICE.exec(trimmed)?.[1]
  if (word !== undefined && !CALLED_SO.test(word)) return `It says “${word} ${word.toLowerCase()}”.`
  const entries = trimmed.includes('/') ? [] : trimmed.split(',').map(foldName)
  const again = entries.find((entry, at) => entry.length > 2 && entries.indexOf(entry) < at)
  return again === undefined ? undefined : `It names “${again}” twice.`
}

/** Slips of typing that are in every language. */
export const textSlips: QuestionRule = {
  id: 'text_slip',
  topic: 'words',
  sureness: 'fact',
  as: 'doubled_word',
  whyNot: 'Only you know how it goes on.',
  several: (count) => `${count} texts have a slip`,
  ask: ({ items }) =>
    items.flatMap((reviewed): Question[] => {
      const { item } = reviewed
      const reason = slipIn(item.description)
      return reason === undefined
        ? []
        : [
            {
              key: keyOf(reviewed),
              title: `${item.name} has a slip in its words`,
              reason: `${reason} “${short(item.description)}”`,
              about: [reviewed],
            },
          ]
    }),
}

const MOST_QUOTED = 90
const short = (text: string): string => (text.length > MOST_QUOTED ? `…${text.slice(-MOST_QUOTED)}` : text)

/** A description that says the name once more and nothing else. */
export const nameAgain: QuestionRule = {
  id: 'name_again',
  topic: 'words',
  sureness: 'fact',
  as: 'description_short',
  whyNot: 'What is in it, and how it is made, only you know.',
  several: (count) => `${count} descriptions only repeat the name`,
  ask: ({ items }) =>
    items.flatMap((reviewed): Question[] => {
      const { name, description } = reviewed.item
      return description.trim() !== '' && foldName(description) === foldName(name)
        ? [
            {
              key: keyOf(reviewed),
              title: `${name}: the description is the name`,
              reason: 'Guests read the same words twice.',
              about: [reviewed],
            },
          ]
        : []
    }),
}

/** With fewer names or descriptions there is no habit to break. */
const MIN_TEXTS = 5
/** From this share on, how texts are written is a habit. */
const HABIT = 0.9
/** This many names of a section in capitals, and this many that aren’t, are no style. */
const MIN_MIXED = 2
const MIN_LETTERS = 12

const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase()
const isShouted = (text: string): boolean =>
  hasCase(text) && text === text.toUpperCase() && text.replace(/\P{L}/gu, '').length >= MIN_LETTERS
const isSmall = (text: string): boolean =>
  /^\p{L}/u.test(text) && hasCase(text) && text === text.toLowerCase()

/** A text in capitals, or a name in small letters, where all others are written otherwise. */
export const letterCase: QuestionRule = {
  id: 'letter_case',
  topic: 'words',
  sureness: 'judgment',
  as: 'endings_mixed',
  whyNot: 'How your menu writes is yours to say.',
  several: (count) => `${count} texts are in other letters than the rest`,
  ask: ({ items }) => {
    const mixed = bySection(items).flatMap(mixedNames)
    return [
      ...odd(items, 'description', isShouted, 'capitals'),
      ...(mixed.length > 0 ? mixed : odd(items, 'name', isShouted, 'capitals')),
      ...odd(items, 'name', isSmall, 'small letters'),
    ]
  },
}

/** Some names of a section in capitals next to others that aren’t. */
function mixedNames(dishes: readonly ReviewedItem[]): Question[] {
  const shouted = dishes.filter(({ item }) => isShouted(item.name))
  const [first] = shouted
  const others = dishes.filter(({ item }) => hasCase(item.name) && item.name !== item.name.toUpperCase())
  if (!first || shouted.length < MIN_MIXED || others.length < MIN_MIXED) return []
  return [
    {
      key: `name:${keyOf(first)}`,
      title: `${first.section.name}: ${shouted.length} of ${dishes.length} names are in capitals`,
      reason: `${someOf(shouted.map(({ item }) => item.name))}. Guests take what looks different for a special.`,
      about: shouted,
    },
  ]
}

/** What is added, or poured, is often written small. */
const isDish = ({ item, course, isOrdinary }: ReviewedItem): boolean =>
  isOrdinary &&
  course !== 'apart' &&
  course !== 'drink' &&
  !/\b(?:crust|toppings?|refill|flight|slice|gluten)\b/i.test(item.name)

function odd(
  items: readonly ReviewedItem[],
  field: 'name' | 'description',
  isOdd: (text: string) => boolean,
  what: string,
): Question[] {
  const texts = items.filter((one) => hasCase(one.item[field]) && isDish(one))
  const found = texts.filter(({ item }) => isOdd(item[field].trim()))
  if (texts.length < MIN_TEXTS || found.length === 0 || found.length > (1 - HABIT) * texts.length) return []
  return found.map((one) => ({
    key: `${field}:${keyOf(one)}`,
    title: `${one.item.name}: the ${field} is in ${what}`,
    reason: `No other ${field} of the menu is, or few are.`,
    about: [one],
  }))
}
