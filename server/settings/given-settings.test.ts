import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettings, unknownSettings } from './given-settings.ts'

describe('a setting from a file', () => {
  let folder: string
  let secret: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'carte-settings-'))
    secret = join(folder, 'secret')
    writeFileSync(secret, 'a secret of thirty-two letters …\n')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is its content without the last line end', () => {
    expect(givenSettings({ CARTE_SECRET_FILE: secret }).CARTE_SECRET).toBe('a secret of thirty-two letters …')
  })

  it('is refused next to the setting itself, or where the file is gone', () => {
    expect(() => givenSettings({ CARTE_SECRET: 'x', CARTE_SECRET_FILE: secret })).toThrow(
      'The settings CARTE_SECRET and CARTE_SECRET_FILE are both set: keep one of them.',
    )
    expect(() => givenSettings({ S3_SECRET_ACCESS_KEY_FILE: `${secret}s` })).toThrow(
      /The setting S3_SECRET_ACCESS_KEY_FILE is wrong: .*secrets cannot be read \(ENOENT\)\./,
    )
  })
})

it('names settings that are none, with what was meant, and leaves others’ names alone', () => {
  expect(
    unknownSettings({
      CARTE_BILING: 'off',
      CARTE_LOGO: 'x',
      SMTP_FORM: 'x',
      CARTE_SECRET_FILE: '/run/secrets/carte',
      CARTE_TEST_LONG: '1',
      PATH: '/bin',
      AIR_QUALITY: '3',
    }),
  ).toEqual([
    { name: 'CARTE_BILING', meant: 'CARTE_BILLING' },
    { name: 'CARTE_LOGO', meant: undefined },
    { name: 'SMTP_FORM', meant: 'SMTP_FROM' },
  ])
})
