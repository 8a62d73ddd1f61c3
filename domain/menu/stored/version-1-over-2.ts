import { currencyDigits } from '../../money/currency.ts'
import type { MenuItem } from '../model/item.ts'
import type { MenuContent } from '../model/menu.ts'
import type { Price } from '../model/price.ts'
import type { Section } from '../model/section.ts'

/** A part of a menu that document version 1 has no room for. */
export interface BeyondVersion1 {
  /** The section or the item. */
  readonly name: string
  readonly field: string
}

const DOLLARS_HAVE_CENTS = 2

/**
 * The first thing that sections and items say and version 1 cannot: a caller of version 1 would delete it. The
 * whole menu isn't part of it, because {@link version1Over} keeps that.
 */
export function beyondVersion1({ sections, currency }: MenuContent): BeyondVersion1 | undefined {
  for (const section of sections) {
    const field = unknownField(section, sectionFields)
    if (field) return { name: section.name, field }
    for (const item of section.items) {
      const beyond = beyondItem(item, currency)
      if (beyond) return { name: item.name, field: beyond }
    }
  }
  return undefined
}

/** The menu that a caller leaves who writes the restaurant, sections and items of version 1 over a stored one. */
export const version1Over = (stored: MenuContent, lifted: MenuContent): MenuContent => ({
  ...stored,
  restaurant: lifted.restaurant,
  sections: lifted.sections,
  marks: [...stored.marks.filter(({ id }) => !lifted.marks.some((mark) => mark.id === id)), ...lifted.marks],
})

function beyondItem(item: MenuItem, currency: string): string | undefined {
  const { confirmedClaims = {}, recipeClaims = {}, claimsToConfirm = {} } = item
  for (const claims of [confirmedClaims, recipeClaims, claimsToConfirm]) {
    const field = unknownField(claims, claimFields)
    if (field) return field
  }
  return unknownField(item, itemFields) ?? (isPricedInVersion1(item.prices, currency) ? undefined : 'prices')
}

/** No price, or one amount above zero in a currency with hundredths; 0 meant that there is no price. */
const isPricedInVersion1 = ([price, ...others]: readonly Price[], currency: string): boolean =>
  price === undefined ||
  (others.length === 0 &&
    currencyDigits(currency) === DOLLARS_HAVE_CENTS &&
    price.kind === 'fixed' &&
    price.amount !== 0 &&
    unknownField(price, priceFields) === undefined)

/** The first field that says something and that version 1 does not have. */
const unknownField = (part: object, known: ReadonlySet<string>): string | undefined =>
  Object.entries(part).find(
    ([field, value]) => !known.has(field) && value !== undefined && value !== null && value !== false,
  )?.[0]

const sectionFields: ReadonlySet<string> = new Set<keyof Section>([
  'id',
  'name',
  'items',
  'shortfall',
  'ownerNotice',
])

const itemFields: ReadonlySet<string> = new Set<keyof MenuItem>([
  'id',
  'name',
  'description',
  'prices',
  'categoryId',
  'cuisineId',
  'imageUrl',
  'dietaryOptions',
  'allergens',
  'recipeId',
  'recipeClaims',
  'confirmedClaims',
  // Only a help to confirm: nothing is lost that anybody said.
  'readClaims',
  'claimsToConfirm',
  // What it decides is asked of the owner instead.
  'proposedWords',
  'appliedMultipliers',
])

const claimFields: ReadonlySet<string> = new Set(['dietaryOptions', 'allergens', 'words'])

const priceFields: ReadonlySet<string> = new Set<keyof Price>(['id', 'kind', 'amount', 'original'])
