import { fnv1a } from '../model/fnv.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import { itemsOf, mapItems } from '../model/walk.ts'
import { type Contradiction, contradictionIn } from './contradictions.ts'

/**
 * The claims of a dish. A claim reaches guests only while the recipe of the catalogue or the owner stands
 * behind it for the very words that the dish is printed with. Every other claim waits in
 * `claimsToConfirm`, where only the owner sees it: no page, file or search engine has it.
 */
export interface Claims {
  /** Ids of dietary options. */
  readonly dietaryOptions: readonly number[]
  /** EU-14 substances that the dish contains, none where empty; absent where nothing was declared. */
  readonly allergens?: readonly string[] | undefined
}

/** The words of a dish and the claims that its recipe in the catalogue supports. */
export interface Recipe extends Claims {
  readonly name: string
  readonly description: string
}

/** A recipe by the id of its dish; undefined for what the catalogue does not have. */
export type RecipeOf = (dishId: number) => Recipe | undefined

/** How well a claim is confirmed. */
export type Standing = 'recipe' | 'confirmed' | 'to-confirm'

type Words = Pick<MenuItem, 'name' | 'description'>

/** A short name of the words that claims were made for: 32 bits are plenty to notice an edit. */
export const wordsKey = ({ name, description }: Words): string =>
  fnv1a(`${inOneSpelling(name)}\n${inOneSpelling(description)}`).toString(36)

const inOneSpelling = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()

/** All claims of a dish, confirmed or not. */
export function claimsOf({ dietaryOptions, allergens, claimsToConfirm: open }: MenuItem): Claims {
  const isDeclared = allergens !== undefined || open?.allergens !== undefined
  return {
    dietaryOptions: union(dietaryOptions, open?.dietaryOptions),
    allergens: isDeclared ? union(allergens, open?.allergens) : undefined,
  }
}

/**
 * An item whose printed claims are those confirmed for its present words; the others wait to be confirmed.
 * No claim is lost.
 */
export function settleClaims(item: MenuItem): MenuItem {
  const said = claimsOf(item)
  const words = wordsKey(item)
  const confirmed = item.confirmedClaims?.words === words ? item.confirmedClaims : undefined
  const recipe = item.recipeClaims?.words === words ? item.recipeClaims : undefined
  const declared = said.allergens && standingAllergens(said.allergens, confirmed, recipe)
  // An allergen that may be in the dish counts against a diet, confirmed or not.
  const contained = declared ?? union(said.allergens, recipe?.allergens)
  const backed = union(confirmed?.dietaryOptions, recipe?.dietaryOptions)
  const standing = said.dietaryOptions.filter(
    (id) => backed.includes(id) && !contradictionIn({ dietaryOptions: [id], allergens: contained }),
  )
  const waiting = {
    dietaryOptions: said.dietaryOptions.filter((id) => !standing.includes(id)),
    // The owner should look at allergens that the recipe knows and the declaration lacks.
    ...(said.allergens && !declared && { allergens: union(said.allergens, recipe?.allergens) }),
  }
  const { allergens: _, claimsToConfirm: __, ...rest } = item
  return {
    ...rest,
    dietaryOptions: standing,
    ...(declared && { allergens: [...declared] }),
    ...((waiting.dietaryOptions.length > 0 || waiting.allergens) && { claimsToConfirm: waiting }),
  }
}

/**
 * The declaration to print. An owner's stays as it was confirmed. One that says no more than the recipe is
 * replaced by the recipe's, which may know more by now. Any other is unconfirmed.
 */
function standingAllergens(
  said: readonly string[],
  confirmed: Claims | undefined,
  recipe: Claims | undefined,
): readonly string[] | undefined {
  if (confirmed?.allergens && isSubset(said, confirmed.allergens) && isSubset(confirmed.allergens, said)) {
    return said
  }
  return recipe?.allergens && isSubset(said, recipe.allergens) ? recipe.allergens : undefined
}

/** The claims that an owner makes of a dish at one moment. */
export interface Statement {
  /** Dietary options that the owner stands behind from now on. */
  readonly confirmed?: readonly number[]
  /** Dietary options that are said no longer. */
  readonly removed?: readonly number[]
  /** The whole declaration, an empty one included; null takes it back; absent, it stays as it is. */
  readonly allergens?: readonly string[] | null | undefined
}

/** Two statements as one: what was stated later holds. */
export const statedAlso = (before: Statement, later: Statement): Statement => ({
  confirmed: union(
    before.confirmed?.filter((id) => !later.removed?.includes(id)),
    later.confirmed,
  ),
  removed: union(
    before.removed?.filter((id) => !later.confirmed?.includes(id)),
    later.removed,
  ),
  allergens: later.allergens === undefined ? before.allergens : later.allergens,
})

/** An item as its owner states it for its present words; what is not stated keeps its standing. */
export function stateClaims(
  item: MenuItem,
  { confirmed = [], removed = [], allergens }: Statement,
): MenuItem {
  if (confirmed.length + removed.length === 0 && allergens === undefined) return settleClaims(item)
  const words = wordsKey(item)
  const said = claimsOf(item)
  const before = item.confirmedClaims?.words === words ? item.confirmedClaims : undefined
  const stays = (id: number) => !removed.includes(id)
  const declared = allergens === undefined ? said.allergens : (allergens ?? undefined)
  const backed = allergens === undefined ? before?.allergens : (allergens ?? undefined)
  const { allergens: _, claimsToConfirm: __, confirmedClaims: ___, ...rest } = item
  return settleClaims({
    ...rest,
    dietaryOptions: union(said.dietaryOptions.filter(stays), confirmed),
    ...(declared && { allergens: [...declared] }),
    confirmedClaims: {
      words,
      dietaryOptions: union(before?.dietaryOptions.filter(stays), confirmed),
      ...(backed && { allergens: [...backed] }),
    },
  })
}

/** An item with exactly these claims: those that were confirmed before stay confirmed. */
export function withSaid(item: MenuItem, { dietaryOptions, allergens }: Claims): MenuItem {
  const { allergens: _, claimsToConfirm: __, ...rest } = item
  return settleClaims({
    ...rest,
    dietaryOptions: [...dietaryOptions],
    ...(allergens && { allergens: [...allergens] }),
  })
}

/** An item with claims of a file, a model or another program, all unconfirmed. */
export function proposeClaims(item: MenuItem, claims: Claims): MenuItem {
  const { confirmedClaims: _, recipeClaims: __, recipeId: ___, ...rest } = item
  return withSaid(rest, claims)
}

/** A menu with its confirmed claims alone, by what the document itself says. */
export const settled = <Of extends Pick<Menu, 'sections'>>(menu: Of): Of =>
  mapItems(menu, (item) => settleClaims(item))

/** An item of a recipe: its claims stand as long as its words are the recipe's. */
export const claimByRecipe = (item: MenuItem, recipeId: number, recipe: Recipe): MenuItem =>
  settleClaims({ ...item, recipeId, recipeClaims: stampOf(recipe) })

/** An item whose link to a recipe is read from today's catalogue; a stored or sent link does not count. */
export function settleByCatalogue(item: MenuItem, recipeOf: RecipeOf): MenuItem {
  const { recipeClaims: _, ...rest } = item
  const recipe = recipeOf(item.recipeId ?? item.id)
  const isUnchanged = recipe && wordsKey(recipe) === wordsKey(item)
  return settleClaims(isUnchanged ? { ...rest, recipeClaims: stampOf(recipe) } : rest)
}

/** A menu with the claims that its owner or the catalogue stands behind today. */
export const settleMenu = <Of extends Pick<Menu, 'sections'>>(menu: Of, recipeOf: RecipeOf): Of =>
  mapItems(menu, (item) => settleByCatalogue(item, recipeOf))

const stampOf = (recipe: Recipe) => ({
  words: wordsKey(recipe),
  dietaryOptions: [...recipe.dietaryOptions],
  ...(recipe.allergens && { allergens: [...recipe.allergens] }),
})

/** Who stands behind a diet of an item. */
export function standingOfDiet(item: MenuItem, dietaryOption: number): Standing {
  if (!item.dietaryOptions.includes(dietaryOption)) return 'to-confirm'
  const { confirmedClaims: confirmed } = item
  return confirmed?.words === wordsKey(item) && confirmed.dietaryOptions.includes(dietaryOption)
    ? 'confirmed'
    : 'recipe'
}

/** Who stands behind an item's allergens; null where none are declared. */
export function standingOfAllergens(item: MenuItem): Standing | null {
  if (item.claimsToConfirm?.allergens) return 'to-confirm'
  if (!item.allergens) return null
  const { confirmedClaims: confirmed } = item
  return confirmed?.words === wordsKey(item) && confirmed.allergens ? 'confirmed' : 'recipe'
}

/** Why what an owner states of an item cannot be true; null where it can. */
export function refusedClaim(item: MenuItem): Contradiction | null {
  const words = wordsKey(item)
  const { confirmedClaims: confirmed, recipeClaims: recipe } = item
  const stated = confirmed?.words === words ? confirmed.dietaryOptions : []
  const supported = recipe?.words === words ? recipe.allergens : []
  return contradictionIn({
    dietaryOptions: union(item.dietaryOptions, stated),
    allergens: item.allergens ?? union(claimsOf(item).allergens, supported),
  })
}

/** Has an item unconfirmed claims? */
const hasClaimsToConfirm = (item: MenuItem): boolean => item.claimsToConfirm !== undefined

/** A menu whose claims were written elsewhere, in a file: what was confirmed there is to be confirmed here. */
export const proposeMenu = <Of extends Pick<Menu, 'sections'>>(menu: Of): Of =>
  mapItems(menu, ({ confirmedClaims: _, ...item }) => settleClaims(item))

/** How many items of a menu do, and how many of these leave their allergens open. */
export function countToConfirm(menu: Pick<Menu, 'sections'>): {
  toConfirm: number
  allergensToConfirm: number
} {
  const waiting = itemsOf(menu).filter(hasClaimsToConfirm)
  return {
    toConfirm: waiting.length,
    allergensToConfirm: waiting.filter(({ claimsToConfirm }) => claimsToConfirm?.allergens).length,
  }
}

const union = <T>(one: readonly T[] = [], other: readonly T[] = []): T[] => [...new Set([...one, ...other])]

const isSubset = <T>(part: readonly T[], whole: readonly T[]): boolean =>
  part.every((element) => whole.includes(element))
