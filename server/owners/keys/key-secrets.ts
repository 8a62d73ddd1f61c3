import { createHash, randomBytes } from 'node:crypto'

/** How every key begins, for people and for programs that look for leaked secrets. */
const PREFIX = 'carte_'

const KEY = /^carte_[0-9a-f]{8}_[0-9a-f]{40}$/u

export const newKeyId = (): string => randomBytes(4).toString('hex')

/** How the key of this id begins: the part of it that may be shown. */
export const prefixOf = (id: string): string => `${PREFIX}${id}_`

/** @returns a whole key, and what is kept of it: 160 random bits can't be guessed, so a plain hash is enough */
export function newSecret(id: string): { readonly key: string; readonly hash: string } {
  const key = `${prefixOf(id)}${randomBytes(20).toString('hex')}`
  return { key, hash: hashOf(key) }
}

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** The key that a request carries as `Authorization: Bearer …`; null for none, `malformed` for what can't be a key. */
export function keyIn(headers: Headers): string | 'malformed' | null {
  const [, sent] = /^bearer\s+(.*)$/iu.exec(headers.get('authorization') ?? '') ?? []
  if (sent === undefined) return null
  const key = sent.trim()
  return KEY.test(key) ? key : 'malformed'
}
