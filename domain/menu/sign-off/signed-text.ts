import { dietsClaimedIn, freedomsClaimedIn } from '../../catalogue/claimed-diets.ts'
import { ingredients } from '../../catalogue/ingredients/index.ts'
import { ingredientsSaidIn } from '../../catalogue/ingredients/said-ingredients.ts'
import { allergensIn } from '../../catalogue/truth.ts'
import { inOneSpelling } from '../../text/one-spelling.ts'
import { inPlainLetters } from '../../text/plain-letters.ts'
import { allergenGroup } from '../claims/allergen-names.ts'
import { claimsOf } from '../claims/claims.ts'
import { confirmedAllergens } from '../claims/option-claims.ts'
import { detailRows } from '../details/detail-columns.ts'
import type { MenuItem } from '../model/item.ts'
import type { MenuMark } from '../model/marks.ts'
import type { Menu } from '../model/menu.ts'
import type { ModifierGroup, ModifierOption } from '../model/modifiers.ts'
import type { Section } from '../model/section.ts'
import { modifierGroupsOf, sectionsAround } from '../model/walk.ts'

/**
 * All that somebody confirms of an item, as one text that is the same for the same declaration: all that a guest reads
 * near the dish, its recipe, what it declares, and what its choices and extras declare. Any difference makes a sign-off
 * void. What an item does not say leaves no trace in the text.
 */
export function signedText(menu: Menu, section: Section, item: MenuItem): string {
  const dish = ofDish(menu, section, item, modifierGroupsOf(menu, section, item))
  return JSON.stringify({ ...dish, around: aroundOf(menu, section, item), near: nearOf(menu, section, item) })
}

/**
 * The same as it was signed by former versions, the newest first. What was signed so holds while all that it covered is
 * the same. The first did not cover numbers, wines, dayparts, titles, and the symbols of marks; the second neither the
 * names of sections, their prices, the groups of the sections around, how many options are asked for, and the texts of
 * the whole menu.
 */
export function formerSignedTexts(menu: Menu, section: Section, item: MenuItem): readonly string[] {
  const around = aroundOf(menu, section, item)
  const ids = new Set([...(section.modifierGroups ?? []), ...(item.modifierGroups ?? [])])
  const own = menu.modifierGroups.filter(({ id }) => ids.has(id))
  return [
    JSON.stringify({ ...ofDish(menu, section, item, modifierGroupsOf(menu, section, item)), around }),
    JSON.stringify(ofDish(menu, section, item, own)),
  ]
}

/** What is printed next to a dish without being its name: that it is always there tells it from former texts. */
function nearOf(menu: Menu, section: Section, { number, wine, ...item }: MenuItem) {
  const { producer, region, grape, vintage, bin } = wine ?? {}
  return {
    ...said('numbers', [number, vintage, bin].map(inWords)),
    ...said('wine', [producer, region, grape]),
    ...said(
      'dayparts',
      sectionsAround(menu.sections, section).map(({ daypart }) => inWords(daypart)),
    ),
    ...said('claims', textsOf(menu).claiming),
    ...said('symbols', symbolsOf(menu, item)),
  }
}

/** A number or a time that says nothing in words may change: `B4`, `5–10 pm`. */
const inWords = (text: Text): Text => (text && WORD.test(text) ? text : undefined)

const WORD = /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** How this menu prints and explains the marks of the dish that are not the owner's own. */
function symbolsOf({ marks }: Menu, item: Omit<MenuItem, 'number' | 'wine'>): string[] {
  const keys: Partial<Record<MenuMark['kind'], readonly string[] | undefined>> = {
    mark: item.marks,
    diet: item.dietaryOptions.map(String),
    'diet-on-request': item.dietsOnRequest?.map(String),
    allergen: [...(item.allergens ?? []), ...(item.mayContain ?? [])].flatMap((one) => [
      one,
      allergenGroup(one) ?? one,
    ]),
    additive: item.additives,
  }
  return marks
    .filter(({ kind, key }) => key !== undefined && keys[kind]?.includes(key))
    .map(({ kind, key, symbol, meaning }) => `${kind} ${key}: ${symbol} ${meaning}`)
    .toSorted()
}

/** What a guest reads around a dish: over it, at the prices of its section, and of the whole menu. */
function aroundOf(menu: Menu, section: Section, item: MenuItem) {
  const sections = sectionsAround(menu.sections, section)
  return {
    ...said(
      'names',
      sections.flatMap(({ name, secondName }) => [name, secondName]),
    ),
    ...said('prices', [...new Set(sections.flatMap((one) => priceWordsOf(one, one.prices ?? [])))]),
    ...ownWordsOf(item),
    ...said('menu', textsOf(menu).naming),
    asked: modifierGroupsOf(menu, section, item).map(({ min }) => min),
  }
}

/** The details that guests read in the owner's own words. */
const ownWordsOf = (item: MenuItem) =>
  Object.assign(
    {},
    ...detailRows.flatMap(([key, { isInOwnWords }]) => {
      const text = item[key]
      return isInOwnWords && typeof text === 'string' ? [said(key, [text])] : []
    }),
  ) as Readonly<Record<string, readonly string[]>>

interface MenuTexts {
  /** Introduction and notices that name what is an allergen or may bring one: `All fried in peanut oil`. */
  readonly naming: readonly string[]
  /** These, the title and the date line that do so or promise a diet or the absence of an allergen: `The Vegan Menu`. */
  readonly claiming: readonly string[]
}

const read = new WeakMap<Menu, MenuTexts>()

function textsOf(menu: Menu): MenuTexts {
  const known = read.get(menu)
  if (known) return known
  const { title, dateLine, intro, notices } = menu
  const below = [intro, ...notices.flatMap(({ text, secondText }) => [text, secondText])].flatMap(
    (text) => text ?? [],
  )
  const texts = { naming: below.filter(namesAllergen), claiming: [title, dateLine, ...below].filter(claims) }
  read.set(menu, texts)
  return texts
}

/** Does a text name what is an allergen, or may bring one? */
const namesAllergen = (text: string): boolean =>
  ingredientsSaidIn(text).some(({ ingredient }) => allergensIn(ingredients[ingredient]).length > 0)

/** Does it do so, or promise a diet or the absence of an allergen? */
function claims(text: string): boolean {
  const words = { name: inPlainLetters(text), description: '' }
  return namesAllergen(text) || dietsClaimedIn(words).length + freedomsClaimedIn(words).length > 0
}

function ofDish(menu: Menu, section: Section, item: MenuItem, groups: readonly ModifierGroup[]) {
  const { allergens, mayContain, removable, dietaryOptions, dietsOnRequest } = claimsOf(item)
  return {
    name: inOneSpelling(item.name),
    description: inOneSpelling(item.description),
    ingredients: item.ingredients?.map(inOneSpelling) ?? null,
    recipeId: item.recipeId ?? null,
    allergens: sorted(allergens),
    mayContain: sorted(mayContain),
    removable: sorted(removable),
    additives: sorted(item.additives),
    diets: sorted(dietaryOptions),
    dietsOnRequest: sorted(dietsOnRequest),
    isRaw: item.marks?.includes('raw') ?? false,
    options: groups.flatMap((group) => group.options).map(optionText),
    ...said('second', [item.secondName, item.secondDescription]),
    ...said('prices', priceWordsOf(section, item.prices)),
    ...said(
      'choices',
      groups.map(({ name }) => name),
    ),
    ...said('marks', ownMarksOf(menu, item)),
    ...said('section', notesOf(menu, section)),
  }
}

type Text = string | undefined

/** Texts in one spelling under their name; nothing where there are none. */
function said(name: string, texts: readonly Text[]): Readonly<Record<string, readonly string[]>> {
  const all = texts.map((text) => inOneSpelling(text ?? ''))
  return all.some((text) => text !== '') ? { [name]: all } : {}
}

/** What is written at its prices, each once: a size that is sold at two prices isn't another dish. */
function priceWordsOf({ priceHeads = [] }: Section, prices: MenuItem['prices']): string[] {
  const words = prices.flatMap(({ label, per, words: instead, head }) => [
    label,
    per,
    instead,
    priceHeads.find(({ id }) => id === head)?.label,
  ])
  return [...new Set(words.flatMap((word) => word ?? []))].toSorted()
}

const ownMarksOf = ({ marks }: Menu, { ownMarks = [] }: MenuItem): string[] =>
  marks
    .filter(({ id }) => ownMarks.includes(id))
    .map(({ symbol, meaning }) => `${symbol} ${meaning}`)
    .toSorted()

/** What is printed above and below the dishes of a section, and of those that it is in. */
const notesOf = (menu: Menu, section: Section): Text[] =>
  sectionsAround(menu.sections, section).flatMap(({ intro, footer }) => [intro, footer])

/** What waits to be confirmed of an option is signed by nobody. */
const optionText = (option: ModifierOption) => ({
  name: inOneSpelling(option.name),
  allergens: sorted(confirmedAllergens(option)),
  diets: sorted(option.dietaryOptions),
})

/** Null where nothing was said, which is not the same as an empty list. */
const sorted = <T extends string | number>(list: readonly T[] | undefined): readonly T[] | null =>
  list?.toSorted() ?? null
