import { z } from 'zod'
import { keyScopes, MOST_OF_MODEL } from '#domain/access/keys.ts'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [
  21,
  'Connections',
  'An assistant asks for access to `/mcp` by OAuth; a person allows it.',
] as const

/** Where an assistant sends a person who is to allow it. */
export const CONNECT_PAGE = '/connect'

/** How long what is allowed lasts, in days. */
export const CONNECTION_DAYS = 30

/** How long one token of it works, in minutes; then the assistant renews it. */
export const TOKEN_MINUTES = 60

/** What an assistant may be allowed: a model publishes nothing. */
export const connectionScopes = keyScopes.slice(0, keyScopes.indexOf(MOST_OF_MODEL) + 1)

const text = (most: number) => z.string().min(1).max(most)

/** What an assistant asks, as the parameters of its address are called (RFC 6749, 7636, 8707). */
const askedSchema = z.object({
  client_id: text(4000),
  redirect_uri: text(2000),
  response_type: z.literal('code'),
  code_challenge: z.string().regex(/^[\w-]{43}$/u, 'The code challenge is SHA-256 in base64url.'),
  code_challenge_method: z.literal('S256', 'Only S256 is taken.'),
  state: z.string().max(2000).optional(),
  scope: z.string().max(200).optional(),
  resource: z.string().max(2000).optional(),
})

export type AskedConnection = z.infer<typeof askedSchema>

export const lookAtConnection = endpoint('post', '/api/connections/look', {
  scope: 'person',
  verb: 'share',
  summary: 'Who asks for access, where the answer goes, and what it asks for',
  work: 'upload',
  body: askedSchema,
  output: z.object({
    name: z.string().meta({ description: 'As the assistant calls itself; nobody has checked it.' }),
    publishedAt: z.string().nullable().meta({
      description: 'The host whose document describes it; null for one that registered itself.',
    }),
    goesTo: z.string().meta({ description: 'The host that the person is sent back to.' }),
    scope: z.enum(keyScopes).meta({ description: 'What it asks for, at most `write`.' }),
  }),
  errors: ['connection_refused'],
})

export const allowConnection = endpoint('post', '/api/connections', {
  scope: 'person',
  verb: 'share',
  summary:
    'Allow an assistant to read and propose, for a month; it is listed and ended as a key. Professional',
  work: 'writing',
  body: askedSchema.extend({ allowed: z.enum(keyScopes) }),
  output: z.object({
    goTo: z.string().meta({ description: 'The address of the assistant, with its code.' }),
  }),
  errors: ['connection_refused', 'too_many_keys'],
})

const asked = {
  client_id: 'eyJuYW1lIjoiQ2xhdWRlIn0.c2lnbmF0dXJl',
  redirect_uri: 'https://assistant.example.com/callback',
  response_type: 'code',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  scope: 'propose',
}

export const examples = {
  lookAtConnection: {
    body: asked,
    output: {
      name: 'Assistant',
      publishedAt: null,
      goesTo: 'assistant.example.com',
      scope: 'propose',
    },
  },
  allowConnection: {
    body: { ...asked, allowed: 'propose' },
    output: { goTo: 'https://assistant.example.com/callback?code=SplxlOBeZQQYbYS6WxSbIA' },
  },
}
