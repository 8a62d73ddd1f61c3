import { describe, expect, it } from 'vitest'
import type { NamedAllergen } from '../allergens/allergen-keys.ts'
import { foldName } from '../text/fold-name.ts'
import type { Dish } from './dish.ts'
import { loadCatalogue } from './dishes/catalogue.ts'
import type { IngredientName } from './ingredients/index.ts'

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
const cuts: readonly (readonly [cut: RegExp, vague: IngredientName, named: RegExp])[] = [
  [/\btenderloin\b/, 'beef', /^beef tenderloin$/],
  [/\bribeye\b/, 'beef', /^ribeye steak$/],
  [/\bshank\b/, 'beef', /^beef shank$/],
  [/\bbrisket\b/, 'beef', /^beef brisket$/],
  [/\bshort ribs?\b/, 'beef', /^beef short rib$/],
  [/\bsirloin\b/, 'beef', /^beef sirloin$/],
  [/\bshank\b/, 'veal', /^veal shank$/],
  [/\bchops\b/, 'lamb', /^lamb chop$/],
  [/\bshoulder\b/, 'lamb', /^lamb shoulder$/],
  [/\bshank\b/, 'lamb', /^lamb shank$/],
  [/\bloin\b/, 'pork', /^pork (?:tender)?loin$/],
  [/\bbelly\b/, 'pork', /^pork belly$/],
]

/** British words, and what American menus say: `homely` is ugly there, and a grill is under the food. */
const british =
  /\b(?:courgettes?|aubergines?|rocket|beetroots?|yoghurt|chillis?|chilli|sultanas?|homely|moreish|wholemeal|cornflour|spring onions?|aniseed|under the grill|own jug|minced (?:beef|pork|lamb|veal|turkey|meat)|grey|colour\w*|flavour\w*|savoury|favourite|centre|litre)\b/
/** A soup and skewers whose meat is chopped by hand. */
const mincedByHand = /\b(?:hand|finely) minced (?:beef|pork|lamb)\b/g

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

  it('name the sesame that is strewn on it; its oil is how a kitchen seasons', () => {
    const silent = catalogue.filter(
      (dish) =>
        dish.ingredients.some((ingredient) =>
          /sesame seed|sesame paste|black sesame|tahini/.test(ingredient),
        ) && !/\b(?:sesame|tahini|goma)/.test(wordsOf(dish)),
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

  it('name no cut of meat that its recipe buys as any', () => {
    const vague = cuts.flatMap(([cut, vague, exact]) =>
      catalogue.filter(
        (dish) =>
          dish.ingredients.includes(vague) &&
          cut.test(wordsOf(dish)) &&
          !dish.ingredients.some((ingredient) => exact.test(ingredient)),
      ),
    )
    expect(named(vague)).toEqual([])
  })

  it('are American', () => {
    const odd = catalogue.filter((dish) => {
      const words = foldName(`${dish.gloss ?? ''} ${dish.description}`)
      return british.test(words.replace(mincedByHand, ''))
    })
    expect(named(odd)).toEqual([])
  })
})
