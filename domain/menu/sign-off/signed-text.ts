import { ingredients } from '../../catalogue/ingredients/index.ts'
import { ingredientsSaidIn } from '../../catalogue/ingredients/said-ingredients.ts'
import { allergensIn } from '../../catalogue/truth.ts'
import { inOneSpelling } from '../../text/one-spelling.ts'
import { claimsOf } from '../claims/claims.ts'
import { confirmedAllergens } from '../claims/option-claims.ts'
import { detailRows } from '../details/detail-columns.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { ModifierGroup, ModifierOption } from '../model/modifiers.ts'
import type { Section } from '../model/section.ts'
import { modifierGroupsOf, sectionsAround } from '../model/walk.ts'

/**
 * All that somebody confirms of an item, as one text that is the same for the same declaration: all that a guest reads
 * near the dish, its recipe, what it declares, and what its choices and extras declare. Any difference makes a sign-off
 * void. What an item does not say leaves no trace in the text.
 */
export const signedText = (menu: Menu, section: Section, item: MenuItem): string =>
  JSON.stringify({
    ...ofDish(menu, section, item, modifierGroupsOf(menu, section, item)),
    around: aroundOf(menu, section, item),
  })

/**
 * The same as it was signed when the names of sections, their prices, the groups of the sections around, how many
 * options are asked for, and the texts of the whole menu did not count. What was signed so holds while all that it
 * covered is the same.
 */
export function formerSignedText(menu: Menu, section: Section, item: MenuItem): string {
  const ids = new Set([...(section.modifierGroups ?? []), ...(item.modifierGroups ?? [])])
  return JSON.stringify(
    ofDish(
      menu,
      section,
      item,
      menu.modifierGroups.filter(({ id }) => ids.has(id)),
    ),
  )
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
    ...said('menu', menuWordsOf(menu)),
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

const read = new WeakMap<Menu, readonly string[]>()

/** The introduction and the notices of a menu that name what is an allergen or may bring one: `All fried in peanut oil`. */
function menuWordsOf(menu: Menu): readonly string[] {
  const known = read.get(menu)
  if (known) return known
  const texts = [menu.intro, ...menu.notices.flatMap(({ text, secondText }) => [text, secondText])].flatMap(
    (text) => text ?? [],
  )
  const naming = texts.filter((text) =>
    ingredientsSaidIn(text).some(({ ingredient }) => allergensIn(ingredients[ingredient]).length > 0),
  )
  read.set(menu, naming)
  return naming
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

/** What the owner's own marks of the dish mean. */
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
