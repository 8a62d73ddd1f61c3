import type { IngredientFamily } from '../../catalogue/dish.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import type { Trait } from '../../catalogue/ingredients/ingredient.ts'
import type { CutAnimal } from '../../dishes/food/cuts.ts'

/** Something that dishes may contain and an owner may want to leave out: pork, alcohol, raw fish. */
export interface Matter {
  /** What owners call it, folded and in the singular; the first is the name that Carte says back. */
  readonly words: readonly string[]
  /** The name that Carte says back, where it is not the first of `words`. */
  readonly label?: string
  readonly traits?: readonly Trait[]
  readonly names?: readonly IngredientName[]
  /** Ingredients whose names read so. */
  readonly like?: RegExp
  /** Dishes that are mainly made of it. */
  readonly families?: readonly IngredientFamily[]
  /** Names and descriptions of dishes that read so, for what no ingredient tells. */
  readonly texts?: RegExp
  /** Its meat is named by cuts and products: a strip is beef. */
  readonly cutsOf?: readonly CutAnimal[]
  /** Further ingredients that only an allergic guest minds. */
  readonly allergyTraits?: readonly Trait[]
  /**
   * Does a guest rely on this wish (an allergy, a belief, a diet)? Then a dish with an ingredient that the
   * lexicon does not know is left out as well.
   */
  readonly isStrict?: true
}
