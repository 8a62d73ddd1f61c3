import { describe, expect, it } from 'vitest'
import { newUsernameFault, usernameFor, usernameLook } from './user-name.ts'

describe('a proposed user name', () => {
  it.each([
    ['gino@example.com', 'gino'],
    [' maria.rossi+carte@example.com ', 'maria.rossi'],
    ['jo@example.com', ''],
    ['gino', ''],
    ['...@example.com', ''],
    [`${'a'.repeat(64)}@example.com`, 'a'.repeat(60)],
  ])('for %s is %j', (email, name) => expect(usernameFor(email)).toBe(name))
})

describe('a new user name', () => {
  it.each([
    'Mario',
    'Þóra Ñandú',
    '<b>寿司</b>',
    "O'Brien & Söhne",
    'Cafe Пушкин',
    'محمد',
    'सीता',
    '🍕 Pizza 24',
  ])('may be %s', (name) => expect(newUsernameFault(name)).toBeUndefined())

  it.each([
    ['\u200B\u200B\u200B', 'invisible'],
    ['admin\u202E', 'invisible'],
    ['ad\u00ADmin', 'invisible'],
    ['two\u2028lines', 'invisible'],
    ['no\u00A0break', 'invisible'],
    ['ㅤㅤㅤ', 'invisible'],
    ['anna@example.com', 'must not contain @'],
    ['!!!', 'a letter or a number'],
    ['ａdmin', 'ordinary letters'],
    ['ﬁlip', 'ordinary letters'],
    ['\u0430dmin1', 'different alphabets'],
    ['pαul', 'different alphabets'],
  ])('is not %j', (name, reason) => expect(newUsernameFault(name)).toContain(reason))

  it('is told from another by what a person sees', () => {
    expect(usernameLook('сосо')).toBe(usernameLook('Coco'))
    expect(usernameLook('B0SS1')).toBe(usernameLook('bossl'))
    expect(usernameLook('anna')).not.toBe(usernameLook('änna'))
  })
})
