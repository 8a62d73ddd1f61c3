/** Words whose reading is remembered: those of the largest menus, twice. */
export const MOST_REMEMBERED = 20_000

/** Letters that are two letters to a keyboard without them. */
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' }

/** Folds case, accents, ligatures, widths, letters of no width, apostrophes, hyphens and spaces, so that "Crème-fraîche " is "creme fraiche". */
export const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\u200B-\u200D\u2060\uFEFF]/gu, '')
    .toLowerCase()
    .replace(/[ßœæø]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[‘’]/g, "'")
    .replace(/[\s\u00AD\u2010\u2011-]+/g, ' ')
    .trim()
