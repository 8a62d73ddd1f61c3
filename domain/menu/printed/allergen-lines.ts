import { declarationState, type RequiredChoice, toldContents } from '../../allergens/declaration-state.ts'
import type { PrintedExtras } from './printed-extras.ts'
import type { MenuWords } from './words/words.ts'

interface Declared {
  readonly allergens?: readonly string[] | undefined
  readonly mayContain?: readonly string[] | undefined
  readonly known?: readonly string[] | undefined
  readonly removable?: readonly string[] | undefined
  readonly additives?: readonly string[] | undefined
  readonly requiredChoice?: RequiredChoice | undefined
  /** What its marks name, as `allergen:milk`. */
  readonly marks: readonly { readonly id: string }[]
}

/**
 * What is declared of a dish, in sentences in the words of its menu. What its marks name is not said again.
 * @param tellsAllergens whether something of its menu is declared: then it is said that a dish is not, or is free of all
 */
export function allergenLines(
  { marks, ...item }: Declared,
  { declaration: said, allergen, additive }: MenuWords,
  tellsAllergens: boolean,
): string[] {
  const { mayContain = [], removable = [], additives = [], known = [] } = item
  const allergens = toldContents(item)
  const named = (keys: readonly string[]) => keys.map(allergen)
  const isMarked = (key: string, kind = 'allergen') => marks.some(({ id }) => id === `${kind}:${key}`)
  const lines: [string, readonly string[]][] = [
    [said.contains, named(allergens.filter((key) => !isMarked(key)))],
    [said.mayContain, named(mayContain.filter((key) => !isMarked(key) && !allergens.includes(key)))],
    [said.without, named(removable)],
    [said.additives, additives.filter((key) => !isMarked(key, 'additive')).map(additive)],
  ]
  const isInPart = known.length > 0
  const ofState = {
    undeclared: isInPart ? said.restUndeclared : said.nothingDeclared,
    free: said.noneOfThem,
    'by-choice': '',
    contains: '',
  }[declarationState(item)]
  return [
    ...(tellsAllergens && ofState && !isInPart ? [ofState] : []),
    ...lines.flatMap(([words, names]) =>
      names.length > 0 ? [`${words} ${names.join(said.between ?? ', ')}`] : [],
    ),
    ...(isInPart ? [ofState] : []),
  ]
}

/**
 * Returns the declarations of options, a sentence for all options that it is true of: `Cheese, Cream:
 * Contains milk`. Where no one has declared any of them, the name of the choice replaces all: `Allergens:
 * please ask (Spoon)`.
 */
export function optionAllergenLines(
  { name: choice, options }: Pick<PrintedExtras, 'name' | 'options'>,
  words: MenuWords,
  tellsAllergens: boolean,
): string[] {
  const { nothingDeclared, between = ', ' } = words.declaration
  const said = new Map<string, string[]>()
  for (const { name, allergens } of options)
    for (const line of allergenLines({ allergens, marks: [] }, words, tellsAllergens))
      said.set(line, [...(said.get(line) ?? []), name])
  return [...said].map(([line, names]) => {
    if (line !== nothingDeclared) return `${names.join(between)}: ${line}`
    return `${line} (${names.length === options.length ? choice : names.join(between)})`
  })
}
