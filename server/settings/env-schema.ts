import { z } from 'zod'
import { registrationModes } from '#contract/shared/installation.ts'
import { PRODUCT_NAME } from '#domain/site/content.ts'
import { AI_PROVIDERS } from '../adapters/ai/models/ai-settings.ts'
import { providers } from '../adapters/payments/providers/providers.ts'
import { StartupError } from '../errors/startup-error.ts'
import * as featureSettings from './feature-settings.ts'
import { isPublicAddress } from './local-address.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const trueOrFalse = z.enum(['true', 'false'], 'is neither true nor false')

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'needs https:// or http:// and a host' })
  .transform((url) => new URL(url))

/** Links and cookies name the host alone. */
const publicUrl = httpUrl.refine(
  ({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '',
  'is more than a host: give Carte a separate host, such as https://menus.example.com',
)

/** `Carte <no-reply@example.com>`, or the address alone. */
const sender = z
  .string()
  .refine(
    (from) => z.email().safeParse(/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim()).success,
    'is no sender, such as Carte <no-reply@example.com>',
  )

export const aiSettings = {
  AI_PROVIDER: z.enum(AI_PROVIDERS, `is none of ${AI_PROVIDERS.join(', ')}`).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_IMAGE_MODEL: z.string().optional(),
  AI_VISION_MODEL: z.string().optional(),
}

const brandSettings = {
  CARTE_BRAND_NAME: z.string().trim().min(1).max(40, 'needs at most 40 characters').default(PRODUCT_NAME),
  CARTE_SUPPORT_EMAIL: z.email('is no email address').default('support@carte.example'),
  CARTE_IMPRINT_URL: httpUrl.optional(),
  CARTE_PRIVACY_URL: httpUrl.optional(),
  CARTE_TERMS_URL: httpUrl.optional(),
  CARTE_SITE: z
    .enum(['on', 'off'], 'is neither on nor off')
    .default('on')
    .transform((value) => value === 'on'),
}

const billingModes = [...providers.map(({ name }) => name), 'off']

export const storageSettings = z.object({
  S3_BUCKET: z.string().regex(/^[\w.-]{3,255}$/, 'is no name of a bucket'),
  S3_REGION: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_FORCE_PATH_STYLE: trueOrFalse.optional(),
  S3_PREFIX: z.string().optional(),
})

/** Signing in at a provider of the operator's, by OpenID Connect. */
export const oidcSettings = z.object({
  CARTE_OIDC_ISSUER: httpUrl.refine(
    (url) => url.protocol === 'https:' || !isPublicAddress(url),
    'needs https://, but on this machine',
  ),
  CARTE_OIDC_CLIENT_ID: z.string(),
  CARTE_OIDC_CLIENT_SECRET: z.string().optional(),
  CARTE_OIDC_CLIENT_AUTH: z.enum(['basic', 'post']).default('basic'),
  CARTE_OIDC_NAME: z.string().trim().min(1).max(40, 'needs at most 40 characters').optional(),
})

const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is no smtp:// or smtps:// address' })
    .transform((url) => new URL(url))
    .optional(),
  SMTP_FROM: sender.optional(),
  CARTE_REQUIRE_VERIFIED_EMAIL: trueOrFalse.default('false').transform((value) => value === 'true'),
}

/** What `env.features` has. */
export const featureSchema = z.object({ ...featureSettings })

export const envSchema = z.object({
  ...featureSchema.shape,
  PORT: z.coerce
    .number('is no number')
    .int('is no whole number')
    .min(0, 'is below 0')
    .max(65535, 'is above 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  CARTE_DATA_DIR: z.string().min(1).default('./data'),
  CARTE_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  CARTE_PUBLIC_URL: publicUrl.optional(),
  CARTE_ADMINS: z.string().default(''),
  CARTE_BILLING: z.enum(billingModes, `is none of ${billingModes.join(', ')}`).optional(),
  CARTE_REGISTRATION: z.enum(registrationModes, `is none of ${registrationModes.join(', ')}`).default('open'),
  CARTE_TRUSTED_PROXIES: z.string().default(''),
  CARTE_METRICS_TOKEN: z.string().min(32, 'needs at least 32 characters').optional(),
  CARTE_DRAIN_SECONDS: z.coerce
    .number('is no number')
    .min(0, 'is below 0')
    .max(300, 'is above 300')
    .default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'is no postgres:// address' }).optional(),
  CARTE_DATABASE_CONNECTIONS: z.coerce
    .number('is no number')
    .int('is no whole number')
    .min(2, 'is below 2')
    .max(200, 'is above 200')
    .default(10),
  CARTE_DATABASE_REPLICA: z
    .url({ protocol: /^postgres(ql)?$/, error: 'is no postgres:// address' })
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`).default('info'),
  ...brandSettings,
  ...aiSettings,
  ...mailSettings,
})

/** Every setting by its name; operators' documents are held against it. */
export const settingNames: readonly string[] = [
  envSchema,
  storageSettings,
  oidcSettings,
  ...providers.map(({ settings }) => settings),
].flatMap(({ shape }) => Object.keys(shape))

export type EnvSettings = z.output<typeof envSchema>
export type FeatureSettings = z.output<typeof featureSchema>
export type Present = Readonly<Record<string, unknown>>

/** A secret's value stays out of the message. */
export const wrong = ({ issues: [issue] }: z.ZodError) =>
  new StartupError(`The setting ${String(issue?.path[0])} is wrong: it ${sentenceOf(issue?.message)}.`)

export const lacks = (name: string, reason: string) =>
  new StartupError(`The setting ${name} is missing: ${reason}.`)

/**
 * Settings that need each other: all of them that are not optional, or none.
 * @returns undefined where none of them is there
 */
export function groupOf<Group extends z.ZodObject>(
  group: Group,
  present: Present,
): z.output<Group> | undefined {
  const names = Object.keys(group.shape)
  const given = names.find((name) => present[name] !== undefined)
  if (given === undefined && names.length > 0) return undefined
  const parsed = group.safeParse(present)
  if (parsed.success) return parsed.data
  const absent = parsed.error.issues.map(({ path }) => String(path[0])).find((name) => !present[name])
  throw absent ? lacks(absent, `${given} needs it`) : wrong(parsed.error)
}

const sentenceOf = (message = 'cannot be understood'): string =>
  /^(is|needs) /.test(message) ? message : `cannot be understood (${message.toLowerCase()})`
