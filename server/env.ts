import { resolve } from 'node:path'
import { z } from 'zod'

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
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'is no postgres:// address' }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`).default('info'),
  ...aiSettings,
})

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
  /** User names that are administrators besides the first account. */
  readonly administrators: ReadonlySet<string>
  /** Absent: SQLite in the data directory. */
  readonly databaseUrl?: string
  /** Absent: the catalogue answers, and nothing leaves the machine. */
  readonly ai?: AiSettings
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
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.CARTE_DATA_DIR),
    secret: settings.CARTE_SECRET,
    publicUrl: settings.CARTE_PUBLIC_URL,
    administrators: new Set(
      settings.CARTE_ADMINS.split(',')
        .map((name) => name.trim().toLowerCase())
        .filter(Boolean),
    ),
    databaseUrl: settings.DATABASE_URL,
    ai: aiOf(settings),
    logLevel: settings.LOG_LEVEL,
  }
}

/** All the settings that a provider needs, or none. */
function aiOf(settings: z.output<typeof envSchema>): AiSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_IMAGE_MODEL: imageModel } = settings
  const lacks = (name: keyof typeof aiSettings, reason: string) =>
    new StartupError(`The setting ${name} is missing: ${reason}.`)
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

const sentenceOf = (message = 'cannot be understood'): string =>
  /^(is|needs) /.test(message) ? message : `cannot be understood (${message.toLowerCase()})`
