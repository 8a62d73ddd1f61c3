import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { fleshOf } from '../../dishes/food/kind.ts'
import { costPerKg, traceGrams } from '../../generation/pricing/ingredient-costs.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'

/** Names of cuts and dishes for what the lexicon of ingredients calls otherwise, with its price. */
const NAMED: readonly (readonly [words: RegExp, usdPerKg: number])[] = [
  [/\b(?:a5|kobe)\b/, 350],
  [/\b(?:wagyu|otoro|toro)\b/, 130],
  [/\b(?:rinderfilet|filet au poivre|beef filet|filet de boeuf|chateaubriand|filetsteak|unadon|unaju)\b/, 48],
  [/\b(?:tomahawk|porterhouse|t bone|bistecca|cote de boeuf)\b/, 42],
  [/\b(?:strip|tagliata|maguro)\b(?! (?:and|n) fries)/, 32],
  [/\b(?:rack of lamb|carre d agneau)\b/, 46],
  [/\biberico de bellota\b/, 110],
  [/\b(?:galbi\w*|kalbi|steak (?:and )?eggs|duck|canard|pato|ente)\b/, 22],
]

/** What holds little of it, or is made of its trimmings, whatever it is called. */
const LITTLE_OF_IT = anyWord(
  'cake(s), dumpling*, wonton*, spring roll(s), cracker(s), chips, fries, fried rice, bisque, soup, chowder, stick(s), rangoon, imitation, merguez, kofta, meatball(s), meatloaf, liver, neck(s), half, small, lunch, slider(s), *taco*, roll, maki, tempura, shumai, kebab, keema, cowboy, texas, eggplant, lobster ravioli, crab ravioli, mac, salad, *burger*, dog(s), oil, butter, aioli, omelet*, benedict, add, supplement, bites, skewer(s), sandwich*, melt, blt, club, toast*, chili, tip(s), bone, empanada*, croqu*, arancini, flatbread, pinsa, nigiri, crostini, mayo, scampi, al ajillo, al aglio, a la aguillo, free, confit, gyoza, bao, pate, terrine, tartar*, jambalaya, saltimbocca, crudo, ceviche, carpaccio, tataki, sashimi, oyster*, ostra*, huitre*, popcorn, set',
)
const OF_LOBSTER = /\blobster (?:roll|blt|club)\b/
/** A lobster roll: less than a plate of lobster, and more than any other roll. */
export const LOBSTER_IN_BREAD = 40
/** What its kilogram costs of which a dish is called dear (lamb, prawns, duck), and a luxury (scallops, filet, lobster). */
export const DEAR_PER_KG = 18
/** Up to here it costs a kitchen little: chicken, pork. */
export const CHEAP_PER_KG = 15
export const LUXURY_PER_KG = 42
/** What is meatless, and what a name doesn't say. */
const MEATLESS = 5
const UNTOLD = 9

export const namesFlesh = (text: string): boolean =>
  mentionedIngredients(text).some((one) => fleshOf(one) !== undefined)

/** USD for a kilogram of the dearest thing that a dish is called by: it tells dear dishes from cheap ones, and no more. */
export function fleshPriceIn(name: string): number {
  const folded = foldName(name)
  const said = mentionedIngredients(name)
  const dear = said.filter((one) => fleshOf(one) !== undefined || traceGrams(one) !== undefined)
  if (OF_LOBSTER.test(folded)) return LOBSTER_IN_BREAD
  if (LITTLE_OF_IT.test(folded)) return UNTOLD
  const [, named] = NAMED.find(([words]) => words.test(folded)) ?? []
  if (named !== undefined) return named
  if (dear.length > 0) return Math.max(...dear.map(costPerKg))
  return said.length > 0 ? MEATLESS : UNTOLD
}
