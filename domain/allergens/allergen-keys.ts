import { names } from '../text/names.ts'

/** The 14 substances of Annex II of Regulation (EU) No 1169/2011, in the order of the annex. */
export const allergens = names(
  'gluten, crustaceans, eggs, fish, peanuts, soybeans, milk, nuts, celery, mustard, sesame, sulphites',
  'lupin, molluscs',
)

export type Allergen = (typeof allergens)[number]

/** Cereals with gluten. Annex II names all but emmer and einkorn, which are kinds of wheat. */
export const cereals = ['wheat', 'rye', 'barley', 'oats', 'spelt', 'emmer', 'einkorn', 'khorasan'] as const

/** Nuts that grow on trees. Annex II names all but pine nuts, which the United States count among them. */
export const treeNuts = names(
  'almonds, hazelnuts, walnuts, cashews, pecans, brazil-nuts, pistachios, macadamias, pine-nuts',
)

const members = { gluten: cereals, nuts: treeNuts } as const satisfies Partial<
  Record<Allergen, readonly string[]>
>

/** A group whose members a declaration names one by one: "contains gluten" leaves the cereal to be named. */
export type NamelessAllergen = keyof typeof members

export const isNameless = (key: string): key is NamelessAllergen => Object.hasOwn(members, key)

export type Cereal = (typeof cereals)[number]
export type TreeNut = (typeof treeNuts)[number]

/** A substance by its own name: what recipes say, and what a declaration should. */
export type NamedAllergen = Exclude<Allergen, NamelessAllergen> | Cereal | TreeNut

/** A word of a declaration: a substance, or a group of which nobody has named the member yet. */
export type AllergenKey = Allergen | NamedAllergen

/** The single substances of a group; none for a group that is one substance. */
export const membersOf = (group: Allergen): readonly (Cereal | TreeNut)[] =>
  isNameless(group) ? members[group] : []

const groups: ReadonlyMap<string, Allergen> = new Map(
  allergens.flatMap((group) => [group, ...membersOf(group)].map((key) => [key, group] as const)),
)

/** What a declaration may name: each of the 14 groups, followed by its members. */
export const allergenKeys = [...groups.keys()] as readonly AllergenKey[]

export const isAllergenKey = (key: string): key is AllergenKey => groups.has(key)

/** The group of the 14 that a key belongs to; undefined for a word that isn't a key. */
export function allergenGroup(key: AllergenKey): Allergen
export function allergenGroup(key: string): Allergen | undefined
export function allergenGroup(key: string): Allergen | undefined {
  return groups.get(key)
}

/** The groups of the 14 that a list names, by themselves or by their members, in the order of the annex. */
export const groupsIn = (keys: readonly string[]): Allergen[] =>
  allergens.filter((group) => keys.some((key) => allergenGroup(key) === group))
