import type { Dish } from '../../catalogue/dish.ts'
import { allDiets } from '../../reference/reference.ts'
import { additiveName } from '../claims/additives.ts'
import { allergenName } from '../claims/allergen-names.ts'
import { standingOfContained } from '../claims/claim-status.ts'
import { claimsOf, recipeClaimsOf } from '../claims/claims.ts'
import { contradictionSentence, contradictionsIn } from '../claims/contradictions.ts'
import { confirmedAllergens, hasAllergensToConfirm } from '../claims/option-claims.ts'
import type { MenuItem } from '../model/item.ts'
import type { ModifierGroup } from '../model/modifiers.ts'
import type { Section } from '../model/section.ts'
import { modifierGroupsOf } from '../model/walk.ts'
import { brokenByWords } from './claims-in-words.ts'
import { type Derived, type DerivedClaims, deriveClaims } from './derived-claims.ts'
import { contradictedByChoices } from './diets-of-choices.ts'
import { differencesOf } from './differences.ts'
import { type DishContext, dietsOfHouse } from './over-dishes.ts'
import { withoutUntrueClaims } from './withheld-declarations.ts'

/** What the staff is shown about an item, in the words of screens; a list is empty for nothing to say. */
export interface StaffEntry {
  readonly id: number
  readonly name: string
  readonly section: string
  /** Of the restaurant, or of the catalogue for a dish that was not changed; none where nobody said it. */
  readonly recipe: readonly string[]
  readonly isOwnRecipe: boolean
  /** Null where nothing was declared; `isWaiting` where its owner has yet to confirm it. */
  readonly declared: {
    readonly contains: readonly string[]
    readonly mayContain: readonly string[]
    readonly removable: readonly string[]
    readonly isWaiting: boolean
  } | null
  /** Each substance in the recipe with the ingredients that bring it: `milk: butter, parmesan`. */
  readonly because: readonly string[]
  /** In the recipe, and not in the declaration. */
  readonly undeclared: readonly string[]
  /** Declared, and in no ingredient. */
  readonly unexplained: readonly string[]
  readonly additives: readonly string[]
  /** Usual in what it is made of, and not declared. */
  readonly undeclaredAdditives: readonly string[]
  readonly alcohol: readonly string[]
  /** What guests read, and no other. */
  readonly diets: readonly string[]
  /** Claimed and kept from guests, each with the reason: `Rice bowl cannot be Vegan: it contains milk.` */
  readonly withheldDiets: readonly string[]
  readonly unknown: readonly string[]
  /** What its choices and extras declare, an option each: `Sauce, béarnaise: eggs, milk`. */
  readonly choices: readonly string[]
  /** Who vouched for it and when, or that it is void; empty where nobody has. */
  readonly signOff: string
}

interface StaffSources {
  readonly dishOf: (dishId: number) => Pick<Dish, 'name' | 'ingredients'> | undefined
  /** What is said of the sign-off of an item, by its id. */
  readonly signOffs?: ReadonlyMap<number, string>
}

/** What the staff is shown about each item of a settled menu, in order; an item that is on it twice, once. */
export function staffEntries(
  settled: DishContext,
  { dishOf, signOffs = new Map() }: StaffSources,
): StaffEntry[] {
  const menu = withoutUntrueClaims(settled)
  const seen = new Set<number>()
  return menu.sections.flatMap((section) =>
    section.items.flatMap((item) => {
      if (seen.has(item.id)) return []
      seen.add(item.id)
      const recipe = item.ingredients ?? recipeOfCatalogue(item, dishOf)
      return [
        {
          ...entryOf(item, recipe),
          section: section.name,
          withheldDiets: withheldDiets(menu, section, item),
          choices: modifierGroupsOf(menu, section, item).flatMap(choicesOf),
          signOff: signOffs.get(item.id) ?? '',
        },
      ]
    }),
  )
}

/** The catalogue's recipe stands for a dish that is still the catalogue's: its claims are printed by it. */
const recipeOfCatalogue = (item: MenuItem, dishOf: StaffSources['dishOf']): readonly string[] =>
  item.recipeClaims ? (dishOf(item.recipeId ?? item.id)?.ingredients ?? []) : []

type OfItem = Omit<StaffEntry, 'section' | 'withheldDiets' | 'choices' | 'signOff'>

function entryOf(item: MenuItem, recipe: readonly string[]): OfItem {
  const derived: DerivedClaims = deriveClaims(recipe)
  const differs = differencesOf(item, derived)
  const { allergens, mayContain = [], removable = [] } = claimsOf(item)
  const isSilent = allergens === undefined && mayContain.length === 0
  const hasRecipe = recipe.length > 0
  return {
    id: item.id,
    name: item.name,
    recipe,
    isOwnRecipe: item.ingredients !== undefined,
    declared: isSilent
      ? null
      : {
          contains: (allergens ?? []).map(allergenName),
          mayContain: mayContain.map(allergenName),
          removable: removable.map(allergenName),
          isWaiting:
            standingOfContained(item) === 'to-confirm' || item.claimsToConfirm?.mayContain !== undefined,
        },
    because: derived.allergens.map(reason),
    undeclared: hasRecipe
      ? [...differs.undeclared, ...differs.unnamed].map(({ key }) => allergenName(key))
      : [],
    unexplained: hasRecipe ? differs.unexplained.map(allergenName) : [],
    additives: (item.additives ?? []).map(additiveName),
    undeclaredAdditives: differs.undeclaredAdditives.map(
      ({ key, because }) => `${additiveName(key)} (${because.join(', ')})`,
    ),
    alcohol: derived.alcohol,
    diets: allDiets.filter(({ id }) => item.dietaryOptions.includes(id)).map(({ name }) => name),
    unknown: derived.unknown.map(({ words }) => words),
  }
}

function withheldDiets(menu: DishContext, section: Section, item: MenuItem): string[] {
  const { dietaryOptions, allergens, mayContain } = claimsOf(item)
  const diets = dietaryOptions.filter((id) => !item.dietaryOptions.includes(id))
  const found = [
    ...contradictionsIn({
      dietaryOptions: diets,
      allergens,
      mayContain,
      disproved: recipeClaimsOf(item)?.disproved,
    }),
    ...contradictedByChoices(menu, section, item, diets),
  ]
  const byWords = brokenByWords(item, {
    marked: diets,
    over: [],
    settled: [],
    ofHouse: dietsOfHouse(menu).most,
    sectionName: section.name,
  })
  return allDiets
    .filter(({ id }) => diets.includes(id))
    .map(({ id, name }) => {
      const against = found.find(({ dietaryOption }) => dietaryOption === id)
      const broken = byWords.find(({ claim }) => claim === id)
      return against
        ? contradictionSentence(item.name, against)
        : (broken?.sentence ?? `${name}: to be confirmed.`)
    })
}

/** What is declared of each option; one of which nothing counts says so. */
const choicesOf = ({ name, options }: ModifierGroup): string[] =>
  options.map((option) => {
    const allergens = confirmedAllergens(option)
    const none = hasAllergensToConfirm(option) ? 'to be confirmed' : 'not declared'
    const said = allergens ? allergens.map(allergenName).join(', ') || 'none of the allergens' : none
    return `${name}, ${option.name}: ${said}`
  })

const reason = ({ key, because }: Derived): string => `${allergenName(key)}: ${because.join(', ')}`
