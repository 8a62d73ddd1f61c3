import { type Contradiction, contradictionSentence } from '#domain/menu/claims/contradictions.ts'

/** The message of a form that refuses a claim. */
export const refusedClaimWords = (dishName: string, refused: Contradiction) => ({
  title: 'Cannot both be true',
  description: contradictionSentence(dishName, refused),
})
