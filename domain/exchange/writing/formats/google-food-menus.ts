import { allergenGroup } from '../../../menu/claims/allergen-names.ts'
import { requiredChoiceIn } from '../../../menu/claims/option-claims.ts'
import { headsAbove } from '../../../menu/model/check-menu.ts'
import type { MenuItem } from '../../../menu/model/item.ts'
import type { MenuContent } from '../../../menu/model/menu.ts'
import type { Price, PriceHead } from '../../../menu/model/price.ts'
import { modifierGroupsOf } from '../../../menu/model/walk.ts'
import { formatSize } from '../../../menu/prices/format-size.ts'
import { currencyDigits } from '../../../money/currency.ts'
import { diet, ownDiet } from '../../../reference/reference.ts'

interface Money {
  readonly currencyCode: string
  /** Whole units, as the text of an integer. */
  readonly units: string
  /** Billionths of a unit. */
  readonly nanos: number
}

/** The amount as Google writes money: 1250 cents are 12 units and 500,000,000 nanos. */
export function moneyOf(minor: number, currency: string): Money {
  const perUnit = 10 ** currencyDigits(currency)
  return {
    currencyCode: currency,
    units: String(Math.trunc(minor / perUnit)),
    nanos: (minor % perUnit) * (1_000_000_000 / perUnit),
  }
}

/** `GLUTEN_FREE` and `DAIRY_FREE` since October 2026; of the others Google has no name. */
const dietsOfGoogle: ReadonlyMap<number, string> = new Map([
  [diet.vegetarian, 'VEGETARIAN'],
  [diet.vegan, 'VEGAN'],
  [diet.glutenFree, 'GLUTEN_FREE'],
  [diet.dairyFree, 'DAIRY_FREE'],
  [ownDiet.halal, 'HALAL'],
  [ownDiet.kosher, 'KOSHER'],
])

/** Undefined for a diet that Google's list does not have. */
export const googleDiet = (id: number): string | undefined => dietsOfGoogle.get(id)

/** Google's names of the groups of allergens; what has none there is left out. */
const allergensOfGoogle: Readonly<Record<string, string>> = {
  milk: 'DAIRY',
  eggs: 'EGG',
  fish: 'FISH',
  peanuts: 'PEANUT',
  crustaceans: 'SHELLFISH',
  molluscs: 'SHELLFISH',
  soybeans: 'SOY',
  nuts: 'TREE_NUT',
}

const spiciness = { 'spicy-1': 'MILD', 'spicy-2': 'MEDIUM', 'spicy-3': 'HOT' } as const

/** Characters that Google takes of a name and of a description. */
export const GOOGLE_TEXT_LIMITS = { name: 140, description: 1000 } as const

interface Said {
  readonly name: string
  readonly description?: string | undefined
  readonly second?: { readonly name: string | undefined; readonly description?: string | undefined }
}

/**
 * The body of `accounts.locations.updateFoodMenus` of the Google Business Profile: menus with their
 * sections. Google asks for a price of each item, so that one without an amount is left out. An item of
 * several prices has the first itself, and the others as options: Google makes the item's own label and
 * price the first option, so that what is sold at that price is before the description. Sections aren't
 * nested.
 */
export const googleFoodMenus = (...menus: readonly Omit<MenuContent, 'restaurant'>[]): string =>
  JSON.stringify({ menus: menus.map(googleFoodMenu) }, null, 2)

export function googleFoodMenu(menu: Omit<MenuContent, 'restaurant'>) {
  const labelled = labelsIn(menu.language ?? 'en', menu.secondLanguage)
  const sections = menu.sections.flatMap((section) => {
    const items = section.items.filter(hasGooglePrice)
    return items.length > 0 ? [{ ...section, items }] : []
  })
  const written = [menu.dateLine, menu.intro].filter(Boolean).join('\n')
  return {
    labels: labelled({ name: menu.title || 'Menu', description: written }),
    sections: sections.map((section) => ({
      labels: labelled({
        name: section.name,
        description: section.intro,
        second: { name: section.secondName },
      }),
      items: section.items.map((item) =>
        googleItem(item, headsAbove(menu.sections, section), {
          currency: menu.currency,
          labelled,
          brought: requiredChoiceIn(
            menu,
            modifierGroupsOf(menu, section, item).map(({ id }) => id),
          )?.brings,
        }),
      ),
    })),
  }
}

const labelsIn =
  (language: string, secondLanguage: string | undefined) =>
  ({ name, description, second }: Said) =>
    [
      { name, description, languageCode: language },
      ...(second?.name !== undefined && secondLanguage !== undefined
        ? [{ name: second.name, description: second.description, languageCode: secondLanguage }]
        : []),
    ].map((label) => ({
      displayName: label.name.slice(0, GOOGLE_TEXT_LIMITS.name),
      ...(label.description && { description: label.description.slice(0, GOOGLE_TEXT_LIMITS.description) }),
      languageCode: label.languageCode,
    }))

interface Around {
  readonly currency: string
  readonly labelled: ReturnType<typeof labelsIn>
  /** Keys of what an option may bring from which a guest must choose. */
  readonly brought: readonly string[] | undefined
}

function googleItem(
  item: MenuItem,
  heads: readonly PriceHead[],
  { currency, labelled, brought = [] }: Around,
) {
  const [first, ...others] = item.prices.filter(hasFullPrice)
  return {
    labels: labelled({
      name: item.name,
      description: googleDescription(item, heads),
      second: { name: item.secondName, description: item.secondDescription },
    }),
    attributes: attributesOf(item, first, { currency, brought }),
    ...(others.length > 0 && {
      options: others.map((price, at) => ({
        labels: labelled({ name: optionName(price, heads) || `${at + 2}` }),
        attributes: { price: moneyOf(price.amount ?? 0, currency) },
      })),
    }),
  }
}

/** What is sold at the first of several prices, and the description: `Glass · Dry, from the Mosel`. */
export function googleDescription(item: MenuItem, heads: readonly PriceHead[]): string {
  const [first] = item.prices.filter(hasFullPrice)
  return [first && optionName(first, heads), item.description].filter(Boolean).join(' · ')
}

/** Has it an amount that Google can show? */
export const hasGooglePrice = ({ prices }: Pick<MenuItem, 'prices'>): boolean => prices.some(hasFullPrice)

/** Is it an amount that a guest pays for one? */
export const hasFullPrice = ({ kind, amount }: Price): boolean =>
  amount !== undefined && (kind === 'fixed' || kind === 'from' || kind === 'unit')

function attributesOf(
  item: MenuItem,
  price: Price | undefined,
  { currency, brought }: { readonly currency: string; readonly brought: readonly string[] },
) {
  const diets = item.dietaryOptions.flatMap((id) => googleDiet(id) ?? [])
  const contained = new Set(
    [...(item.allergens ?? []), ...brought].flatMap((key) => googleAllergen(key) ?? []),
  )
  const spicy = item.marks?.flatMap((mark) => spiciness[mark as keyof typeof spiciness] ?? [])[0]
  return {
    ...(price?.amount !== undefined && { price: moneyOf(price.amount, currency) }),
    ...(spicy && { spiciness: spicy }),
    ...(contained.size > 0 && { allergen: [...contained] }),
    ...(diets.length > 0 && { dietaryRestriction: diets }),
    ...(item.serves && { servesNumPeople: item.serves.to }),
    ...(item.kcal !== undefined && {
      nutritionFacts: { calories: { lowerAmount: item.kcal, unit: 'CALORIE' } },
    }),
  }
}

/** Undefined for a substance that Google's list does not have. */
export function googleAllergen(key: string): string | undefined {
  if (key === 'wheat') return 'WHEAT'
  return allergensOfGoogle[allergenGroup(key) ?? key]
}

const optionName = ({ head, label, size }: Price, heads: readonly PriceHead[]): string =>
  [heads.find(({ id }) => id === head)?.label, label, size && formatSize(size).replaceAll('\u00A0', ' ')]
    .filter(Boolean)
    .join(' ')
