import { z } from 'zod'
import { defaultDesign } from '#domain/design/settings.ts'
import { type MenuItem, menuItemSchema } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { type Section, sectionSchema, shortfallSchema } from '#domain/menu/model/section.ts'
import { leadAmount } from '#domain/menu/prices/lead-price.ts'
import { printedPrices } from '#domain/menu/prices/printed-prices.ts'
import { allDiets, diet } from '#domain/reference/reference.ts'

/**
 * The shapes in which the first published calls answer items and sections, made from a menu and read into one.
 * Each item carries the fields of a menu document next to the published ones.
 */

const dietaryDetailSchema = z.object({ id: z.int(), name: z.string(), displayClass: z.string() })

export const specifiedItemSchema = menuItemSchema.extend({
  price: z.number().meta({
    description:
      'As specified: the first amount in major units of the currency; 0 where there is none. Read `prices`, whose amounts are those of all other calls.',
  }),
  priceText: z
    .string()
    .meta({ description: 'The prices as a menu prints them; empty where it prints none.' }),
  dietaryDetails: z.array(dietaryDetailSchema),
  isVegetarian: z.boolean(),
  isVegan: z.boolean(),
  isGlutenFree: z.boolean(),
  location: z.string(),
})

export const specifiedGroupSchema = z.object({
  category: z.object({ id: z.int(), name: z.string() }).meta({ description: 'The section.' }),
  items: z.array(specifiedItemSchema),
  shortfall: shortfallSchema.optional(),
  notice: z.string().optional().meta({ description: 'A sentence to the owner; never printed.' }),
})

export type SpecifiedItem = z.infer<typeof specifiedItemSchema>
export type SpecifiedGroup = z.infer<typeof specifiedGroupSchema>

/** What of a menu decides how its prices are said. */
type PricedBy = Pick<Menu, 'currency' | 'language'>

/** @param heads the columns over the prices of the item */
export const specifiedItem = (
  item: MenuItem,
  menu: PricedBy,
  heads?: readonly PriceHead[],
): SpecifiedItem => ({
  ...item,
  price: leadAmount(item, menu) ?? 0,
  priceText: printedPrices(item.prices, { menu, design: defaultDesign, heads }).line,
  dietaryDetails: allDiets
    .filter(({ id }) => item.dietaryOptions.includes(id))
    .map((option) => ({ ...option })),
  // A vegan item is vegetarian, also where only vegan is claimed.
  isVegetarian: [diet.vegetarian, diet.vegan].some((id) => item.dietaryOptions.includes(id)),
  isVegan: item.dietaryOptions.includes(diet.vegan),
  isGlutenFree: item.dietaryOptions.includes(diet.glutenFree),
  location: 'Custom',
})

export const specifiedGroup = (
  { id, name, items, priceHeads, shortfall, ownerNotice }: Section,
  menu: PricedBy,
): SpecifiedGroup => ({
  category: { id, name },
  items: items.map((item) => specifiedItem(item, menu, priceHeads)),
  ...(shortfall && { shortfall }),
  ...(ownerNotice !== undefined && { notice: ownerNotice }),
})

/** The item of a menu that an answer names. */
export const itemOfSpecified = (item: SpecifiedItem): MenuItem => menuItemSchema.parse(item)

/** The section of a menu that an answer names. */
export const sectionOfSpecified = ({ category, items, shortfall, notice }: SpecifiedGroup): Section =>
  sectionSchema.parse({ ...category, items, shortfall, ownerNotice: notice })
