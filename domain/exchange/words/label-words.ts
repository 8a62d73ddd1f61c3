import { type Allergen, allergens, diet, dietaryOptions } from '../../catalogue/reference.ts'

/** Words of a cell, and those among them that name nothing we know. */
export interface LabelReading<Label> {
  readonly labels: readonly Label[]
  readonly unknown: readonly string[]
}

const dietWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(dietaryOptions.map(({ id, name }) => [wordOf(name), id])),
  v: diet.vegetarian,
  veg: diet.vegetarian,
  veggie: diet.vegetarian,
  vg: diet.vegan,
  vgn: diet.vegan,
  ve: diet.vegan,
  plantbased: diet.vegan,
  gf: diet.glutenFree,
  df: diet.dairyFree,
  k: diet.keto,
  keto: diet.keto,
  s: diet.seafood,
}

const allergenWords: Readonly<Record<string, Allergen>> = {
  ...Object.fromEntries(allergens.map((name) => [name, name])),
  wheat: 'gluten',
  cerealscontaininggluten: 'gluten',
  crustacean: 'crustaceans',
  egg: 'eggs',
  peanut: 'peanuts',
  soy: 'soybeans',
  soya: 'soybeans',
  soybean: 'soybeans',
  dairy: 'milk',
  lactose: 'milk',
  nut: 'nuts',
  treenut: 'nuts',
  treenuts: 'nuts',
  sesameseeds: 'sesame',
  sulfites: 'sulphites',
  sulphurdioxide: 'sulphites',
  mollusc: 'molluscs',
  mollusks: 'molluscs',
}

/** What an owner writes of a dish without any allergen. */
export const NO_ALLERGENS = 'none'

function wordOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.\-\u2010-\u2015_]/gu, '')
}

/** Ids of the dietary options that a cell names, in full ("gluten free") or by their marks ("GF"). */
export const readDietaryWords = (cell: string): LabelReading<number> => read(cell, dietWords)

/**
 * The EU-14 substances that a cell names. Undefined where it is blank: nothing was said, which is not
 * the same as "none".
 */
export function readAllergenWords(cell: string): LabelReading<Allergen> | undefined {
  if (cell.trim() === '') return undefined
  return wordOf(cell) === NO_ALLERGENS ? { labels: [], unknown: [] } : read(cell, allergenWords)
}

/** What a cell says of diets and of allergens alike, as far as anything is said of either. */
export function readClaimWords(cell: string): {
  readonly dietaryOptions: readonly number[]
  readonly allergens: readonly Allergen[] | undefined
  readonly unknown: readonly string[]
} {
  const { labels, unknown } = read<Claim>(cell, claimWords)
  const contained = labels.flatMap((label) => ('allergen' in label ? label.allergen : []))
  const isDeclaredFree = unknown.some((word) => wordOf(word) === NO_ALLERGENS)
  return {
    dietaryOptions: [...new Set(labels.flatMap((label) => ('diet' in label ? label.diet : [])))],
    allergens: contained.length > 0 || isDeclaredFree ? [...new Set(contained)] : undefined,
    unknown: unknown.filter((word) => wordOf(word) !== NO_ALLERGENS),
  }
}

type Claim = { readonly diet: number } | { readonly allergen: Allergen }

const claimWords: Readonly<Record<string, Claim>> = {
  ...Object.fromEntries(Object.entries(allergenWords).map(([word, allergen]) => [word, { allergen }])),
  ...Object.fromEntries(Object.entries(dietWords).map(([word, id]) => [word, { diet: id }])),
}

function read<Label>(cell: string, known: Readonly<Record<string, Label>>): LabelReading<Label> {
  const labels = new Set<Label>()
  const unknown: string[] = []
  for (const part of cell.split(/[,;/|&+\n]|\band\b/iu)) {
    const word = wordOf(part)
    if (word === '') continue
    const label = Object.hasOwn(known, word) ? known[word] : undefined
    if (label === undefined) unknown.push(part.trim())
    else labels.add(label)
  }
  return { labels: [...labels], unknown }
}
