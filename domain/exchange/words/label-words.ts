import { allergenOfWord } from '../../allergens/words/read-words.ts'
import {
  foldWord,
  knownIn,
  type LabelReading,
  readWords,
  wordsOfCell,
} from '../../menu/details/list-cells.ts'
import { allDiets, diet } from '../../reference/reference.ts'

/** Claims of a source; what it says nothing about is absent. */
export interface ReadClaims {
  readonly dietaryOptions?: readonly number[]
  readonly dietsOnRequest?: readonly number[]
  readonly allergens?: readonly string[]
  readonly mayContain?: readonly string[]
  readonly removable?: readonly string[]
}

const dietWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(allDiets.map(({ id, name }) => [foldWord(name), id])),
  v: diet.vegetarian,
  veg: diet.vegetarian,
  veggie: diet.vegetarian,
  vg: diet.vegan,
  vgn: diet.vegan,
  ve: diet.vegan,
  plantbased: diet.vegan,
  gf: diet.glutenFree,
  df: diet.dairyFree,
  keto: diet.keto,
  s: diet.seafood,
}

/** What an owner writes of a dish without any allergen. */
export const NO_ALLERGENS = 'none'

/** Ids of the dietary options that a cell names, in full ("gluten free") or by their marks ("GF"). */
export const readDietaryWords = (cell: string): LabelReading<number> => readWords(cell, knownIn(dietWords))

/** The allergens that a cell names. Undefined where it is blank: that is not the same as "none". */
export function readAllergenWords(cell: string): LabelReading<string> | undefined {
  // A dash says as little as a blank.
  if (foldWord(cell) === '') return undefined
  return foldWord(cell) === NO_ALLERGENS ? { labels: [], unknown: [] } : readWords(cell, allergenOfWord)
}

const TRACES =
  /[\s.;,(]*(?<!\p{L})(?:(?:may|can)(?: also)? contain|traces? of|kann (?:auch )?(?:spuren von|enthalten)|spuren von|peut contenir|traces de|può contenere|tracce di|puede contener|trazas de|pode conter|kan bevatten|sporen van)(?!\p{L})[\s:]*/iu

/** `Gluten, milk. May contain: nuts`: what a cell says is in a dish, and what may have come into it. */
export function byStrength(cell: string): readonly [contains: string, mayContain: string] {
  const lead = TRACES.exec(cell)
  if (!lead) return [cell, '']
  const behind = cell
    .slice(lead.index + lead[0].length)
    .split(TRACES)
    .join(', ')
  return [
    cell.slice(0, lead.index),
    behind.replaceAll(/[).\]]+(?=,|$)/gu, '').replace(/\s(?:enthalten|bevatten)$/iu, ''),
  ]
}

/** What is before a word in the column of unconfirmed claims, where it is more than "is" or "contains". */
export const CLAIM_PREFIXES = {
  dietsOnRequest: 'can be made',
  mayContain: 'may contain',
  removable: 'without',
} as const

/** What a cell says about diets and allergens; a kind of claim that it doesn't mention is absent. */
export function readClaimWords(cell: string): ReadClaims & { readonly unknown: readonly string[] } {
  const said: Record<keyof ReadClaims, Set<number | string>> = {
    dietaryOptions: new Set(),
    dietsOnRequest: new Set(),
    allergens: new Set(),
    mayContain: new Set(),
    removable: new Set(),
  }
  const declared = new Set<keyof ReadClaims>()
  const unknown: string[] = []
  for (const part of wordsOfCell(cell)) {
    const [field, words] = withoutPrefix(part)
    const word = foldWord(words)
    const id = Object.hasOwn(dietWords, word) ? dietWords[word] : undefined
    const allergen = allergenOfWord(words)
    const isOfDiets = field === undefined || field === 'dietsOnRequest'
    if (id !== undefined && isOfDiets) said[field ?? 'dietaryOptions'].add(id)
    else if (field === 'dietsOnRequest' || (word !== NO_ALLERGENS && !allergen)) unknown.push(part)
    else {
      declared.add(field ?? 'allergens')
      if (allergen) said[field ?? 'allergens'].add(allergen)
    }
  }
  return {
    ...Object.fromEntries(
      Object.entries(said).flatMap(([field, labels]) =>
        labels.size > 0 || declared.has(field as keyof ReadClaims) ? [[field, [...labels]]] : [],
      ),
    ),
    unknown,
  }
}

function withoutPrefix(part: string): [keyof typeof CLAIM_PREFIXES | undefined, string] {
  for (const [field, prefix] of Object.entries(CLAIM_PREFIXES))
    if (part.toLowerCase().startsWith(`${prefix} `))
      return [field as keyof typeof CLAIM_PREFIXES, part.slice(prefix.length)]
  return [undefined, part]
}
