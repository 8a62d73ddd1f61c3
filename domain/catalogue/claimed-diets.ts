import { type AllergenKey, allergenKeys } from '../allergens/allergen-keys.ts'
import { allergenWords } from '../allergens/words/allergen-words.ts'
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

const wholeWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu')

const wordsOf = new Map<DietId | AllergenKey, RegExp>(
  claims.map(([option, words]) => [option, wholeWords(words)]),
)

/** Lactose is a part of milk that can be taken out of it; what "nut-free" and its like claim is a diet. */
const NO_CLAIM = /^(?:contains |may contain )|la[ck]to[sz]|lattosio/

const freeOf: readonly AllergenKey[] = allergenKeys.filter((key) => !['gluten', 'milk', 'nuts'].includes(key))

/** "egg-free", "eifrei", "ohne Ei", "sans œufs". */
for (const key of freeOf) {
  const names = allergenWords[key]
    .split('|')
    .filter((word) => !NO_CLAIM.test(word) && /^[\p{L} -]+$/u.test(word))
    .join('|')
  const shell = key === 'crustaceans' || key === 'molluscs' ? '|shellfish|schalentiere|mariscos' : ''
  const any = `(?:${names}${shell})`
  wordsOf.set(
    key,
    wholeWords(
      `${any}[- ]?(?:free|frei(?:e[rsmn]?)?|vrije?)|(?:free (?:of|from)|without|no|contains no|ohne|frei von|sans|senza|sin|sem|zonder|vrij van)\\s+(?:any |de |d['’])?${any}`,
    ),
  )
}

const CLAIMS_FREEDOM = wholeWords(
  '[\\p{L}]*(?:free|frei(?:e[rsmn]?)?|vrije?)|without|no|ohne|sans|senza|sin|sem|zonder|vrij',
)

/** A list behind one such word is one for each: "ohne Ei und Milch". */
const WITHOUT_LIST =
  /(?<![\p{L}])(without|ohne|sans|senza|sin|sem|zonder)(\s+(?!(?:with|mit|avec|con|com|met)\b)[\p{L}'’]+)\s*(?:,|&|\/|and|or|und|oder|et|ou|ni|e|o|y|en|of)\s+(?!(?:without|ohne|sans|senza|sin|sem|zonder|with|mit|avec|con|com|met)\b)(?=\p{L})/giu

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
export const dietsClaimedIn = (words: Words): DietId[] =>
  claimedIn(
    words,
    claims.map(([option]) => option),
  )

/** The allergens that a dish says in the same way that it is free of: "Egg-free pasta", "Kuchen ohne Ei". */
export const freedomsClaimedIn = (words: Words): AllergenKey[] =>
  CLAIMS_FREEDOM.test(`${words.name} ${words.description}`) ? claimedIn(words, freeOf) : []

function claimedIn<Claim extends DietId | AllergenKey>(written: Words, possible: readonly Claim[]): Claim[] {
  const [name, description] = [withEach(written.name), withEach(written.description)]
  const bracketed = [...name.matchAll(/[([]([^)\]]*)[)\]]/gu)].map(([, inside = '']) => inside)
  const head = name.replaceAll(/[([][^)\]]*[)\]]/gu, ' ').split(NOT_THE_DISH)[0] ?? ''
  const clauses = [...bracketed, ...description.split(/[.,;:!()·•|/\n]+/u)].filter((text) => !isOffer(text))
  const isOffered = isOffer(name)
  return possible.filter((option) => {
    const words = wordsOf.get(option)
    const inHead = !isOffered && words?.test(head)
    return inHead || clauses.some((clause) => words?.test(clause) && isOnlyClaims(clause))
  })
}

function withEach(text: string): string {
  const next = text.replaceAll(WITHOUT_LIST, '$1$2 $1 ')
  return next === text ? text : withEach(next)
}

/** "No egg" claims; "not vegan" and "vegan on request" don't. */
const isOffer = (text: string): boolean => OFFERED.test(withoutClaims(text))

const withoutClaims = (text: string): string =>
  [...wordsOf.values()].reduce((left, words) => left.replace(words, ' '), text)

const isOnlyClaims = (clause: string): boolean => withoutClaims(clause).replaceAll(AROUND_CLAIMS, '') === ''
