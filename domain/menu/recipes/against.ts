import { dietsClaimedIn, freedomsClaimedIn } from '../../catalogue/claimed-diets.ts'
import { usualContentsIn } from '../../catalogue/hiding/usual-contents.ts'
import { groupsSaidIn, type SaidGroup } from '../../catalogue/ingredients/said-groups.ts'
import type { Said } from '../../catalogue/ingredients/said-ingredients.ts'
import { KETO_LIMIT_G } from '../../reference/reference.ts'
import { inPlainLetters } from '../../text/plain-letters.ts'
import { allergenGroup, allergenName } from '../claims/allergen-names.ts'
import { claimsOf, recipeClaimsOf, wordsKey } from '../claims/claims.ts'
import {
  type Contradiction,
  contradictionSentence,
  contradictionsIn,
  dietName,
} from '../claims/contradictions.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { ModifierOption } from '../model/modifiers.ts'
import type { Section } from '../model/section.ts'
import { modifierGroupsOf, sectionsAround } from '../model/walk.ts'
import { contradictedByChoices } from './diets-of-choices.ts'
import { judgedByOwnRecipe, saidByLines } from './judged-claims.ts'
import { lackingAllergens } from './lacking-allergens.ts'
import {
  type Declared,
  dietBrokenBy,
  namedIn,
  readWords,
  undeclaredInWords,
  type WordsSaid,
} from './words-said.ts'

/** All that contradicts what a dish declares and claims, whether or not it is confirmed. */
export interface Against {
  /** Keys of allergens that its recipe has and its declaration lacks; none where nothing is declared. */
  readonly lacking: readonly string[]
  /** Diets that guests see, or would see, and that can't be true. */
  readonly untrue: readonly string[]
  /** Diets that are claimed and wait for that reason, so that no guest sees them. */
  readonly withheld: readonly string[]
  /** What only a person can judge: its own words and those of its options, the make of an ingredient. */
  readonly doubts: readonly string[]
  /** Of these doubts, those that a signature answers: this carbonara is made without eggs. */
  readonly answerable: readonly string[]
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
    dietaryOptions: isWordedByUs(item) ? [] : claimedBy(item, dietsClaimedIn),
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
  const usual = isSaid ? usualInNames(item) : []
  const open = diets.filter((id) => !found.some(({ dietaryOption }) => dietaryOption === id))
  const options = modifierGroupsOf(menu, section, item).flatMap((group) => group.options)
  const words = { named, groups: [...groups, ...usual] }
  const undeclared = undeclaredInWords(item.name, words, { allergens, mayContain }, lacking)
  return {
    lacking,
    untrue: [
      ...new Set([
        ...sentences([...ofItself.filter(isTold), ...byWords]),
        ...(isWordedByUs(item) ? [] : untrueFreedoms(item, { allergens, mayContain })),
        ...options.flatMap(untrueOfOption),
      ]),
    ],
    withheld: sentences([...ofItself.filter((one) => !isTold(one)), ...byChoices]),
    doubts: [
      ...undeclared.said,
      ...undeclared.usual,
      ...doubtsOfDiets(item, words, open),
      ...new Set(options.flatMap(doubtsOfOption)),
    ],
    answerable: undeclared.usual,
  }
}

/** What the classic dishes in its names normally have. */
function usualInNames(item: MenuItem): SaidGroup[] {
  const { name, description, secondName = '', secondDescription = '' } = item
  const names = isWordedByUs(item) ? [] : [name]
  return [...names, secondName].flatMap((one) =>
    usualContentsIn(inPlainLetters(one), inPlainLetters(`${description}. ${secondDescription}`)),
  )
}

/** A diet of an option that what it contains excludes. */
const untrueOfOption = ({ name, allergens, dietaryOptions = [] }: ModifierOption): string[] =>
  contradictionsIn({ dietaryOptions, allergens }).map((one) =>
    contradictionSentence(`The option ${name}`, one),
  )

/** What the name of an option says against what it declares. */
function doubtsOfOption({ name, allergens, dietaryOptions = [] }: ModifierOption): string[] {
  if (allergens === undefined && dietaryOptions.length === 0) return []
  const words = readWords(name)
  const isOpen = (id: number) =>
    !contradictionsIn({ dietaryOptions, allergens }).some((one) => one.dietaryOption === id)
  const { said, usual } = undeclaredInWords(`the option ${name}`, words, { allergens })
  return [
    ...said,
    ...usual,
    ...dietaryOptions.filter(isOpen).flatMap((id) => doubtOfDiet(`The option ${name}`, words, id)),
  ]
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

/** What the words of a dish claim, in each language. */
const claimedBy = <Claim>(
  item: MenuItem,
  claimedIn: (words: { readonly name: string; readonly description: string }) => Claim[],
): Claim[] => {
  const { name, description, secondName = '', secondDescription = '' } = item
  const texts = [
    [name, description],
    [secondName, secondDescription],
  ].map((words) => words.map(inPlainLetters))
  return [...new Set(texts.flatMap(([name = '', description = '']) => claimedIn({ name, description })))]
}

/** An allergen that the words say is not in the dish, and that is or may be. */
function untrueFreedoms(item: MenuItem, { allergens = [], mayContain = [] }: Declared): string[] {
  const contains = [...allergens, ...lackingAllergens(item)]
  const isOf = (key: string) => (other: string) => other === key || allergenGroup(other) === key
  return claimedBy(item, freedomsClaimedIn).flatMap((key) => {
    const found = contains.find(isOf(key)) ?? mayContain.find(isOf(key))
    if (found === undefined) return []
    const holds = contains.includes(found) ? 'contains' : 'may contain'
    return [
      `${item.name} says that it is free of ${allergenName(key)}, and it ${holds} ${allergenName(found)}.`,
    ]
  })
}

const notesOf = (menu: Place, section: Section): (string | undefined)[] =>
  sectionsAround(menu.sections, section).flatMap(({ intro, footer }) => [
    intro,
    // What can be added to dishes is in none of them: "add chicken +7".
    footer?.replaceAll(ADDED, ' '),
  ])

const ADDED = /\b(?:add|with an? extra|extra)\b[^.;]*/giu

/** An edit makes a new object of the dish that it changes; its section may say something else meanwhile. */
const read = new WeakMap<MenuItem, { readonly text: string; readonly named: readonly Said[] }>()

/** The ingredients that the words near a dish name and do not deny. */
function namedNear(menu: Place, section: Section, written: MenuItem): readonly Said[] {
  const text = wordsNear(menu, section, written)
  const known = read.get(written)
  if (known?.text === text) return known.named
  const named = namedIn(text)
  read.set(written, { text, named })
  return named
}

/** Diets that its words, or the usual make of its ingredients, speak against. */
function doubtsOfDiets(item: MenuItem, words: WordsSaid, diets: readonly number[]): string[] {
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
    return doubtOfDiet(item.name, words, id)
  })
}

function doubtOfDiet(name: string, words: WordsSaid, id: number): string[] {
  const breaker = dietBrokenBy(words, id)
  return breaker === undefined ? [] : [`${name} is called ${dietName(id)}, and its words name ${breaker}.`]
}
