/**
 * A text as guests see it: letters of the usual width, one kind of hyphen and of blank, none of them twice, and none of
 * the signs between letters that nobody sees.
 */
export const inPlainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '')
    .replaceAll(/[\u2010-\u2012\u2043\u2212]/gu, '-')
    .replaceAll(/[^\S\n]+/gu, ' ')
