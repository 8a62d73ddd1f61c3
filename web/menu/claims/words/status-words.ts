import type { ClaimStatus } from '#domain/menu/claims/claim-status.ts'

export const standingWords: Readonly<Record<ClaimStatus, string>> = {
  recipe: 'Derived from the recipe',
  confirmed: 'Confirmed by you',
  'to-confirm': 'To be confirmed',
}
