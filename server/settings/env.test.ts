import { describe, expect, it } from 'vitest'
import { providers } from '../adapters/payments/providers/providers.ts'
import { readEnv } from './env.ts'

const openai = { AI_PROVIDER: 'openai', AI_MODEL: 'some-model', AI_API_KEY: 'some-key' }
const compatible = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'some-model',
  AI_BASE_URL: 'http://127.0.0.1:8080/v1',
}

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_key',
  STRIPE_PRICE_ID: 'price_1',
}
const smtp = {
  SMTP_URL: 'smtp://user:word@mail.example',
  CARTE_PUBLIC_URL: 'https://menus.example',
  CARTE_BILLING: 'off',
}

const s3 = {
  S3_BUCKET: 'menus',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'some-key-id',
  S3_SECRET_ACCESS_KEY: 'some-secret',
}

describe('the settings of the storage', () => {
  it('are absent by default: the data directory', () => {
    expect(readEnv({}).s3).toBeUndefined()
  })

  it('are taken together', () => {
    expect(readEnv(s3).s3).toEqual({
      bucket: 'menus',
      region: 'eu-central-1',
      accessKeyId: 'some-key-id',
      secretAccessKey: 'some-secret',
      endpoint: undefined,
      usesPathStyle: false,
      prefix: '',
    })
  })

  it('name the bucket in the path where the storage is not Amazon, unless they say how', () => {
    const own = { ...s3, S3_ENDPOINT: 'https://storage.example:9000' }
    expect(readEnv(own).s3).toMatchObject({ endpoint: 'https://storage.example:9000/', usesPathStyle: true })
    expect(readEnv({ ...own, S3_FORCE_PATH_STYLE: 'false' }).s3?.usesPathStyle).toBe(false)
    expect(readEnv({ ...s3, S3_FORCE_PATH_STYLE: 'true' }).s3?.usesPathStyle).toBe(true)
  })

  it.each([
    ['uploads', 'uploads/'],
    ['/carte/uploads/', 'carte/uploads/'],
  ])('take %j for a folder of the bucket', (prefix, folder) => {
    expect(readEnv({ ...s3, S3_PREFIX: prefix }).s3?.prefix).toBe(folder)
  })

  it.each([
    ['S3_BUCKET', { ...s3, S3_BUCKET: '' }],
    ['S3_BUCKET', { ...s3, S3_BUCKET: 'a/b' }],
    ['S3_REGION', { ...s3, S3_REGION: '' }],
    ['S3_ACCESS_KEY_ID', { ...s3, S3_ACCESS_KEY_ID: '' }],
    ['S3_SECRET_ACCESS_KEY', { ...s3, S3_SECRET_ACCESS_KEY: '' }],
    ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'storage.example' }],
    ['S3_FORCE_PATH_STYLE', { ...s3, S3_FORCE_PATH_STYLE: 'perhaps' }],
    ['S3_BUCKET', { S3_PREFIX: 'uploads' }],
    ['S3_BUCKET', { S3_FORCE_PATH_STYLE: 'false' }],
  ])('stop the start, naming %s, when they are %j', (name, settings) => {
    expect(() => readEnv(settings)).toThrow(`The setting ${name} is`)
    expect(() => readEnv(settings)).not.toThrow(/some-secret|some-key-id/)
  })
})

describe('how payments are meant', () => {
  const open = { CARTE_PUBLIC_URL: 'https://menus.example' }

  it('is the sandbox at local addresses, and Stripe where its settings are given', () => {
    for (const CARTE_PUBLIC_URL of ['', 'http://menus.local', 'https://localhost:3000', 'https://127.0.0.1'])
      expect(readEnv({ CARTE_PUBLIC_URL }).billing).toBe('sandbox')
    expect(readEnv({ ...open, ...stripe }).billing).toBe('stripe')
  })

  it('has to be said at a public address, in one line that names the three ways', () => {
    expect(() => readEnv(open)).toThrow(
      /^The setting CARTE_BILLING is missing: .*off.*stripe.*sandbox[^\n]*$/,
    )
    expect(() => readEnv({ ...open, CARTE_BILLING: '' })).toThrow('CARTE_BILLING')
  })

  it('is what is said', () => {
    for (const CARTE_BILLING of ['sandbox', 'off'] as const)
      expect(readEnv({ ...open, CARTE_BILLING }).billing).toBe(CARTE_BILLING)
    // Nothing of Stripe's is loaded for the sandbox; without billing its subscribers are let go there.
    for (const [CARTE_BILLING, asked] of [
      ['sandbox', 'sandbox'],
      ['off', 'stripe'],
    ]) {
      const env = readEnv({ ...open, ...stripe, CARTE_BILLING })
      expect(env.payments.provider.name).toBe(asked)
      expect(env.foreignForm).toBeUndefined()
    }
  })

  it('stops the start where it is another word, or needs what is missing', () => {
    const modes = [...providers.map(({ name }) => name), 'off'].join(', ')
    expect(() => readEnv({ CARTE_BILLING: 'free' })).toThrow(
      `The setting CARTE_BILLING is wrong: it is none of ${modes}.`,
    )
    expect(() => readEnv({ CARTE_BILLING: 'stripe' })).toThrow('The setting STRIPE_SECRET_KEY is missing')
  })
})

describe('who may register', () => {
  it('is everybody, unless another word is said', () => {
    expect(readEnv({}).registration).toBe('open')
    for (const CARTE_REGISTRATION of ['open', 'invited', 'closed'] as const)
      expect(readEnv({ CARTE_REGISTRATION }).registration).toBe(CARTE_REGISTRATION)
    expect(() => readEnv({ CARTE_REGISTRATION: 'friends' })).toThrow(
      'The setting CARTE_REGISTRATION is wrong: it is none of open, invited, closed.',
    )
  })
})

describe('the settings of payment and mail', () => {
  it('are absent by default: the sandbox, and the outbox', () => {
    expect(readEnv({})).toMatchObject({
      payments: { provider: { name: 'sandbox' }, settings: {} },
      smtp: undefined,
      requiresVerifiedEmail: false,
    })
  })

  it('are taken together', () => {
    expect(readEnv(stripe).payments).toMatchObject({ provider: { name: 'stripe' }, settings: stripe })
    expect(readEnv(smtp).smtp?.from).toBe('Carte <no-reply@menus.example>')
    expect(readEnv({ ...smtp, SMTP_FROM: 'menus@example.com' }).smtp?.from).toBe('menus@example.com')
  })

  it.each([
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: '' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_PRICE_ID', { ...stripe, STRIPE_PRICE_ID: '' }],
    ['STRIPE_BASE_URL', { ...stripe, STRIPE_BASE_URL: 'nowhere' }],
    ['SMTP_URL', { ...smtp, SMTP_URL: 'https://mail.example' }],
    ['SMTP_URL', { SMTP_FROM: 'menus@example.com' }],
    ['CARTE_PUBLIC_URL', { ...smtp, CARTE_PUBLIC_URL: '' }],
    ['CARTE_REQUIRE_VERIFIED_EMAIL', { CARTE_REQUIRE_VERIFIED_EMAIL: 'perhaps' }],
    ['CARTE_TRUSTED_PROXIES', { CARTE_TRUSTED_PROXIES: '10.0.0.0/8, elsewhere' }],
    ['CARTE_TRUSTED_PROXIES', { CARTE_TRUSTED_PROXIES: '10.0.0.0/99' }],
  ])('stop the start, naming %s, when they are %j', (name, settings) => {
    expect(() => readEnv(settings)).toThrow(`The setting ${name} is`)
    expect(() => readEnv(settings)).not.toThrow(/whsec_key|sk_test_key|user:word/)
  })

  it('believe this machine and the proxies that are named', () => {
    const { trustedProxies } = readEnv({ CARTE_TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1' })
    const answers = ['127.0.0.1', '10.1.2.3', '203.0.113.1'].map((address) => trustedProxies.check(address))
    expect(answers).toEqual([true, true, false])
    expect(trustedProxies.check('2001:db8::1', 'ipv6')).toBe(true)
  })
})

describe('the settings of the language model', () => {
  it('are absent by default, and when they are set to nothing', () => {
    expect(readEnv({}).ai).toBeUndefined()
    expect(readEnv({ AI_PROVIDER: '', AI_MODEL: '', AI_API_KEY: '' }).ai).toBeUndefined()
  })

  it('are taken together', () => {
    expect(readEnv({ ...openai, AI_IMAGE_MODEL: 'some-painter' }).ai).toEqual({
      provider: 'openai',
      model: 'some-model',
      apiKey: 'some-key',
      baseUrl: undefined,
      imageModel: 'some-painter',
    })
    expect(readEnv(compatible).ai).toMatchObject({ baseUrl: 'http://127.0.0.1:8080/v1' })
  })

  it.each([
    ['AI_PROVIDER', { ...openai, AI_PROVIDER: 'oracle' }],
    ['AI_PROVIDER', { AI_MODEL: 'some-model' }],
    ['AI_PROVIDER', { AI_IMAGE_MODEL: 'some-painter' }],
    ['AI_PROVIDER', { AI_VISION_MODEL: 'some-reader' }],
    ['AI_MODEL', { ...openai, AI_MODEL: '' }],
    ['AI_API_KEY', { ...openai, AI_API_KEY: '' }],
    ['AI_API_KEY', { ...openai, AI_PROVIDER: 'anthropic', AI_API_KEY: '' }],
    ['AI_BASE_URL', { ...compatible, AI_BASE_URL: '' }],
    ['AI_BASE_URL', { ...compatible, AI_BASE_URL: 'not an address' }],
    ['AI_BASE_URL', { ...compatible, AI_BASE_URL: 'file:///etc/passwd' }],
    ['AI_IMAGE_MODEL', { ...openai, AI_PROVIDER: 'anthropic', AI_IMAGE_MODEL: 'some-painter' }],
  ])('stop the start, naming %s, when they are %j', (name, settings) => {
    expect(() => readEnv(settings)).toThrow(`The setting ${name} is`)
  })

  it('never show the key', () => {
    expect(() => readEnv({ ...openai, AI_MODEL: '' })).not.toThrow('some-key')
    expect(() => readEnv({ ...openai, AI_MODEL: '' })).toThrow()
  })
})

describe('the administrators', () => {
  it('are names, each alone or with an address', () => {
    expect(readEnv({ CARTE_ADMINS: 'anna, Bert:Bert@Example.com ,' }).administrators).toEqual([
      { name: 'anna' },
      { name: 'Bert', address: 'bert@example.com' },
    ])
  })

  it('are not guessed from what is neither', () => {
    expect(() => readEnv({ CARTE_ADMINS: 'anna:example.com' })).toThrow(
      'The setting CARTE_ADMINS is wrong: anna:example.com is no user name and no name:address.',
    )
  })
})
