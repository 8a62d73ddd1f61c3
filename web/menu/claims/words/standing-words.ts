import type { Standing } from '#domain/menu/claims/standings.ts'

/** Who confirmed a claim, as its owner reads it. */
export const standingWords: Readonly<Record<Standing, string>> = {
  recipe: 'Derived from the recipe',
  confirmed: 'Confirmed by you',
  'to-confirm': 'To be confirmed',
}
