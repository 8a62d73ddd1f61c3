import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { wordsWithoutPortion } from '../../../courses/portion.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'
import { DESCRIPTION_NORM } from './description-norm.ts'
import { catalogueWords, checkShort, rewriting } from './short-descriptions.ts'

/** Praise that says nothing of a dish once every second dish has it. Each can go without a trace. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'amazing authentic classic delicious delightful exquisite famous finest flavorful fresh freshly ' +
    'gourmet hearty homemade house-made lovely mouthwatering perfectly premium savory scrumptious ' +
    'signature special succulent tasty traditional wonderful yummy'
  ).split(' '),
)

/** A word is overused in more dishes than this, if they are also more than this share of the described. */
const USES_ALLOWED = 2
const OVERUSED_SHARE = 0.25

type WordsFinding = RecommendationOf<
  'description_short' | 'description_long' | 'description_repeated' | 'word_repeated' | 'overused_word'
>

/** Descriptions that say too little, too much, or the same again. */
export const checkDescriptions = (review: Review): WordsFinding[] => [
  ...checkShort(review),
  ...review.items.flatMap((reviewed) => [...checkLong(reviewed), ...checkRepeatedWord(reviewed)]),
  ...checkRepeats(review),
  ...checkEmptyWords(review),
]

function checkLong(reviewed: ReviewedItem): RecommendationOf<'description_long'>[] {
  const { item, pointer } = reviewed
  const length = item.description.trim().length
  if (length <= DESCRIPTION_NORM.max) return []
  const proposed = firstSentences(item.description)
  return [
    {
      code: 'description_long',
      id: itemFindingId('description_long', reviewed),
      pointer: `${pointer}/description`,
      params: { name: item.name, length, proposed },
      edits: rewriting(reviewed, proposed),
    },
  ]
}

/** As many whole sentences from the beginning as fit; null where the first alone is too long. */
function firstSentences(text: string): string | null {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim())].map(
    ({ segment }) => segment,
  )
  let kept = ''
  for (const sentence of sentences) {
    if ((kept + sentence).trim().length > DESCRIPTION_NORM.max) break
    kept += sentence
  }
  kept = kept.trim()
  return kept.length >= DESCRIPTION_NORM.min ? kept : null
}

/** Shorter texts share their words by chance. */
const MIN_WORDS_TO_COMPARE = 5

/** How it's sold, and no words of the dish. */
const OF_SALE = /\bminimum\b|\bper person\b|\bpor persona\b|\bserved with\b.*\bonly\b/i

/** From this share of common words on, two descriptions read as one. */
const SAME_WORDS = 0.75

/**
 * One finding for each set of descriptions that read the same; a dish of several sizes may say the same of each. Where
 * the catalogue has other words for enough of them to tell the dishes apart, those are proposed.
 */
function checkRepeats(review: Review): RecommendationOf<'description_repeated'>[] {
  const described = review.items
    .map((reviewed) => ({ reviewed, words: new Set(foldName(reviewed.item.description).split(' ')) }))
    .filter(
      ({ reviewed, words }) => words.size >= MIN_WORDS_TO_COMPARE && !OF_SALE.test(reviewed.item.description),
    )
  const alike: { readonly words: ReadonlySet<string>; readonly of: [ReviewedItem, ...ReviewedItem[]] }[] = []
  for (const { reviewed, words } of described) {
    const cluster = alike.find((one) => readTheSame(one.words, words) && haveTheSameIn(one.of[0], reviewed))
    if (cluster) cluster.of.push(reviewed)
    else alike.push({ words, of: [reviewed] })
  }
  return alike.flatMap(({ of }) => {
    const [first] = of
    const different = differentDishes(of)
    if (different.length < 2) return []
    const rewordable = of.flatMap((reviewed) => {
      const proposed = catalogueWords(review, reviewed)
      return proposed === null ? [] : [{ reviewed, proposed }]
    })
    const left = of.filter((one) => !rewordable.some(({ reviewed }) => reviewed === one))
    const reworded = differentDishes(left).length < 2 ? rewordable : []
    return [
      {
        code: 'description_repeated' as const,
        id: itemFindingId('description_repeated', first),
        pointer: `${first.pointer}/description`,
        params: {
          names: different.map(({ item }) => item.name),
          words: first.item.description.trim(),
          reworded: reworded.map(({ reviewed: { item }, proposed }) => ({
            name: item.name,
            before: item.description.trim(),
            proposed,
          })),
        },
        items: different.map(({ item }) => item.id),
        edits: reworded.flatMap(({ reviewed, proposed }) => rewriting(reviewed, proposed)),
      },
    ]
  })
}

/** The first of each dish that is there in several sizes or sections. */
const differentDishes = (of: readonly ReviewedItem[]): ReviewedItem[] =>
  of.filter((one, index) => of.findIndex((other) => isSizeOfOne(other, one)) === index)

function readTheSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (Math.min(a.size, b.size) < SAME_WORDS * Math.max(a.size, b.size)) return false
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  return common >= SAME_WORDS * (a.size + b.size - common)
}

/**
 * Returns whether two descriptions name the same ingredients. Where one also has octopus and shrimp, a
 * guest can distinguish them.
 */
function haveTheSameIn({ item: a }: ReviewedItem, { item: b }: ReviewedItem): boolean {
  const [mine, theirs] = [a, b].map(({ description }) => new Set(mentionedIngredients(description)))
  return mine !== undefined && theirs !== undefined && mine.symmetricDifference(theirs).size === 0
}

/** The same dish, in another size or section. */
function isSizeOfOne(a: ReviewedItem, b: ReviewedItem): boolean {
  const [mine, theirs] = [wordsWithoutPortion(a.item.name), wordsWithoutPortion(b.item.name)]
  return mine.size === theirs.size && mine.isSubsetOf(theirs)
}

/** A word of this length that is this often in one description is a slip. */
const REPEATED_WORD = { times: 3, minLength: 5 } as const

function checkRepeatedWord(reviewed: ReviewedItem): RecommendationOf<'word_repeated'>[] {
  const { item, pointer } = reviewed
  // A description that is too long has a separate finding.
  if (item.description.trim().length > DESCRIPTION_NORM.max) return []
  const words = foldName(item.description).split(' ')
  // What a set contains, entry by entry, is no praise that repeats: “Salmon nigiri, salmon sashimi”.
  const entries = item.description.split(/[,;+•·/]/).map((entry) => foldName(entry).split(' '))
  const isListed = (word: string): boolean =>
    !EMPTY_WORDS.has(word) && entries.every((entry) => entry.filter((one) => one === word).length < 2)
  const counts = Map.groupBy(words, (word) => word)
  const [word, uses] =
    [...counts].find(([one, { length }]) => isRepeated(one, length) && !isListed(one)) ?? []
  if (word === undefined || uses === undefined) return []
  const text = EMPTY_WORDS.has(word) ? withoutRepeats(item.description, word) : item.description
  const left = foldName(text)
    .split(' ')
    .filter((one) => one === word)
  const proposed = left.length < 2 ? text : null
  return [
    {
      code: 'word_repeated',
      id: `${itemFindingId('word_repeated', reviewed)}:${word}`,
      pointer: `${pointer}/description`,
      params: { name: item.name, word, count: uses.length, proposed },
      edits: rewriting(reviewed, proposed),
    },
  ]
}

const isRepeated = (word: string, times: number): boolean =>
  EMPTY_WORDS.has(word) ? times >= 2 : word.length >= REPEATED_WORD.minLength && times >= REPEATED_WORD.times

/** Returns a text with a word of praise only at its first place, if sentences are left. */
function withoutRepeats(text: string, word: string): string {
  const start = text.toLowerCase().indexOf(word) + word.length
  const rest = listed(word).reduce((left, [pattern, by]) => left.replace(pattern, by), text.slice(start))
  return text.slice(0, start) + without(rest, attributive(word))
}

/** The word in a list of praises, which goes on without it: "crisp, delicious and hot", "delicious and hot". */
const listed = (word: string): readonly (readonly [RegExp, string])[] => [
  [new RegExp(`,? (?:and|&) ${word}(?=[\\s.,;!]|$)`, 'giu'), ''],
  [new RegExp(`(?<![\\p{L}-])${word}(?:,| and| &) (?=\\p{L})`, 'giu'), ''],
  [new RegExp(`, ${word}(?=[\\s.,;!]|$)`, 'giu'), ''],
]

/**
 * Where a word is before what it praises: "fresh basil", not "fresh and crisp" or "it is fresh". Only
 * there it can be taken out and leave a sentence.
 */
const attributive = (word: string): RegExp =>
  new RegExp(
    `(?<!\\b(?:and|or|but|very|so|is|are|both)\\s)(?<!,\\s)(?<![\\p{L}-])${word} (?!and\\b|or\\b|but\\b|from\\b|with\\b|in\\b)(?=\\p{L})`,
    'giu',
  )

function checkEmptyWords({ items }: Review): WordsFinding[] {
  const described = items.filter(({ item }) => item.description.trim() !== '')
  return [...EMPTY_WORDS].flatMap((word) => {
    const pattern = attributive(word)
    const uses = described.filter(({ item }) => item.description.search(pattern) !== -1)
    if (uses.length <= USES_ALLOWED || uses.length / described.length <= OVERUSED_SHARE) return []
    return [
      {
        code: 'overused_word' as const,
        id: `overused_word:${word}`,
        pointer: '',
        params: { word, count: uses.length, total: described.length },
        edits: uses
          .slice(USES_ALLOWED)
          .flatMap((reviewed) => rewriting(reviewed, without(reviewed.item.description, pattern))),
      },
    ]
  })
}

/** A text without these words; the article before one and the capital at the beginning follow. */
function without(text: string, pattern: RegExp): string {
  const withNeighbors = new RegExp(`(?:\\b(an?) )?${pattern.source}(\\p{L})`, 'iu')
  let left = text
  // One at a time: taking one out can bring the next into its place.
  while (withNeighbors.test(left)) {
    left = left.replace(withNeighbors, (_, article: string | undefined, next: string) =>
      article === undefined ? next : `${articleBefore(next, article)} ${next}`,
    )
  }
  return left.charAt(0) === text.charAt(0) ? left : left.charAt(0).toLocaleUpperCase('en') + left.slice(1)
}

const articleBefore = (next: string, old: string): string => {
  const article = /[aeiou]/i.test(next) ? 'an' : 'a'
  return old.startsWith('A') ? article.replace('a', 'A') : article
}
