import type { Dish, Season } from '../catalogue/dish.ts'
import { DESSERTS, DRINKS } from '../reference/reference.ts'
import { type DrinkKind, drinkKindOf, drinksWithoutAlcohol, stillWines } from './drinks/drink-kind.ts'
import { colorOf, type PlateColor } from './food/color.ts'
import { type Garnish, garnishesOf } from './food/garnish.ts'
import { isCentral, kindOf, type PlateKind } from './food/kind.ts'
import { likelyRecipe, type Recipe } from './food/recipe.ts'
import { type Sauce, saucesOf } from './food/sauce.ts'
import { type Shape, shapeOf } from './food/shape.ts'
import { type Starch, starchOf } from './food/starch.ts'
import { type Technique, techniqueOf } from './food/technique.ts'
import { type Serving, servingOf } from './food/temperature.ts'
import { asksFor, type Companion, companyOf } from './meal/company.ts'
import { type Occasion, occasionsOf } from './meal/occasions.ts'
import { seasonsOf } from './meal/produce-seasons.ts'
import type { DishWords } from './words/dish-words.ts'

/**
 * What a dish is on the table, read from its recipe, its name and its description by the tables of this room. No dish
 * is marked by hand, so a dish that is added tomorrow is known tomorrow; what its words don't say stays open.
 */
export interface Plate {
  /** The name of its first ingredient. */
  readonly main: string | undefined
  readonly kind: PlateKind
  /** The flesh is what the dish is mainly made of. */
  readonly isCentral: boolean
  readonly technique: Technique | undefined
  readonly shape: Shape | undefined
  readonly sauces: readonly Sauce[]
  readonly garnishes: readonly Garnish[]
  readonly starch: Starch | undefined
  readonly serving: Serving
  readonly color: PlateColor | undefined
  readonly drink: DrinkKind | undefined
  /** What a side is made for. */
  readonly asksFor: Companion | undefined
  /** What it is to sides that are made for something. */
  readonly companyFor: readonly Companion[]
  readonly occasions: readonly Occasion[]
  /** When its produce is at its best; empty for a dish of no season. */
  readonly seasons: readonly Season[]
}

/**
 * Reads a dish.
 * @param recipe absent for an owner's dish: what its words suggest is taken instead
 */
export function readDish(words: DishWords, recipe: Recipe = likelyRecipe(words)): Plate {
  const { categoryId } = recipe
  const isDrink = categoryId === DRINKS
  return {
    main: recipe.ingredients[0],
    kind: kindOf(recipe),
    isCentral: isCentral(recipe),
    technique: techniqueOf(words),
    shape: shapeOf(words, categoryId),
    sauces: isDrink ? [] : saucesOf(words),
    garnishes: isDrink ? [] : garnishesOf(words),
    starch: isDrink || categoryId === DESSERTS ? undefined : starchOf(words.name, recipe),
    serving: servingOf(words, recipe),
    color: colorOf(recipe),
    drink: drinkKindOf(words, recipe),
    asksFor: asksFor(words, categoryId),
    companyFor: companyOf(words, categoryId),
    occasions: occasionsOf(words, recipe),
    seasons: seasonsOf(recipe),
  }
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
