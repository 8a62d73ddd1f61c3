import { foldName } from './fold-name.ts'

/** Tests text that `foldName` made. */
export interface TextPattern {
  test(folded: string): boolean
}

/** Scripts that write their words without spaces between them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * A pattern for text that `foldName` made: does it have one of these words or phrases?
 * @param lists phrases with commas or line breaks between them; `*` stands for the rest of a word, parentheses for what
 * may be absent: `*saft`, `oyster(s)`, `pickled (red )onion`
 */
export function anyWord(...lists: readonly string[]): RegExp {
  const phrases = lists.flatMap(phrasesIn).flatMap(spellings)
  const whole = phrases.filter((phrase) => !UNSPACED.test(phrase)).map(folded)
  const within = phrases.filter((phrase) => UNSPACED.test(phrase)).map(folded)
  const words = whole.length > 0 ? [`(?:^| )(?:${whole.join('|')})(?= |$)`] : []
  return new RegExp([...words, ...within].join('|'), 'u')
}

/** The same, where phrases behind `!` are taken back: `rice, !rice wine` finds rice and no rice wine. */
export function anyWordBut(...lists: readonly string[]): TextPattern {
  const { meant = [], taken } = Object.groupBy(lists.flatMap(phrasesIn), (phrase) =>
    phrase.startsWith('!') ? 'taken' : 'meant',
  )
  const pattern = anyWord(...meant)
  if (!taken) return pattern
  const notMeant = new RegExp(anyWord(...taken.map((phrase) => phrase.slice(1))).source, 'gu')
  return { test: (text) => pattern.test(text.replace(notMeant, ' ')) }
}

const phrasesIn = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

/** With and without what is in parentheses. */
function spellings(phrase: string): string[] {
  const [written, optional = ''] = /\(([^)]*)\)/.exec(phrase) ?? []
  if (written === undefined) return [phrase]
  return [phrase.replace(written, '').trim(), phrase.replace(written, optional)].flatMap(spellings)
}

/** Folded around its stars, whose spaces stay. */
const folded = (phrase: string): string =>
  phrase
    .split('*')
    .map((part) => part.replace(/\S(?:.*\S)?/u, foldName))
    .join('\\S*')
