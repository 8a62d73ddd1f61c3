import { languagesOf } from '../whole/language.ts'
import { type DoubtfulLine, type ReadParts, shareOf } from './read-parts.ts'

/**
 * Of the dishes: where this many have one line below them, these lines may say the same in another
 * language.
 */
const MOST = 0.5

/** Lines below dishes; fewer say little of a language. */
const LEAST = 6

/** `Caesar salad with chicken` below `Salade César au poulet`, and so nearly everywhere: names in a second language. */
export function doubtLanguages({ content, items, lines }: ReadParts): DoubtfulLine[] {
  if (content.secondLanguage !== undefined) return []
  const partsOf = (own: readonly number[]) => own.filter((at) => lines[at]?.role === 'part')
  const below = items.flatMap(({ lines: own }) => partsOf(own))
  if (below.length < LEAST || shareOf(items, ({ lines: own }) => partsOf(own).length === 1) < MOST) return []
  const names = languageOf(items.map(({ item }) => item.name))
  const said = languageOf(below.map((at) => lines[at]?.text ?? ''))
  if (names === undefined || said === undefined || names === said) return []
  // Dishes with Italian names are described in English where the notices are in English as well.
  const told = new Set(content.notices.map(({ text }) => languageOf([text])))
  if (!told.has(names)) return []
  return below.map((at) => ({ at, code: 'name_unclear', text: lines[at]?.text ?? '' }))
}

function languageOf(texts: readonly string[]): string | undefined {
  const text = texts.join('\n')
  return languagesOf(text, text).first
}
