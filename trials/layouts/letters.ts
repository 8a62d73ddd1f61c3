import type { TextCase } from './layout.ts'

const large = (text: string, language: string): string => text.toLocaleUpperCase(language)

/** A text in the letters of a layout. */
export function inLetters(
  text: string,
  letters: TextCase | 'spaced' | 'first small' | 'first large',
  language: string,
): string {
  const [first = '', ...rest] = text
  switch (letters) {
    case 'as it is':
      return text
    case 'capitals':
      return large(text, language)
    case 'small':
      return text.toLocaleLowerCase(language)
    case 'words':
      return text.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => large(letter, language))
    case 'first small':
      return first.toLocaleLowerCase(language) + rest.join('')
    case 'first large':
      return large(first, language) + rest.join('')
    case 'spaced':
      return [...large(text, language)].map((letter) => (letter === ' ' ? '  ' : letter)).join(' ')
  }
}

/** Lines of at most `width` characters, broken at spaces; one line where the width is 0. */
export function wrapped(text: string, width: number): string[] {
  if (width === 0 || text.length <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
