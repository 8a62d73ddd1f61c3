import { foldText } from '../../text/fold-name.ts'
import { plainText } from './plain-text.ts'

/**
 * What was not understood, as its owner wrote it and each once: a text is read in plain English, and its owner sees his own
 * words.
 */
export function inOwnWords(quotes: readonly string[], notes = ''): string[] {
  return [...new Set(quotes.map((quote) => asWritten(quote, notes) ?? sentenceOf(quote, notes) ?? quote))]
}

const asWritten = (quote: string, notes: string): string | undefined =>
  notes.includes(quote)
    ? quote
    : new RegExp(`(?<!\\p{L})${wordsOf(quote).join('[^\\p{L}\\p{N}]+')}(?!\\p{L})`, 'iu').exec(notes)?.[0]

/** The part of a text that is read so, or of which the most words are. */
function sentenceOf(quote: string, notes: string): string | undefined {
  const words = wordsOf(quote)
  const parts = notes.split(/[.;!?\n]+/).flatMap((sentence) => [...sentence.split(','), sentence])
  const shared = (part: string) => {
    const read = new Set([...wordsOf(plainText(part)), ...wordsOf(part)])
    return words.filter((word) => read.has(word)).length
  }
  const [best] = parts
    .map((part) => ({ part: part.trim(), shared: shared(part) }))
    .filter((one) => one.part !== '' && one.shared > 0)
    .toSorted((a, b) => b.shared - a.shared || a.part.length - b.part.length)
  return best?.part
}

const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean)
