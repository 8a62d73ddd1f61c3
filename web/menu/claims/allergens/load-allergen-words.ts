/** What the form of a dish's allergens shows a moment later: loaded before, it's there without a connection too. */
export const loadAllergenWords = () =>
  Promise.all([import('./denied-note.tsx'), import('#domain/menu/allergen-matrix/matrix-columns.ts')])
