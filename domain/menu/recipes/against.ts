import {
  type Absence,
  absencesClaimedIn,
  type Claim,
  dietsClaimedIn,
  freedomsClaimedIn,
  isMarkedVg,
} from '../../catalogue/claimed-diets.ts'
import { usualContentsIn } from '../../catalogue/hiding/usual-contents.ts'
import { type Kind, kindsOf } from '../../catalogue/ingredients/kinds.ts'
import { groupsSaidIn, type SaidGroup } from '../../catalogue/ingredients/said-groups.ts'
import type { SaidIngredient } from '../../catalogue/ingredients/said-ingredients.ts'
import { DRINKS, diet, KETO_LIMIT_G, ownDiet } from '../../reference/reference.ts'
import { inPlainLetters } from '../../text/plain-letters.ts'
import { allergenGroup, allergenName } from '../claims/allergen-names.ts'
import { claimsOf, recipeClaimsOf, wordsKey } from '../claims/claims.ts'
import {
  type Contradiction,
  contradictionSentence,
  contradictionsIn,
  dietName,
} from '../claims/contradictions.ts'
import { confirmedAllergens } from '../claims/option-claims.ts'
import { detailRows } from '../details/detail-columns.ts'
import type { MenuItem } from '../model/item.ts'
import type { ModifierOption } from '../model/modifiers.ts'
import type { Section } from '../model/section.ts'
import { modifierGroupsOf, sectionsAround } from '../model/walk.ts'
import { breakerOf, brokenByWords, isMocked, sentenceOn } from './claims-in-words.ts'
import { deniedByWords } from './denied-by-words.ts'
import { contradictedByChoices } from './diets-of-choices.ts'
import { judgedByOwnRecipe, saidByLines } from './judged-claims.ts'
import { lackingAllergens } from './lacking-allergens.ts'
import { claimsOver, type DishContext, deniedOver, dietsOfHouse } from './over-dishes.ts'
import { readRecipe } from './recipe-lines.ts'
import type { BrokenClaim } from './word-claims.ts'
import { type AllergenDeclaration, namedIn, readWords, undeclaredInWords } from './words-said.ts'

/** All that contradicts what a dish declares and claims, whether or not it is confirmed. */
export interface Against {
  /** Keys of allergens that its recipe has and its declaration lacks; none where nothing is declared. */
  readonly lacking: readonly string[]
  /** Diets that guests see, or would see, and that can't be true. */
  readonly untrue: readonly string[]
  /** The claims among them that its own words or marks make, and that can be taken out of it. */
  readonly broken: readonly NonNullable<BrokenClaim['claim']>[]
  /** Diets that are claimed and wait for that reason, so that no guest sees them. */
  readonly withheld: readonly string[]
  /** What only a person can judge: its own words and those of its options, the make of an ingredient. */
  readonly doubts: readonly string[]
  /** Of these doubts, those that a signature answers: this carbonara is made without eggs. */
  readonly answerable: readonly string[]
}

/** What speaks against a dish where it is on its menu; each list in sentences but the keys of allergens. */
export function againstItem(menu: DishContext, section: Section, written: MenuItem): Against {
  const item = judgedByOwnRecipe(written)
  const { dietaryOptions: diets, allergens, mayContain } = claimsOf(item)
  const declared = { allergens, mayContain }
  const ofItself = contradictionsOf(item, diets, declared)
  const byChoices = contradictedByChoices(menu, section, item, diets)
  const found = [...ofItself, ...byChoices]
  const { diets: claimed, freedoms, absences } = claimsInWords(item)
  const speaksAgainst = (ids: readonly number[]) => [
    ...contradictionsOf(item, ids, declared),
    // Of a choice that nobody declared, a name says enough only with a confirmed diet.
    ...contradictedByChoices(menu, section, item, ids).filter(({ excludes }) => !('choice' in excludes)),
  ]
  const byWords = speaksAgainst(claimed)
  const over = claimsOver(menu, section)
  const untrueOver = over.flatMap(({ text, anyOf }) => {
    const reasons = anyOf.flatMap((one) => againstClaim(one).slice(0, 1))
    return reasons.length === anyOf.length ? [`“${inShort(text)}” is over ${item.name}. ${reasons[0]}`] : []
  })
  function againstClaim(claim: Claim): string[] {
    if (typeof claim === 'number')
      return speaksAgainst([claim])
        .filter(({ excludes }) => !('isUnproved' in excludes))
        .map((one) => contradictionSentence(item.name, one))
    return isAbsence(claim)
      ? untrueAbsence(item, claim, declared)
      : untrueFreedom(menu, section, item, claim, declared)
  }
  const isTold = ({ dietaryOption: id }: Contradiction) =>
    written.dietaryOptions.includes(id) || isConfirmed(item, id)
  const sentences = (of: readonly Contradiction[]) => [
    ...new Set(of.map((one) => contradictionSentence(item.name, one))),
  ]
  const lacking = allergens === undefined ? [] : lackingAllergens(item)
  const dietsOver = over.flatMap(({ anyOf: [id, ...others] }) =>
    typeof id === 'number' && others.length === 0 ? [id] : [],
  )
  const isSaid = allergens !== undefined || diets.length + dietsOver.length > 0
  const named = isSaid ? namedNear(menu, section, written) : []
  const groups = isSaid ? groupsSaidIn(wordsNear(menu, section, item)) : []
  const usual = isSaid ? usualInNames(item) : []
  const settled: readonly number[] = [...found, ...byWords].map(({ dietaryOption }) => dietaryOption)
  const house = dietsOfHouse(menu)
  const broken = isWordedByUs(item)
    ? []
    : brokenByWords(item, {
        marked: house.isHalal && item.categoryId !== DRINKS ? [...diets, ownDiet.halal] : diets,
        over: dietsOver,
        settled,
        ofHouse: house.most,
        sectionName: section.name,
      })
  const open = [...new Set([...diets, ...dietsOver])]
    .filter((id) => !settled.includes(id) && !broken.some(({ claim }) => claim === id))
    .filter((id) => diets.includes(id) || speaksAgainst([id]).length === 0)
  const options = modifierGroupsOf(menu, section, item).flatMap((group) => group.options)
  const undeclared = undeclaredInWords(item.name, { named, groups: [...groups, ...usual] }, declared, lacking)
  return {
    lacking,
    broken: [
      ...[...ofItself.filter(isTold), ...byWords].map(({ dietaryOption }) => dietaryOption),
      ...freedoms.filter((key) => untrueFreedom(menu, section, item, key, declared).length > 0),
      ...absences.filter((absence) => untrueAbsence(item, absence, declared).length > 0),
      ...broken.flatMap(({ claim }) => claim ?? []),
    ],
    untrue: [
      ...new Set([
        ...sentences([...ofItself.filter(isTold), ...byWords]),
        ...freedoms.flatMap((key) => untrueFreedom(menu, section, item, key, declared)),
        ...absences.flatMap((absence) => untrueAbsence(item, absence, declared)),
        ...untrueOver,
        ...broken.map(({ sentence }) => sentence),
        ...deniedOver(menu, section, declared).map(
          ({ text, anyOf }) =>
            `“${inShort(text)}” is over ${item.name}, which is declared without ${anyOf.map(allergenName).join(' or ')}.`,
        ),
        ...options.flatMap(untrueOfOption),
      ]),
    ],
    withheld: sentences([...ofItself.filter((one) => !isTold(one)), ...byChoices]),
    doubts: [
      ...(deniedByWords(item).length > 0 ? undeclared.said.map(withAsking) : undeclared.said),
      ...undeclared.usual,
      ...doubtsOfDiets(item, usual, wordsAround(menu, section, item), {
        diets: open,
        said: [...claimed, ...house.most],
      }),
      ...absences.flatMap((absence) => doubtsOfAbsence(item, absence)),
      ...doubtsOfShort(item, declared),
      ...new Set(options.flatMap(doubtsOfOption)),
    ],
    answerable: undeclared.usual,
  }
}

const isConfirmed = (item: MenuItem, id: number): boolean =>
  item.confirmedClaims?.words === wordsKey(item) && item.confirmedClaims.dietaryOptions.includes(id)

const withAsking = (sentence: string): string =>
  `${sentence} Guests see “please ask” until you declare it or the words say otherwise.`

/** What speaks against these diets in the declaration of a dish and in its recipe. */
const contradictionsOf = (item: MenuItem, dietaryOptions: readonly number[], declared: AllergenDeclaration) =>
  contradictionsIn({ dietaryOptions, ...declared, disproved: recipeClaimsOf(item)?.disproved })

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
    ...dietaryOptions.filter(isOpen).flatMap((id) => {
      const usualIn = words.groups.filter(({ isUsual }) => isUsual)
      return doubtOfDiet(`The option ${name}`, usualIn, name.replace(/^(?:add|extra) /i, ''), id)
    }),
  ]
}

/** A dish of the catalogue is worded by us from the list that its claims follow from. */
const isWordedByUs = (item: MenuItem): boolean =>
  item.ingredients === undefined && recipeClaimsOf(item) !== undefined

/** What a guest reads of a dish around its names and descriptions: at its prices, in its details, over it. */
function wordsAround(menu: DishContext, section: Section, item: MenuItem): string {
  const prices = item.prices.flatMap(({ label, per }) => [label, per])
  const details = detailRows.flatMap(([key, { isInOwnWords }]) => {
    const text = item[key]
    return isInOwnWords && typeof text === 'string' ? [text] : []
  })
  return joined([...prices, ...details, ...notesOf(menu, section)])
}

/** All that a guest reads of a dish, words of ours left out. */
const wordsNear = (menu: DishContext, section: Section, item: MenuItem): string =>
  joined([
    ...(isWordedByUs(item) ? [] : [item.name, item.description]),
    item.secondName,
    item.secondDescription,
    wordsAround(menu, section, item),
  ])

const joined = (texts: readonly (string | undefined)[]): string =>
  inPlainLetters(texts.flatMap((text) => text || []).join('. '))

interface ClaimsInWords {
  readonly diets: readonly number[]
  readonly freedoms: ReturnType<typeof freedomsClaimedIn>
  readonly absences: ReturnType<typeof absencesClaimedIn>
}

const inWords = new WeakMap<MenuItem, ClaimsInWords>()

/** What an owner's words of a dish claim; ours claim nothing but what their recipe has. */
function claimsInWords(item: MenuItem): ClaimsInWords {
  if (isWordedByUs(item)) return { diets: [], freedoms: [], absences: [] }
  const known = inWords.get(item)
  if (known) return known
  const found = {
    diets: claimedBy(item, dietsClaimedIn),
    freedoms: claimedBy(item, freedomsClaimedIn),
    absences: claimedBy(item, absencesClaimedIn),
  }
  inWords.set(item, found)
  return found
}

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

const isOf = (key: string) => (other: string) => other === key || allergenGroup(other) === key

/** An allergen that is said not to be in the dish, and that is or may be, if only by the choices that it leaves. */
function untrueFreedom(
  menu: DishContext,
  section: Section,
  item: MenuItem,
  key: string,
  { allergens = [], mayContain = [] }: AllergenDeclaration,
): string[] {
  const byChoice = modifierGroupsOf(menu, section, item)
    .filter(({ min, options }) => min > 0 && options.length > 0)
    .flatMap(({ min, options }) => {
      const bearing = options.map((option) => confirmedAllergens(option)?.find(isOf(key)))
      return options.length - bearing.filter(Boolean).length < min ? (bearing.find(Boolean) ?? []) : []
    })
  const contains = [...allergens, ...lackingAllergens(item), ...byChoice]
  const found = contains.find(isOf(key)) ?? mayContain.find(isOf(key))
  if (found === undefined) return []
  const holds = contains.includes(found) ? 'contains' : 'may contain'
  return [
    `${item.name} says that it is free of ${allergenName(key)}, and it ${holds} ${allergenName(found)}.`,
  ]
}

/** By what is said to be left out, the kinds of which none may be in the recipe, and those that a maker decides. */
const kindsWithout = {
  pork: [['pork'], ['maybe pork']],
  alcohol: [['alcohol'], ['maybe alcohol']],
  meat: [['meat', 'poultry'], ['gelatine']],
  lactose: [[], ['dairy']],
  allergens: [[], []],
} as const satisfies Readonly<Record<Absence, readonly [readonly Kind[], readonly Kind[]]>>

const isAbsence = (claim: string): claim is Absence => Object.hasOwn(kindsWithout, claim)

const ofKinds = ({ ingredients = [] }: MenuItem, kinds: readonly Kind[]): string | undefined =>
  readRecipe(ingredients).find(
    ({ ingredient }) => ingredient && kinds.some((kind) => kindsOf(ingredient).has(kind)),
  )?.ingredient

/** What is said to be left out, and is in the recipe or, of allergens, in the declaration. */
function untrueAbsence(item: MenuItem, absence: Absence, { allergens = [] }: AllergenDeclaration): string[] {
  const found =
    absence === 'allergens'
      ? [...allergens, ...lackingAllergens(item)].map(allergenName)[0]
      : ofKinds(item, kindsWithout[absence][0])
  return found === undefined ? [] : [`${item.name} says that it is free of ${absence}, and it has ${found}.`]
}

function doubtsOfAbsence(item: MenuItem, absence: Absence): string[] {
  const [certain, maybe] = kindsWithout[absence]
  const found = ofKinds(item, certain) === undefined ? ofKinds(item, maybe) : undefined
  return found === undefined ? [] : [`${item.name} is free of ${absence} only if its ${found} is.`]
}

/** "(VG)" means Vegan to many guests. */
function doubtsOfShort(item: MenuItem, declared: AllergenDeclaration): string[] {
  const { name, description } = item
  if (isWordedByUs(item) || !isMarkedVg({ name, description })) return []
  const [found] = contradictionsOf(item, [diet.vegan], declared)
  return found ? [`Many guests read “VG” as Vegan. ${contradictionSentence(name, found)}`] : []
}

/** As many characters of a text over dishes are quoted. */
const MOST_QUOTED = 60

const inShort = (text: string): string =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED).trimEnd()}…` : text

const notesOf = (menu: DishContext, section: Section): (string | undefined)[] =>
  sectionsAround(menu.sections, section).flatMap(({ intro, footer }) => [
    intro?.replaceAll(ASKED, ' '),
    // What can be added to dishes is in none of them: "add chicken +7".
    footer?.replaceAll(ADDED, ' ').replaceAll(ASKED, ' '),
  ])

/** A sentence that asks guests about allergies names what may be anywhere. */
const ASKED = /[^.;!\n]*(?:allerg|intoleran|unverträglich|please (?:ask|tell|inform))[^.;!\n]*/giu

const ADDED = /\b(?:add|with an? extra|extra)\b[^.;]*/giu

/** An edit makes a new object of the dish that it changes; its section may say something else meanwhile. */
const read = new WeakMap<MenuItem, { readonly text: string; readonly named: readonly SaidIngredient[] }>()

/** The ingredients that the words near a dish name and do not deny. */
function namedNear(menu: DishContext, section: Section, written: MenuItem): readonly SaidIngredient[] {
  const text = wordsNear(menu, section, written)
  const known = read.get(written)
  if (known?.text === text) return known.named
  const named = namedIn(text)
  read.set(written, { text, named })
  return named
}

/** Whose rennet a cheese has, and how a wine was fined, is on no label: a confirmed mark answers it. */
const SETTLED_BY_ITS_OWNER: readonly number[] = [diet.vegetarian, diet.vegan]

/**
 * What its owner is asked before diets are confirmed: the make of an ingredient in its list, what a dish of its name
 * normally has unless its words or most of the menu say otherwise, what is written around it.
 */
function doubtsOfDiets(
  item: MenuItem,
  usual: readonly SaidGroup[],
  around: string,
  { diets, said }: { readonly diets: readonly number[]; readonly said: readonly number[] },
): string[] {
  const doubted = recipeClaimsOf(item)?.doubted
  const byList = item.ingredients ? saidByLines(item.ingredients).doubtful : []
  return diets.flatMap((id) => {
    const isOpen = !isConfirmed(item, id)
    const inList = byList.find((one) => one.dietaryOption === id)
    const maker = inList?.ingredient ?? doubted?.[id]
    if (typeof maker === 'string' && (isOpen || !SETTLED_BY_ITS_OWNER.includes(id)))
      return [`${item.name} is ${dietName(id)} only if its ${maker} is.`]
    if (inList?.netCarbsG !== undefined)
      return [
        `${item.name} may have more than ${KETO_LIMIT_G} g net carbs: by its ingredients about ${inList.netCarbsG} g.`,
      ]
    const text = `${item.name}. ${item.description}`
    const isOther = ({ word }: SaidGroup) => {
      const at = text.indexOf(word)
      return at >= 0 && isMocked(id, text, at, at + word.length)
    }
    const asked = isOpen && !said.includes(id) ? usual.filter((group) => !isOther(group)) : []
    return doubtOfDiet(item.name, asked, around, id)
  })
}

/** What speaks against a diet in words that aren't the dish’s own, or by what is usual under its name. */
function doubtOfDiet(name: string, usual: readonly SaidGroup[], around: string, id: number): string[] {
  const breaker = breakerOf(id, around)
  if (breaker !== undefined) return [sentenceOn(name, id, breaker)]
  const group = usual.find(({ diets }) => diets.some((one) => one === id))
  return group
    ? [
        `${name}: “${group.word}” normally isn’t ${dietName(id)}. Confirm that yours is, or take the mark off.`,
      ]
    : []
}
