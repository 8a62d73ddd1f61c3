import { foldName } from '../catalogue/names.ts'
import type { Review, ReviewedItem } from './menu-review.ts'
import type { RecommendationOf } from './recommendation.ts'

const BEVERAGES = 5

/** Our editorial norm, in characters: shorter tells nothing, longer is not read at a table. */
export const DESCRIPTION_NORM = { min: 40, max: 200 } as const

/** Praise that says nothing of a dish once every second dish has it. Each can go without a trace. */
const EMPTY_WORDS = [
  'amazing',
  'authentic',
  'classic',
  'delicious',
  'delightful',
  'exquisite',
  'famous',
  'finest',
  'flavorful',
  'fresh',
  'freshly',
  'gourmet',
  'hearty',
  'homemade',
  'house-made',
  'lovely',
  'mouthwatering',
  'perfectly',
  'premium',
  'savory',
  'scrumptious',
  'signature',
  'special',
  'succulent',
  'tasty',
  'traditional',
  'wonderful',
  'yummy',
] as const

/** So many dishes may have such a word before it wears thin, and it must be in so large a share of them. */
const USES_ALLOWED = 2
const OVERUSED_SHARE = 0.25

type WordsFinding = RecommendationOf<
  'description_short' | 'description_long' | 'description_repeated' | 'overused_word'
>

/** Descriptions that say too little, too much, or the same again. Drinks may go without one. */
export const checkDescriptions = (review: Review): WordsFinding[] => [
  ...review.items.flatMap((reviewed) => checkLength(reviewed)),
  ...checkRepeats(review),
  ...checkEmptyWords(review),
]

const idOf = (code: string, { place }: ReviewedItem): string => `${code}:${place.categoryId}:${place.itemId}`

const setDescription = ({ place }: ReviewedItem, description: string | null): WordsFinding['edits'] =>
  description === null ? [] : [{ kind: 'set-description', place, description }]

function checkLength(reviewed: ReviewedItem): WordsFinding[] {
  const { item, place, pointer } = reviewed
  const length = item.description.trim().length
  const found = { pointer: `${pointer}/description` }
  if (length < DESCRIPTION_NORM.min && place.categoryId !== BEVERAGES) {
    const proposed = catalogueWords(reviewed)
    return [
      {
        ...found,
        code: 'description_short',
        id: idOf('description_short', reviewed),
        params: { name: item.name, length, proposed },
        edits: setDescription(reviewed, proposed),
      },
    ]
  }
  if (length <= DESCRIPTION_NORM.max) return []
  const proposed = firstSentences(item.description)
  return [
    {
      ...found,
      code: 'description_long',
      id: idOf('description_long', reviewed),
      params: { name: item.name, length, proposed },
      edits: setDescription(reviewed, proposed),
    },
  ]
}

/** How the catalogue describes a dish of that name, if it does and every tag of the owner's holds for it. */
function catalogueWords({ item, dish }: ReviewedItem): string | null {
  const holds = item.dietaryOptions.every((option) => dish?.dietaryOptions.some((id) => id === option))
  return dish && holds && dish.description !== item.description ? dish.description : null
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

function checkRepeats({ items }: Review): WordsFinding[] {
  const first = new Map<string, ReviewedItem>()
  return items.flatMap((reviewed) => {
    const words = foldName(reviewed.item.description)
    if (words === '') return []
    const other = first.get(words)
    if (!other) {
      first.set(words, reviewed)
      return []
    }
    // A dish that stands twice is told as that.
    if (foldName(other.item.name) === foldName(reviewed.item.name)) return []
    const proposed = catalogueWords(reviewed)
    return [
      {
        code: 'description_repeated' as const,
        id: idOf('description_repeated', reviewed),
        pointer: `${reviewed.pointer}/description`,
        params: { name: reviewed.item.name, other: other.item.name, proposed },
        edits: setDescription(reviewed, proposed),
      },
    ]
  })
}

/**
 * Where a word stands before what it praises: "fresh basil", not "fresh and crisp" or "it is fresh". Only
 * there it can be taken out and leave a sentence.
 */
const attributive = (word: string): RegExp =>
  new RegExp(
    `(?<!\\b(?:and|or|but|very|so|is|are|both)\\s)(?<!,\\s)(?<![\\p{L}-])${word} (?!and\\b|or\\b|but\\b|from\\b|with\\b|in\\b)(?=\\p{L})`,
    'giu',
  )

function checkEmptyWords({ items }: Review): WordsFinding[] {
  const described = items.filter(({ item }) => item.description.trim() !== '')
  return EMPTY_WORDS.flatMap((word) => {
    const pattern = attributive(word)
    const uses = described.filter(({ item }) => item.description.search(pattern) !== -1)
    if (uses.length <= USES_ALLOWED || uses.length / described.length <= OVERUSED_SHARE) return []
    return [
      {
        code: 'overused_word' as const,
        id: `overused_word:${word}`,
        pointer: '',
        params: { word, count: uses.length, total: described.length },
        edits: uses.slice(USES_ALLOWED).map(({ item, place }) => ({
          kind: 'set-description' as const,
          place,
          description: without(item.description, pattern),
        })),
      },
    ]
  })
}

/** A text without these words; the article before one and the capital at the beginning follow. */
function without(text: string, pattern: RegExp): string {
  const withNeighbours = new RegExp(`(?:\\b(an?) )?${pattern.source}(\\p{L})`, 'iu')
  let left = text
  // One at a time: taking one out can bring the next into its place.
  while (withNeighbours.test(left)) {
    left = left.replace(withNeighbours, (_, article: string | undefined, next: string) =>
      article === undefined ? next : `${articleBefore(next, article)} ${next}`,
    )
  }
  return left.charAt(0) === text.charAt(0) ? left : left.charAt(0).toLocaleUpperCase('en') + left.slice(1)
}

const articleBefore = (next: string, old: string): string => {
  const article = /[aeiou]/i.test(next) ? 'an' : 'a'
  return old.startsWith('A') ? article.replace('a', 'A') : article
}
