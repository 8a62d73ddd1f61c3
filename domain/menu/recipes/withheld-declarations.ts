import { allergenGroup } from '../claims/allergen-names.ts'
import { claimsOf, recipeClaimsOf } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import type { Section } from '../model/section.ts'
import { mapItems } from '../model/walk.ts'
import { dietsBrokenByWords } from './claims-in-words.ts'
import { deniedByWords } from './denied-by-words.ts'
import { withDietsWaiting, withoutDietsOfChoices } from './diets-of-choices.ts'
import { lackingAllergens } from './lacking-allergens.ts'
import { type DishContext, deniedOver, dietsOfHouse } from './over-dishes.ts'

/** A settled menu as guests may read it: what its recipes, its texts and its choices contradict waits. */
export const withoutUntrueClaims = <Of extends DishContext>(settled: Of): Of =>
  withoutDietsOfChoices(withoutBrokenMarks(withoutLackingDeclarations(settled)))

const known = new WeakMap<
  MenuItem,
  { readonly ofHouse: readonly number[]; readonly broken: readonly number[] }
>()

/** The marks of a dish that its own words break: Nut-Free on “Peanuts, dried chile”. */
function brokenMarks(item: MenuItem, ofHouse: readonly number[]): readonly number[] {
  const { dietaryOptions: marked, ingredients } = item
  if (marked.length === 0 || (ingredients === undefined && recipeClaimsOf(item))) return []
  const found = known.get(item)
  if (found?.ofHouse === ofHouse) return found.broken
  const broken = dietsBrokenByWords(item, { marked, ofHouse })
  known.set(item, { ofHouse, broken })
  return broken
}

const withoutBrokenMarks = <Of extends DishContext>(menu: Of): Of => {
  const { most } = dietsOfHouse(menu)
  return mapItems(menu, (item) => withDietsWaiting(item, brokenMarks(item, most)))
}

/**
 * Returns a menu for guests: a declaration that lacks what the recipe of the dish certainly has, what its words certainly
 * name, or what a text of the menu says is in every dish, waits, even if it was confirmed or signed: guests read what was confirmed (`knownOfWaiting`) and its
 * traces, and “please ask” for the rest. A group that is declared covers its members, and a trace is enough.
 */
const withoutLackingDeclarations = <Of extends DishContext>(menu: Of): Of =>
  mapItems(menu, (item, section) =>
    isLacking(item) || isDeniedByTexts(menu, section, item) ? withoutDeclaration(item) : item,
  )

/** Is what it denies named for certain, by its own words or by a text over it? */
const isDeniedByTexts = (menu: DishContext, section: Section, item: MenuItem): boolean =>
  (item.allergens !== undefined && deniedByWords(item).length > 0) ||
  deniedOver(menu, section, item).length > 0

function isLacking(item: MenuItem): boolean {
  const { allergens, mayContain = [] } = item
  if (allergens === undefined) return false
  const said = [...allergens, ...mayContain].map((key) => allergenGroup(key) ?? key)
  return !lackingAllergens(item).every((key) => said.some((one) => one === (allergenGroup(key) ?? key)))
}

function withoutDeclaration(item: MenuItem): MenuItem {
  const { allergens: _, removable: __, claimsToConfirm: open, ...rest } = item
  const { allergens, removable } = claimsOf(item)
  return { ...rest, claimsToConfirm: { dietaryOptions: [], ...open, ...copied({ allergens, removable }) } }
}

const copied = (lists: Readonly<Record<string, readonly string[] | undefined>>) =>
  Object.fromEntries(Object.entries(lists).flatMap(([name, list]) => (list ? [[name, [...list]]] : [])))
