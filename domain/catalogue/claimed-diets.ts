import { type DietaryOptionId, type DietId, diet, ownDiet } from '../reference/reference.ts'

/** How menus claim a diet in words: English, German, French, Italian, Spanish, Portuguese, Dutch. */
const claims: readonly (readonly [option: DietId, words: string])[] = [
  [
    diet.vegan,
    'vegan|plant[- ]based|vegane?[rsmn]?|(?:rein )?pflanzlich(?:e[rsmn]?)?|végane?s?|végétalien(?:ne)?s?|vegan[oai]s?|veganistische?|plantaardige?',
  ],
  [
    diet.vegetarian,
    'vegetarian|vegetarisch(?:e[rsmn]?)?|végétarien(?:ne)?s?|vegetarian[oaie]s?|vegetarische',
  ],
  [
    diet.glutenFree,
    'gluten[- ]free|glutenfrei(?:e[rsmn]?)?|(?:sans|senza|sin|sem|ohne|zonder) gl[uú]ten(?:e)?|senza glutine|glutenvrije?',
  ],
  [
    diet.dairyFree,
    '(?:dairy|milk)[- ]free|milchfrei(?:e[rsmn]?)?|ohne milch|sans (?:lait|produits laitiers)|senza (?:latte|latticini)|sin (?:leche|lácteos)|sem (?:leite|laticínios)|zuivelvrije?|melkvrije?|zonder (?:melk|zuivel)',
  ],
  [diet.keto, 'keto'],
  [ownDiet.halal, 'halal|helal'],
  [ownDiet.kosher, 'kosher(?! (?:salt|dill|pickle|style))|koscher(?:e[rsmn]?)?|casher|kasher|koosjer'],
  [ownDiet.pescatarian, 'pesc[ae]tarian|pescetarisch(?:e[rsmn]?)?|pescétarien(?:ne)?|pesc[ae]tarian[oa]'],
  [
    ownDiet.nutFree,
    'nut[- ]free|nussfrei(?:e[rsmn]?)?|ohne nüsse|sans (?:noix|fruits à coque)|senza (?:noci|frutta (?:a guscio|secca))|sin (?:nueces|frutos secos)|sem (?:nozes|frutos secos)|notenvrije?|zonder noten',
  ],
]

const wordsOf = new Map(
  claims.map(([option, words]) => [option, new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu')]),
)

/** A diet that the words of a dish claim and that does not hold. */
export interface UnmetDietClaim {
  readonly code: 'broken_promise'
  readonly pointer: '/name' | '/description'
  readonly params: { readonly dietaryOption: DietaryOptionId }
}

interface Words {
  readonly name: string
  readonly description: string
}

const ofTheCatalogue: readonly DietaryOptionId[] = [
  diet.vegan,
  diet.vegetarian,
  diet.glutenFree,
  diet.dairyFree,
  diet.keto,
]

/** The diets that the words of a dish claim beyond those that hold. */
export const unmetDietClaims = (words: Words, holding: readonly DietaryOptionId[]): UnmetDietClaim[] =>
  (['name', 'description'] as const).flatMap((field) =>
    ofTheCatalogue
      .filter((option) => wordsOf.get(option)?.test(words[field]) && !holding.includes(option))
      .map((dietaryOption) => ({
        code: 'broken_promise',
        pointer: `/${field}`,
        params: { dietaryOption },
      })),
  )

/** Of a name, what only comes with the dish, is offered, or is denied: "with vegan mayo", "vegan option", "not vegan". */
const NOT_THE_DISH =
  /(?<![\p{L}])(?:with|and|on|in|or|mit|und|auf|oder|avec|et|ou|con|e|y|su|o|com|met|en)(?![\p{L}])|[&+,/]/iu
const OFFERED =
  /(?<![\p{L}])(?:non?|not|nicht|pas|geen|niet|não|options?|optional|available|possible|request|upon|ask|can|auch|möglich|wunsch|demande|richiesta|petición|pedido|verzoek|mogelijk|style)(?![\p{L}])/iu

/** Words of a claim that is a clause by itself: "100 % pflanzlich", "completely vegan and gluten-free". */
const AROUND_CLAIMS =
  /(?<![\p{L}])(?:completely|fully|entirely|all|totally|naturally|is|are|and|this dish|dish|certified|rein|ganz|komplett|vollständig|und|ist|entièrement|totalement|plat|et|completamente|totalmente|piatto|plato|prato|e|y|volledig|helemaal|gerecht)(?![\p{L}])|[\d%\s-]+/giu

/**
 * The diets that a dish claims in its words as a whole: in the head of its name ("Vegan burger", "Plat sans gluten"), in
 * brackets behind it, or in a clause of its description that says nothing else ("100 % pflanzlich."). What is
 * said of a part of it ("with a gluten-free bun"), or offered, isn't claimed.
 */
export function dietsClaimedIn({ name, description }: Words): DietId[] {
  const bracketed = [...name.matchAll(/[([]([^)\]]*)[)\]]/gu)].map(([, inside = '']) => inside)
  const head = name.replaceAll(/[([][^)\]]*[)\]]/gu, ' ').split(NOT_THE_DISH)[0] ?? ''
  const clauses = [...bracketed, ...description.split(/[.,;:!()·•|/\n]+/u)].filter(
    (text) => !OFFERED.test(text),
  )
  const isOffered = OFFERED.test(name)
  return claims.flatMap(([option]) => {
    const words = wordsOf.get(option)
    const inHead = !isOffered && words?.test(head)
    return inHead || clauses.some((clause) => words?.test(clause) && isOnlyClaims(clause)) ? [option] : []
  })
}

const isOnlyClaims = (clause: string): boolean =>
  [...wordsOf.values()]
    .reduce((left, words) => left.replace(words, ' '), clause)
    .replaceAll(AROUND_CLAIMS, '') === ''
