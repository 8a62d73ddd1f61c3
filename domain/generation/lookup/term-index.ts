import { cuisines, MAINS } from '../../reference/reference.ts'
import { houseNames } from '../houses/house-names.ts'
import { housesOf } from '../houses/houses-of.ts'
import { termList } from './kinds/term-list.ts'
import { type Is, isOf } from './terms.ts'
import { formsOf, wordsOf } from './word-forms.ts'

/** Words of the longest phrase of the tables. */
export const MAX_PHRASE = 4

const index = new Map<string, Is>()
const adjectives = new Set<string>()

/** All spellings of a phrase by the number of its last word. */
const spellingsOf = (words: readonly string[]): string[] => {
  const start = words.slice(0, -1)
  return formsOf(words.at(-1) ?? '').map((last) => [...start, last].join(' '))
}

function add(phrase: string, is: Is): void {
  for (const spelling of spellingsOf(wordsOf(phrase))) {
    if (!index.has(spelling)) index.set(spelling, is)
  }
}

for (const term of termList) {
  const is = isOf(term)
  for (const phrase of term.words.split(/[,\n]/)) {
    add(phrase, is)
    if (term.isAdjective) adjectives.add(phrase.trim())
  }
}
// "From Sicily": a region by its own name, but for the one that is a bird.
for (const term of termList)
  for (const { region } of term.any ?? []) {
    if (region === undefined || region === 'Turkey') continue
    for (const phrase of region.split(' and ')) {
      add(phrase, isOf(term))
      adjectives.add(wordsOf(phrase).join(' '))
    }
  }
// A tapas bar is a house of two cuisines.
const byPhrase = Map.groupBy(
  houseNames.flatMap((house) =>
    house.words.split(',').map((phrase) => ({ ...house, phrase: phrase.trim() })),
  ),
  ({ phrase }) => phrase,
)
// "Pub Plates" are its starters and main courses; the pudding has its own section.
for (const [phrase, houses] of byPhrase) {
  if (!index.has(phrase)) adjectives.add(phrase)
  add(
    phrase,
    ({ dish }) =>
      dish.categoryId <= MAINS &&
      houses.some(({ cuisineId, house }) => dish.cuisineId === cuisineId && housesOf(dish).has(house)),
  )
}

// A cuisine by its adjective: its own dishes, and what other catalogues have from there.
for (const { id, name } of cuisines) {
  const nation = index.get(name.toLowerCase())
  for (const spelling of spellingsOf([name.toLowerCase()]))
    index.set(spelling, (said) => said.dish.cuisineId === id || nation?.(said) === true)
  adjectives.add(name.toLowerCase())
}

/** What a phrase of a menu names, by the tables; undefined where they don't have it. */
export function termOf(words: readonly string[]): Is | undefined {
  for (const spelling of spellingsOf(words)) {
    const found = index.get(spelling)
    if (found) return found
  }
  return undefined
}

/** Does a phrase tell how dishes are, and not what: "hot", "vegan", "Greek"? */
export const isAdjective = (words: readonly string[]): boolean => adjectives.has(words.join(' '))

/** Every word of the tables' phrases. */
export const wordsOfTerms = (): string[] => [...index.keys()].flatMap((phrase) => phrase.split(' '))
