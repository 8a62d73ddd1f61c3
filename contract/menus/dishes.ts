import { z } from 'zod'
import { placedEditSchema, placedLinkSchema } from '#domain/menu/linking/dish-edits.ts'
import { dishParts } from '#domain/menu/linking/dish-parts.ts'
import { keySchema } from '#domain/menu/model/ids.ts'
import { MENU_SIZE_LIMITS } from '#domain/menu/model/limits.ts'
import { priceHeadSchema, priceSchema } from '#domain/menu/model/price.ts'
import { endpoint } from '../shared/endpoint.ts'
import { savedTimesSchema } from '../shared/ids.ts'
import { changedMenusSchema } from './changed-menus.ts'
import { menuIdParams } from './saved-menus.ts'

export const resource = [
  43,
  'Dishes',
  'The dishes of a restaurant, each once, on whichever of its menus it is.',
] as const

/** The menus of a restaurant whose dishes are listed: those that were saved last. */
export const MENUS_OF_DISHES = 60

/** Dishes of one answer; each may be on all menus that are listed. */
export const DISHES_LISTED = 40

/** Decisions about dishes that an owner has; of more, those about dishes that are gone are forgotten first. */
export const DECISIONS_KEPT = 10_000

/** 60 menus with some dishes each; a description has at most 1,000 characters. */
const EDITS_BODY_BYTES = 512 * 1024

const menuIdSchema = menuIdParams.shape.id
const restaurantIdSchema = z.string().min(1).max(240)
const partSchema = z.enum(dishParts)

const listedMenuSchema = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int(),
  isSeen: z.boolean().meta({ description: 'Whether guests see it, by its link or on an open page.' }),
  currency: z.string(),
  language: z.string().nullable(),
  isReadable: z.boolean(),
})

const placeSchema = z.object({
  menuId: z.string(),
  sectionId: z.int(),
  itemId: z.int(),
  section: z.string(),
  name: z.string(),
  description: z.string(),
  prices: z.array(priceSchema),
  heads: z.array(priceHeadSchema).meta({ description: 'The columns that its prices may be in.' }),
  printedPrices: z.string(),
  allergens: z.array(z.string()).nullable().meta({ description: 'Null where nothing is declared.' }),
  mayContain: z.array(z.string()).nullable(),
  removable: z.array(z.string()).nullable(),
  imageUrl: z.string().nullable(),
  hasRecipe: z.boolean(),
  isLinked: z.boolean(),
})

const dishSchema = z.object({
  dishId: z.string().nullable().meta({ description: 'Null while its places are not linked.' }),
  isProposed: z.boolean().meta({
    description:
      'Some of its places are taken for it by their names alone: nobody has said that they are one dish.',
  }),
  agreesInSection: z.boolean(),
  differs: z.array(partSchema).meta({ description: 'What its places do not say alike.' }),
  places: z.array(placeSchema),
})

export type ListedDish = z.infer<typeof dishSchema>
export type DishPlace = z.infer<typeof placeSchema>
export type MenuOfDishes = z.infer<typeof listedMenuSchema>

export const dishKinds = ['all', 'several', 'proposed', 'differs', 'declared-twice'] as const

export const listDishes = endpoint('get', '/api/dishes', {
  scope: 'read',
  summary: 'The dishes of a restaurant, each once, with what each of its menus says of it',
  work: 'list',
  query: z.object({
    restaurant: restaurantIdSchema.optional().meta({
      description: 'One of `restaurants` of the answer; absent, that of the menu that was saved last.',
    }),
    q: z.string().max(200).default('').meta({ description: 'Words that a dish has, in any order.' }),
    kind: z.enum(dishKinds).default('all').meta({
      description:
        '`several`: on several menus. `proposed`: taken for one by name. `differs`: its places differ. `declared-twice`: with two declarations of allergens.',
    }),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  output: z.object({
    restaurants: z.array(z.object({ id: z.string(), name: z.string(), menus: z.int() })),
    restaurant: z.string().nullable().meta({ description: 'Null where there is no menu.' }),
    menus: z.array(listedMenuSchema),
    total: z.int(),
    counts: z.record(z.enum(dishKinds), z.int()),
    dishes: z.array(dishSchema),
  }),
})

const versionsSchema = z.record(menuIdSchema, savedTimesSchema.min(1)).optional().meta({
  description: 'The version of each menu that the caller knows: another one is refused. Absent: any.',
})

/** One place says one thing in one step. */
const eachPlaceOnce = (
  places: readonly { readonly menuId: string; readonly sectionId: number; readonly itemId: number }[],
  context: z.core.$RefinementCtx,
): void => {
  const seen = new Set<string>()
  for (const [at, { menuId, sectionId, itemId }] of places.entries()) {
    const place = `${menuId}/${sectionId}/${itemId}`
    if (seen.has(place))
      context.addIssue({ code: 'custom', path: [at], message: 'This dish is in the list twice.' })
    seen.add(place)
  }
}

const onMenu = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ menuId: menuIdSchema, ...shape })

const mostPlaces = MENUS_OF_DISHES * 20

export const changeDishes = endpoint('post', '/api/dishes/change', {
  scope: 'write',
  reachesGuests: true,
  summary:
    'Change dishes on several menus in one step, which can be undone in one; guests of shared menus see it at once',
  maxBodyBytes: EDITS_BODY_BYTES,
  body: z.object({
    title: z.string().trim().min(1).max(200),
    edits: z.array(onMenu(placedEditSchema.shape)).min(1).max(mostPlaces).superRefine(eachPlaceOnce),
    links: z.array(onMenu(placedLinkSchema.shape)).max(mostPlaces).superRefine(eachPlaceOnce).default([]),
    versions: versionsSchema,
  }),
  output: changedMenusSchema,
  errors: ['menu_not_found', 'dish_not_found', 'version_conflict', 'document_unreadable'],
})

export const linkDishes = endpoint('post', '/api/dishes/links', {
  scope: 'write',
  verb: 'publish',
  summary: 'Say which items are one dish, and which are not; nothing that guests read is changed',
  maxBodyBytes: EDITS_BODY_BYTES,
  body: z.object({
    links: z
      .array(onMenu(placedLinkSchema.shape))
      .min(1)
      .max(MENUS_OF_DISHES * MENU_SIZE_LIMITS.items)
      .superRefine(eachPlaceOnce),
    versions: versionsSchema,
  }),
  output: changedMenusSchema,
  errors: ['menu_not_found', 'dish_not_found', 'version_conflict', 'document_unreadable'],
})

const decisionSchema = z.object({
  dishId: keySchema,
  part: partSchema,
  isEverywhere: z.boolean().meta({
    description:
      'Whether saving a change of this part on one menu changes it on the other menus of the dish too.',
  }),
})

export const listDishesOfMenu = endpoint('get', '/api/saved-menus/{id}/dishes', {
  scope: 'read',
  summary: 'Where else the linked dishes of a menu are, and whether changes of them go there',
  work: 'list',
  params: menuIdParams,
  output: z.object({
    dishes: z.array(
      z.object({
        dishId: z.string(),
        elsewhere: z.array(
          z.object({
            menuId: z.string(),
            title: z.string(),
            differs: z.array(partSchema),
            allergens: z
              .array(z.string())
              .nullable()
              .meta({ description: 'Null where nothing is declared.' }),
          }),
        ),
      }),
    ),
    decisions: z.array(decisionSchema),
  }),
  errors: ['menu_not_found', 'document_unreadable'],
})

export type DishesOfMenu = z.infer<(typeof listDishesOfMenu)['output']>

export const decideDish = endpoint('put', '/api/dishes/decisions', {
  scope: 'write',
  verb: 'publish',
  summary: 'Decide whether changes of a dish on one menu go to its other menus when they are saved',
  body: decisionSchema,
  errors: ['dish_not_found', 'too_many_decisions'],
})

export const examples = {
  changeDishes: {
    body: {
      title: 'Bavette: price',
      edits: [
        {
          menuId: 'h2Xw8LrPzK4u',
          sectionId: 2,
          itemId: 9001,
          edit: { prices: [{ id: 'p1', kind: 'fixed', amount: 2800 }] },
        },
      ],
      links: [{ menuId: 'h2Xw8LrPzK4u', sectionId: 2, itemId: 9001, dishId: 'd4kQ0aZ81' }],
      versions: { h2Xw8LrPzK4u: 3 },
    },
    output: { changeId: 'k2Lm90aQx', menus: [{ menuId: 'h2Xw8LrPzK4u', from: 3, version: 4 }] },
  },
  linkDishes: {
    body: {
      links: [
        { menuId: 'h2Xw8LrPzK4u', sectionId: 2, itemId: 9001, dishId: 'd4kQ0aZ81' },
        { menuId: 'm1Kd0mJkQ3sV', sectionId: 1, itemId: 9014, dishId: 'd4kQ0aZ81' },
      ],
    },
  },
  decideDish: { body: { dishId: 'd4kQ0aZ81', part: 'prices', isEverywhere: true } },
}
