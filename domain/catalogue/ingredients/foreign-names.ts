import { lazily } from '../../computing/lazily.ts'
import { remembered } from '../../computing/remembered.ts'
import { animalWords } from './animal-words.ts'
import { fold, MOST_REMEMBERED } from './fold.ts'
import { type IngredientName, ingredients } from './index.ts'
import { inflections, type Language, languages, PREPARED } from './inflections.ts'
import type { Trait } from './ingredient.ts'
import { plantWords } from './plant-words.ts'
import { storeWords } from './store-words.ts'

/** What the kitchens of one language call ingredients. */
interface Names {
  readonly language: Language
  readonly byName: ReadonlyMap<string, IngredientName>
  /** Each word of a name. */
  readonly words: ReadonlySet<string>
}

/** The rows of the tables: an ingredient and its names by language, as they are written there. */
export const wordRows = (): readonly (readonly [
  ingredient: string,
  names: readonly (readonly string[])[],
])[] => tables.rows

/** Read when a name is first looked up: many screens name no ingredient. */
const tables = lazily({ rows: readRows, names: readNames, longestName: wordsOfLongestName })

function readRows() {
  return [animalWords, plantWords, storeWords].flatMap((table) =>
    table
      .trim()
      .split('\n')
      .map((row) => {
        const [ingredient = '', ...cells] = row.split('|').map((cell) => cell.trim())
        return [ingredient, cells.map((cell) => cell.split(/\s*,\s*/).filter(Boolean))] as const
      }),
  )
}

/** By language; and names that are read with their accents: "thé" isn't "the". */
function readNames(): {
  readonly all: readonly Names[]
  readonly accented: ReadonlyMap<string, IngredientName>
} {
  const accented = new Map<string, IngredientName>()
  const all = languages.map((language, column): Names => {
    const byName = new Map<string, IngredientName>()
    for (const [ingredient, cells] of tables.rows) {
      for (const written of cells[column] ?? []) {
        const exact = written.startsWith('!')
        const name = exact ? written.slice(1).normalize('NFC').toLowerCase() : fold(written)
        const names = exact ? accented : byName
        if (!names.has(name)) names.set(name, ingredient as IngredientName)
      }
    }
    return { language, byName, words: new Set([...byName.keys()].flatMap((name) => name.split(' '))) }
  })
  return { all, accented }
}

function wordsOfLongestName(): number {
  const names = tables.names.all.flatMap(({ byName }) => [...byName.keys()])
  return Math.max(...names.map((name) => name.split(' ').length))
}

/** Words of the longest name. */
export const longestForeignName = (): number => tables.longestName

/** Can a name of another language have this word, in any number? */
export const isForeignWord = remembered((word: string): boolean => {
  const folded = fold(word)
  return (
    tables.names.accented.has(word.normalize('NFC').toLowerCase()) ||
    tables.names.all.some((names) => formsIn(names, folded).length > 0)
  )
}, MOST_REMEMBERED)

/**
 * The ingredient that German, French, Italian, Spanish, Portuguese or Dutch calls so; undefined where no language does,
 * or where two of them mean foods with different allergens.
 */
export const foreignName = (name: string): IngredientName | undefined => knownName(name) ?? undefined

const knownName = remembered((name: string): IngredientName | null => {
  const exact = tables.names.accented.get(name.normalize('NFC').toLowerCase().trim())
  if (exact) return exact
  const folded = fold(name)
  const asWritten = tables.names.all.flatMap(({ byName }) => byName.get(folded) ?? [])
  if (asWritten.length > 0) return mostTelling(asWritten) ?? null
  const words = folded.split(' ')
  return mostTelling([...new Set(tables.names.all.flatMap((names) => inForms(names, words) ?? []))]) ?? null
}, MOST_REMEMBERED)

/** The same where it also says how it is cut, cooked or kept: "gehackte Mandeln", "beurre fondu". */
export function foreignIngredient(name: string): IngredientName | undefined {
  const whole = foreignName(name)
  if (whole) return whole
  const words = fold(name).split(' ')
  const found = tables.names.all.flatMap((names) => {
    const bare = words.filter((word) => !PREPARED[names.language].test(word))
    return bare.length > 0 && bare.length < words.length ? (inForms(names, bare) ?? []) : []
  })
  return mostTelling([...new Set(found)])
}

/** Of several meanings the one with all traits of the others: it breaks the most claims. */
function mostTelling(found: readonly IngredientName[]): IngredientName | undefined {
  const traitsOf = (name: IngredientName): readonly Trait[] => ingredients[name]
  return found.find((one) =>
    found.every((other) => traitsOf(other).every((trait) => traitsOf(one).includes(trait))),
  )
}

function inForms(names: Names, words: readonly string[]): IngredientName | undefined {
  let phrases: readonly string[] = ['']
  for (const word of words) {
    const forms = formsIn(names, word)
    phrases = phrases.flatMap((phrase) => forms.map((form) => (phrase ? `${phrase} ${form}` : form)))
    if (phrases.length === 0) return undefined
  }
  return phrases.map((phrase) => names.byName.get(phrase)).find((name) => name !== undefined)
}

/** Returns the word and the singulars it may come from that are among the names. */
const formsIn = ({ language, words }: Names, word: string): string[] =>
  [...new Set([word, ...inflections[language](word)])].filter((form) => words.has(form))
