import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Installation, RegistrationMode } from '#contract/shared/installation.ts'
import type { AiSettings } from '../adapters/ai/models/ai-settings.ts'
import type { SmtpSettings } from '../adapters/email/smtp.ts'
import type { ForeignForm, ProviderDescriptor } from '../adapters/payments/port.ts'
import { providers } from '../adapters/payments/providers/providers.ts'
import type { S3Settings } from '../adapters/storage/s3.ts'
import { StartupError } from '../errors/startup-error.ts'
import {
  aiSettings,
  type EnvSettings,
  envSchema,
  type FeatureSettings,
  featureSchema,
  groupOf,
  type LOG_LEVELS,
  lacks,
  oidcSettings,
  type Present,
  storageSettings,
  wrong,
} from './env-schema.ts'
import { givenSettings } from './given-settings.ts'
import { isPublicAddress } from './local-address.ts'

/** An entry of `CARTE_ADMINS`. */
export interface NamedAdministrator {
  readonly name: string
  /** In lower case; means the account that has confirmed it. Absent: the account that had the name when it was given. */
  readonly address?: string
}

/** Under whose name an installation runs, and who answers for it. */
export type Brand = Pick<Installation, 'brandName' | 'supportEmail' | 'legal' | 'hasSite'>

/** Where people sign in who have an account at a provider of the operator's. */
export interface OidcSettings {
  /** As its discovery document names it. */
  readonly issuer: string
  readonly clientId: string
  /** Absent for a public client. */
  readonly clientSecret?: string
  /** How the provider takes it: in the header, or in the body. */
  readonly clientAuth: 'basic' | 'post'
  /** On the button. */
  readonly name: string
}

/** The settings, as the rest of the server reads them; nothing else looks at `process.env`. */
export interface Env {
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** Absent: generated once and kept in the data directory. */
  readonly secret?: string
  /** The address of this installation; absent: the address of each request. */
  readonly publicUrl?: URL
  /** Under whose name it runs. */
  readonly brand: Brand
  /** Administrators in addition to those of the database. */
  readonly administrators: readonly NamedAdministrator[]
  /** Hops whose word on who spoke to them is believed; this machine is among them. */
  readonly trustedProxies: BlockList
  readonly features: FeatureSettings
  /** Gives access to the metrics; absent: requests from this machine have it. */
  readonly metricsToken?: string
  /** How long a server that is to stop says so before it takes no more connections, for a balancer to notice. */
  readonly drainSeconds: number
  /** Absent: SQLite in the data directory. */
  readonly databaseUrl?: string
  /** Of this server, to the database and as many to its replica. */
  readonly databaseConnections: number
  /** Guests' pages are read there where it has their present state. */
  readonly replicaUrl?: string
  /** Absent: the catalogue answers, and nothing leaves the machine. */
  readonly ai?: AiSettings
  /** The name of the payment provider; `off`: none. */
  readonly billing: string
  /** The provider of payments; where billing is off, of earlier ones. */
  readonly payments: { readonly provider: ProviderDescriptor; readonly settings: unknown }
  /** Absent: the payment form is ours, or there is none. */
  readonly foreignForm?: ForeignForm
  /** Who may make an account. */
  readonly registration: RegistrationMode
  /** Absent: uploads are in the data directory. */
  readonly s3?: S3Settings
  /** Absent: mails are files in the outbox of the data directory. */
  readonly smtp?: SmtpSettings
  /** Nobody can sign in before opening the link of the first mail. */
  readonly requiresVerifiedEmail: boolean
  /** Absent: people sign in with a password alone. */
  readonly oidc?: OidcSettings
  readonly logLevel: (typeof LOG_LEVELS)[number]
}

/** @throws {StartupError} naming the first setting that is wrong */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.entries(givenSettings(source))
  const present = Object.fromEntries(given.filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(present)
  if (!parsed.success) throw wrong(parsed.error)
  const settings = parsed.data
  const { billing, payments } = paymentsOf(settings, present)
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.CARTE_DATA_DIR),
    secret: settings.CARTE_SECRET,
    publicUrl: settings.CARTE_PUBLIC_URL,
    brand: brandOf(settings),
    administrators: administratorsOf(settings),
    trustedProxies: trustedProxiesOf(settings),
    features: featureSchema.parse(present),
    metricsToken: settings.CARTE_METRICS_TOKEN,
    drainSeconds: settings.CARTE_DRAIN_SECONDS,
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.CARTE_DATABASE_CONNECTIONS,
    replicaUrl: replicaOf(settings),
    ai: aiOf(settings),
    billing,
    payments,
    foreignForm: billing === 'off' ? undefined : payments.provider.foreignForm,
    registration: settings.CARTE_REGISTRATION,
    s3: s3Of(present),
    smtp: smtpOf(settings),
    requiresVerifiedEmail: settings.CARTE_REQUIRE_VERIFIED_EMAIL,
    oidc: oidcOf(settings, present),
    logLevel: settings.LOG_LEVEL,
  }
}

function replicaOf({ DATABASE_URL, CARTE_DATABASE_REPLICA }: EnvSettings): string | undefined {
  if (CARTE_DATABASE_REPLICA && !DATABASE_URL)
    throw lacks('DATABASE_URL', 'CARTE_DATABASE_REPLICA is a copy of that database')
  return CARTE_DATABASE_REPLICA
}

const brandOf = (settings: EnvSettings): Brand => ({
  brandName: settings.CARTE_BRAND_NAME,
  supportEmail: settings.CARTE_SUPPORT_EMAIL,
  legal: {
    imprint: settings.CARTE_IMPRINT_URL?.href,
    privacy: settings.CARTE_PRIVACY_URL?.href,
    terms: settings.CARTE_TERMS_URL?.href,
  },
  hasSite: settings.CARTE_SITE,
})

/** All the settings that a provider needs, or none. */
function aiOf(settings: EnvSettings): AiSettings | undefined {
  const {
    AI_PROVIDER: provider,
    AI_MODEL: model,
    AI_API_KEY: apiKey,
    AI_IMAGE_MODEL: imageModel,
    AI_VISION_MODEL: visionModel,
  } = settings
  if (!provider) {
    const stray = Object.keys(aiSettings).find((name) => settings[name as keyof typeof aiSettings])
    if (stray) throw lacks('AI_PROVIDER', `${stray} needs it`)
    return undefined
  }
  if (!model) throw lacks('AI_MODEL', 'AI_PROVIDER needs it')
  if (provider === 'openai-compatible') {
    if (!settings.AI_BASE_URL) throw lacks('AI_BASE_URL', 'the provider openai-compatible needs it')
  } else if (!apiKey) throw lacks('AI_API_KEY', `the provider ${provider} needs it`)
  if (provider === 'anthropic' && imageModel)
    throw new StartupError('The setting AI_IMAGE_MODEL is wrong: the provider anthropic makes no images.')
  return { provider, model, apiKey, baseUrl: settings.AI_BASE_URL?.href, imageModel, visionModel }
}

/** User names, each alone or as `name:address`, with commas between them. */
const administratorsOf = ({ CARTE_ADMINS: list }: EnvSettings): NamedAdministrator[] =>
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
function trustedProxiesOf({ CARTE_TRUSTED_PROXIES: list }: EnvSettings): BlockList {
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
 * How payments are meant. A public address must say it: a provider without money would give Professional
 * away to everybody who types a test card.
 */
function paymentsOf(
  { CARTE_BILLING: chosen, CARTE_PUBLIC_URL: publicUrl }: EnvSettings,
  present: Present,
): Pick<Env, 'billing' | 'payments'> {
  const ready = providers.flatMap((provider) => {
    const settings = groupOf(provider.settings, present)
    return settings ? [{ provider, settings }] : []
  })
  const named = providers.find(({ name }) => name === chosen)
  const payments = named ? ready.find(({ provider }) => provider === named) : ready[0]
  if (!payments) {
    const [first = ''] = Object.keys(named?.settings.shape ?? {})
    throw lacks(first, `CARTE_BILLING=${chosen} needs it`)
  }
  const { name, takesMoney } = payments.provider
  if (!chosen && !takesMoney && publicUrl?.protocol === 'https:' && isPublicAddress(publicUrl)) {
    const ways = providers.map((one) =>
      one.takesMoney
        ? `${one.name} (with ${one.label}'s settings)`
        : `${one.name} (payments that are not real, as every screen says then)`,
    )
    throw lacks(
      'CARTE_BILLING',
      `${publicUrl.origin} is a public address, so it has to be off (no prices: every account has Professional), ${ways.join(' or ')}`,
    )
  }
  return { billing: chosen ?? name, payments }
}

/** A bucket, or the data directory. */
function s3Of(present: Present): S3Settings | undefined {
  const settings = groupOf(storageSettings, present)
  if (!settings) return undefined
  const { S3_ENDPOINT: endpoint, S3_FORCE_PATH_STYLE: pathStyle, S3_PREFIX: prefix } = settings
  return {
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    endpoint: endpoint?.href,
    // Buckets of Amazon have a host name each; those of self-hosted storage seldom have.
    usesPathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'true',
    prefix: prefix ? `${prefix.replace(/^\/+|\/+$/g, '')}/` : '',
  }
}

/**
 * A mail server, and who the mails say that they are from. The public address must be known: a link in
 * a mail must not use the host name of a request, which can be forged.
 */
function smtpOf(settings: EnvSettings): SmtpSettings | undefined {
  const { SMTP_URL: url, SMTP_FROM: from, CARTE_PUBLIC_URL: publicUrl } = settings
  if (!url && from) throw lacks('SMTP_URL', 'SMTP_FROM needs it')
  if (!url) return undefined
  if (!publicUrl) throw lacks('CARTE_PUBLIC_URL', 'SMTP_URL needs it for the links in mails')
  return { url: url.href, from: from ?? `${settings.CARTE_BRAND_NAME} <no-reply@${publicUrl.hostname}>` }
}

/** A provider to sign in at, which sends people back to the public address: it must be known. */
function oidcOf({ CARTE_PUBLIC_URL: publicUrl }: EnvSettings, present: Present): OidcSettings | undefined {
  const settings = groupOf(oidcSettings, present)
  if (!settings) return undefined
  if (!publicUrl) throw lacks('CARTE_PUBLIC_URL', 'CARTE_OIDC_ISSUER needs it: people are sent back to it')
  const { CARTE_OIDC_ISSUER: issuer } = settings
  return {
    issuer: issuer.href.replace(/\/$/, ''),
    clientId: settings.CARTE_OIDC_CLIENT_ID,
    clientSecret: settings.CARTE_OIDC_CLIENT_SECRET,
    clientAuth: settings.CARTE_OIDC_CLIENT_AUTH,
    name: settings.CARTE_OIDC_NAME ?? issuer.hostname,
  }
}
