/** A text as guests see it: letters of the usual width, and none of the signs between them that nobody sees. */
export const inPlainLetters = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '')
