import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { answersSchema, kitchenListSchema, SPEAKER_LENGTH, saidSchema } from './sold-out.ts'

export const resource = [141, 'Sold out'] as const

/** Links of a restaurant that work at the same time. */
export const KITCHEN_LINKS = 20

/** A link that nobody has used for so long no longer works: a phone that left the kitchen is forgotten. */
export const KITCHEN_LINK_UNUSED_DAYS = 90

const idParams = z.object({ id: z.string().min(1).max(64) })

const kitchenLinkSchema = z.object({
  id: z.string(),
  note: z.string().nullable().meta({ description: 'What the owner calls it: `Tablet at the pass`.' }),
  createdAt: z.string(),
  revokedAt: z.string().nullable(),
  usedOn: z.string().nullable().meta({ description: 'The day (UTC) on which it was used last.' }),
  isOpen: z.boolean().meta({
    description: 'False when it was revoked, or nobody has used it for `KITCHEN_LINK_UNUSED_DAYS` days.',
  }),
  menus: z.int().meta({
    description:
      "How many menus it opens: those of the restaurant's page; without a page, those of the restaurant.",
  }),
})

export type KitchenLink = z.infer<typeof kitchenLinkSchema>

export const listKitchenLinks = endpoint('get', '/api/restaurants/{id}/pass-links', {
  scope: 'read',
  verb: 'share',
  summary: 'The kitchen links of a restaurant, the newest first',
  params: idParams,
  output: z.array(kitchenLinkSchema),
  errors: ['restaurant_not_found'],
})

export const createKitchenLink = endpoint('post', '/api/restaurants/{id}/pass-links', {
  scope: 'write',
  verb: 'share',
  summary: 'Make a link with which the kitchen says what is sold out, without an account',
  params: idParams,
  body: z.object({ note: z.string().trim().max(80, 'A name has at most 80 characters.').optional() }),
  status: 201,
  output: kitchenLinkSchema.extend({
    url: z.string().meta({ description: 'Told this once: only its hash is kept.' }),
  }),
  errors: ['restaurant_not_found', 'too_many_pass_links'],
})

export const revokeKitchenLink = endpoint('delete', '/api/pass-links/{id}', {
  scope: 'write',
  verb: 'share',
  summary: 'Revoke a kitchen link; what was said with it stays',
  params: idParams,
  errors: ['pass_link_not_found'],
})

export const openKitchen = endpoint('post', '/api/pass', {
  scope: 'person',
  summary:
    'Open the kitchen list by the token of a link; a cookie for the calls of the kitchen alone keeps it open',
  access: 'anyone',
  body: z.object({ token: z.string().min(1).max(64) }),
  errors: ['pass_link_invalid'],
})

export const readKitchenList = endpoint('get', '/api/pass/sold-out', {
  scope: 'person',
  summary: 'What `listSoldOut` answers, for the person who opened the kitchen list',
  access: 'anyone',
  output: kitchenListSchema,
  errors: ['pass_link_invalid'],
})

export const reportFromKitchen = endpoint('post', '/api/pass/sold-out', {
  scope: 'person',
  summary: 'Say that dishes of the restaurant are sold out or back, by name',
  access: 'anyone',
  body: saidSchema.extend({
    name: z
      .string()
      .trim()
      .min(1, 'Please type your name.')
      .max(SPEAKER_LENGTH, `A name has at most ${SPEAKER_LENGTH} characters.`)
      .meta({ description: 'Of the person who says so.' }),
  }),
  output: answersSchema,
  errors: ['pass_link_invalid', 'not_signed_in'],
})

export const examples = {
  createKitchenLink: { body: { note: 'Tablet at the pass' } },
}
