import { dietsClaimedIn } from '../../catalogue/claimed-diets.ts'
import { breakingKinds, disprovedByList } from '../../catalogue/disproved-diets.ts'
import { decidingIngredients } from '../../catalogue/ingredients/deciding-ingredients.ts'
import { type IngredientName, ingredients as lexicon } from '../../catalogue/ingredients/index.ts'
import { groupsSaidIn, type SaidGroup } from '../../catalogue/ingredients/said-groups.ts'
import { ingredientsSaidIn, type Said } from '../../catalogue/ingredients/said-ingredients.ts'
import { allergensIn } from '../../catalogue/truth.ts'
import { type DietId, KETO_LIMIT_G } from '../../reference/reference.ts'
import { inPlainLetters } from '../../text/plain-letters.ts'
import { allergenGroup, allergenName } from '../claims/allergen-names.ts'
import { inOrder } from '../claims/allergen-states.ts'
import { claimsOf, recipeClaimsOf, wordsKey } from '../claims/claims.ts'
import {
  type Contradiction,
  contradictionSentence,
  contradictionsIn,
  dietName,
} from '../claims/contradictions.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Section } from '../model/section.ts'
import { parentOf } from '../model/walk.ts'
import { contradictedByChoices } from './diets-of-choices.ts'
import { judgedByOwnRecipe, saidByLines } from './judged-claims.ts'
import { lackingAllergens } from './lacking-allergens.ts'

/** All that contradicts what a dish declares and claims, whether or not it is confirmed. */
export interface Against {
  /** Keys of allergens that its recipe has and its declaration lacks; none where nothing is declared. */
  readonly lacking: readonly string[]
  /** Diets that guests see, or would see, and that can't be true. */
  readonly untrue: readonly string[]
  /** Diets that are claimed and wait for that reason, so that no guest sees them. */
  readonly withheld: readonly string[]
  /** What only a person can judge: its own words, the make of an ingredient. */
  readonly doubts: readonly string[]
}

type Place = Pick<Menu, 'sections' | 'modifierGroups'>

/** What speaks against a dish where it is on its menu; each list in sentences but the keys of allergens. */
export function againstItem(menu: Place, section: Section, written: MenuItem): Against {
  const item = judgedByOwnRecipe(written)
  const { dietaryOptions: diets, allergens, mayContain } = claimsOf(item)
  const ofItself = contradictionsIn({
    dietaryOptions: diets,
    allergens,
    mayContain,
    disproved: recipeClaimsOf(item)?.disproved,
  })
  const byChoices = contradictedByChoices(menu, section, item, diets)
  const found = [...ofItself, ...byChoices]
  const byWords = contradictionsIn({
    dietaryOptions: isWordedByUs(item) ? [] : dietsInWords(item),
    allergens,
    mayContain,
    disproved: recipeClaimsOf(item)?.disproved,
  })
  const isTold = ({ dietaryOption: id }: Contradiction) =>
    written.dietaryOptions.includes(id) ||
    (item.confirmedClaims?.words === wordsKey(item) && item.confirmedClaims.dietaryOptions.includes(id))
  const sentences = (of: readonly Contradiction[]) => [
    ...new Set(of.map((one) => contradictionSentence(item.name, one))),
  ]
  const lacking = allergens === undefined ? [] : lackingAllergens(item)
  const isSaid = allergens !== undefined || diets.length > 0
  const named = isSaid ? namedNear(menu, section, written) : []
  const groups = isSaid ? groupsSaidIn(ownWords(item)) : []
  const open = diets.filter((id) => !found.some(({ dietaryOption }) => dietaryOption === id))
  return {
    lacking,
    untrue: sentences([...ofItself.filter(isTold), ...byWords]),
    withheld: sentences([...ofItself.filter((one) => !isTold(one)), ...byChoices]),
    doubts: [...doubtsOfAllergens(item, named, groups, lacking), ...doubtsOfDiets(item, named, groups, open)],
  }
}

/** A dish of the catalogue is worded by us from the list that its claims follow from. */
const isWordedByUs = (item: MenuItem): boolean =>
  item.ingredients === undefined && recipeClaimsOf(item) !== undefined

/** The words of a dish itself, those of ours left out. */
const ownWords = (item: MenuItem): string => {
  const own = isWordedByUs(item) ? [] : [item.name, item.description]
  const prices = item.prices.flatMap(({ label, per }) => [label, per])
  return joined([...own, item.secondName, item.secondDescription, ...prices])
}

/** All that a guest reads of a dish. */
const wordsNear = (menu: Place, section: Section, item: MenuItem): string =>
  joined([ownWords(item), ...notesOf(menu, section)])

const joined = (texts: readonly (string | undefined)[]): string =>
  inPlainLetters(texts.flatMap((text) => text || []).join('. '))

const dietsInWords = ({ name, description, secondName = '', secondDescription = '' }: MenuItem): DietId[] => [
  ...new Set(
    [
      { name, description },
      { name: secondName, description: secondDescription },
    ].flatMap((words) =>
      dietsClaimedIn({
        name: inPlainLetters(words.name),
        description: inPlainLetters(words.description),
      }),
    ),
  ),
]

function notesOf(menu: Place, section: Section): (string | undefined)[] {
  const parent = parentOf(menu.sections, section)
  // What can be added to dishes is in none of them: "add chicken +7".
  const footer = section.footer?.replaceAll(ADDED, ' ')
  return [section.intro, footer, ...(parent ? notesOf(menu, parent) : [])]
}

const ADDED = /\b(?:add|with an? extra|extra)\b[^.;]*/giu

/** An edit makes a new object of the dish that it changes; its section may say something else meanwhile. */
const read = new WeakMap<MenuItem, { readonly text: string; readonly named: readonly Said[] }>()

/** The ingredients that the words near a dish name and do not deny. */
function namedNear(menu: Place, section: Section, written: MenuItem): readonly Said[] {
  const text = wordsNear(menu, section, written)
  const known = read.get(written)
  if (known?.text === text) return known.named
  const found = ingredientsSaidIn(text)
  const named = found
    // "Cauliflower steak" is a cut of cauliflower.
    .filter(({ start, end }) => !/^steaks?$/iu.test(text.slice(start, end)) || !found.some(endsAt(start)))
    .filter(({ ingredient }) => !isAnswered(ingredient, text))
  read.set(written, { text, named })
  return named
}

const endsAt =
  (start: number) =>
  ({ end }: { readonly end: number }): boolean =>
    end < start && start - end <= 2

/** Do the words say that it is of the special kind, as "dairy-free chocolate"? */
const isAnswered = (name: IngredientName, text: string): boolean =>
  Object.values(decidingIngredients).some((decider) => decider.insteadOf === name && decider.words.test(text))

const namesOf = (said: readonly Said[]): IngredientName[] => [
  ...new Set(said.map(({ ingredient }) => ingredient)),
]

/** Allergens that words of a dish name, in an ingredient, and that its declaration denies. */
function doubtsOfAllergens(
  item: MenuItem,
  named: readonly Said[],
  groups: readonly SaidGroup[],
  lacking: readonly string[],
): string[] {
  const { allergens, mayContain = [] } = claimsOf(item)
  if (allergens === undefined) return []
  const said = new Set([...allergens, ...mayContain, ...lacking].map((key) => allergenGroup(key) ?? key))
  const isDenied = (key: string) => !said.has(allergenGroup(key) ?? key)
  // What "vegan butter" is made of differs from make to make.
  const deniedIn = ({ ingredient, lacks }: Said) =>
    /^(?:vegan|vegetarian|plant-based) /.test(ingredient)
      ? []
      : allergensIn(lexicon[ingredient].filter((trait) => !lacks.has(trait))).filter(isDenied)
  const bearing = named.filter((one) => deniedIn(one).length > 0)
  const keys = inOrder([...new Set(bearing.flatMap(deniedIn))])
  const ofGroups = groups.filter(({ anyOf }) => anyOf.every((key) => isDenied(key) && !isAmong(key, keys)))
  return [
    ...(bearing.length === 0
      ? []
      : [
          `The words of ${item.name} name ${namesOf(bearing).join(', ')}. Not declared: ${keys.map(allergenName).join(', ')}.`,
        ]),
    ...ofGroups.map(
      ({ word, anyOf }) =>
        `The words of ${item.name} name ${word}. Not declared: ${anyOf.map(allergenName).join(' or ')}.`,
    ),
  ]
}

const isAmong = (group: string, keys: readonly string[]): boolean =>
  keys.some((key) => (allergenGroup(key) ?? key) === group)

/** Can this break a diet as it is said: "vegan cheese", "halal bacon"? */
const canBreak = (id: number, { ingredient, lacks, fitFor }: Said): boolean => {
  if (fitFor.has(id)) return false
  const kinds = lacks.size > 0 ? breakingKinds(id, ingredient) : []
  return kinds.length === 0 || kinds.some((kind) => !lacks.has(kind))
}

/** Diets that its words, or the usual make of its ingredients, speak against. */
function doubtsOfDiets(
  item: MenuItem,
  named: readonly Said[],
  groups: readonly SaidGroup[],
  diets: readonly number[],
): string[] {
  const doubted = recipeClaimsOf(item)?.doubted
  const byList = item.ingredients ? saidByLines(item.ingredients).doubtful : []
  return diets.flatMap((id) => {
    const inList = byList.find((one) => one.dietaryOption === id)
    const maker = inList?.ingredient ?? doubted?.[id]
    if (typeof maker === 'string') return [`${item.name} is ${dietName(id)} only if its ${maker} is.`]
    if (inList)
      return [
        `${item.name} may have more than ${KETO_LIMIT_G} g net carbs: by its ingredients about ${inList.netCarbsG} g.`,
      ]
    const words = disprovedByList(namesOf(named.filter((one) => canBreak(id, one))), false)
    const inWords =
      [...words.certain, ...words.doubtful].find((one) => one.dietaryOption === id)?.ingredient ??
      groups.find((group) => group.diets.some((diet) => diet === id))?.word
    return inWords === undefined
      ? []
      : [`${item.name} is called ${dietName(id)}, and its words name ${inWords}.`]
  })
}
