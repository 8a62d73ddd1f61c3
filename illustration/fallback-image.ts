/**
 * The picture to show once in place of one that did not load: of the cuisine and category, else the
 * category, else the cuisine, else of any dish. Ids that name nothing are allowed. A path on our server.
 */
export const fallbackImageUrl = (cuisineId: number, categoryId: number): string =>
  `/images/fallback/${cuisineId}-${categoryId}.svg`
