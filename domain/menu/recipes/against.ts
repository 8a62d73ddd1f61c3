import { disprovedByList } from '../../catalogue/disproved-diets.ts'
import { decidingIngredients } from '../../catalogue/ingredients/deciding-ingredients.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { ingredientsNamedIn } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { allergensOf } from '../../catalogue/truth.ts'
import { KETO_LIMIT_G } from '../../reference/reference.ts'
import { allergenGroup, allergenName } from '../claims/allergen-names.ts'
import { inOrder } from '../claims/allergen-states.ts'
import { claimsOf, recipeClaimsOf, wordsKey } from '../claims/claims.ts'
import {
  type Contradiction,
  contradictionSentence,
  contradictionsIn,
  dietName,
} from '../claims/contradictions.ts'
import { confirmedAllergens } from '../claims/option-claims.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Section } from '../model/section.ts'
import { parentOf } from '../model/walk.ts'
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
  const found = [
    ...contradictionsIn({
      dietaryOptions: diets,
      allergens,
      mayContain,
      disproved: recipeClaimsOf(item)?.disproved,
    }),
    ...contradictedByChoices(menu, section, item, diets),
  ]
  const isTold = ({ dietaryOption: id }: Contradiction) =>
    written.dietaryOptions.includes(id) ||
    (item.confirmedClaims?.words === wordsKey(item) && item.confirmedClaims.dietaryOptions.includes(id))
  const sentences = (of: readonly Contradiction[]) => [
    ...new Set(of.map((one) => contradictionSentence(item.name, one))),
  ]
  const lacking = allergens === undefined ? [] : lackingAllergens(item)
  const isSaid = allergens !== undefined || diets.length > 0
  const named = isSaid ? namedNear(menu, section, written) : []
  const open = diets.filter((id) => !found.some(({ dietaryOption }) => dietaryOption === id))
  return {
    lacking,
    untrue: sentences(found.filter(isTold)),
    withheld: sentences(found.filter((one) => !isTold(one))),
    doubts: [...doubtsOfAllergens(item, named, lacking), ...doubtsOfDiets(item, named, open)],
  }
}

/** Diets that no choice leaves, where one has to be chosen: each option contains what they exclude. */
function contradictedByChoices(
  { modifierGroups }: Place,
  section: Section,
  item: MenuItem,
  diets: readonly number[],
): Contradiction[] {
  const ids = [...(section.modifierGroups ?? []), ...(item.modifierGroups ?? [])]
  return modifierGroups
    .filter(({ id, min }) => ids.includes(id) && min > 0)
    .flatMap(({ options }) => {
      const each = options.map((option) =>
        contradictionsIn({ dietaryOptions: diets, allergens: confirmedAllergens(option) }),
      )
      const [first = [], ...others] = each
      return first.filter(({ dietaryOption }) =>
        others.every((other) => other.some((one) => one.dietaryOption === dietaryOption)),
      )
    })
}

/** A dish of the catalogue is worded by us from the list that its claims follow from. */
const isWordedByUs = (item: MenuItem): boolean =>
  item.ingredients === undefined && recipeClaimsOf(item) !== undefined

/** All that a guest reads of a dish, without what the words say is not in it. */
function wordsNear(menu: Place, section: Section, item: MenuItem): string {
  const own = isWordedByUs(item) ? [] : [item.name, item.description]
  const texts = [
    ...own,
    item.secondName,
    item.secondDescription,
    ...item.prices.flatMap(({ label, per }) => [label, per]),
    ...notesOf(menu, section),
  ]
  return texts
    .flatMap((text) => text ?? [])
    .map((text) => text.replaceAll(DENIED, ' '))
    .join('. ')
}

function notesOf(menu: Place, section: Section): (string | undefined)[] {
  const parent = parentOf(menu.sections, section)
  // What can be added to dishes is in none of them: "add chicken +7".
  const footer = section.footer?.replaceAll(ADDED, ' ')
  return [section.intro, footer, ...(parent ? notesOf(menu, parent) : [])]
}

/** `without milk or eggs`, `no nuts`, `dairy-free butter`, `vegan mayo`, `oat "milk"`; in six languages. */
const DENIED =
  /\b(?:without|no|not|never|free (?:of|from)|instead of|minus|like(?: an?)?|sans|ohne|kein(?:e[nrms]?)?|senza|sin|sem|zonder|geen)\s+(?:any |added )?[\p{L}'’-]+(?:\s*(?:,|and|or|et|ou|und|oder|e|o|y|en|of)\s+[\p{L}'’-]+)?|\b[\p{L}]+[- ]?(?:free|frei|vrij)\b(?:\s+[\p{L}'’]+)?|\b(?:vegan|vegetarian|veggie|plant[- ]based|dairy[- ]free|meatless|mock|faux|imitation|vegane[rsn]?|végétalien(?:ne)?s?|vegano|vegana)\s+[\p{L}'’]+(?:[ -][\p{L}'’]+)?/giu

const ADDED = /\b(?:add|with an? extra|extra)\b[^.;]*/giu

/** An edit makes a new object of the dish that it changes; its section may say something else meanwhile. */
const read = new WeakMap<MenuItem, { readonly text: string; readonly named: readonly IngredientName[] }>()

/** The ingredients that the words near a dish name and do not deny. */
function namedNear(menu: Place, section: Section, written: MenuItem): readonly IngredientName[] {
  const text = wordsNear(menu, section, written)
  const known = read.get(written)
  if (known?.text === text) return known.named
  const found = ingredientsNamedIn(text)
  const named = found
    // "Cauliflower steak" is a cut of cauliflower.
    .filter(({ start, end }) => !/^steaks?$/iu.test(text.slice(start, end)) || !found.some(endsAt(start)))
    .map(({ ingredient }) => ingredient)
    .filter((name) => !isAnswered(name, text))
  const answer = { text, named: [...new Set(named)] }
  read.set(written, answer)
  return answer.named
}

const endsAt =
  (start: number) =>
  ({ end }: { readonly end: number }): boolean =>
    end < start && start - end <= 2

/** Do the words say that it is of the special kind, as "dairy-free chocolate"? */
const isAnswered = (name: IngredientName, text: string): boolean =>
  Object.values(decidingIngredients).some((decider) => decider.insteadOf === name && decider.words.test(text))

/** Allergens that words of a dish name, in an ingredient, and that its declaration denies. */
function doubtsOfAllergens(
  item: MenuItem,
  named: readonly IngredientName[],
  lacking: readonly string[],
): string[] {
  const { allergens, mayContain = [] } = claimsOf(item)
  if (allergens === undefined) return []
  const said = new Set([...allergens, ...mayContain, ...lacking].map((key) => allergenGroup(key) ?? key))
  const isDenied = (key: string) => !said.has(allergenGroup(key) ?? key)
  const bearing = named.filter((name) => allergensOf([name]).some(isDenied))
  if (bearing.length === 0) return []
  const keys = inOrder([...new Set(bearing.flatMap((name) => allergensOf([name]).filter(isDenied)))])
  return [
    `The words of ${item.name} name ${bearing.join(', ')}. Not declared: ${keys.map(allergenName).join(', ')}.`,
  ]
}

/** Diets that its words, or the usual make of its ingredients, speak against. */
function doubtsOfDiets(item: MenuItem, named: readonly IngredientName[], diets: readonly number[]): string[] {
  if (diets.length === 0) return []
  const words = disprovedByList(named, false)
  const byWords = [...words.certain, ...words.doubtful]
  const byList = item.ingredients ? saidByLines(item.ingredients).doubtful : []
  return diets.flatMap((id) => {
    const inList = byList.find((one) => one.dietaryOption === id)
    if (inList)
      return [
        inList.ingredient === undefined
          ? `${item.name} may have more than ${KETO_LIMIT_G} g net carbs: by its ingredients about ${inList.netCarbsG} g.`
          : `${item.name} is ${dietName(id)} only if its ${inList.ingredient} is.`,
      ]
    const inWords = byWords.find((one) => one.dietaryOption === id)?.ingredient
    return inWords === undefined
      ? []
      : [`${item.name} is called ${dietName(id)}, and its words name ${inWords}.`]
  })
}
