import { describe, expect, it } from 'vitest'
import type { NamedAllergen } from '../allergens/allergen-keys.ts'
import type { Dish } from './dish.ts'
import { loadCatalogue } from './dishes/catalogue.ts'
import type { IngredientName } from './ingredients/index.ts'
import { foldName } from './names.ts'

const catalogue = loadCatalogue()
const wordsOf = ({ name, description }: Dish): string => foldName(`${name} ${description}`)
const named = (dishes: readonly Dish[]): string[] => dishes.map(({ id, name }) => `${id} ${name}`)

/** Nuts by their names, and what every guest who avoids them knows to be made of them. */
const nuts: Partial<Record<NamedAllergen, RegExp>> = {
  peanuts: /\bpeanuts?\b/,
  almonds: /\b(?:almonds?|marzipan|frangipane|amaretti|amaretto|nougat|romesco)\b/,
  walnuts: /\bwalnuts?\b/,
  cashews: /\bcashews?\b/,
  hazelnuts: /\b(?:hazelnuts?|gianduja|romesco)\b/,
  pistachios: /\b(?:pistachios?|mortadella)\b/,
  pecans: /\bpecans?\b/,
  macadamias: /\bmacadamias?\b/,
  'pine-nuts': /\b(?:pine nuts?|pesto)\b/,
}

/** Cuts that a recipe names where the words of a dish do: they decide what it costs to buy. */
const cuts: Readonly<Record<string, IngredientName>> = {
  tenderloin: 'beef tenderloin',
  ribeye: 'ribeye steak',
  shank: 'beef shank',
  brisket: 'beef brisket',
  'short rib': 'beef short rib',
  sirloin: 'beef sirloin',
}

/** What the words of a dish call an ingredient where the lexicon has another name. */
const alsoCalled: Readonly<Partial<Record<IngredientName, RegExp>>> = {
  melon: /\bcantaloupe\b/,
  'egg pasta': /\btonnarelli\b/,
  'kabocha squash': /\bpumpkin\b/,
  'smoked paprika': /\bpimenton\b/,
  'sea salt': /\bsalt\b/,
  'fromage blanc': /\bcurd cheese\b/,
}

const PROMISE = /\bnothing (?:else|but|more)\b|\bneeds nothing\b|\bthat is all\b|\bonly salt\b/
/** `olive oil` of a dish of three ingredients is what it is cooked in, and named where it matters. */
const isNamed = (ingredient: IngredientName, words: string): boolean =>
  (alsoCalled[ingredient]?.test(words) ?? false) ||
  foldName(ingredient)
    .split(' ')
    .some((word) => words.includes(word.replace(/(?:ies|y|s)$/, '')))

describe('the words of a dish', () => {
  it('name each nut and the peanut of its recipe', () => {
    const silent = Object.entries(nuts).flatMap(([nut, names]) =>
      catalogue.filter((dish) => dish.allergens.some((one) => one === nut) && !names.test(wordsOf(dish))),
    )
    expect(named(silent)).toEqual([])
  })

  it('name all that is in it where they promise that there is nothing else', () => {
    const broken = catalogue
      .filter((dish) => PROMISE.test(wordsOf(dish)))
      .flatMap((dish) =>
        dish.ingredients
          .filter((ingredient) => !isNamed(ingredient, wordsOf(dish)))
          .map((ingredient) => `${dish.id} ${dish.name}: ${ingredient}`),
      )
    expect(broken).toEqual([])
  })

  it('name no cut of beef that its recipe buys as any beef', () => {
    const vague = Object.entries(cuts).flatMap(([word, cut]) =>
      catalogue.filter(
        (dish) =>
          dish.ingredients.includes('beef') &&
          new RegExp(`\\b${word}\\b`).test(wordsOf(dish)) &&
          !dish.ingredients.includes(cut),
      ),
    )
    expect(named(vague)).toEqual([])
  })
})
