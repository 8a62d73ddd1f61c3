import { additiveName } from './additives.ts'
import { allergenName } from './allergen-names.ts'

interface Declared {
  readonly allergens?: readonly string[] | undefined
  readonly mayContain?: readonly string[] | undefined
  readonly removable?: readonly string[] | undefined
  readonly additives?: readonly string[] | undefined
  /** What its marks name, as `allergen:milk`. */
  readonly marks: readonly { readonly id: string }[]
}

/**
 * What is declared of a dish, in sentences. What its marks name is not said again. Nothing is said where nothing
 * was declared: that is not the same as being free of it.
 */
export function allergenLines({
  allergens = [],
  mayContain = [],
  removable = [],
  additives = [],
  marks,
}: Declared): string[] {
  const isMarked = (key: string, kind = 'allergen') => marks.some(({ id }) => id === `${kind}:${key}`)
  const lines: [string, readonly string[]][] = [
    ['Contains', named(allergens.filter((key) => !isMarked(key)))],
    ['May contain', named(mayContain.filter((key) => !isMarked(key) && !allergens.includes(key)))],
    ['Can be made without', named(removable)],
    ['Additives:', additives.filter((key) => !isMarked(key, 'additive')).map(additiveName)],
  ]
  return lines.flatMap(([words, names]) => (names.length > 0 ? [`${words} ${names.join(', ')}`] : []))
}

const named = (keys: readonly string[]): string[] => keys.map(allergenName)
