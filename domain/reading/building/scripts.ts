/** In which scripts a menu is written. */
export interface Scripts {
  /** Whether the first of its languages is written in Latin letters. */
  readonly isLatin: boolean
  readonly hasSecondLanguage: boolean
}

/** On a menu in two scripts: is a text written in the first one? */
export const isInFirstScript = (text: string, { isLatin, hasSecondLanguage }: Scripts): boolean =>
  hasSecondLanguage && /\p{Script=Latin}/u.test(text) === isLatin

/** On a menu in two scripts: is a text written in the second one alone? */
export function isInSecondScript(text: string, { isLatin, hasSecondLanguage }: Scripts): boolean {
  if (!hasSecondLanguage) return false
  const hasOther = /[\p{Lo}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)
  const hasLatin = /\p{Script=Latin}/u.test(text)
  return isLatin ? hasOther && !hasLatin : !hasOther && hasLatin
}
