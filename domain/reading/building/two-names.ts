/** A name and the same in another script: `蝦餃 Shrimp dumplings`. */
export interface TwoNames {
  readonly name: string
  readonly secondName?: string
}

const OTHER = String.raw`[\p{Lo}\p{Lm}\p{Script=Cyrillic}\p{Script=Greek}]`
const OTHER_FIRST = new RegExp(
  String.raw`^((?:${OTHER}|[\p{M}\p{N}\s・·、。！？（）()「」&/ー-])*${OTHER}(?:[）)」。！？])?)\s*[/|·\u2013\u2014-]?\s*((?!.*${OTHER}).*\p{Script=Latin}.*)$`,
  'u',
)
const OTHER_LAST = new RegExp(
  String.raw`^((?:(?!${OTHER}).)*\p{Script=Latin}(?:(?!${OTHER}).)*?)\s*[/|·\u2013\u2014-]?\s*[(（]?(${OTHER}(?:${OTHER}|[\p{M}\p{N}\s・·、「」&/ー-])*)[)）]?$`,
  'u',
)

/**
 * The names of a text that is written in two scripts; the first is that of the language of the menu.
 * @param isLatin does the menu's own language use Latin letters?
 */
export function twoNames(text: string, isLatin: boolean): TwoNames {
  const [, first, last] = OTHER_FIRST.exec(text) ?? []
  const [, latin, other] = first === undefined ? (OTHER_LAST.exec(text) ?? []) : [undefined, last, first]
  if (latin === undefined || other === undefined) return { name: text }
  const names = isLatin ? [latin, other] : [other, latin]
  return { name: names[0]?.trim() ?? text, secondName: names[1]?.trim() ?? '' }
}
