import { ingredients } from '../../catalogue/ingredients/index.ts'
import type { DietaryOptionId } from '../../reference/reference.ts'
import { labelOf, type MatterName } from './matters.ts'
import { plainText } from './plain-text.ts'
import { type ClauseReading, readClause, type Wish } from './read-clause.ts'
import { clausesOf } from './tokens.ts'
import type { Thing } from './vocabulary.ts'

/** What no dish may contain. `apart`: not both in one dish. */
export type Exclusion = Thing | { readonly kind: 'apart'; readonly names: readonly [MatterName, MatterName] }

/** What an owner's free text asks for, the part that Carte understands. */
export interface WishReading {
  /** Dietary options that every dish must meet. */
  readonly diets: readonly DietaryOptionId[]
  readonly exclusions: readonly Exclusion[]
  /** In Carte's words: `no pork`, `halal`. */
  readonly understood: readonly string[]
  /** Sentences on what a wish means here, and what remains the owner's. */
  readonly remarks: readonly string[]
  /** In the owner's words: everything that nothing was done for. */
  readonly notUnderstood: readonly string[]
  /** The parts of allergies that nothing was done for: with one of them no menu is made. */
  readonly unclearAllergies: readonly string[]
}

const NO_WISHES: WishReading = {
  diets: [],
  exclusions: [],
  understood: [],
  remarks: [],
  notUnderstood: [],
  unclearAllergies: [],
}

const cache = new Map<string, WishReading>()
/** Refreshing a section reads the same wishes for every dish. */
const MAX_CACHED = 200

/**
 * Reads wishes in English: what to leave out ("no pork or ham", "nut-free", "allergic to shrimp") and ways of
 * eating ("halal", "vegetarian"). Every word is either understood, says nothing of the food, or is among
 * `notUnderstood`: nothing is passed over.
 */
export function readWishes(notes: string | undefined): WishReading {
  const text = plainText((notes ?? '').normalize('NFC'))
  if (text.trim() === '') return NO_WISHES
  const known = cache.get(text)
  if (known) return known
  const reading = joined(withIllness(clausesOf(text).map((clause) => readClause(clause, text))))
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(text, reading)
  return reading
}

/** "No sesame – allergy, serious": what names nobody and no food is said of all that is left out. */
function withIllness(clauses: readonly ClauseReading[]): readonly ClauseReading[] {
  const isBare = ({ wishes, notUnderstood }: ClauseReading): boolean =>
    wishes.length === 0 &&
    notUnderstood.length > 0 &&
    notUnderstood.every((quote) => BARE_ILLNESS.test(quote))
  if (!clauses.some(isBare) || !clauses.some(({ wishes }) => wishes.length > 0)) return clauses
  return clauses
    .filter((clause) => !isBare(clause))
    .map((clause) => ({
      ...clause,
      wishes: clause.wishes.map((wish) => (wish.kind === 'without' ? { ...wish, isAllergy: true } : wish)),
    }))
}

const BARE_ILLNESS =
  /^(?:(?:it|this)(?: i|[’']?)s (?:an? )?)?(?:(?:serious|severe|bad|strict|real|life threatening),? )*(?:allerg(?:y|ies|ic)|intoleran(?:t|ce))(?:,? (?:serious|severe|really|strict))*$/i

const ALLERGY =
  'Allergies: have your kitchen check every ingredient and keep other food apart. A menu alone protects no guest.'
const ALCOHOL =
  'No alcohol means neither poured nor cooked with. Vinegar, mustard, soy sauce and vanilla extract do not count.'
const allLeftOut = (words: string): string =>
  `We leave out all of “${words}”. What you want served goes before it, as in “lamb, no pork”.`
const SEASONING_MATTERS: ReadonlySet<MatterName> = new Set(['garlic', 'onion', 'spicy', 'tomato', 'cilantro'])

/** Recipes name what decides diets and allergens; a plain seasoning may be missing. */
const isSeasoning = (thing: Thing): boolean =>
  thing.kind === 'ingredient' ? ingredients[thing.name].length === 0 : SEASONING_MATTERS.has(thing.name)

function joined(clauses: readonly ClauseReading[]): WishReading {
  const wishes = clauses.flatMap((clause) => clause.wishes)
  const exclusions = wishes.flatMap(exclusionsOf)
  const seasonings = unique(
    wishes.flatMap((wish) =>
      wish.kind === 'without' && isSeasoning(wish.thing) ? [nameOf(wish.thing)] : [],
    ),
  )
  return {
    diets: unique(wishes.flatMap((wish) => (wish.kind === 'regime' ? (wish.regime.diets ?? []) : []))),
    exclusions: [...new Map(exclusions.map((one) => [JSON.stringify(one), one])).values()],
    understood: unique(wishes.map(inOurWords)),
    remarks: unique([
      ...(wishes.some((wish) => wish.kind === 'without' && wish.isAllergy) ? [ALLERGY] : []),
      ...(wishes.some((wish) => inOurWords(wish) === 'no alcohol') ? [ALCOHOL] : []),
      ...wishes.flatMap((wish) => (wish.kind === 'regime' ? (wish.regime.remark ?? []) : [])),
      ...clauses.flatMap(({ doubtful }) => doubtful.map(allLeftOut)),
      ...(seasonings.length > 0
        ? [
            `Recipes may not name every seasoning: check ${new Intl.ListFormat('en').format(seasonings)} with your kitchen.`,
          ]
        : []),
    ]),
    notUnderstood: unique(clauses.flatMap((clause) => clause.notUnderstood)),
    unclearAllergies: unique(clauses.flatMap((clause) => clause.unclearAllergies)),
  }
}

/** `pork`, or `meat with dairy`: what an exclusion leaves out. */
export const exclusionInWords = (exclusion: Exclusion): string =>
  exclusion.kind === 'apart' ? exclusion.names.map(labelOf).join(' with ') : nameOf(exclusion)

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

const nameOf = (thing: Thing): string => (thing.kind === 'matter' ? labelOf(thing.name) : thing.name)

function inOurWords(wish: Wish): string {
  if (wish.kind === 'regime') return wish.regime.label ?? wish.regime.words[0] ?? ''
  if (!wish.isAllergy) return `no ${nameOf(wish.thing)}`
  const family = allergyOf(wish.thing)
  const named = nameOf(wish.thing)
  return family && labelOf(family) !== named
    ? `no ${named} (allergy: no ${labelOf(family)} at all)`
    : `no ${named} (allergy)`
}

function exclusionsOf(wish: Wish): Exclusion[] {
  if (wish.kind === 'without') {
    const family = wish.isAllergy ? allergyOf(wish.thing) : undefined
    return [wish.thing, ...(family ? [{ kind: 'matter', name: family } as const] : [])]
  }
  const { without = [], apart = [] } = wish.regime
  return [
    ...without.map((name) => ({ kind: 'matter', name }) as const),
    ...apart.map((names) => ({ kind: 'apart', names }) as const),
  ]
}

/** Who cannot eat shrimp can seldom eat crab: the allergen that an ingredient stands for. */
const ALLERGY_OF: readonly (readonly [trait: string, matter: MatterName])[] = [
  ['crustacean', 'crustaceans'],
  ['mollusc', 'molluscs'],
  ['fish', 'fish'],
  ['nuts', 'tree nuts'],
  ['peanuts', 'peanuts'],
  ['dairy', 'dairy'],
  ['egg', 'eggs'],
  ['gluten', 'gluten'],
  ['soybeans', 'soy'],
]

const PART_OF: Readonly<Partial<Record<MatterName, MatterName>>> = { cheese: 'dairy', 'soy sauce': 'soy' }

function allergyOf(thing: Thing): MatterName | undefined {
  if (thing.kind === 'matter') return PART_OF[thing.name]
  const traits: readonly string[] = ingredients[thing.name]
  return ALLERGY_OF.find(([trait]) => traits.includes(trait) || traits.includes(`${trait} extract`))?.[1]
}
