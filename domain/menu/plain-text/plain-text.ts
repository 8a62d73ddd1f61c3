import { matrixWords } from '../allergen-matrix/words/matrix-words.ts'
import type { PrintedMenu } from '../printed/printed-menu.ts'
import { type PlainLine, plainLines } from './plain-lines.ts'

/**
 * A menu as a text file: UTF-8, lines that end with a line feed, a heading underlined, an empty line between dishes.
 * It ends with the sentence that nobody can promise the absence of traces.
 * @param language BCP 47, of the menu
 */
export function plainMenuText(printed: PrintedMenu, language: string | undefined): string {
  const lines = plainLines(printed, language)
  const text = lines.map((line, at) => startOf(line, lines[at - 1]) + wordsOf(line)).join('\n')
  return `${text}\n\n${matrixWords(language).noPromise}\n`
}

const STARTS_PARAGRAPH: readonly PlainLine['role'][] = ['section', 'item', 'notice']

/** An empty line before what begins something. */
const startOf = ({ role }: PlainLine, before: PlainLine | undefined): string =>
  before && (STARTS_PARAGRAPH.includes(role) || before.role === 'title') ? '\n' : ''

function wordsOf({ role, text, price, level }: PlainLine): string {
  const words = [inOneLine(text), price].filter(Boolean).join('  ')
  if (role === 'title') return `${words}\n${'='.repeat(lengthOf(words))}`
  if (role === 'section') return `${words}\n${(level === 0 ? '=' : '-').repeat(lengthOf(words))}`
  return words
}

/** A paragraph that an owner broke keeps its lines; spaces at their ends go. */
const inOneLine = (text: string): string => text.replaceAll(/[ \t]+$/gmu, '').trim()

/** In characters as people count them, at most as long as a line of a mail. */
const lengthOf = (text: string): number => Math.min(72, [...new Intl.Segmenter().segment(text)].length)
