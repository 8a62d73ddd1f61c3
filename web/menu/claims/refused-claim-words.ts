import { type Contradiction, contradictionSentence } from '#domain/menu/claims/contradictions.ts'

/** What a form says that cannot keep a claim. */
export const refusedClaimWords = (dishName: string, refused: Contradiction) => ({
  title: 'Cannot both be true',
  description: contradictionSentence(dishName, refused),
})
