import { lazily } from '../../computing/lazily.ts'
import { remembered } from '../../computing/remembered.ts'
import { fold, MOST_REMEMBERED } from './fold.ts'
import { wordRows } from './foreign-names.ts'
import { type IngredientName, ingredients } from './index.ts'
import { languages } from './inflections.ts'

/** Shorter names are found in words that mean something else. */
const MIN_BASE = 5
const SHORT_BASES = new Set(
  'kase nuss senf soja kalb lamm huhn eier melk kaas spek krab zalm wein bier'.split(' '),
)
/** English has them, too: "butterfly". */
const NO_BASES = new Set('butter salami bagel toast cracker brandy porter mosto'.split(' '))
/** The least number of letters of what is joined to a name. */
const MIN_REST = 3

/** German and Dutch join words: their names of one word for what bears an allergen or is flesh, the longest first. */
const table = lazily({
  bases: () =>
    languages
      .flatMap((language, column) =>
        language === 'de' || language === 'nl'
          ? wordRows().flatMap(([name, cells]) => basesOf(name as IngredientName, cells[column] ?? []))
          : [],
      )
      .toSorted(([a], [b]) => b.length - a.length),
})

function basesOf(name: IngredientName, written: readonly string[]) {
  if (ingredients[name].length === 0) return []
  return written
    .map(fold)
    .filter((word) => /^\p{L}+$/u.test(word) && !NO_BASES.has(word))
    .filter((word) => word.length >= MIN_BASE || SHORT_BASES.has(word))
    .map((word) => [word, name] as const)
}

/**
 * What a German or Dutch compound begins or ends with: "Erdnusssauce" has peanuts in it. To doubt with alone: what is
 * joined to a word can turn it into another.
 */
export const ingredientsInCompound = remembered((word: string): readonly IngredientName[] => {
  const folded = fold(word)
  const isLonger = (base: string) => folded.length >= base.length + MIN_REST
  const first = table.bases.find(([base]) => isLonger(base) && folded.startsWith(base))
  const last = table.bases.find(([base]) => isLonger(base) && folded.endsWith(base))
  return [first, last].flatMap((one) => (one ? [one[1]] : []))
}, MOST_REMEMBERED)
