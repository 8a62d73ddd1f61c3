import { z } from 'zod'
import { SPECIALS_LIMIT, specialSchema } from '#domain/live/model/special.ts'
import { daySchema } from '#domain/live/model/wall-clock.ts'
import { isPictureAddress } from '#domain/menu/model/picture-mentions.ts'
import { checkItem } from '../menus/content-to-save.ts'
import type { NamedShape } from '../shared/described.ts'
import { endpoint } from '../shared/endpoint.ts'
import { PICTURE_ADDRESS } from '../shared/ids.ts'

export const resource = [110, 'Specials', 'Dishes of the day.'] as const

const specialParams = z.object({ id: z.string().min(1).max(64) })

/** A special whose claims can be true and whose picture can be one. */
const writtenSpecialSchema = specialSchema.superRefine((special, context) => {
  const refuse = (path: readonly (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: [...path], message })
  const { imageUrl } = special
  if (imageUrl !== null && !isPictureAddress(imageUrl)) refuse(['imageUrl'], PICTURE_ADDRESS)
  checkItem({ ...special, id: 0, categoryId: 0, cuisineId: 0 }, [], refuse)
})

const storedSpecialSchema = z.object({
  id: z.string(),
  special: specialSchema
    .nullable()
    .meta({ description: 'Null where this version of Carte cannot read it; it can be deleted.' }),
  itemId: z.int().meta({ description: 'Its number among the items of its menu.' }),
  state: z.enum(['coming', 'holds', 'over']).nullable(),
  isToConfirm: z.boolean().meta({
    description: 'Whether something that it declares or claims waits for isConfirmed, unseen by guests.',
  }),
  isSoldOut: z.boolean().meta({ description: 'Whether it is sold out now, by the last word on its item.' }),
})

export type StoredSpecial = z.infer<typeof storedSpecialSchema>

export const listSpecials = endpoint('get', '/api/specials', {
  scope: 'read',
  summary:
    "The owner's specials, those that begin last first; those that are over are kept to be served again",
  output: z.array(storedSpecialSchema).max(SPECIALS_LIMIT),
})

const refusals = [
  'plan_limit',
  'menu_not_found',
  'document_unreadable',
  'never_holds',
  'section_not_on_menu',
] as const

export const createSpecial = endpoint('post', '/api/specials', {
  scope: 'publish',
  summary: 'Put a dish of the day on a menu; one that begins later than now is Professional',
  body: writtenSpecialSchema,
  status: 201,
  output: storedSpecialSchema,
  errors: [...refusals, 'too_many_specials'],
})

export const updateSpecial = endpoint('put', '/api/specials/{id}', {
  scope: 'publish',
  summary: 'Change a special; putting it off is Professional',
  params: specialParams,
  body: writtenSpecialSchema,
  output: storedSpecialSchema,
  errors: [...refusals, 'special_not_found'],
})

export const repeatSpecial = endpoint('post', '/api/specials/{id}/again', {
  scope: 'publish',
  summary: 'Serve a special again on another day at the same times; a later day than today is Professional',
  params: specialParams,
  body: z.object({
    day: daySchema.meta({ description: 'On which it begins, on the clock of the restaurant.' }),
  }),
  status: 201,
  output: storedSpecialSchema,
  errors: [...refusals, 'special_not_found', 'too_many_specials'],
})

export const deleteSpecial = endpoint('delete', '/api/specials/{id}', {
  scope: 'publish',
  summary: 'Take a special off its menu for good',
  params: specialParams,
  errors: ['special_not_found'],
})

export const shapes: readonly NamedShape[] = [['Special', createSpecial.output, 'A dish for some days.']]

export const examples = {
  createSpecial: {
    body: {
      menuId: 'm1Kd0mJkQ3sVbT1nX9cE',
      name: 'Osso buco',
      prices: [{ id: 'p1', amount: 2900 }],
      allergens: ['celery', 'milk'],
      isConfirmed: true,
      timeZone: 'America/New_York',
      from: '2026-12-01T17:00',
      until: '2026-12-02T02:00',
    },
  },
}
