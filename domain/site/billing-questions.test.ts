import { expect, it } from 'vitest'
import { billingQuestions } from './billing-questions.ts'

it.each([
  ['that billing is monthly, for 30 days', /billed monthly: each payment covers 30 days/],
  ['that annual billing is not there yet', /Annual billing is not yet available/],
  ['how to pay', /cards, and PayPal/],
  ['that upgrades are immediate', /^Immediately/],
  ['that a downgrade waits for the end of the period', /takes effect at the end of the paid period/],
  ['that there are no refunds', /All sales are final and there are no refunds/],
  ['what becomes of the menus', /fewer than 3\.$/],
])('says %s', (_, answer) => {
  expect(billingQuestions.filter((entry) => answer.test(entry.answer))).toHaveLength(1)
})
