import { commonPasswords } from './common-passwords.ts'

export interface PasswordOwner {
  readonly username: string
  readonly email: string
}

const IS_COMMON = 'This password is too easy to guess. Please choose another one.'
const IS_OWN_NAME = 'Your username or email address is not a password. Please choose another one.'

/**
 * Why a password of the right length isn't good enough for its owner: one of those that are tried first, a row of
 * keys, or the owner's own name. Passwords that are in use are not judged.
 * @returns a sentence for a form
 */
export function newPasswordFault(password: string, { username, email }: PasswordOwner): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  if (isOneUnit(plain) || isRow(plain) || isCommonWord(plain)) return IS_COMMON
  const own = [username, email, email.split('@')[0] ?? '']
  return own.some((name) => isLittleMoreThan(plain, name)) ? IS_OWN_NAME : undefined
}

/** `aaaaaa`, six blanks, `121212`, `abcdabcd` */
const isOneUnit = (plain: string): boolean => /^(.{1,4}?)\1+$/su.test(plain) || new Set(plain).size < 3

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '147258369',
  '123321',
  '112233445566',
  '11223344556677889900',
]
const rows = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]

const isRow = (plain: string): boolean => rows.some((row) => row.includes(plain))

/** A common word as it is, with figures and marks behind it, or with figures for letters: `Passw0rd1!` */
function isCommonWord(plain: string): boolean {
  const word = plain.replace(/[\d\p{P}\p{S}]{1,6}$/u, '')
  return [plain, word, withLetters(plain), withLetters(word)].some(
    (form) => commonPasswords.has(form) || (form.length >= 4 && isRow(form)),
  )
}

const LETTERS: Readonly<Record<string, string>> = { '@': 'a', 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', $: 's' }

const withLetters = (text: string): string => text.replaceAll(/[@01345$]/g, (char) => LETTERS[char] ?? char)

/** Is it the name with fewer than four further letters or digits? They would hide nothing. */
function isLittleMoreThan(plain: string, name: string): boolean {
  const [text, part] = [plain, name.normalize('NFKC').toLowerCase()].map((one) =>
    one.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ) as [string, string]
  return part.length >= 3 && text.includes(part) && text.length - part.length < 4
}
