import { lookAlikes } from './look-alikes.ts'

/** Control, format, line and paragraph separators, private and unassigned characters, and what is drawn as nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/u

/** Alphabets whose letters pass for those of another one. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
]

/**
 * Why a name cannot be taken for a new account: it would not be read as what it is. Names of accounts
 * that exist are not judged.
 * @returns a sentence for a form
 */
export function newUsernameFault(name: string): string | undefined {
  if (INVISIBLE.test(name) || /(?! )\p{Zs}/u.test(name))
    return 'Username must not contain invisible characters'
  // Who signs in may type an address instead: a name must not be taken for one of another account.
  if (name.includes('@')) return 'Username must not contain @'
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Username must contain a letter or a number'
  // Full-width letters, ligatures, letters of formulas: another name that reads the same.
  if (name.normalize('NFKC') !== name.normalize('NFC'))
    return 'Username must be written with ordinary letters and numbers'
  if (name.split(/[^\p{L}\p{M}]+/u).some(mixesAlphabets))
    return 'Username must not mix letters of different alphabets in a word'
  return undefined
}

const mixesAlphabets = (word: string): boolean =>
  ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1

/** What a username may hold, in characters. */
export const USERNAME_LENGTH = { least: 3, most: 60 } as const

/** Proposes a username for an email address: what is before the `@`, without a tag; empty where that isn't one. */
export function usernameFor(email: string): string {
  const [local = '', host] = email.trim().split('@')
  const name = local.replace(/\+.*$/u, '').slice(0, USERNAME_LENGTH.most)
  const isOne = host !== undefined && name.length >= USERNAME_LENGTH.least && !newUsernameFault(name)
  return isOne ? name : ''
}

/**
 * What a name looks like: equal for two names that a person takes for the same one. After the idea of a
 * skeleton in Unicode Technical Standard 39, section 4, for the letters that are drawn alike in most
 * typefaces; accents and case sensitive differences stay.
 */
export const usernameLook = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase()].map((char) => lookAlikes.get(char) ?? char).join('')
