import { expect, it } from 'vitest'
import { CARD_DESCRIPTION_LENGTH, shorten } from './shorten.ts'

it('cuts a longer text to 60 characters plus an ellipsis', () => {
  const text = 'Centred and serif, with dotted leaders and fine rules: the menu of a house.'
  expect(shorten(text, CARD_DESCRIPTION_LENGTH)).toBe(
    'Centred and serif, with dotted leaders and fine rules: the m…',
  )
})

it('leaves a text that fits as it is', () => {
  const text = 'x'.repeat(60)
  expect(shorten(text, CARD_DESCRIPTION_LENGTH)).toBe(text)
})

it('leaves no space before the ellipsis', () => {
  expect(shorten('fine rules', 5)).toBe('fine…')
})

it('never cuts a letter from its accent', () => {
  expect(shorten('cafe\u0301s', 4)).toBe('cafe\u0301…')
})
