import { describe, expect, it } from 'vitest'
import { newPasswordFault } from './new-password.ts'

const owner = { username: 'Trattoria Rosa', email: 'mario.rossi@example.com' }

describe('a new password', () => {
  it.each([
    '123456',
    '      ',
    'aaaaaa',
    'abcdabcd',
    '121212',
    '987654321',
    'qwertyui',
    'QWERTY123',
    '1q2w3e4r',
    'password',
    'P@ssw0rd1!',
    'Summer2026!',
    'iloveyou',
    'dragon99',
    'abc123',
  ])('is not one of the first that anybody tries: %j', (password) =>
    expect(newPasswordFault(password, owner)).toContain('too easy to guess'),
  )

  it.each(['Trattoria Rosa', 'trattoriarosa1', 'mario.rossi', 'Mario-Rossi-99', 'mario.rossi@example.com'])(
    'is not its owner: %s',
    (password) => expect(newPasswordFault(password, owner)).toContain('Your username or email address'),
  )

  it.each(['correct horse', 'rosa likes 12 olives', 'tr0ub4dor&3', 'mario.rossi eats soup', 'k7#qv!'])(
    'may be %s',
    (password) => expect(newPasswordFault(password, owner)).toBeUndefined(),
  )
})
