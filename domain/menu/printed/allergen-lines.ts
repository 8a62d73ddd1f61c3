import type { PrintedExtras } from './printed-extras.ts'
import type { MenuWords } from './words/words.ts'

interface Declared {
  readonly allergens?: readonly string[] | undefined
  readonly mayContain?: readonly string[] | undefined
  readonly removable?: readonly string[] | undefined
  readonly additives?: readonly string[] | undefined
  /** What its marks name, as `allergen:milk`. */
  readonly marks: readonly { readonly id: string }[]
}

/**
 * What is declared of a dish, in sentences in the words of its menu. What its marks name is not said
 * again. Nothing is said where nothing was declared: that is not the same as being free of it.
 */
export function allergenLines(
  { allergens = [], mayContain = [], removable = [], additives = [], marks }: Declared,
  { declaration: said, allergen, additive }: MenuWords,
): string[] {
  const named = (keys: readonly string[]) => keys.map(allergen)
  const isMarked = (key: string, kind = 'allergen') => marks.some(({ id }) => id === `${kind}:${key}`)
  const lines: [string, readonly string[]][] = [
    [said.contains, named(allergens.filter((key) => !isMarked(key)))],
    [said.mayContain, named(mayContain.filter((key) => !isMarked(key) && !allergens.includes(key)))],
    [said.without, named(removable)],
    [said.additives, additives.filter((key) => !isMarked(key, 'additive')).map(additive)],
  ]
  return lines.flatMap(([words, names]) =>
    names.length > 0 ? [`${words} ${names.join(said.between ?? ', ')}`] : [],
  )
}

/** What is declared of options, a sentence each: `Cheese: Contains milk`; nothing of one that declares nothing. */
export const optionAllergenLines = (
  { options }: Pick<PrintedExtras, 'options'>,
  words: MenuWords,
): string[] =>
  options.flatMap(({ name, allergens }) =>
    allergenLines({ allergens, marks: [] }, words).map((line) => `${name}: ${line}`),
  )
