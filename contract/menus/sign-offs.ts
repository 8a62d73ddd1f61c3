import { z } from 'zod'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'
import { menuIdParams } from './saved-menus.ts'

export const resource = [42, 'Saved menus'] as const

/** How long the name of who signs may be. */
export const SIGNER_LENGTH = 80

/** Sign-offs kept for a menu, in addition to those of the last signing; the oldest are deleted first. */
export const SIGN_OFFS_KEPT = 5000

const signOffSchema = z.object({
  itemId: z.int(),
  name: z.string().meta({ description: 'As the person typed it: one account often serves a whole house.' }),
  account: z.string().nullable().meta({ description: 'Of the account; null where it is gone.' }),
  at: z.string(),
  text: z.string().meta({
    description: 'What was confirmed; the sign-off holds while the item says the same.',
  }),
})

export const listSignOffs = endpoint('get', '/api/saved-menus/{id}/sign-offs', {
  scope: 'read',
  summary: 'The last sign-off of each item of a saved menu, void or not',
  params: menuIdParams,
  output: z.array(signOffSchema),
  errors: ['menu_not_found'],
})

export const signDeclarations = endpoint('post', '/api/saved-menus/{id}/sign-offs', {
  scope: 'person',
  verb: 'sign',
  summary: 'Confirm the declarations of items as they are saved; all of them, or none',
  work: 'writing',
  maxBodyBytes: MENU_BODY_BYTES,
  params: menuIdParams,
  body: z
    .object({
      name: z
        .string()
        .trim()
        .min(1, 'Please type your name.')
        .max(SIGNER_LENGTH, `A name has at most ${SIGNER_LENGTH} characters.`)
        .meta({ description: 'Of the person who confirms them.' }),
      items: z
        .array(
          z.object({
            itemId: z.int(),
            text: z.string().meta({
              description: 'What the person saw; refused where the saved item says something else.',
            }),
          }),
        )
        .min(1)
        .max(1000),
    })
    .refine(({ items }) => new Set(items.map(({ itemId }) => itemId)).size === items.length, {
      path: ['items'],
      message: 'An item is signed once at a time.',
    }),
  output: z.array(signOffSchema),
  errors: ['menu_not_found', 'document_unreadable', 'declaration_changed', 'declaration_missing'],
})
