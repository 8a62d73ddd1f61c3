import { isLastWord } from './cues.ts'

/** A word or a mark of what an owner wrote, with its place in the text. */
export interface Token {
  /** Folded: lower case without accents. A mark that separates is itself: `,`. */
  readonly word: string
  readonly start: number
  readonly end: number
  readonly isSeparator: boolean
}

const TOKEN = /w\/o\b|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*|[,/&+.;!?\n()–—]|[^\s\p{P}]/giu
const SEPARATORS = new Set([',', '/', '&', '+', 'and', 'or', 'nor', 'plus'])
const ENDS = new Set(['.', ';', '!', '?', '\n', '(', ')', '–', '—'])
/** A word that turns a sentence, unless it follows one of these: "nothing but fish". */
const TURNS = new Set(['but', 'however', 'although', 'though', 'yet', 'except'])
const KEEPS_TURN = new Set(['nothing', 'anything', 'all', 'everything', 'none'])

const CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  'w/o': ['without'],
  cannot: ['can', 'not'],
  "can't": ['can', 'not'],
  cant: ['can', 'not'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  "won't": ['will', 'not'],
}

/** The text cut into sentences and their parts, each a list of tokens. */
export function clausesOf(text: string): Token[][] {
  const clauses: Token[][] = [[]]
  for (const match of text.matchAll(TOKEN)) {
    const words = wordsOf(match[0])
    for (const word of words) {
      const previous = clauses.at(-1)?.at(-1)?.word ?? ''
      if (ENDS.has(word)) {
        clauses.push([])
        continue
      }
      if (TURNS.has(word) && !KEEPS_TURN.has(previous)) clauses.push([])
      clauses.at(-1)?.push({
        word,
        start: match.index,
        end: match.index + match[0].length,
        isSeparator: SEPARATORS.has(word),
      })
    }
  }
  const whole: Token[][] = []
  for (const clause of clauses) {
    if (isLastWord(clause.map(({ word }) => word).join(' '))) whole.at(-1)?.push(...clause)
    else if (clause.length > 0) whole.push(clause)
  }
  return whole
}

/** "don't" is "do not", "cow's" is "cow". */
function wordsOf(written: string): readonly string[] {
  const folded = written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll('’', "'")
  const known = Object.hasOwn(CONTRACTIONS, folded) ? CONTRACTIONS[folded] : undefined
  if (known) return known
  if (folded.endsWith("n't")) return [folded.slice(0, -3), 'not']
  if (/^[dl]'/.test(folded)) return [folded.slice(0, 1), folded.slice(2)]
  return [folded.replace(/'(?:s|re|m|ve|d|ll)$/, '')]
}
