import { withoutColumns } from './columns-of-text.ts'
import type { Run, SourceLine } from './line.ts'
import { type MarkdownLine, markdownOf, plainLines } from './markdown.ts'
import { inUsualCase } from './usual-case.ts'

/** Characters; a paragraph of a book isn't a line of a menu, and patterns would take their time over it. */
const LONGEST_LINE = 2000

/** Dots, dashes or underscores that lead from a name to its price. */
const LEADERS =
  /(?:\s*[.\u2026_\u00B7]){4,}\s*|\s(?:[.\u00B7]\s){2,}[.\u00B7]?\s*|(?<=\S)\s\.{2,3}(?:\s(?=\S.*\d)|(?=\p{Sc}?\d))|\s?\u2026{1,}(?=\s*\S*\d)\s*|(?<=\s)[-\u2013\u2014]{3,}(?=\s)|(?<=\p{L})\s?~{1,3}\s?(?=\p{Sc}?\d{1,4}(?:[.,]\d{2})?\s?\p{Sc}?$)/gu

/** Columns of a tab. */
const TAB = 8

/**
 * The lines of a text. Two spaces or more, a tab, and leaders part the runs of a line. A line that is too long for
 * one is broken at a space, so that no word is lost. Of two columns the first one comes first.
 */
export function textLines(text: string, source = 0): SourceLine[] {
  const lines: SourceLine[] = []
  let blanks = 0
  const written = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n|\u2028|\u2029/u)
  const signs = markdownOf(written)
  const plain: readonly MarkdownLine[] = signs
    ? plainLines(written, signs)
    : written.map((line) => ({ text: line }))
  for (const [index, { text: raw, level, isBold, isItalic }] of plain.entries()) {
    for (const part of broken(raw)) {
      const runs = runsOf(part)
      if (runs.length === 0) {
        blanks += 1
        continue
      }
      lines.push({
        runs,
        gapAbove: lines.length === 0 ? 0 : blanks,
        size: 1,
        ...(level !== undefined && { tag: { kind: 'heading' as const, level } }),
        ...(isBold && { isBold }),
        ...(isItalic && { isItalic }),
        place: { source, page: 1, box: { x: 0, y: index, width: part.length, height: 1 } },
      })
      blanks = 0
    }
  }
  return withoutColumns(lines)
}

/** Spaces; no column is farther apart, and patterns would take their time over more. */
const WIDEST = 400
const WIDE = / {400,}/gu

function runsOf(line: string): Run[] {
  const flat = line
    .normalize('NFC')
    .replaceAll('\t', ' '.repeat(TAB))
    .replaceAll(WIDE, (gap) => gap.slice(0, WIDEST))
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000]/gu, ' ')
    .replaceAll(/[\uFB00-\uFB06]/gu, (ligature) => ligature.normalize('NFKC'))
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF\p{Cc}]|[\uFE0E\uFE0F]/gu, '')
    .replaceAll(/(?<=[\p{L})]) ,\s?(?=\p{L})/gu, ', ')
    .replaceAll(LEADERS, (leaders) => ' '.repeat(Math.max(2, leaders.length)))
  return [...flat.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index }) => ({
    text: inUsualCase(text),
    x: index,
    width: text.length,
  }))
}

function broken(line: string): string[] {
  if (line.length <= LONGEST_LINE) return [line]
  const at = line.lastIndexOf(' ', LONGEST_LINE)
  const cut = at > 0 ? at : LONGEST_LINE
  return [line.slice(0, cut), ...broken(line.slice(cut))]
}
