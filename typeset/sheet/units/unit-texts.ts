import { optionText, type PrintedExtras } from '#domain/menu/printed/printed-extras.ts'
import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import { chiliesIn, isSign, type PrintedMark } from '#domain/menu/printed/printed-marks.ts'
import { printableLine, printableText } from '../../text/printable-text.ts'
import type { SheetExtras, SheetMark } from './sheet-units.ts'

export const lineOrNull = (text: string | undefined): string | null => printableLine(text ?? '') || null
export const textOrNull = (text: string | undefined): string | null => printableText(text ?? '') || null

/** The name of an item with the marks beside it. */
export function namedOf({ number, name, marks }: Pick<PrintedItem, 'number' | 'name' | 'marks'>) {
  const signs = marks.filter(({ symbol }) => isSign(symbol))
  const others = marks.filter((mark) => !signs.includes(mark)).map(sheetMark)
  const isDrawn = others.some(({ chilies }) => chilies > 0)
  return {
    name: printableLine(number === undefined ? name : `${number} ${name}`),
    signs: [...new Set(signs.map(({ symbol }) => printableLine(symbol)))].join(''),
    markText: isDrawn ? '' : others.map(({ text }) => text).join('\u00a0\u00a0'),
    marks: isDrawn ? others : [],
  }
}

export const sheetMark = ({ symbol, meaning }: PrintedMark): SheetMark => {
  const chilies = chiliesIn(symbol)
  return {
    text: chilies > 0 ? '' : printableLine(symbol),
    chilies,
    alt: chilies > 0 ? printableLine(meaning) : '',
  }
}

export function extrasOf({ name, note, between, options }: PrintedExtras): SheetExtras {
  return {
    name: printableLine(note ? `${name} (${note})` : name),
    options: options.map((option) => ({
      name: printableLine(option.name),
      price: option.price,
    })),
    between,
    words: printableLine(options.map(optionText).join(between)),
  }
}
