import { z } from 'zod'
import { keyScopes, MOST_OF_MODEL } from '#domain/access/keys.ts'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [
  20,
  'Keys',
  'Keys let programs make calls without a password: `Authorization: Bearer carte_…`. Professional.',
] as const

/** Keys of an account that have not ended. */
export const KEYS_LIMIT = 20

/** The longest that a key may live, and that an earlier secret may go on working, in days and hours. */
export const KEY_LIMITS = { days: 3650, usualDays: 365, overlapHours: 168, usualOverlapHours: 24 } as const

const keyParams = z.object({ id: z.string().min(1).max(64) })

const scopeSchema = z.enum(keyScopes).meta({
  description:
    '`read` sees. `propose` also proposes changes, which wait for a person. `write` also changes what guests don’t see, and says what is sold out. `publish` also changes what guests see.',
})

const isForModelSchema = z.boolean().meta({
  description: 'For a language model: it never publishes, so its scope is at most `write`.',
})

const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().meta({ description: 'How the key begins; the rest is kept as a hash.' }),
  scope: scopeSchema,
  isForModel: isForModelSchema,
  restaurants: z
    .array(z.string())
    .nullable()
    .meta({ description: 'The restaurants that it is limited to; null for all.' }),
  createdAt: z.string(),
  expiresAt: z.string().nullable().meta({ description: 'Null: never.' }),
  lastUsedAt: z.string().nullable().meta({ description: 'To the minute; null before the first use.' }),
  earlierUntil: z.string().nullable().meta({
    description: 'Until then the secret before the present one works too; null where it does not.',
  }),
})

export type ListedKey = z.infer<typeof keySchema>

const secretSchema = z.string().meta({ description: 'The whole key. It is shown this once.' })

export const listKeys = endpoint('get', '/api/keys', {
  scope: 'person',
  verb: 'share',
  summary: 'The keys of the account that have not ended, the newest first',
  output: z.array(keySchema),
})

export const createKey = endpoint('post', '/api/keys', {
  scope: 'person',
  verb: 'share',
  summary: 'Make a key for a program; Professional',
  work: 'writing',
  body: z
    .object({
      name: z.string().trim().min(1, 'Give the key a name.').max(80),
      scope: scopeSchema.default('read'),
      isForModel: isForModelSchema.default(false),
      restaurants: z.array(z.string().min(1).max(64)).min(1).max(200).nullable().default(null),
      expiresInDays: z
        .int()
        .min(1)
        .max(KEY_LIMITS.days)
        .nullable()
        .default(KEY_LIMITS.usualDays)
        .meta({ description: 'Null: it never expires.' }),
    })
    .refine(
      ({ isForModel, scope }) => !isForModel || keyScopes.indexOf(scope) <= keyScopes.indexOf(MOST_OF_MODEL),
      { path: ['scope'], message: 'A model’s key can’t publish: choose “write” at most.' },
    ),
  status: 201,
  output: keySchema.extend({ key: secretSchema }),
  errors: ['restaurant_not_found', 'too_many_keys'],
})

export const rotateKey = endpoint('post', '/api/keys/{id}/rotate', {
  scope: 'person',
  verb: 'share',
  summary: 'Give a key another secret; the one before works for some hours more, so that no request fails',
  work: 'writing',
  params: keyParams,
  body: z.object({
    overlapHours: z.int().min(0).max(KEY_LIMITS.overlapHours).default(KEY_LIMITS.usualOverlapHours),
  }),
  output: keySchema.extend({ key: secretSchema }),
  errors: ['key_not_found'],
})

export const endKey = endpoint('delete', '/api/keys/{id}', {
  scope: 'person',
  verb: 'share',
  summary: 'End a key; the next request with it is refused',
  work: 'writing',
  params: keyParams,
  errors: ['key_not_found'],
})

const website = {
  id: 'b41f09c7',
  name: 'Website',
  prefix: 'carte_b41f09c7_',
  scope: 'read',
  isForModel: false,
  restaurants: null,
  createdAt: '2026-09-01T09:30:00.000Z',
  expiresAt: '2027-09-01T09:30:00.000Z',
  lastUsedAt: null,
  earlierUntil: null,
} as const

const madeWebsite = { ...website, key: 'carte_b41f09c7_8d0e6a1f4c2b9375e1a0d6f8b2c4957360e1fa7c' }

export const examples = {
  listKeys: { output: [website] },
  createKey: { body: { name: 'Website', scope: 'read' }, output: madeWebsite },
  rotateKey: {
    body: { overlapHours: 24 },
    output: { ...madeWebsite, earlierUntil: '2026-09-02T09:30:00.000Z' },
  },
}
