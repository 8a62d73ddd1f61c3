import { type Allergen, allergens } from '../../catalogue/reference.ts'

/**
 * The cereals and the nuts that a declaration may name one by one. A dish that contains one contains what the group
 * stands for. Regulation (EU) No 1169/2011, Annex II, names all of them but emmer and einkorn, which are kinds of
 * wheat, and pine nuts, which the United States count among the tree nuts.
 */
const members = {
  gluten: ['wheat', 'rye', 'barley', 'oats', 'spelt', 'emmer', 'einkorn', 'khorasan'],
  nuts: [
    'almonds',
    'hazelnuts',
    'walnuts',
    'cashews',
    'pecans',
    'brazil-nuts',
    'pistachios',
    'macadamias',
    'pine-nuts',
  ],
} as const satisfies Partial<Record<Allergen, readonly string[]>>

/** The single substances of a group; none for a group that is one substance. */
export const membersOf = (group: Allergen): readonly string[] =>
  (members as Partial<Record<Allergen, readonly string[]>>)[group] ?? []

const groups: ReadonlyMap<string, Allergen> = new Map(
  allergens.flatMap((group) => [group, ...membersOf(group)].map((key) => [key, group] as const)),
)

/** What a declaration may name: each of the 14 groups, followed by its members. */
export const allergenKeys: readonly string[] = [...groups.keys()]

export const isAllergenKey = (key: string): boolean => groups.has(key)

/** The group of the 14 that a key belongs to; undefined for a word that is no key. */
export const allergenGroup = (key: string): Allergen | undefined => groups.get(key)

/** What an American menu calls the substances whose key is spelled otherwise. */
const americanNames: Readonly<Record<string, string>> = {
  nuts: 'tree nuts',
  sulphites: 'sulfites',
  molluscs: 'mollusks',
  khorasan: 'khorasan wheat',
  'brazil-nuts': 'Brazil nuts',
  macadamias: 'macadamia nuts',
  'pine-nuts': 'pine nuts',
}

/** An allergen as guests and owners read it; a word that is no key stays as it was written. */
export const allergenName = (key: string): string => americanNames[key] ?? key
