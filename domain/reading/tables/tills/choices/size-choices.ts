import type { ModifierGroup } from '../../../../menu/model/modifiers.ts'
import { readSizeOf } from '../../../../prices/words/labels.ts'

const MOST_SIZES = 4

/** `Size`, `Choose your size`, `Pour`, in the languages of menus. */
const ABOUT_SIZE =
  /\b(?:sizes?|portions?|pours?|servings?|volumes?|gr(?:ö|oe)(?:ß|ss)en?|tailles?|formats?|tama(?:ñ|n)os?|raci(?:ó|o)n(?:es)?|misur[ae]|formati?|porzion[ei]|tamanhos?|formaten?|maat)\b/iu

/** `Small`, `L`, `Half bottle`, `Doppelt` */
const SIZE_WORD =
  /^(?:(?:x?x?s|m|x*l|sm|med|lg|small|medium|large|extra[- ]large|regular|mini|jumbo|tall|grande|venti|half|whole|full|quarter|single|double|triple|glass|bottle|half[- ]bottle|carafe|half[- ]carafe|pint|half[- ]pint|pitcher|jug|cup|bowl|slice|klein|mittel|groß|gross|einfach|doppelt|glas|flasche|halb|ganz|petite?|moyenne?|demie?|entière|verre|bouteille|pequeñ[ao]|median[ao]|medi[ao]|enter[ao]|copa|botella|piccol[ao]|grandi|intero|intera|mezz[ao]|calice|bottiglia)(?:\s(?:size|portion|porción|porzione))?)$/iu

/**
 * Is it a required choice of one size, at prices that differ? Guests read that as prices of the item, and no list of
 * choices.
 */
export function areSizes({ name, min, max, options }: ModifierGroup): boolean {
  if (min !== 1 || max !== 1 || options.length < 2 || options.length > MOST_SIZES) return false
  if (new Set(options.map(({ amount }) => amount)).size === 1) return false
  const isSize = (word: string) => SIZE_WORD.test(word.trim()) || readSizeOf(word) !== undefined
  return ABOUT_SIZE.test(name) || options.every((option) => isSize(option.name))
}
