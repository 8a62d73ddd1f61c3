import { expect, it } from 'vitest'
import { examples, type ListedKey } from '#contract/accounts/keys.ts'
import { keyStanding } from './key-words.ts'

const key: ListedKey = examples.rotateKey.output
const now = new Date('2026-11-29T12:00:00.000Z')

it('says when a key was used and until when it works', () => {
  expect(keyStanding(key, now)).toBe('Never used. It expires September 1, 2027.')
  const used = { ...key, lastUsedAt: '2026-11-28T09:30:00.000Z' }
  expect(keyStanding({ ...used, expiresAt: null }, now)).toBe(
    'Last used November 28, 2026. It doesn’t expire.',
  )
  expect(keyStanding({ ...used, expiresAt: '2026-11-01T09:30:00.000Z', isForModel: true }, now)).toBe(
    'For an AI assistant. Last used November 28, 2026. It expired November 1, 2026.',
  )
})
