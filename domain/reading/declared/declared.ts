import type { AllergenKey } from '../../allergens/allergen-keys.ts'
import type { LegendEntry } from '../marks/legend.ts'

/** What the codes and the words of allergens on a line say of its dish. */
export interface Declared {
  readonly contains: readonly AllergenKey[]
  readonly mayContain: readonly AllergenKey[]
  /** Additives, diets and marks that are among the codes. */
  readonly others: readonly LegendEntry[]
  /** Codes and words, as they are written, of which at least one was not understood. */
  readonly unread: readonly string[]
  /** They were read by the usual list of the country: a person says whether they are these. */
  readonly isByCountry: boolean
  /** It says that there is none. */
  readonly isNone?: boolean
  /** Words that were not understood and stay: behind the description, or behind the name that they were behind. */
  readonly kept?: readonly KeptWords[]
}

export interface KeptWords {
  readonly text: string
  readonly isOfName: boolean
}

/** The part of a text that declares something. */
export interface DeclaredPart extends Declared {
  readonly start: number
  readonly end: number
}

export const NOTHING: Declared = {
  contains: [],
  mayContain: [],
  others: [],
  unread: [],
  isByCountry: false,
}

export const joinDeclared = (parts: readonly Declared[]): Declared => ({
  contains: [...new Set(parts.flatMap(({ contains }) => contains))],
  mayContain: [...new Set(parts.flatMap(({ mayContain }) => mayContain))],
  others: parts.flatMap(({ others }) => others),
  unread: parts.flatMap(({ unread }) => unread),
  isByCountry: parts.some(({ isByCountry }) => isByCountry),
  isNone: parts.some(({ isNone }) => isNone),
  kept: parts.flatMap(({ kept = [] }) => kept),
})
