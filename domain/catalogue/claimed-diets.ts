import { type AllergenKey, allergenKeys } from '../allergens/allergen-keys.ts'
import { allergenWords } from '../allergens/words/allergen-words.ts'
import { type DietaryOptionId, type DietId, diet, ownDiet } from '../reference/reference.ts'

/** What a text says is left out, other than the allergens of the law's list: only the maker knows what "lactose-free" means. */
export type Absence = 'pork' | 'alcohol' | 'meat' | 'lactose' | 'allergens'

/** What words can claim of a dish: a diet, that it is free of an allergen, or that something is left out. */
export type Claim = DietId | AllergenKey | Absence

/** Before and behind what is not in a dish, in the languages of menus; the Turkish ending is joined to its word. */
const BEFORE =
  '(?:made |cooked |prepared )?without(?: any)?|(?:made )?free (?:of|from)|(?:contains? )?(?:no|zero)|ohne|frei von|kein(?:e[rnsm]?)?|sans|zéro|senza|privo di|priva di|sin|cero|libre de|sem|livre de|isento de|zonder|geen|vrij van|bez|0 ?%'
const BEHIND = '[- ]?(?:free|frei(?:e[rsmn]?)?|vrije?|siz|suz|süz|sız)|[- ](?:safe|friendly)'
const FOR =
  '(?:suitable|safe|fit|good|ok|okay|great|perfect|ideal) for|geeignet für|für|convient aux|adapté aux|adatt[oaie] (?:ai|per)|apt[oa]s? para|adequad[oa]s? (?:a|para)|geschikt voor'

const without = (...names: readonly string[]): string =>
  `(?:${BEFORE})[\\s-]+(?:any |de |d['’])?(?:${names.join('|')})|(?:${names.join('|')})(?:${BEHIND})`

const suiting = (people: string): string => `(?:${FOR}) (?:the )?(?:${people})(?: geeignet)?`

/** How menus claim a diet in words: English, German, French, Italian, Spanish, Portuguese, Dutch, Polish, Turkish. */
const claims: readonly (readonly [option: DietId, words: string])[] = [
  [
    diet.vegan,
    `vegan|plant[- ]?based|vegane?[rsmn]?|(?:rein )?pflanzlich(?:e[rsmn]?)?|végane?s?|végétalien(?:ne)?s?|vegan[oai]s?|veganistische?|plantaardige?|(?:100 ?% )végétale?s?|à base de plantes|(?:a base|100 ?%) veget(?:ale?|al)|a base de plantas|op basis van planten|wegański?[aei]?(?:go)?|${suiting('vegans|veganer(?:innen)?|végan(?:e)?s|végétaliens|vegani|veganos|veganisten')}`,
  ],
  [
    diet.vegetarian,
    `vegetarian|vegetarisch(?:e[rsmn]?)?|végétarien(?:ne)?s?|vegetarian[oaie]s?|vegetarische|wegetariański?[aei]?|vejetaryen|${suiting('vegetarians|vegetarier(?:innen)?|végétariens|vegetariani|vegetarianos|vegetariërs')}`,
  ],
  [
    diet.glutenFree,
    `${without('gluten(?:e|u)?', 'glúten', 'glutine', 't\\.?a\\.?c\\.?c')}|bezglutenow[yae]|c(?:o)?eliac[- ](?:safe|friendly)|${suiting('c(?:o)?eliacs?|zöliakie(?:betroffene|patienten)?|c(?:œ|oe)liaques|celiaci|cel[ií]acos|coeliakie')}`,
  ],
  [
    diet.dairyFree,
    `${without('dairy', 'milk', 'milch', 'lait', 'produits laitiers', 'latte', 'latticini', 'leche', 'lácteos', 'leite', 'laticínios', 'zuivel', 'melk', 'mleka', 'süt')}|non-dairy|bezmleczn[yae]`,
  ],
  [diet.keto, 'keto'],
  [ownDiet.halal, 'halal|helal'],
  [ownDiet.kosher, 'kosher(?! (?:salt|dill|pickle|style))|koscher(?:e[rsmn]?)?|casher|kasher|koosjer'],
  [ownDiet.pescatarian, 'pesc[ae]tarian|pescetarisch(?:e[rsmn]?)?|pescétarien(?:ne)?|pesc[ae]tarian[oa]'],
  [
    ownDiet.nutFree,
    `${without('(?:tree )?nuts?', 'nüsse', 'nuss', 'noix', 'fruits à coques?', 'noci', 'frutta (?:a guscio|secca)', 'nueces', 'frutos secos', 'nozes', 'noten', 'orzechów')}|${suiting('nut allerg(?:y sufferers|ies)|nussallergiker')}`,
  ],
]

/** Words for what is left out, behind which no letter follows. */
const absences: readonly (readonly [Absence, string])[] = [
  [
    'pork',
    without(
      'pork',
      'schwein(?:efleisch)?',
      'porc',
      'maiale',
      'cerdo',
      'porco',
      'varkens?(?:vlees)?',
      'wieprzowiny',
    ),
  ],
  [
    'alcohol',
    `${without('alcohol', 'alkohol', 'alcool', 'alcol', 'álcool', 'alkoholu', 'alkol')}|non[- ]?alcoholic|analcolic[oa]`,
  ],
  [
    'meat',
    `${without('meat', 'fleisch', 'viande', 'carne', 'vlees', 'mięsa')}|meatless|fleischlose?[rsmn]?|vleesloze?|bezmięsn[yae]`,
  ],
  ['lactose', `${without('lactose', 'laktose', 'lattosio', 'lactosa', 'laktozy', 'laktoz')}`],
  [
    'allergens',
    `${without('(?:the )?(?:(?:top|major|14|eight|9|8) )*allergens?', 'allergene?', 'allergènes?', 'allergeni', 'al[ée]rgenos', 'allergenen')}|top[- ]?(?:8|9|14)[- ]free`,
  ],
]

const wholeWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu')

const wordsOf = new Map<Claim, RegExp>(
  [...claims, ...absences].map(([option, words]) => [option, wholeWords(words)]),
)

/** How menus write that this is left out; it is one of `absences`. */
export const absenceWords = (absence: Absence): RegExp => wordsOf.get(absence) ?? /$^/u

/** How menus write that a dish is free of what has these names. */
export const freedomWords = (...names: readonly string[]): RegExp => wholeWords(without(...names))

/** What "nut-free" and its like claim is a diet. */
const NO_NAME = /^(?:contains |may contain )|la[ck]to[sz]|lattosio/

const freeOf: readonly AllergenKey[] = allergenKeys.filter((key) => !['gluten', 'milk', 'nuts'].includes(key))

/** "egg-free", "eifrei", "ohne Ei", "sans œufs". */
for (const key of freeOf) {
  const names = allergenWords[key]
    .split('|')
    .filter((word) => !NO_NAME.test(word) && /^[\p{L} -]+$/u.test(word))
  const shell = key === 'crustaceans' || key === 'molluscs' ? ['shellfish', 'schalentiere', 'mariscos'] : []
  wordsOf.set(key, wholeWords(without(...names, ...shell)))
}

const CLAIMS_FREEDOM = new RegExp(
  `(?<![\\p{L}])(?:${BEFORE})(?![\\p{L}])|(?:${BEHIND}|less|lose?[rsmn]?|loze?)(?![\\p{L}])|non[- ]?alc|analc`,
  'iu',
)

/** A list behind one such word is one for each: "ohne Ei und Milch". */
const WITHOUT_LIST =
  /(?<![\p{L}])(without|ohne|sans|senza|sin|sem|zonder)(\s+(?!(?:with|mit|avec|con|com|met)\b)[\p{L}'’]+)(?:\s*[,&/]|\s+(?:and|or|und|oder|et|ou|ni|e|o|y|en|of))\s+(?!(?:without|ohne|sans|senza|sin|sem|zonder|with|mit|avec|con|com|met)\b)(?=\p{L})/giu

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

/** Words of a claim that is a whole clause: "100 % pflanzlich", "completely vegan and gluten-free". */
const AROUND_CLAIMS =
  /(?<![\p{L}])(?:completely|fully|entirely|all|totally|naturally|is|are|and|this dish|dish|certified|kitchen|rein|ganz|komplett|vollständig|und|ist|küche|entièrement|totalement|plat|et|cuisine|completamente|totalmente|piatto|plato|prato|e|y|cucina|cocina|cozinha|volledig|helemaal|gerecht|en|keuken)(?![\p{L}])|[\d%\s&+-]+/giu

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
export const freedomsClaimedIn = (words: Words): AllergenKey[] => freeIn(words, freeOf)

/** What else a dish says in the same way is left out: "Alcohol-free tiramisu", "Ohne Schweinefleisch". */
export const absencesClaimedIn = (words: Words): Absence[] =>
  freeIn(
    words,
    absences.map(([absence]) => absence),
  )

const freeIn = <One extends Claim>(words: Words, possible: readonly One[]): One[] =>
  CLAIMS_FREEDOM.test(`${words.name} ${words.description}`) ? claimedIn(words, possible) : []

/** "(VG)" is vegan to some menus and vegetarian to others. */
const VG = /(?<![\p{L}])VG(?![\p{L}])|[([]\s*vg\s*[)\]]/u

export const isMarkedVg = ({ name, description }: Words): boolean => VG.test(`${name} ${description}`)

function claimedIn<One extends Claim>(written: Words, possible: readonly One[]): One[] {
  const [name, description] = [inWholeWords(written.name), inWholeWords(written.description)]
  const bracketed = [...name.matchAll(/[([]([^)\]]*)[)\]]/gu)].map(([, inside = '']) => inside)
  const head = name.replaceAll(/[([][^)\]]*[)\]]/gu, ' ').split(NOT_THE_DISH)[0] ?? ''
  const clauses = [...bracketed, ...description.split(/[.,;:!()·•|/\n]+|\s[–—-]\s/u)].filter(
    (text) => !isOffer(text),
  )
  const called = calledIn(name, description)
  const isOffered = isOffer(name)
  return possible.filter((option) => {
    const words = wordsOf.get(option)
    const inHead = !isOffered && words?.test(head)
    return (
      inHead ||
      called.some((text) => words?.test(text)) ||
      clauses.some((clause) => words?.test(clause) && isOnlyClaims(clause))
    )
  })
}

/** What a sentence calls the dish, up to what is in it: "Our vegan dal, finished with butter", "Vegan wrap of hummus". */
const CALLED =
  /^(?:(?:an?|the|our|this|unsere?|eine?|der|die|das|notre|une?|la|le|il|uno?|nuestr[oa]|el)\s+)?([^,.;:()]*?)(?=,|$|\s(?:with|of|in|on|topped|finished|served|filled|stuffed|mit|aus|gefüllt|avec|con|di|de|met)(?!\p{L}))/iu
/** What is only a part of a dish: "Vegan mayo, bacon" says nothing of the bacon. */
const PART =
  /(?:cheeses?|cream|mayo(?:nnaise)?|aioli|butter|sauce|dressing|gravy|buns?|bread|toast|base|crust|pastry|sausages?|patt(?:y|ies)|milk|feta|mozzarella|parmesan|bacon|ham|chorizo|pasta|noodles?|oats|flour|soy|tamari|meat|käse|brot|brötchen|soße|pain|fromage|pane|queso|pan)\s*$/iu

/** Of each sentence what it calls the dish, where that is the whole: by a word of its name, or before “with”. */
function calledIn(name: string, description: string): string[] {
  const ofName = new Set(name.toLowerCase().match(/\p{L}{3,}/gu))
  return description.split(/[.!;\n]+/u).flatMap((sentence) => {
    const [found = '', called = ''] = CALLED.exec(sentence.trim()) ?? []
    const rest = withoutClaims(called)
    if (rest === called || isOffer(called) || !/^\s/.test(rest) || PART.test(rest)) return []
    const isNamed = rest
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.some((word) => ofName.has(word))
    const isWhole = /^\s*[^,]/u.test(sentence.trim().slice(found.length)) || found !== called
    return isNamed || isWhole ? [called] : []
  })
}

/** Short forms that menus write: in brackets in any case, next to a name in capitals. */
const SHORT: Readonly<Record<string, string>> = {
  gf: 'gluten-free',
  df: 'dairy-free',
  nf: 'nut-free',
  ve: 'vegan',
  vgn: 'vegan',
  v: 'vegetarian',
  vg: 'vegetarian',
}
const IN_BRACKETS = /[([]\s*((?:gf|df|nf|vgn|vg|ve|v)(?:[\s,/&+·|]+(?:gf|df|nf|vgn|vg|ve|v))*)\s*[)\]]/giu

/** A text with its short forms written out, and each entry of a list denied separately. */
const inWholeWords = (text: string): string =>
  withEach(
    text
      .replaceAll(IN_BRACKETS, (_, inside: string) =>
        inside
          .toLowerCase()
          .split(/[\s,/&+·|]+/u)
          .map((short) => `(${SHORT[short]})`)
          .join(' '),
      )
      .replaceAll(/(?<![\p{L}])(?:GF|DF|NF|VGN)(?![\p{L}])/gu, (short) => SHORT[short.toLowerCase()] ?? short)
      .replaceAll(/(?<![\p{L}])s\/(?=gl|latt|lact)/giu, 'senza ')
      .replaceAll(/(?<![\p{L}])w\/o(?![\p{L}])/giu, 'without')
      .replaceAll(/t\.a\.c\.c\.?/giu, 'TACC'),
  )

function withEach(text: string): string {
  const next = text.replaceAll(WITHOUT_LIST, '$1$2 $1 ')
  return next === text ? text : withEach(next)
}

/** "No egg" claims; "not vegan" and "vegan on request" don't. */
const isOffer = (text: string): boolean => OFFERED.test(withoutClaims(text))

const withoutClaims = (text: string): string =>
  [...wordsOf.values()].reduce((left, words) => left.replace(words, ' '), text)

const isOnlyClaims = (clause: string): boolean => withoutClaims(clause).replaceAll(AROUND_CLAIMS, '') === ''

/** Claims of dishes, of which one has to hold: in "Vegan & vegetarian" each dish is at least vegetarian. */
export type AnyClaim = readonly Claim[]

const everyClaim = [...wordsOf.keys()]

/** What the name of a section or of a menu claims of each dish under it: "Vegan mains", "Gluten-free pizza". */
export function claimsOfHeading(written: string): AnyClaim[] {
  const name = written.replaceAll(/(?<![\p{L}])(?:options?|choices?|selection)\s*$/giu, '')
  const parts = name.split(/(?<![\p{L}])(?:and|or|und|oder|et|ou|e|y|o|en|of)(?![\p{L}])|[&+,/|·]/iu)
  if (isOffer(inWholeWords(name))) return []
  const found = parts.map((part) => claimedIn({ name: part, description: '' }, everyClaim))
  // "Vegan & meat dishes" claims nothing of all.
  if (found.some((one) => one.length === 0)) return []
  return parts.length === 1 ? (found[0] ?? []).map((one) => [one]) : [[...new Set(found.flat())]]
}

const EVERY_DISH =
  /(?<![\p{L}])(?:everything|all|every|each|of|our|the|an?|this|that|these|we|you|see|here|on|in|at|is|are|only|serve[sd]?|offer|page|menu|section|dish(?:es)?|meals?|food|mains?|starters?|desserts?|plates?|courses?|items?|kitchen|restaurant|house|bakery|cafe|café|place|made|cooked|prepared|alles|alle|sämtliche|jedes|unsere?[rn]?|der|die|das|diese[rs]?|ein(?:e|es)?|sind|ist|gerichte?|speisen?|karte|küche|wir|hier|auf|seite|tous?|toutes?|tout|nos|notre|les?|la|cette|un|une|plats?|carte|cuisine|sont|est|tutt[oiae]|i|il|nostr[iaoe]|piatt[oi]|sono|è|cucina|una|menù|tod[oa]s?|l[oa]s|nuestr[oa]s?|plat[oi]s?|son|es|cocina|tudo|os|as|noss[oa]s?|pratos?|são|é|cozinha|onze|gerechten|keuken|zijn|100|entirely|completely|strictly|purely|and|und|et|e|y|en|sind)(?![\p{L}])|[\d%\s&'’"“”„«»-]+/giu

/** A sentence is of all dishes only where it says so, or says nothing else. */
const OF_ALL =
  /(?<![\p{L}])(?:everything|all|every|each|kitchen|restaurant|bakery|caf[eé]|menu|page|entirely|we are|alles|alle|sämtliche|jedes|küche|tous|toutes|tout|cuisine|tutt[oie]|cucina|tod[oa]s?|cocina|tudo|cozinha|keuken|unsere gerichte|nos plats)(?![\p{L}])/iu

/** Certified slaughter is said of meat alone: of dishes with other things it claims that they have no pork. */
const MEAT = /(?<![\p{L}])(?:meats?|fleisch|viandes?|carn[ei]s?|vlees)(?![\p{L}])/giu

/** What an introduction or a notice claims of each dish: "Everything on this page is gluten-free", "A nut-free kitchen". */
export function claimsOfNote(written: string): AnyClaim[] {
  return inWholeWords(written)
    .split(/[.;!\n]+/u)
    .flatMap((sentence): AnyClaim[] => {
      if (isOffer(sentence)) return []
      const found = everyClaim.filter((claim) => wordsOf.get(claim)?.test(sentence))
      if (found.length === 0) return []
      const rest = withoutClaims(sentence).replaceAll(EVERY_DISH, '')
      const isOfMeat = rest !== '' && rest.replaceAll(MEAT, '') === ''
      if (isOfMeat)
        return found.some((one) => one === ownDiet.halal || one === ownDiet.kosher) ? [['pork']] : []
      return rest === '' && (OF_ALL.test(withoutClaims(sentence)) || isOnlyClaims(sentence))
        ? found.map((one) => [one])
        : []
    })
}

/** A bracket, a separator or nothing before a clause, and the clause. */
const CLAUSE = /([,;:!()·•|/\n]+|[.]+(?=\s|$))?([^.,;:!()·•|/\n]+|[.](?!\s|$))+/gu

/**
 * A text without the words that claim this of the dish, and without what was only around them: of “Peanuts, chile;
 * nut-free” stays “Peanuts, chile”. A text of nothing else is empty.
 */
export function withoutClaimWords(text: string, claim: Claim | RegExp): string {
  const says = claim instanceof RegExp ? claim : wordsOf.get(claim)
  if (!says) return text
  const every = new RegExp(says.source, 'giu')
  const isShort = (short: string) => says.test(SHORT[short.toLowerCase()] ?? '')
  const left = text
    .replaceAll(IN_BRACKETS, (written, inside: string) => {
      const shorts = inside.split(/[\s,/&+·|]+/u)
      const kept = shorts.filter((short) => !isShort(short))
      if (kept.length === shorts.length) return written
      return kept.length === 0 ? '' : `(${kept.join(', ')})`
    })
    .replaceAll(/(?<=^|\s)(?:GF|DF|NF|VGN|VG|VE|V)(?=[\s.,;)]|$)/gu, (short) => (isShort(short) ? '' : short))
    .replaceAll(CLAUSE, (clause, lead: string = '') => {
      const inWhole = inWholeWords(clause)
      if (!says.test(inWhole)) return clause
      const rest = inWhole.replace(every, ' ')
      const isClaimsAlone = rest.replaceAll(AROUND_CLAIMS, '').replaceAll(/[^\p{L}]/gu, '') === ''
      if (isClaimsAlone) return lead.includes('(') ? '(' : ''
      return withEach(clause).replace(every, '')
    })
  if (left === text) return text
  return tidied(left, /^\s*\p{Lu}/u.test(text))
}

/** Without empty brackets, separators with nothing between or behind them, and words that join nothing. */
function tidied(text: string, isCapital: boolean): string {
  const clean = text
    .replaceAll(/[([]\s*[)\]]/gu, '')
    .replaceAll(/(?<=^|[,;.(])\s*(?:and|und|et|e|y|en)\s+/giu, ' ')
    .replaceAll(/\s+(?:and|und|et|e|y|en)\s*(?=[,;.)]|$)/giu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+(?=[,;.:)])/gu, '')
    .replaceAll(/([,;:])[,;:.]+/gu, '$1')
    .replaceAll(/^[\s,;:.–-]+|[\s,;:–-]+$/gu, '')
  return isCapital ? clean.replaceAll(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase()) : clean
}
