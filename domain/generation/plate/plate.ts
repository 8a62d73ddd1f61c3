import type { Dish, Season } from '../../catalogue/dish.ts'
import { DESSERTS, DRINKS } from '../../reference/reference.ts'
import { colorOf, type PlateColor } from './color.ts'
import { asksFor, type Companion, companyOf } from './company.ts'
import { type DrinkKind, drinkKindOf } from './drink-kind.ts'
import { type Garnish, garnishesOf } from './garnish.ts'
import { isCentral, kindOf, type PlateKind } from './kind.ts'
import { type Occasion, occasionsOf } from './occasions.ts'
import { seasonsOf } from './produce-seasons.ts'
import { type Sauce, saucesOf } from './sauce.ts'
import { type Serving, servingOf } from './serving.ts'
import { type Shape, shapeOf } from './shape.ts'
import { type Starch, starchOf } from './starch.ts'
import { type Technique, techniqueOf } from './technique.ts'

/**
 * What a dish is on the table, read from its recipe, its name and its description by the tables of this room. No dish
 * is marked by hand, so a dish that is added tomorrow is known tomorrow; what its words do not tell stays open.
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

const plates = new WeakMap<Dish, Plate>()

/** Read once for each dish. */
export function plateOf(dish: Dish): Plate {
  const known = plates.get(dish)
  if (known) return known
  const plate: Plate = {
    main: dish.ingredients[0],
    kind: kindOf(dish),
    isCentral: isCentral(dish),
    technique: techniqueOf(dish),
    shape: shapeOf(dish),
    sauces: dish.categoryId === DRINKS ? [] : saucesOf(dish),
    garnishes: dish.categoryId === DRINKS ? [] : garnishesOf(dish),
    starch: dish.categoryId === DRINKS || dish.categoryId === DESSERTS ? undefined : starchOf(dish),
    serving: servingOf(dish),
    color: colorOf(dish),
    drink: drinkKindOf(dish),
    asksFor: asksFor(dish),
    companyFor: companyOf(dish),
    occasions: occasionsOf(dish),
    seasons: seasonsOf(dish),
  }
  plates.set(dish, plate)
  return plate
}
