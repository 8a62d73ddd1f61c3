import { chiliesIn, isSign } from '#domain/menu/model/mark-symbols.ts'
import { isTrace } from '#domain/menu/printed/marks-in-style.ts'
import { optionText, type PrintedExtras } from '#domain/menu/printed/printed-extras.ts'
import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { PrintedMark } from '#domain/menu/printed/printed-marks.ts'
import { printableLine, printableText } from '../../text/printable-text.ts'
import type { Meanings } from './meanings.ts'
import type { SheetExtras, SheetItem, SheetMark } from './sheet-units.ts'
import type { UnitsContext } from './units-context.ts'

export const lineOrNull = (text: string | undefined): string | null => printableLine(text ?? '') || null
export const textOrNull = (text: string | undefined): string | null => printableText(text ?? '') || null

/** Returns the name of an item with the marks next to it. */
export function namedOf(
  { number, name, marks }: Pick<PrintedItem, 'number' | 'name' | 'marks'>,
  { mayContain, meanings }: Pick<UnitsContext, 'mayContain' | 'meanings'>,
) {
  const signs = marks.filter(({ symbol }) => isSign(symbol))
  const letters = marks.filter((mark) => !signs.includes(mark))
  const meaning = (mark: PrintedMark) => meaningOf(mark, mayContain)
  const isDrawn = letters.some(({ symbol, icon }) => icon !== undefined || chiliesIn(symbol) > 0)
  return {
    name: printableLine(number === undefined ? name : `${number} ${name}`),
    signs: [...new Set(signs.map(({ symbol }) => printableLine(symbol)))].join(''),
    markText: isDrawn ? '' : letters.map(({ symbol }) => printableLine(symbol)).join('\u00a0\u00a0'),
    meanings: meaningsOf(signs.map(meaning), isDrawn ? [] : letters.map(meaning), meanings),
    marks: isDrawn ? letters.map((mark) => drawnMark(mark, meaning(mark).words, meanings)) : [],
  }
}

/** What a mark is an abbreviation of; its letters where it is none, or where nobody says. */
function meaningOf(mark: PrintedMark, mayContain: string) {
  const { symbol, meaning } = mark
  const isShort = meaning !== '' && meaning.toLowerCase() !== symbol.toLowerCase()
  const words = isTrace(mark)
    ? `${mayContain} ${meaning}`
    : isShort
      ? meaning
      : chiliesIn(symbol) > 0
        ? ''
        : symbol
  return { words: printableLine(words), isShort }
}

type Meaning = ReturnType<typeof meaningOf>

/** Of the signs and of the letters, each in one text; null where none of them stands for something else. */
function meaningsOf(
  signs: readonly Meaning[],
  letters: readonly Meaning[],
  known: Meanings,
): SheetItem['meanings'] {
  const joined = (all: readonly Meaning[]) =>
    known.keyOf(all.some(({ isShort }) => isShort) ? all.map(({ words }) => words).join(', ') : '')
  const meanings = { signs: joined(signs), letters: joined(letters) }
  return meanings.signs + meanings.letters === '' ? null : meanings
}

/** A mark among those of which one is drawn. */
function drawnMark(mark: PrintedMark, words: string, meanings: Meanings): SheetMark {
  const drawn = sheetMark(mark)
  return drawn.chilies > 0 ? { ...drawn, alt: words } : { ...drawn, meaning: meanings.keyOf(words) }
}

export const sheetMark = (mark: PrintedMark): SheetMark => {
  const { symbol, meaning, icon } = mark
  if (icon) {
    const [opening, closing] = isTrace(mark) ? ['(', ')'] : ['', '']
    return {
      text: icon.letter + closing,
      chilies: 0,
      icon: { group: icon.group, opening },
      alt: '',
      meaning: '',
    }
  }
  const chilies = chiliesIn(symbol)
  return {
    text: chilies > 0 ? '' : printableLine(symbol),
    chilies,
    icon: null,
    alt: chilies > 0 ? printableLine(meaning) : '',
    meaning: '',
  }
}

export function extrasOf(
  { name, note, between, options, marks = [] }: PrintedExtras,
  context: Pick<UnitsContext, 'mayContain' | 'meanings'>,
): SheetExtras {
  const { name: said, ...sign } = namedOf({ name: note ? `${name} (${note})` : name, marks }, context)
  return {
    name: said,
    sign,
    options: options.map((option) => ({
      ...namedOf({ name: option.name, marks: option.marks ?? [] }, context),
      price: option.price,
    })),
    between,
    words: printableLine(options.map(optionText).join(between)),
  }
}
