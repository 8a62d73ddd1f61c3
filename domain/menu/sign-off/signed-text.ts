import { inOneSpelling } from '../../text/one-spelling.ts'
import { claimsOf } from '../claims/claims.ts'
import { confirmedAllergens } from '../claims/option-claims.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { ModifierOption } from '../model/modifiers.ts'
import type { Section } from '../model/section.ts'
import { parentOf } from '../model/walk.ts'

/**
 * All that somebody confirms of an item, as one text that is the same for the same declaration: all that a guest reads
 * near the dish, its recipe, what it declares, and what its choices and extras declare. Any difference makes a sign-off
 * void. What an item does not say leaves no trace in the text: one that was signed before such words counted holds
 * until there are any.
 */
export function signedText(menu: Menu, section: Section, item: MenuItem): string {
  const { allergens, mayContain, removable, dietaryOptions, dietsOnRequest } = claimsOf(item)
  const ids = new Set([...(section.modifierGroups ?? []), ...(item.modifierGroups ?? [])])
  const groups = menu.modifierGroups.filter(({ id }) => ids.has(id))
  return JSON.stringify({
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
    ...said('prices', priceWordsOf(section, item)),
    ...said(
      'choices',
      groups.map(({ name }) => name),
    ),
    ...said('marks', ownMarksOf(menu, item)),
    ...said('section', notesOf(menu, section)),
  })
}

type Text = string | undefined

/** Texts in one spelling under their name; nothing where there are none. */
function said(name: string, texts: readonly Text[]): Readonly<Record<string, readonly string[]>> {
  const all = texts.map((text) => inOneSpelling(text ?? ''))
  return all.some((text) => text !== '') ? { [name]: all } : {}
}

/** What is written at its prices, each once: a size that is sold at two prices isn't another dish. */
function priceWordsOf({ priceHeads = [] }: Section, { prices }: MenuItem): string[] {
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
function notesOf(menu: Menu, section: Section): Text[] {
  const parent = parentOf(menu.sections, section)
  return [section.intro, section.footer, ...(parent ? notesOf(menu, parent) : [])]
}

/** What waits to be confirmed of an option is signed by nobody. */
const optionText = (option: ModifierOption) => ({
  name: inOneSpelling(option.name),
  allergens: sorted(confirmedAllergens(option)),
  diets: sorted(option.dietaryOptions),
})

/** Null where nothing was said, which is not the same as an empty list. */
const sorted = <T extends string | number>(list: readonly T[] | undefined): readonly T[] | null =>
  list?.toSorted() ?? null
