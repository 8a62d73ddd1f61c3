import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import {
  type BillingMode,
  billingModes,
  type RegistrationMode,
  registrationModes,
} from '#contract/installation.ts'
import { site } from '#domain/site/content.ts'
import type { SmtpSettings } from '../adapters/email/smtp.ts'
import type { StripeSettings } from '../adapters/payments/stripe.ts'
import type { S3Settings } from '../adapters/storage/s3.ts'
import { isPublicAddress } from './local-address.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url))

const AI_PROVIDERS = ['openai', 'anthropic', 'openai-compatible'] as const

const aiSettings = {
  AI_PROVIDER: z.enum(AI_PROVIDERS, `is none of ${AI_PROVIDERS.join(', ')}`).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_IMAGE_MODEL: z.string().optional(),
}

const stripeSettings = {
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_ID: z.string().optional(),
  STRIPE_BASE_URL: httpUrl.optional(),
}

const storageSettings = {
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,255}$/, 'is no name of a bucket')
    .optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], 'is neither true nor false').optional(),
  S3_PREFIX: z.string().optional(),
}

const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is no smtp:// or smtps:// address' })
    .transform((url) => new URL(url))
    .optional(),
  SMTP_FROM: z.string().optional(),
  CARTE_REQUIRE_VERIFIED_EMAIL: z
    .enum(['true', 'false'], 'is neither true nor false')
    .default('false')
    .transform((value) => value === 'true'),
}

const envSchema = z.object({
  PORT: z.coerce
    .number('is no number')
    .int('is no whole number')
    .min(0, 'is below 0')
    .max(65535, 'is above 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  CARTE_DATA_DIR: z.string().min(1).default('./data'),
  CARTE_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  CARTE_PUBLIC_URL: httpUrl.optional(),
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
  LOG_LEVEL: z.enum(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`).default('info'),
  ...aiSettings,
  ...stripeSettings,
  ...storageSettings,
  ...mailSettings,
})

/** Every setting by its name; operators' documents are held against it. */
export const settingNames: readonly string[] = Object.keys(envSchema.shape)

/** Which language model answers, and how it is reached. */
export interface AiSettings {
  readonly provider: (typeof AI_PROVIDERS)[number]
  readonly model: string
  /** Absent: a server of one's own that asks for none. */
  readonly apiKey?: string
  /** Absent: the provider's public address. */
  readonly baseUrl?: string
  /** Absent: dishes keep their composed illustrations. */
  readonly imageModel?: string
}

/** An entry of `CARTE_ADMINS`. */
export interface NamedAdministrator {
  readonly name: string
  /** In lower case; whoever has confirmed it is meant. Absent: the account that had the name when it was given. */
  readonly address?: string
}

/** The settings, as the rest of the server reads them; nothing else looks at `process.env`. */
export interface Env {
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** Absent: generated once and kept in the data directory. */
  readonly secret?: string
  /** Where people reach this installation; absent: wherever the request came to. */
  readonly publicUrl?: URL
  /** Who is an administrator besides those that the database knows. */
  readonly administrators: readonly NamedAdministrator[]
  /** Hops whose word on who spoke to them is believed; this machine is among them. */
  readonly trustedProxies: BlockList
  /** Who shows it may read the metrics; absent: whoever asks from this machine. */
  readonly metricsToken?: string
  /** How long a server that is to stop says so before it takes no more connections, for a balancer to notice. */
  readonly drainSeconds: number
  /** Absent: SQLite in the data directory. */
  readonly databaseUrl?: string
  /** Absent: the catalogue answers, and nothing leaves the machine. */
  readonly ai?: AiSettings
  /** Who takes the payments: Stripe, the sandbox, which takes no money, or nobody. */
  readonly billing: BillingMode
  /** Who may make an account. */
  readonly registration: RegistrationMode
  /** Present where Stripe takes the payments, and where it did before billing was turned off. */
  readonly stripe?: StripeSettings
  /** Absent: uploads are in the data directory. */
  readonly s3?: S3Settings
  /** Absent: mails are files in the outbox of the data directory. */
  readonly smtp?: SmtpSettings
  /** Nobody signs in before the link of the first mail was opened. */
  readonly requiresVerifiedEmail: boolean
  readonly logLevel: (typeof LOG_LEVELS)[number]
}

/** A setting or a circumstance that keeps the server from starting, in one line for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** @throws {StartupError} naming the first setting that is wrong */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(present)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    // A secret's value stays out of the message; the other values help to find the mistake.
    throw new StartupError(
      `The setting ${String(issue?.path[0])} is wrong: it ${sentenceOf(issue?.message)}.`,
    )
  }
  const settings = parsed.data
  const stripe = stripeOf(settings)
  const billing = billingOf(settings, stripe)
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.CARTE_DATA_DIR),
    secret: settings.CARTE_SECRET,
    publicUrl: settings.CARTE_PUBLIC_URL,
    administrators: administratorsOf(settings),
    trustedProxies: trustedProxiesOf(settings),
    metricsToken: settings.CARTE_METRICS_TOKEN,
    drainSeconds: settings.CARTE_DRAIN_SECONDS,
    databaseUrl: settings.DATABASE_URL,
    ai: aiOf(settings),
    billing,
    registration: settings.CARTE_REGISTRATION,
    stripe: billing === 'sandbox' ? undefined : stripe,
    s3: s3Of(settings),
    smtp: smtpOf(settings),
    requiresVerifiedEmail: settings.CARTE_REQUIRE_VERIFIED_EMAIL,
    logLevel: settings.LOG_LEVEL,
  }
}

type Settings = z.output<typeof envSchema>

const lacks = (name: keyof Settings, reason: string) =>
  new StartupError(`The setting ${name} is missing: ${reason}.`)

/** All the settings that a provider needs, or none. */
function aiOf(settings: Settings): AiSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_IMAGE_MODEL: imageModel } = settings
  if (!provider) {
    const stray = Object.keys(aiSettings).find((name) => settings[name as keyof typeof aiSettings])
    if (stray) throw lacks('AI_PROVIDER', `${stray} needs it`)
    return undefined
  }
  if (!model) throw lacks('AI_MODEL', 'AI_PROVIDER needs it')
  if (provider === 'openai-compatible') {
    if (!settings.AI_BASE_URL) throw lacks('AI_BASE_URL', 'the provider openai-compatible needs it')
  } else if (!apiKey) throw lacks('AI_API_KEY', `the provider ${provider} needs it`)
  if (provider === 'anthropic' && imageModel) {
    throw new StartupError('The setting AI_IMAGE_MODEL is wrong: the provider anthropic makes no images.')
  }
  return { provider, model, apiKey, baseUrl: settings.AI_BASE_URL?.href, imageModel }
}

/** User names, each alone or as `name:address`, with commas between them. */
const administratorsOf = ({ CARTE_ADMINS: list }: Settings): NamedAdministrator[] =>
  list.split(',').flatMap((part): NamedAdministrator[] => {
    const entry = part.trim()
    const colon = entry.lastIndexOf(':')
    if (colon < 0) return entry ? [{ name: entry }] : []
    const name = entry.slice(0, colon).trim()
    const address = z.email().safeParse(
      entry
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    )
    if (name && address.success) return [{ name, address: address.data }]
    throw new StartupError(`The setting CARTE_ADMINS is wrong: ${entry} is no user name and no name:address.`)
  })

/** Addresses and networks (`10.0.0.0/8`), with commas between them. */
function trustedProxiesOf({ CARTE_TRUSTED_PROXIES: list }: Settings): BlockList {
  const trusted = new BlockList()
  trusted.addSubnet('127.0.0.0', 8, 'ipv4')
  trusted.addAddress('::1', 'ipv6')
  for (const entry of list.split(',').flatMap((part) => part.trim() || [])) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    try {
      if (prefix === undefined) trusted.addAddress(address, family)
      else trusted.addSubnet(address, Number(prefix), family)
    } catch (cause) {
      throw new StartupError(
        `The setting CARTE_TRUSTED_PROXIES is wrong: ${entry} is no address and no network.`,
        { cause },
      )
    }
  }
  return trusted
}

/**
 * What one of a group of settings needs the others for: reads one of them that has to be there.
 * @returns undefined where none of the group is there
 */
function neededOf<Name extends keyof Settings>(
  settings: Settings,
  group: Readonly<Record<Name, unknown>>,
): ((name: Name) => string) | undefined {
  const present = (Object.keys(group) as Name[]).find((name) => settings[name])
  if (!present) return undefined
  return (name) => {
    const value = settings[name]
    if (!value) throw lacks(name, `${present} needs it`)
    return String(value)
  }
}

/**
 * How payments are meant. A public address must say it: the sandbox would give Professional away to
 * everybody who types a test card.
 */
function billingOf(settings: Settings, stripe: StripeSettings | undefined): BillingMode {
  const { CARTE_BILLING: chosen, CARTE_PUBLIC_URL: publicUrl } = settings
  if (chosen === 'stripe' && !stripe) throw lacks('STRIPE_SECRET_KEY', 'CARTE_BILLING=stripe needs it')
  if (chosen) return chosen
  if (stripe) return 'stripe'
  if (publicUrl?.protocol === 'https:' && isPublicAddress(publicUrl)) {
    throw lacks(
      'CARTE_BILLING',
      `${publicUrl.origin} is a public address, so it has to be off (no prices: every account has Professional), stripe (with Stripe's settings) or sandbox (payments that are not real, as every screen says then)`,
    )
  }
  return 'sandbox'
}

/** Stripe with all that it needs, or nothing. */
function stripeOf(settings: Settings): StripeSettings | undefined {
  const need = neededOf(settings, stripeSettings)
  return (
    need && {
      secretKey: need('STRIPE_SECRET_KEY'),
      publishableKey: need('STRIPE_PUBLISHABLE_KEY'),
      webhookSecret: need('STRIPE_WEBHOOK_SECRET'),
      priceId: need('STRIPE_PRICE_ID'),
      baseUrl: settings.STRIPE_BASE_URL?.href,
    }
  )
}

/** A bucket with all that it needs, or the data directory. */
function s3Of(settings: Settings): S3Settings | undefined {
  const need = neededOf(settings, storageSettings)
  if (!need) return undefined
  const { S3_ENDPOINT: endpoint, S3_FORCE_PATH_STYLE: pathStyle, S3_PREFIX: prefix } = settings
  return {
    bucket: need('S3_BUCKET'),
    region: need('S3_REGION'),
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
    endpoint: endpoint?.href,
    // Buckets of Amazon have a host name each; those of a storage of one's own seldom have.
    usesPathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'true',
    prefix: prefix ? `${prefix.replace(/^\/+|\/+$/g, '')}/` : '',
  }
}

/**
 * A mail server, and who the mails say that they are from. The public address must be known: a link in
 * a mail must not follow a host name that whoever asked for the mail made up.
 */
function smtpOf(settings: Settings): SmtpSettings | undefined {
  const { SMTP_URL: url, SMTP_FROM: from, CARTE_PUBLIC_URL: publicUrl } = settings
  if (!url && from) throw lacks('SMTP_URL', 'SMTP_FROM needs it')
  if (!url) return undefined
  if (!publicUrl) throw lacks('CARTE_PUBLIC_URL', 'SMTP_URL needs it for the links in mails')
  return { url: url.href, from: from ?? `${site.brandName} <no-reply@${publicUrl.hostname}>` }
}

const sentenceOf = (message = 'cannot be understood'): string =>
  /^(is|needs) /.test(message) ? message : `cannot be understood (${message.toLowerCase()})`
