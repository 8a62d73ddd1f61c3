import { names } from '../../text/names.ts'
import { fold } from './fold.ts'
import type { IngredientName } from './index.ts'

/** Pasta that is bought dry without eggs; fresh, it mostly has them. */
const DRY_WITHOUT_EGG: ReadonlySet<string> = new Set(
  names(
    'pasta, spaghetti, linguine, bucatini, rigatoni, penne, paccheri, orecchiette, cavatelli, trofie',
    'macaroni, noodle',
  ),
)

const FRESH =
  /(?<![a-z])(?:fresh|freshly made|home ?made|hand ?made|frische?[nrs]?|hausgemachte?[nrs]?|frais|fraiches?|maison|fresc[oaihe]+s?|fatt[ae] in casa|caser[ao]s?|verse?)(?![a-z])/

/** Names that a preparation only seems to end: each is a dish, or a drink, with more in it. */
const DISHES =
  /^(?:panna ?cotta|cafe cortado|queso fundido|fromage fondu|pa(?:n|ne) cotto|latte cotto|vin(?:o)? cotto|leche (?:asada|batida|cortada)|pain (?:grille|perdu)|tete pressee|pate en croute|carne en |creme (?:cuite|renversee))/

/** Grated cheese, in French; without accents it is a fish or a turnip. */
const RAPE = /^r[âa]pée?s?$/iu

/** Of a name that the lexicon could read as an ingredient: does it leave open what is in it, so that a person is asked? */
export function isUndecided(name: string, ingredient: IngredientName): boolean {
  const folded = fold(name)
  const isGrated = RAPE.test(name.normalize('NFC').trim())
  return isGrated || DISHES.test(folded) || (DRY_WITHOUT_EGG.has(ingredient) && FRESH.test(folded))
}
