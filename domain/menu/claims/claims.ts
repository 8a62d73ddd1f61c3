import { fnv1a } from '../../computing/fnv.ts'
import { inOneSpelling } from '../../text/one-spelling.ts'
import type { Disproved } from '../model/claimed.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import { mapItems } from '../model/walk.ts'
import {
  among,
  bothOf,
  type Claims,
  isSubset,
  part,
  present,
  union,
  withClaims,
  withoutClaims,
} from './claim-lists.ts'
import { isTenable } from './contradictions.ts'
import { isCoveredBy, namedAsIn, unionByName } from './naming.ts'

/** The words of a dish and the claims that its recipe in the catalogue supports. */
export interface RecipeClaims extends Claims {
  readonly name: string
  readonly description: string
  /** Is this description our own wording of the same recipe? Its claims hold for that as for the catalogue's words. */
  readonly isWordedAs?: (description: string) => boolean
  /** The diets that it disproves. */
  readonly disproved?: Disproved | undefined
  /** Those that the make of an ingredient may break. */
  readonly doubted?: Disproved | undefined
  /** Net carbohydrate of a portion in grams; absent where the recipe does not tell. */
  readonly netCarbsG?: number | undefined
}

export interface RecipeOf {
  /** A recipe by the id of its dish; undefined for what the catalogue does not have. */
  (dishId: number): RecipeClaims | undefined
  /** The diets that an owner's own list of ingredients disproves; absent where nobody reads it. */
  readonly disprovedBy?: (ingredients: readonly string[]) => Disproved
}

type Made = Pick<MenuItem, 'name' | 'description' | 'ingredients'>

type Words = Made & Pick<MenuItem, 'secondName' | 'secondDescription'>

const shortName = (texts: readonly string[]): string =>
  fnv1a(texts.map(inOneSpelling).join('\n')).toString(36)

/**
 * A short name of the words that an owner's claims were made for, of the second language too, and of the owner's own
 * recipe where there is one: 32 bits are plenty to notice an edit. Its sign tells it from those of before, which knew
 * the first language alone (`inPresentForm`).
 */
export function wordsKey(item: Words): string {
  const second = [item.secondName ?? '', item.secondDescription ?? '']
  return `~${madeKey(item)}${second.some(Boolean) ? `.${shortName(second)}` : ''}`
}

/** The same of what says how a dish is made: a translation does not change the recipe. */
export const madeKey = ({ name, description, ingredients = [] }: Made): string =>
  shortName([name, description, ...ingredients])

/** The same of a recipe of the catalogue, which is named by its dish; a recipe never changes, it is replaced. */
export function recipeKey(recipe: RecipeClaims): string {
  const known = recipeKeys.get(recipe)
  if (known !== undefined) return known
  const key = madeKey({ name: recipe.name, description: recipe.description })
  recipeKeys.set(recipe, key)
  return key
}

const recipeKeys = new WeakMap<RecipeClaims, string>()

/** What is confirmed or read for the words as they are, where it was stored when second lines did not count. */
const inPresentForm = <Stamped extends { readonly words: string }>(
  item: MenuItem,
  stamped: Stamped | undefined,
): Stamped | undefined => (stamped?.words === madeKey(item) ? { ...stamped, words: wordsKey(item) } : stamped)

const isForWords = (item: MenuItem, { words }: { readonly words: string }): boolean =>
  words === wordsKey(item)

/** What the recipe of an item says of it, while it is made so. */
export const recipeClaimsOf = (item: MenuItem): MenuItem['recipeClaims'] =>
  item.recipeClaims && item.recipeClaims.words === madeKey(item) ? item.recipeClaims : undefined

export const claimsOf = ({ claimsToConfirm: open, ...said }: MenuItem): Claims => ({
  dietaryOptions: union(said.dietaryOptions, open?.dietaryOptions),
  dietsOnRequest: bothOf(said.dietsOnRequest, open?.dietsOnRequest),
  allergens: bothOf(said.allergens, open?.allergens),
  mayContain: bothOf(said.mayContain, open?.mayContain),
  removable: bothOf(said.removable, open?.removable),
})

/** An item whose printed claims are those confirmed for its present words; the others wait, none is lost. */
export const applyConfirmations = (item: MenuItem): MenuItem => confirmedWith(item, recipeClaimsOf(item))

/** @param recipe the item's, for its present words */
function confirmedWith(item: MenuItem, recipe: MenuItem['recipeClaims']): MenuItem {
  const said = claimsOf(item)
  // A menu is settled for each answer to guests: words are named only where something was made for them.
  const confirmedClaims = item.confirmedClaims && inPresentForm(item, item.confirmedClaims)
  const readClaims = item.readClaims && inPresentForm(item, item.readClaims)
  const confirmed = confirmedClaims && isForWords(item, confirmedClaims) ? confirmedClaims : undefined
  const declared = said.allergens && standingAllergens(said.allergens, confirmed, recipe)
  // An allergen that may be in the dish counts against a diet, confirmed or not.
  const contained = declared ?? unionByName(said.allergens, recipe?.allergens)
  const backed = union(confirmed?.dietaryOptions, recipe?.dietaryOptions)
  const known = { allergens: contained, mayContain: said.mayContain, disproved: recipe?.disproved }
  const standing = said.dietaryOptions.filter((id) => backed.includes(id) && isTenable(id, known))
  const dietsOnRequest = part(said.dietsOnRequest, confirmed?.dietsOnRequest)
  const mayContain = part(said.mayContain, confirmed?.mayContain)
  const removable = part(
    namedAsIn(declared, said.removable),
    namedAsIn(declared, confirmed?.removable),
    (key) => declared?.includes(key) ?? false,
  )
  const waiting = {
    // The owner should look at allergens that the recipe knows and the declaration lacks.
    ...(said.allergens && !declared && { allergens: unionByName(said.allergens, recipe?.allergens) }),
    ...(dietsOnRequest.waiting && { dietsOnRequest: dietsOnRequest.waiting }),
    ...(mayContain.waiting && { mayContain: mayContain.waiting }),
    ...(removable.waiting && { removable: removable.waiting }),
  }
  const waitingDiets = said.dietaryOptions.filter((id) => !standing.includes(id))
  const isWaiting = waitingDiets.length > 0 || Object.keys(waiting).length > 0
  return {
    ...withoutClaims(item),
    ...(confirmedClaims && { confirmedClaims }),
    ...(readClaims && { readClaims }),
    dietaryOptions: standing,
    ...(dietsOnRequest.standing && { dietsOnRequest: dietsOnRequest.standing }),
    ...(declared && { allergens: [...declared] }),
    ...(mayContain.standing && { mayContain: mayContain.standing }),
    ...(removable.standing && { removable: removable.standing }),
    ...(isWaiting && { claimsToConfirm: { dietaryOptions: waitingDiets, ...waiting } }),
  }
}

/**
 * The declaration to print. An owner's stays as it was confirmed, a group without a name included: only its owner
 * names the member. One that says no more than the recipe is replaced by the recipe's, which may know more by now
 * and names the cereals and the nuts. Any other is unconfirmed.
 */
function standingAllergens(
  said: readonly string[],
  confirmed: Claims | undefined,
  recipe: Claims | undefined,
): readonly string[] | undefined {
  if (confirmed?.allergens && isSubset(said, confirmed.allergens) && isSubset(confirmed.allergens, said))
    return said
  return recipe?.allergens && isCoveredBy(said, recipe.allergens) ? recipe.allergens : undefined
}

export interface Statement {
  /** Dietary options that the owner confirms from now on. */
  readonly confirmed?: readonly number[]
  /** Dietary options that are said no longer. */
  readonly removed?: readonly number[]
  /** Each of these whole, an empty one included; null takes it back; absent, it stays as it is. */
  readonly allergens?: readonly string[] | null | undefined
  readonly mayContain?: readonly string[] | null | undefined
  readonly removable?: readonly string[] | null | undefined
  readonly dietsOnRequest?: readonly number[] | null | undefined
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
  mayContain: later.mayContain === undefined ? before.mayContain : later.mayContain,
  removable: later.removable === undefined ? before.removable : later.removable,
  dietsOnRequest: later.dietsOnRequest === undefined ? before.dietsOnRequest : later.dietsOnRequest,
})

/** An item as its owner states it for its present words; what isn't stated keeps its status. */
export function stateClaims(item: MenuItem, statement: Statement): MenuItem {
  const { confirmed = [], removed = [], ...lists } = statement
  if (confirmed.length + removed.length === 0 && Object.values(lists).every((list) => list === undefined))
    return applyConfirmations(item)
  const words = wordsKey(item)
  const said = claimsOf(item)
  const stamped = inPresentForm(item, item.confirmedClaims)
  const before: Partial<Claims> = stamped?.words === words ? stamped : {}
  const stays = (id: number) => !removed.includes(id)
  const listsOf = (claims: Partial<Claims>) => {
    const allergens = stated(lists.allergens, claims.allergens)
    return {
      allergens,
      mayContain: stated(lists.mayContain, claims.mayContain),
      // What the dish does not contain any more, nobody can leave out.
      removable: stated(
        lists.removable,
        lists.allergens === undefined ? claims.removable : among(claims.removable, allergens),
      ),
      dietsOnRequest: stated(lists.dietsOnRequest, claims.dietsOnRequest),
    }
  }
  const { confirmedClaims: _, ...rest } = withClaims(item, {
    dietaryOptions: union(said.dietaryOptions.filter(stays), confirmed),
    ...listsOf(said),
  })
  const dietaryOptions = union(before.dietaryOptions?.filter(stays), confirmed)
  return applyConfirmations({
    ...rest,
    confirmedClaims: { words, ...present({ dietaryOptions, ...listsOf(before) }) },
  })
}

const stated = <T>(
  list: readonly T[] | null | undefined,
  before: readonly T[] | undefined,
): readonly T[] | undefined => (list === undefined ? before : (list ?? undefined))

/** Everything that waits in an item as its owner's statement. */
export function confirmationOf(item: MenuItem): Statement {
  const { claimsToConfirm: open } = item
  const said = claimsOf(item)
  return {
    confirmed: open?.dietaryOptions,
    allergens: open?.allergens,
    mayContain: open?.mayContain && said.mayContain,
    removable: open?.removable && said.removable,
    dietsOnRequest: open?.dietsOnRequest && said.dietsOnRequest,
  }
}

/** What waits in an item as its owner's statement, so far as a file of the owner's own said it of these words. */
export function confirmationOfFile(item: MenuItem): Statement {
  const read = inPresentForm(item, item.readClaims)
  if (read?.words !== wordsKey(item)) return {}
  const { confirmed, allergens, mayContain, removable, dietsOnRequest } = confirmationOf(item)
  const ofFile = <T>(list: readonly T[] | null | undefined, said: readonly T[] | undefined) =>
    list && said && isSubset(list, said) ? list : undefined
  return {
    confirmed: confirmed?.filter((id) => read.dietaryOptions.includes(id)),
    allergens: ofFile(allergens, read.allergens),
    mayContain: ofFile(mayContain, read.mayContain),
    removable: ofFile(removable, read.removable),
    dietsOnRequest: ofFile(dietsOnRequest, read.dietsOnRequest),
  }
}

/**
 * Keys of what a dish surely contains although its declaration waits: its owner confirmed them for its present words, or
 * its recipe has them. Guests read these, and ask for the rest.
 */
export function knownOfWaiting(item: MenuItem): readonly string[] {
  const waiting = item.allergens === undefined ? (item.claimsToConfirm?.allergens ?? []) : []
  if (waiting.length === 0) return waiting
  const stamped = item.confirmedClaims && inPresentForm(item, item.confirmedClaims)
  const confirmed = stamped && isForWords(item, stamped) ? stamped.allergens : undefined
  const known = [...(confirmed ?? []), ...(recipeClaimsOf(item)?.allergens ?? [])]
  return waiting.filter((key) => known.includes(key))
}

/** A menu with its confirmed claims alone, by what the document itself says. */
export const settled = <Of extends Pick<Menu, 'sections'>>(menu: Of): Of =>
  mapItems(menu, (item) => applyConfirmations(item))

/** An item of a recipe: its claims hold as long as its words are the recipe's. */
export const claimByRecipe = (item: MenuItem, recipeId: number, recipe: RecipeClaims): MenuItem =>
  applyConfirmations({ ...item, recipeId, recipeClaims: stampOf(recipe) })

/**
 * An item whose link to a recipe is read from today's catalogue; a stored or sent link does not count. What its owner
 * once confirmed and a recipe disproves is confirmed no longer: it waits.
 */
export function settleByCatalogue(item: MenuItem, recipeOf: RecipeOf): MenuItem {
  const made = withRecipe(item, recipeOf)
  return withoutUntenable(confirmedWith(made, made.recipeClaims))
}

/** An item with what its recipe supports and disproves today: the catalogue's while it is made so, else its owner's own. */
export function withRecipe(item: MenuItem, recipeOf: RecipeOf): MenuItem {
  const { recipeClaims: _, ...rest } = item
  const recipe = recipeOf(item.recipeId ?? item.id)
  if (recipe) {
    const words = madeKey(item)
    if (isMadeBy(recipe, item, words)) return { ...rest, recipeClaims: stampOf(recipe, words) }
  }
  const disproved = item.ingredients && recipeOf.disprovedBy?.(item.ingredients)
  if (!disproved || Object.keys(disproved).length === 0) return rest
  return { ...rest, recipeClaims: { words: madeKey(item), dietaryOptions: [], disproved } }
}

/** @param item with the claims of its recipe for its present words */
function withoutUntenable(item: MenuItem): MenuItem {
  const { confirmedClaims: confirmed, recipeClaims: { disproved } = {} } = item
  if (
    !confirmed ||
    !disproved ||
    !confirmed.dietaryOptions.some((id) => disproved[id] !== undefined) ||
    !isForWords(item, confirmed)
  )
    return item
  const dietaryOptions = confirmed.dietaryOptions.filter((id) => disproved[id] === undefined)
  return { ...item, confirmedClaims: { ...confirmed, dietaryOptions } }
}

/** Does an item say what the recipe says: in the catalogue's words, or in another wording of ours? */
function isMadeBy(recipe: RecipeClaims, item: Made, words: string): boolean {
  if (recipeKey(recipe) === words) return true
  const { name, description, ingredients } = item
  return (
    ingredients === undefined &&
    inOneSpelling(name) === inOneSpelling(recipe.name) &&
    (recipe.isWordedAs?.(inOneSpelling(description)) ?? false)
  )
}

/**
 * An item under another wording of its recipe. What the recipe supports holds for the new words, and so does what its
 * owner confirmed of the same recipe; what waited waits.
 * @param recipe with the new description; it must be ours, which the server judges again
 */
export function rewordItem(item: MenuItem, recipeId: number, recipe: RecipeClaims): MenuItem {
  const before = wordsKey(item)
  const { confirmedClaims: confirmed, ...rest } = item
  const reworded = { ...rest, description: recipe.description }
  const wasMadeByIt = item.ingredients === undefined && recipeClaimsOf(item) !== undefined
  return claimByRecipe(
    {
      ...reworded,
      ...(confirmed && {
        confirmedClaims:
          wasMadeByIt && confirmed.words === before ? { ...confirmed, words: wordsKey(reworded) } : confirmed,
      }),
    },
    recipeId,
    recipe,
  )
}

/** A menu with the claims that its owner or the catalog supports today. */
export const settleMenu = <Of extends Pick<Menu, 'sections'>>(menu: Of, recipeOf: RecipeOf): Of =>
  mapItems(menu, (item) => settleByCatalogue(item, recipeOf))

const stampOf = (recipe: RecipeClaims, words = recipeKey(recipe)) => ({
  words,
  dietaryOptions: [...recipe.dietaryOptions],
  ...(recipe.allergens && { allergens: [...recipe.allergens] }),
  ...(recipe.disproved && { disproved: { ...recipe.disproved } }),
  ...(recipe.doubted && { doubted: { ...recipe.doubted } }),
  ...(recipe.netCarbsG !== undefined && { netCarbsG: recipe.netCarbsG }),
})
