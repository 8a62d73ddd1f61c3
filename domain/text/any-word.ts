import { foldName } from './fold-name.ts'

/** Scripts that write their words without spaces between them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * A pattern for text that `foldName` made: does it have one of these words or phrases?
 * @param lists phrases with commas between them; `*` stands for the rest of a word: `*saft`, `oyster*`
 */
export function anyWord(...lists: readonly string[]): RegExp {
  const phrases = lists.flatMap((list) => list.split(',')).map((phrase) => phrase.trim())
  const whole = phrases.filter((phrase) => !UNSPACED.test(phrase)).map(folded)
  const within = phrases.filter((phrase) => UNSPACED.test(phrase)).map(folded)
  const words = whole.length > 0 ? [`(?:^| )(?:${whole.join('|')})(?= |$)`] : []
  return new RegExp([...words, ...within].join('|'), 'u')
}

const folded = (phrase: string): string => phrase.split('*').map(foldName).join('\\S*')
