import type { Dish } from '../../catalogue/dish.ts'
import { diet, dietaryOptions } from '../../reference/reference.ts'
import { brokenExclusion } from './contents.ts'
import { readWishes } from './read-wishes.ts'

/** What every dish of a menu must keep to. */
export interface DishWishes {
  readonly cuisineId: number
  readonly dietaryOptions: readonly number[]
  /** The owner's own words: what Carte understands of them is kept to. */
  readonly notes?: string | undefined
  /** What no dish may be or say, apart from the foods that the words leave out. */
  readonly without?: readonly Denied[]
}

/** Dishes and things that recipes don't know as foods: `maple`, `soups`. */
export interface Denied {
  readonly what: string
  readonly is: (dish: Dish) => boolean
}

/** The dietary options that were chosen and those that the owner's words ask for, each once. */
export const wantedDiets = ({ dietaryOptions: chosen, notes }: DishWishes): readonly number[] => [
  ...new Set([...chosen, ...readWishes(notes).diets]),
]

/** Returns whether a dish may be on a menu of these wishes. Its cuisine isn't looked at. */
export function fitsWishes(dish: Dish, wishes: DishWishes): boolean {
  const diets: readonly number[] = dish.dietaryOptions
  return (
    wantedDiets(wishes).every((id) => diets.includes(id)) &&
    brokenExclusion(dish, readWishes(wishes.notes).exclusions) === undefined &&
    !wishes.without?.some(({ is }) => is(dish))
  )
}

/** Longer, a sentence would not fit a section's notice. */
const MAX_LISTED = 200

const list = new Intl.ListFormat('en')

/** ` that are Vegan and follow your requests (no pork)`: what dishes were asked to be; empty for any dish. */
export function wishClause(wishes: DishWishes): string {
  const { diets: fromWords, understood: heard } = readWishes(wishes.notes)
  const understood = [...heard, ...(wishes.without ?? []).map(({ what }) => `no ${what}`)]
  const diets = wantedDiets(wishes).filter((id) => !fromWords.some((other) => other === id))
  const asked = dietaryOptions.filter(({ id }) => diets.includes(id))
  const adjectives = asked.filter(({ id }) => id !== diet.seafood).map(({ name }) => name)
  const named = [
    ...(adjectives.length > 0 ? [`are ${list.format(adjectives)}`] : []),
    ...(asked.length > adjectives.length ? ['are made of fish or shellfish without meat'] : []),
  ]
  const listed = understood.join(', ')
  const kept =
    understood.length === 0
      ? []
      : [listed.length <= MAX_LISTED ? `follow your requests (${listed})` : 'follow your requests']
  const parts = [...named, ...kept]
  return parts.length > 0 ? ` that ${list.format(parts)}` : ''
}
