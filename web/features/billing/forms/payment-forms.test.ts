import { expect, it } from 'vitest'
import { providers } from '#server/adapters/payments/providers/providers.ts'
import { isUnpaidReturn, paymentForms } from './payment-forms.ts'

it('has a form for every provider of the server, and no other', () => {
  expect(Object.keys(paymentForms).toSorted()).toEqual(providers.map(({ name }) => name).toSorted())
})

it.each([
  ['redirect_status=failed', true],
  ['redirect_status=succeeded', false],
  ['', false],
])('tells by ?%s whether a payment on another page failed: %s', (search, isUnpaid) => {
  expect(isUnpaidReturn(new URLSearchParams(search))).toBe(isUnpaid)
})
