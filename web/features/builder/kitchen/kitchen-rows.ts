import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { type Against, againstItem } from '#domain/menu/recipes/against.ts'
import { deniedByWords } from '#domain/menu/recipes/denied-by-words.ts'
import { lackingAllergens } from '#domain/menu/recipes/lacking-allergens.ts'
import { readRecipe } from '#domain/menu/recipes/recipe-lines.ts'
import { type SignedItem, type SignOff, signedItems, whyNotSigned } from '#domain/menu/sign-off/sign-offs.ts'

/** What the kitchen still has to look at, and everything. */
export const kitchenFilters = ['to-do', 'changed', 'open', 'undeclared', 'recipe', 'all'] as const

export type KitchenFilter = (typeof kitchenFilters)[number]

export interface KitchenRow extends SignedItem {
  readonly why: ReturnType<typeof whyNotSigned>
  readonly lacks: readonly string[]
  readonly against: readonly string[]
  /** Lines of its owner's recipe that no one can judge: the person who signs has to know what they hold. */
  readonly unknown: readonly string[]
}

/** An edit makes a new object of the dish that it changes, and of no other. */
const known = new WeakMap<MenuItem, readonly string[]>()

function unknownLines(item: MenuItem): readonly string[] {
  const { ingredients = [] } = item
  const found =
    known.get(item) ??
    readRecipe(ingredients).flatMap(({ ingredient, words }) => (ingredient === undefined ? [words] : []))
  known.set(item, found)
  return found
}

export const kitchenRows = (menu: Menu, signOffs: readonly SignOff[]): KitchenRow[] =>
  signedItems(menu, signOffs).map((signed) => ({
    ...signed,
    why: whyNotSigned(signed.item),
    against: sentencesOf(againstItem(menu, signed.section, signed.item), signed.state === 'signed'),
    lacks: lackingAllergens(signed.item),
    unknown: unknownLines(signed.item),
  }))

const is: Readonly<Record<KitchenFilter, (row: KitchenRow) => boolean>> = {
  'to-do': (row) => row.state !== 'signed' || row.lacks.length > 0 || row.against.length > 0,
  changed: ({ state }) => state === 'void',
  open: ({ state, why }) => state === 'open' || (state === 'undeclared' && why === 'claims_to_confirm'),
  undeclared: ({ state, why }) => state === 'undeclared' && why === 'nothing_declared',
  recipe: (row) => isContradicted(row),
  all: () => true,
}

/** Returns whether its recipe, its declaration or one of its words contradicts it. */
export const isContradicted = ({ lacks, against }: KitchenRow): boolean => lacks.length + against.length > 0

const sentencesOf = (
  { untrue, withheld, doubts, answerable }: Against,
  isSigned: boolean,
): readonly string[] => [
  ...untrue,
  ...withheld,
  ...(isSigned ? doubts.filter((doubt) => !answerable.includes(doubt)) : doubts),
]

export const countRows = (rows: readonly KitchenRow[], filter: KitchenFilter): number =>
  rows.filter(is[filter]).length

export function filteredRows(
  rows: readonly KitchenRow[],
  filter: KitchenFilter,
  words: string,
): KitchenRow[] {
  const wanted = words.trim().toLowerCase()
  return rows.filter((row) => is[filter](row) && row.item.name.toLowerCase().includes(wanted))
}

/** Returns whether it can be signed, and isn't yet: what its words deny no signature answers. */
export const canSign = ({ item, why, state }: KitchenRow): boolean =>
  why === null && state !== 'signed' && deniedByWords(item).length === 0
