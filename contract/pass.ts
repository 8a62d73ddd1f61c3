import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { answersSchema, kitchenListSchema, SPEAKER_LENGTH, saidSchema } from './sold-out.ts'

/** The screen that a link for the pass opens; its token is the fragment, which no server and no log is sent. */
export const PASS_PAGE = '/pass'

/** Links of a restaurant that work at the same time. */
export const PASS_LINKS = 20

/** A link that nobody has used for so long no longer works: a phone that left the kitchen is forgotten. */
export const PASS_LINK_UNUSED_DAYS = 90

const idParams = z.object({ id: z.string().min(1).max(64) })

const passLinkSchema = z.object({
  id: z.string(),
  note: z.string().nullable().meta({ description: 'What the owner calls it: `Tablet at the pass`.' }),
  createdAt: z.string(),
  revokedAt: z.string().nullable(),
  usedOn: z.string().nullable().meta({ description: 'The day (UTC) on which it was used last.' }),
  isOpen: z.boolean().meta({
    description: 'False when it was revoked, or nobody has used it for `PASS_LINK_UNUSED_DAYS` days.',
  }),
  menus: z.int().meta({
    description:
      "How many menus it opens: those of the restaurant's page; without a page, those of the restaurant.",
  }),
})

export type PassLink = z.infer<typeof passLinkSchema>

export const listPassLinks = endpoint({
  method: 'get',
  path: '/api/restaurants/{id}/pass-links',
  summary: 'The links for the pass of a restaurant, the newest first',
  params: idParams,
  output: z.array(passLinkSchema),
  errors: ['restaurant_not_found'],
})

export const createPassLink = endpoint({
  method: 'post',
  path: '/api/restaurants/{id}/pass-links',
  summary: 'Make a link with which the kitchen says what is sold out, without an account',
  work: 'writing',
  params: idParams,
  body: z.object({ note: z.string().trim().max(80, 'A name has at most 80 characters.').optional() }),
  status: 201,
  output: passLinkSchema.extend({
    url: z.string().meta({ description: 'Told this once: only its hash is kept.' }),
  }),
  errors: ['restaurant_not_found', 'too_many_pass_links'],
})

export const revokePassLink = endpoint({
  method: 'delete',
  path: '/api/pass-links/{id}',
  summary: 'Revoke a link for the pass; what was said with it stays',
  work: 'writing',
  params: idParams,
  errors: ['pass_link_not_found'],
})

export const openPass = endpoint({
  method: 'post',
  path: '/api/pass',
  summary: 'Open the pass by the token of a link; a cookie for the calls of the pass alone keeps it open',
  access: 'anyone',
  body: z.object({ token: z.string().min(1).max(64) }),
  errors: ['pass_link_invalid'],
})

export const readPass = endpoint({
  method: 'get',
  path: '/api/pass/sold-out',
  summary: 'What `listSoldOut` answers, for the person who opened the pass',
  access: 'anyone',
  output: kitchenListSchema,
  errors: ['pass_link_invalid'],
})

export const sayAtPass = endpoint({
  method: 'post',
  path: '/api/pass/sold-out',
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
