import { diet } from '../../../catalogue/reference.ts'
import { allergenGroup } from '../../../menu/claims/allergen-names.ts'
import { headsAbove } from '../../../menu/model/check-menu.ts'
import type { MenuItem } from '../../../menu/model/item.ts'
import type { MenuContent } from '../../../menu/model/menu.ts'
import type { Price, PriceHead } from '../../../menu/model/price.ts'
import { formatSize } from '../../../menu/prices/format-size.ts'
import { currencyDigits } from '../../../money/currency.ts'

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

const dietsOfGoogle = [
  [diet.vegetarian, 'VEGETARIAN'],
  [diet.vegan, 'VEGAN'],
] as const

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

/**
 * The body of `accounts.locations.updateFoodMenus` of the Google Business Profile: one menu with its sections; an
 * item of several prices has the first, and each of them as an option with its full price. Google's sections do not
 * stand in each other, so that a section's name has those around it.
 */
export function googleFoodMenus(menu: Omit<MenuContent, 'restaurant'>): string {
  const languageCode = menu.language ?? 'en'
  const label = (displayName: string, description = '') => [
    { displayName, ...(description && { description }), languageCode },
  ]
  const sections = menu.sections.filter(({ items }) => items.length > 0)
  return JSON.stringify(
    {
      menus: [
        {
          labels: label(menu.title || 'Menu', [menu.dateLine, menu.intro].filter(Boolean).join('\n')),
          sections: sections.map((section) => ({
            labels: label(section.name, section.intro),
            items: section.items.map((item) => {
              const heads = headsAbove(menu.sections, section)
              const priced = item.prices.filter(hasFullPrice)
              const options = priced.length < 2 ? [] : priced
              return {
                labels: label(item.name, item.description),
                attributes: attributesOf(item, priced[0], menu.currency),
                ...(options.length > 0 && {
                  options: options.map((price, at) => ({
                    labels: label(optionName(price, heads) || `${at + 1}`),
                    attributes: { price: moneyOf(price.amount ?? 0, menu.currency) },
                  })),
                }),
              }
            }),
          })),
        },
      ],
    },
    null,
    2,
  )
}

/** Is it an amount that a guest pays for one? */
export const hasFullPrice = ({ kind, amount }: Price): boolean =>
  amount !== undefined && (kind === 'fixed' || kind === 'from' || kind === 'unit')

function attributesOf(item: MenuItem, price: Price | undefined, currency: string) {
  const diets = dietsOfGoogle.flatMap(([id, name]) => (item.dietaryOptions.includes(id) ? [name] : []))
  const contained = new Set((item.allergens ?? []).flatMap((key) => googleAllergen(key) ?? []))
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
