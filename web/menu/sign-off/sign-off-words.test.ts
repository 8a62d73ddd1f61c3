import { expect, it } from 'vitest'
import { changedWords, signOffWords } from './sign-off-words.ts'

const signOff = { itemId: 1, name: 'Ana', account: 'house', at: '2026-11-03T12:00:00.000Z', text: '' }

it('says who signed, and that it changed since', () => {
  expect(signOffWords('signed', signOff)).toBe('Signed by Ana on Nov 3, 2026')
  expect(signOffWords('void', { ...signOff, account: null })).toBe(
    'Changed since Ana (account gone) signed it on Nov 3, 2026',
  )
  expect(signOffWords('open', null)).toBe('Not signed')
  expect(signOffWords('undeclared', null)).toBe('Not declared')
})

it('counts what changed', () => {
  expect(changedWords(1)).toBe('1 declaration has changed since it was signed.')
  expect(changedWords(3)).toBe('3 declarations have changed since they were signed.')
})
