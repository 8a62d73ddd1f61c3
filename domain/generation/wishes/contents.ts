import { type AllergenKey, allergenGroup, treeNuts } from '../../allergens/allergen-keys.ts'
import type { Dish } from '../../catalogue/dish.ts'
import { type IngredientName, ingredients } from '../../catalogue/ingredients/index.ts'
import type { Trait } from '../../catalogue/ingredients/ingredient.ts'
import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { namedIngredient } from '../../catalogue/ingredients/named-ingredient.ts'
import { type CutAnimal, cutsNamed } from '../../dishes/food/cuts.ts'
import { madeOf } from './made-of.ts'
import { type MatterName, matters } from './matters.ts'
import type { Exclusion } from './read-wishes.ts'

/** The parts of a dish that wishes are judged by; a model's dish may name ingredients unknown to the lexicon. */
export interface JudgedDish extends Partial<Pick<Dish, 'family' | 'name' | 'gloss' | 'description'>> {
  readonly ingredients: readonly string[]
  /** Allergens that words of a dish can hide ("stuffed"): who relies on a wish is not served it. */
  readonly mayHold?: readonly AllergenKey[]
}

interface Contents {
  /** The ingredients of its recipe and its text, each with all that it is made of. */
  readonly names: Set<IngredientName>
  readonly text: string
  /** Animals that its words name by cuts and products. */
  readonly cuts: ReadonlySet<CutAnimal>
  readonly family: Dish['family'] | undefined
  readonly hasUnknown: boolean
  readonly mayHold: readonly AllergenKey[]
}

/**
 * The first exclusion that a dish breaks. A dish is judged by its ingredients, by what these are made of
 * (ketchup holds tomato), and by the words of its name and description.
 */
export function brokenExclusion(dish: JudgedDish, exclusions: readonly Exclusion[]): Exclusion | undefined {
  if (exclusions.length === 0) return undefined
  const contents = contentsOf(dish)
  return exclusions.find((exclusion) => isIn(exclusion, contents))
}

function isIn(exclusion: Exclusion, contents: Contents): boolean {
  switch (exclusion.kind) {
    case 'matter':
      return hasMatter(exclusion.name, contents)
    case 'ingredient':
      return [...contents.names].some((name) => isKindOf(name, exclusion.name))
    case 'apart':
      return exclusion.names.every((name) => hasMatter(name, contents))
  }
}

function hasMatter(name: MatterName, contents: Contents): boolean {
  const { names, text, family, hasUnknown, mayHold } = contents
  const { families, texts, isStrict, traits = [], cutsOf = [] } = matters[name]
  return (
    (family !== undefined && families?.includes(family) === true) ||
    [...names].some((ingredient) => mattersOf(ingredient).has(name)) ||
    texts?.test(text) === true ||
    cutsOf.some((animal) => contents.cuts.has(animal)) ||
    (isStrict === true && (hasUnknown || mayHold.some((key) => traitsOfAllergen(key, traits))))
  )
}

/**
 * Returns whether one of these traits is what an allergen comes from. A group ("nuts") comes from each of
 * its members.
 */
const traitsOfAllergen = (key: AllergenKey, traits: readonly Trait[]): boolean =>
  traits.some((trait) => TRAIT_ALLERGENS[trait] === key || allergenGroup(trait) === key || trait === key)

/** The allergen of a trait that is named otherwise. */
const TRAIT_ALLERGENS: Readonly<Partial<Record<Trait, AllergenKey>>> = {
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  fish: 'fish',
  egg: 'eggs',
  dairy: 'milk',
}

const matterNames = Object.keys(matters) as MatterName[]
const mattersByIngredient = new Map<IngredientName, ReadonlySet<MatterName>>()

/** The matters that an ingredient itself belongs to, without those of its parts. */
export function mattersOf(ingredient: IngredientName): ReadonlySet<MatterName> {
  const known = mattersByIngredient.get(ingredient)
  if (known) return known
  const found = new Set(matterNames.filter((name) => isOfMatter(ingredient, name)))
  mattersByIngredient.set(ingredient, found)
  return found
}

function isOfMatter(ingredient: IngredientName, matter: MatterName): boolean {
  const { traits, names, like } = matters[matter]
  return (
    names?.includes(ingredient) === true ||
    like?.test(ingredient) === true ||
    traitsOf(ingredient).some((trait) => traits?.includes(trait))
  )
}

const traitsOf = (ingredient: IngredientName): readonly Trait[] => ingredients[ingredient]

/** What something comes from: it tells butter from peanut butter, which share the word alone. */
const ORIGINS = new Set<string>([
  'meat',
  'poultry',
  'fish',
  'crustacean',
  'mollusc',
  'seafood',
  'dairy',
  'egg',
  'honey',
  'peanuts',
  ...treeNuts,
])

const originsOf = (ingredient: IngredientName): string[] =>
  traitsOf(ingredient)
    .map((trait) => trait.replace(/ extract$/, ''))
    .filter((trait) => ORIGINS.has(trait))

/** Goat milk is a milk; coconut milk shares the word alone. */
function isKindOf(ingredient: IngredientName, wanted: IngredientName): boolean {
  if (ingredient === wanted) return true
  if (!` ${ingredient} `.includes(` ${wanted} `)) return false
  const origins = originsOf(wanted)
  // Vegan kimchi is kimchi to who wants none.
  return (
    origins.length === 0 ||
    ingredient === `vegan ${wanted}` ||
    originsOf(ingredient).some((origin) => origins.includes(origin))
  )
}

const contentsByDish = new WeakMap<JudgedDish, Contents>()

function contentsOf(dish: JudgedDish): Contents {
  const known = contentsByDish.get(dish)
  if (known) return known
  const written = [dish.name, dish.gloss, dish.description].filter(Boolean).join('. ')
  const found = dish.ingredients.map((name) => namedIngredient(name))
  const contents: Contents = {
    names: withParts([
      ...found.filter((name) => name !== undefined),
      ...mentionedIngredients([written, ...dish.ingredients].join('. ')).filter(
        (name) => name !== 'gravy' || !PLANT_GRAVY.test(written),
      ),
    ]),
    text: [written, ...dish.ingredients].join('. ').toLowerCase(),
    // The words of wines say what they are poured with.
    cuts: DRUNK.has(dish.family) ? NO_CUTS : cutsNamed(written, dish.ingredients.length === 0),
    family: dish.family,
    hasUnknown: found.includes(undefined),
    mayHold: dish.mayHold ?? [],
  }
  contentsByDish.set(dish, contents)
  return contents
}

const NO_CUTS: ReadonlySet<CutAnimal> = new Set()
const DRUNK: ReadonlySet<Dish['family'] | undefined> = new Set([
  'wine',
  'beer',
  'spirit',
  'juice',
  'tea',
  'coffee',
])

/** Gravy is of beef unless it says what else it is of: a curry's is of tomato, onion or nuts. */
const PLANT_GRAVY =
  /\b(?:tomato|onion|mushroom|cashew|yogurt|coconut|spiced?|masala|tamari|soy|vegetable|spinach|peanut|almond|poppy|sesame|lentil|buttermilk)\b[^.]{0,30}\bgravy|\bgravy of\b/i

/** These ingredients with all that they are made of. */
export function withParts(names: readonly IngredientName[]): Set<IngredientName> {
  const all = new Set<IngredientName>()
  const add = (name: IngredientName) => {
    if (all.has(name)) return
    all.add(name)
    for (const part of madeOf[name] ?? []) add(part)
  }
  for (const name of names) add(name)
  return all
}
