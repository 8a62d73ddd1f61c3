import type { Installation } from '#contract/shared/installation.ts'

/** What an operator decided who decided nothing, with plans of the sandbox. */
export const buildInstallation = (changes: Partial<Installation> = {}): Installation => ({
  brandName: 'Carte',
  supportEmail: 'support@carte.example',
  legal: {},
  hasSite: true,
  billing: 'sandbox',
  registration: 'open',
  saysPaymentsAreTests: false,
  asksAi: false,
  drawsPictures: false,
  ...changes,
})
