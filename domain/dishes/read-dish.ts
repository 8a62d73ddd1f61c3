import type { Dish, Season } from '../catalogue/dish.ts'
import { lazily } from '../computing/lazily.ts'
import { DESSERTS, DRINKS } from '../reference/reference.ts'
import { type DrinkKind, drinkKindOf, drinksWithoutAlcohol, stillWines } from './drinks/drink-kind.ts'
import { type KnownPour, pourOf, temperatureOfDrink } from './drinks/pour.ts'
import { colorOf, type PlateColor } from './food/color.ts'
import { type NamedFlesh, namedFlesh } from './food/flesh.ts'
import { type Garnish, garnishesOf } from './food/garnish.ts'
import { isCentral, kindOf, type PlateKind } from './food/kind.ts'
import { rawnessOf } from './food/raw.ts'
import { likelyRecipe, type Recipe } from './food/recipe.ts'
import { type Sauce, saucesOf } from './food/sauce.ts'
import { type FoodShape, shapeOf } from './food/shape.ts'
import { type Starch, starchOf } from './food/starch.ts'
import { type Technique, techniqueOf } from './food/technique.ts'
import { type Serving, servingOf } from './food/temperature.ts'
import { asksFor, type Companion, companyOf } from './meal/company.ts'
import { courseInName, type NamedCourse } from './meal/course-words.ts'
import { type Occasion, occasionsOf } from './meal/occasions.ts'
import { seasonsOf } from './meal/produce-seasons.ts'
import { type DishWords, foldedName, type Sureness } from './words/dish-words.ts'

/**
 * What a dish is on the table, read from its words and its recipe by the tables of this room. No dish is marked by
 * hand, so a dish that is added tomorrow is known tomorrow; what its words don't say stays open.
 */
export interface Plate {
  /** How everything is known whose sureness isn’t given with it. */
  readonly sure: Sureness
  /** What its name says that it is eaten as. */
  readonly course: NamedCourse | undefined
  /** The name of its first ingredient. */
  readonly main: string | undefined
  readonly kind: PlateKind
  /** The flesh is what the dish is mainly made of. */
  readonly isCentral: boolean
  /** The flesh that its words name; certain. */
  readonly flesh: ReadonlySet<NamedFlesh>
  /** How it is known that animal food in it is raw or undercooked; undefined where nothing says so. */
  readonly raw: Sureness | undefined
  readonly technique: Technique | undefined
  readonly shape: FoodShape | undefined
  readonly sauces: readonly Sauce[]
  readonly garnishes: readonly Garnish[]
  readonly starch: Starch | undefined
  readonly serving: Serving
  readonly color: PlateColor | undefined
  /** What a drink with a recipe is ordered as. */
  readonly drink: DrinkKind | undefined
  /** How a drink is served; undefined for food, and where nothing says it. */
  readonly pour: KnownPour | undefined
  /** What a side is made for. */
  readonly asksFor: Companion | undefined
  /** What it is to sides that are made for something. */
  readonly companyFor: readonly Companion[]
  readonly occasions: readonly Occasion[]
  /** When its produce is at its best; empty for a dish of no season. */
  readonly seasons: readonly Season[]
}

/**
 * Reads a dish; each fact is read when it is first asked for.
 * @param known its recipe; absent for an owner's dish, which is likely to be what its words suggest
 */
export function readDish(words: DishWords, known?: Recipe): Plate {
  const isDrink = words.isDrink ?? known?.categoryId === DRINKS
  const dish = { ...words, isDrink }
  const own = lazily<{ recipe: Recipe }>({ recipe: () => known ?? likelyRecipe(words) })
  const categoryId = known?.categoryId
  return lazily<Plate>({
    sure: () => (known ? 'certain' : 'likely'),
    course: () => courseInName(foldedName(words)),
    main: () => own.recipe.ingredients[0],
    kind: () => kindOf(own.recipe),
    isCentral: () => isCentral(own.recipe),
    flesh: () => namedFlesh(dish),
    raw: () => rawnessOf(dish),
    technique: () => techniqueOf(words),
    shape: () => shapeOf(words, categoryId),
    sauces: () => (isDrink ? [] : saucesOf(words)),
    garnishes: () => (isDrink ? [] : garnishesOf(words)),
    starch: () => (isDrink || categoryId === DESSERTS ? undefined : starchOf(words.name, own.recipe)),
    serving: () => (isDrink && !known ? temperatureOfDrink(dish) : servingOf(words, own.recipe)),
    color: () => colorOf(own.recipe),
    drink: () => (known ? drinkKindOf(words, known) : undefined),
    pour: () => (isDrink ? pourOf(dish) : undefined),
    asksFor: () => asksFor(words, categoryId),
    companyFor: () => companyOf(words, categoryId),
    occasions: () => occasionsOf(words, own.recipe),
    seasons: () => seasonsOf(own.recipe),
  })
}

const plates = new WeakMap<Dish, Plate>()

/** A dish of the catalog, read once. */
export function plateOf(dish: Dish): Plate {
  const known = plates.get(dish)
  if (known) return known
  const plate = readDish(dish, dish)
  plates.set(dish, plate)
  return plate
}

const isPouredAs = (kinds: ReadonlySet<DrinkKind>, { drink }: Plate): boolean =>
  drink !== undefined && kinds.has(drink)

export const isStillWine = (dish: Dish): boolean => isPouredAs(stillWines, plateOf(dish))
export const isWithoutAlcohol = (dish: Dish): boolean => isPouredAs(drinksWithoutAlcohol, plateOf(dish))

/** Returns whether fish or shellfish is what the dish is mainly made of. */
export const isOfSea = ({ kind, isCentral }: Plate): boolean =>
  isCentral && (kind === 'fish' || kind === 'shellfish')

/** Returns whether meat or poultry is what the dish is mainly made of. */
export const isOfMeat = ({ kind, isCentral }: Plate): boolean =>
  isCentral && (kind === 'red meat' || kind === 'poultry')
