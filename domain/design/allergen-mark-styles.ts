/**
 * How allergens are marked next to the names of dishes: by the menu's own table of marks, by the letters of
 * Austria and Germany, by the numbers of Annex II, by their names, by icons, or not at all.
 */
export const allergenMarkStyles = ['as-set', 'letters', 'numbers', 'words', 'icons', 'none'] as const

export type AllergenMarkStyle = (typeof allergenMarkStyles)[number]
