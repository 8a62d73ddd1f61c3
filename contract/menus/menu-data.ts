import { z } from 'zod'
import { allergenKeys } from '#domain/allergens/allergen-keys.ts'
import { declarationStates } from '#domain/allergens/declaration-state.ts'
import { priceKinds } from '#domain/prices/price-kind.ts'

/** Of the shape below; it counts up where something in it changes its meaning or goes, not where something comes. */
export const MENU_DATA_VERSION = 1

const priceSchema = z.object({
  kind: z.enum(priceKinds),
  label: z.string().meta({ description: 'What is sold at it; empty where it is the item itself.' }),
  amount: z.string().nullable().meta({
    description: 'Decimal, with the digits of the currency: `12.50`; null for a price without an amount.',
  }),
  text: z.string().meta({ description: 'As guests read it.' }),
})

const allergensSchema = z.array(z.enum(allergenKeys))

const declaration = z.enum(declarationStates).meta({
  description:
    '`undeclared`: nobody has declared what it contains, so that nothing follows from what the lists lack. `free`: declared, and without any of the 14 allergens. `by-choice`: declared and free, but an option that a guest must choose may bring one of them, or is undeclared. `contains`: declared; it contains or may contain what the lists name.',
})

const contains = allergensSchema.nullable().meta({ description: 'Null where nobody has declared it.' })

const choiceSchema = z.object({
  name: z.string(),
  min: z.number().meta({ description: 'How many a guest must choose; 0 for extras.' }),
  options: z.array(
    z.object({
      name: z.string(),
      amount: z.string().nullable().meta({
        description: 'What it costs on top, as in prices; null for nothing.',
      }),
      declaration,
      contains,
    }),
  ),
})

const markSchema = z.object({
  symbol: z.string(),
  meaning: z.string().meta({ description: 'Empty where it explains itself.' }),
})

const itemSchema = z.object({
  id: z.number(),
  name: z.string(),
  secondName: z.string().optional(),
  description: z.string(),
  secondDescription: z.string().optional(),
  url: z.string().meta({ description: 'Where guests find it.' }),
  isSoldOut: z.boolean(),
  prices: z.array(priceSchema),
  diets: z.array(z.string()).meta({ description: 'Those that it is marked with.' }),
  declaration,
  contains,
  mayContain: allergensSchema,
  removable: allergensSchema.meta({ description: 'Of what it contains, what the kitchen can leave out.' }),
  marks: z.array(markSchema).meta({ description: 'As printed next to its name.' }),
  choices: z.array(choiceSchema).meta({ description: 'Choices and extras of this dish.' }),
  kcal: z.number().nullable().meta({ description: 'Of one portion.' }),
  imageUrl: z.string().nullable(),
})

const sectionSchema = z.object({
  id: z.number(),
  name: z.string(),
  secondName: z.string().optional(),
  description: z.string(),
  prices: z.array(priceSchema).meta({ description: 'Of the whole, as a set meal has them.' }),
  items: z.array(itemSchema),
  choices: z.array(choiceSchema).meta({ description: 'Choices and extras of each of its dishes.' }),
  get sections(): z.ZodArray<typeof sectionSchema> {
    return z.array(sectionSchema)
  },
})

/** What `/r/{slug}/menu.json` says: a page of a restaurant as data, for programs of anybody. */
export const menuDataSchema = z.object({
  version: z.literal(MENU_DATA_VERSION),
  holdsUntil: z.iso.datetime().nullable().meta({
    description: 'When something changes next, as far as that is known; anything may change before.',
  }),
  restaurant: z.object({
    name: z.string(),
    url: z.string(),
    timeZone: z.string(),
    isOpen: z.boolean().nullable().meta({ description: 'Null where its owner says no hours.' }),
    address: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  menus: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      url: z.string(),
      isServed: z.boolean(),
      times: z.string().meta({ description: 'When it is served, in words; empty for at any time.' }),
      language: z.string(),
      currency: z.string(),
      sections: z.array(sectionSchema),
    }),
  ),
})

export type MenuData = z.infer<typeof menuDataSchema>
