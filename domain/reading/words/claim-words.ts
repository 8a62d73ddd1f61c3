import { additiveOfWord, allergenOfWord } from '../../allergens/words/read-words.ts'
import type { MenuMark } from '../../menu/model/marks.ts'
import { diet, ownDiet } from '../../reference/reference.ts'

/** What a letter, a sign or a word says of a dish. */
export interface ClaimMeaning {
  readonly kind: MenuMark['kind']
  /** As in a mark of a menu; absent for one of the owner's own. */
  readonly key?: string
}

const of = (kind: MenuMark['kind'], key: string | number): ClaimMeaning => ({ kind, key: String(key) })

const dietNames: readonly (readonly [number, string])[] = [
  [
    diet.vegetarian,
    'vegetarian|veggie|vegetarisch|vegetarische|végétarien|végétarienne|végé|vegetariano|vegetariana|vegetarian dish|vegetarisk|wegetariańskie|wegetariańska|wegetariański|wege|meatless|ovo-lacto|素食|素|ベジタリアン',
  ],
  [
    diet.vegan,
    'vegan|vegane|veganer|végétalien|vegano|vegana|veganistisch|wegańskie|wegańska|wegański|vegansk|plant based|plant-based|純素|ヴィーガン|ビーガン',
  ],
  [
    diet.glutenFree,
    'gluten free|gluten-free|gluten friendly|glutenfrei|ohne gluten|sans gluten|sin gluten|senza glutine|sem glúten|glutenvrij|bezglutenowe|bezglutenowa|bez glutenu|glutenfri|no gluten|coeliac|celiac|gluten conscious|made without gluten',
  ],
  [
    diet.dairyFree,
    'dairy free|dairy-free|lactose free|lactose-free|laktosefrei|milchfrei|sans lactose|sin lactosa|sin lácteos|senza lattosio|sem lactose|lactosevrij|laktosfri|no dairy|non-dairy|sans produits laitiers|senza latticini',
  ],
  [diet.keto, 'keto|keto friendly|keto-friendly|low carb|low-carb'],
  [
    diet.seafood,
    'seafood|fisch und meeresfrüchte|poisson et fruits de mer|pescado y marisco|pesce e frutti di mare',
  ],
  [ownDiet.halal, 'halal|hallal|helal|halaal|халяль|халал|حلال|ハラール|할랄|清真'],
  [ownDiet.kosher, 'kosher|koscher|koosjer|casher|cacher|kascher|kósher|koszerne|košer|кошерное|כשר|코셔'],
  [
    ownDiet.pescatarian,
    'pescatarian|pescetarian|pesco-vegetarian|pescetarisch|pescétarien|pescétarienne|pescetariano|pescetariana|pescetarisk|pescotarisch',
  ],
  [
    ownDiet.nutFree,
    'nut free|nut-free|no nuts|nussfrei|ohne nüsse|sans fruits à coque|sans noix|sin frutos secos|senza frutta a guscio|senza noci|notenvrij|nøddefri|nötfri|bez orzechów',
  ],
]

const markNames: readonly (readonly [string, string])[] = [
  [
    'spicy-1',
    'spicy|hot|hot & spicy|hot and spicy|spicy & hot|spicy dishes|fairly hot|quite hot|mild|scharf|épicé|picante|piccante|pittig|stark|mild spicy|medium|medium hot|辛い|辛口|辣|spicy dish|may be spicy|leicht scharf',
  ],
  [
    'spicy-2',
    'very spicy|大辛|激辛|sehr scharf|très épicé|muy picante|molto piccante|extra spicy|hot and spicy',
  ],
  ['spicy-3', 'extremely spicy|super scharf|fiery'],
  ['raw', 'raw|raw or undercooked|served raw|roh|cru|crudo|contains raw|raw fish|raw egg|生'],
  ['new', 'new|neu|nouveau|nuevo|nuovo|novo|nieuw|nyhet'],
  [
    'signature',
    'signature|signature dish|house specialty|house speciality|spécialité|spécialité maison|spezialität des hauses|hausspezialität|especialidad de la casa|specialità della casa|bestseller|popular|人気|おすすめ',
  ],
  ['alcohol', 'contains alcohol|alcohol|alkohol|enthält alkohol|contient de l’alcool|mit alkohol'],
]

const meanings = new Map<string, ClaimMeaning>()
const add = (kind: MenuMark['kind'], list: readonly (readonly [string | number, string])[]) => {
  for (const [key, names] of list)
    for (const name of names.split('|')) meanings.set(folded(name), of(kind, key))
}
add('mark', markNames)
add('diet', dietNames)

/** What a phrase names by itself. */
function named(words: string): ClaimMeaning | undefined {
  const known = meanings.get(words)
  if (known) return known
  const allergen = allergenOfWord(words)
  if (allergen) return of('allergen', allergen)
  const additive = additiveOfWord(words)
  return additive === undefined ? undefined : of('additive', additive)
}

/** Letters that menus put next to a dish without any legend. */
const usualLetters: Readonly<Record<string, ClaimMeaning>> = {
  v: of('diet', diet.vegetarian),
  veg: of('diet', diet.vegetarian),
  vg: of('diet', diet.vegan),
  ve: of('diet', diet.vegan),
  vgn: of('diet', diet.vegan),
  gf: of('diet', diet.glutenFree),
  df: of('diet', diet.dairyFree),
  lf: of('diet', diet.dairyFree),
  vgo: of('diet-on-request', diet.vegan),
  veo: of('diet-on-request', diet.vegan),
  vo: of('diet-on-request', diet.vegetarian),
  gfo: of('diet-on-request', diet.glutenFree),
  dfo: of('diet-on-request', diet.dairyFree),
}

/** Signs that mean the same on every menu. */
const usualSigns: Readonly<Record<string, ClaimMeaning>> = {
  '🌶': of('mark', 'spicy-1'),
  '🌶️': of('mark', 'spicy-1'),
  '🌶🌶': of('mark', 'spicy-2'),
  '🌶🌶🌶': of('mark', 'spicy-3'),
  '🌱': of('diet', diet.vegan),
  '🌿': of('diet', diet.vegetarian),
  'Ⓥ': of('diet', diet.vegetarian),
  'ⓥ': of('diet', diet.vegetarian),
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/['’]/gu, "'")
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()
}

const ON_REQUEST =
  /\b(?:option(?:al)?|options|available|on request|upon request|possible|adaptable|auf wunsch|sur demande|optie|a richiesta|can be(?: made)?|bajo pedido|possibility)\b/iu

/** What a word or a phrase says: `gluten free`, `Milch`, `vegan option`; undefined for what we do not know. */
export function meaningOf(text: string): ClaimMeaning | undefined {
  const words = folded(text.replace(/[.;:,]+$/u, ''))
  const ways = new Set([
    words,
    words
      .replace(/^(?:(?:contains|enthält|contient|contiene|suitable for|is|are|mit|with):?|=)\s/u, '')
      .replace(/(?:s|\s(?:dish|dishes|friendly|style))$/u, ''),
    words.replace(/^(?:contains|enthält|contient|contiene):?\s/u, ''),
  ])
  for (const way of ways) {
    const own = named(way)
    if (own) return own
  }
  if (!ON_REQUEST.test(words)) return undefined
  const rest = words.replaceAll(new RegExp(ON_REQUEST.source, 'giu'), ' ').replaceAll(/\s+/gu, ' ').trim()
  const asked = meanings.get(rest) ?? usualLetters[rest]
  return asked?.kind === 'diet' ? { ...asked, kind: 'diet-on-request' } : undefined
}

/** What a letter or a sign says where no legend explains it. */
export const usualMeaning = (symbol: string): ClaimMeaning | undefined =>
  usualSigns[symbol] ??
  (Object.hasOwn(usualLetters, symbol.toLowerCase()) ? usualLetters[symbol.toLowerCase()] : undefined)
