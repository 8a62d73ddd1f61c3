import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { spanTextsOf } from './actual-texts.ts'
import { type DrawnBox, drawnBoxes } from './drawn-boxes.ts'
import { type FontStyle, fontStyles } from './font-styles.ts'
import { asMatrix, product } from './matrix.ts'
import type { Piece } from './piece.ts'
import { type BlockTag, blockTags } from './tags.ts'
import { cutAtBreaks, type TextBreak, textBreaks } from './text-breaks.ts'
import { type Upright, uprightOf } from './upright.ts'
import { lettersOf } from './windows-letters.ts'

/** The letters of a page that run in one direction. */
export interface PiecesOfPage {
  readonly pieces: readonly Piece[]
  readonly upright: Upright
  /** What the page draws as large as a box, where its letters run as the page is shown. */
  readonly boxes: readonly DrawnBox[]
}

/** A string as pdf.js gives it. */
interface TextItem {
  readonly str: string
  readonly dir: string
  readonly transform: readonly number[]
  readonly width: number
  readonly fontName: string
}

/** Letters that the file draws without saying which they are. */
const UNNAMED = /[\p{Cc}\uFFFD]/gu

/** What pdf.js takes for a space is where letters are set apart from a bracket: `(gf )`. */
const IN_BRACKETS = /(?<=\S) (?=[)\]])|(?<=[([]) (?=\S)/gu

/** Ligatures, and the forms of Hebrew and Arabic letters within words. */
const FORMS = /[\uFB00-\uFDFB\uFE70-\uFEFC]+/gu

/** Points by which letters are moved that are printed twice to look bold. */
const SHADOW = 1.2

/** Parts of a circle; smaller turns are those of a page that was not laid straight. */
const QUARTER = Math.PI / 2

/**
 * The letters of a page, first those of the direction that most of them run in. What a tagged file calls no part of
 * its text (rules, leaders, running heads) is left out, unless that is nearly everything.
 */
export async function pagePieces(
  page: PDFPageProxy,
  textsFor: ReturnType<typeof spanTextsOf>,
): Promise<PiecesOfPage[]> {
  const drawn = await page.getOperatorList()
  const fonts = fontStyles(page, drawn)
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
  const tags = blockTags(await page.getStructTree())
  const viewport = page.getViewport({ scale: 1 })
  const told: ToldItem[] = []
  const open: { id: string; isArtifact: boolean; span?: number }[] = []
  let spans = 0
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop()
      else {
        const name = 'tag' in item ? item.tag : ''
        const isSpan = name === 'Span' && !item.id
        open.push({ id: item.id ?? '', isArtifact: name === 'Artifact', ...(isSpan && { span: spans }) })
        if (isSpan) spans += 1
      }
    } else if (item.str.replaceAll(UNNAMED, '').trim() !== '') {
      const id = open.findLast((one) => one.id !== '')?.id
      const tag = id === undefined ? undefined : tags.get(id)
      const span = open.at(-1)?.span
      told.push({ item, tag, span, isArtifact: tag === undefined && open.some((one) => one.isArtifact) })
    }
  }
  const letters = (of: readonly ToldItem[]) => of.reduce((sum, { item }) => sum + item.str.length, 0)
  const named = spans > 0 ? withActualTexts(told, spans, textsFor) : told
  const kept = named.filter(({ isArtifact }) => !isArtifact)
  const used = letters(kept) * 2 > letters(named) ? kept : named
  const letterings = letteringsOf(used, fonts)
  const breaks = textBreaks(page, drawn, viewport.transform)
  const byTurn = Map.groupBy(used, ({ item }) => turnOf(item, viewport.transform))
  return [...byTurn]
    .toSorted(([, a], [, b]) => letters(b) - letters(a))
    .map(([turn, group]) => {
      const upright = uprightOf(turn, viewport.width, viewport.height)
      const pieces = group.flatMap(({ item, tag }) => {
        const str = tag?.actual ?? letterings.get(item.fontName)?.(item.str) ?? item.str
        if (tag?.actual !== undefined && group.find((other) => other.tag === tag)?.item !== item) return []
        const around = { upright, transform: viewport.transform, breaks: turn === 0 ? breaks : [] }
        return pieceOf({ ...item, str }, tag, fonts.get(item.fontName), around)
      })
      const boxes = turn === 0 ? drawnBoxes(drawn, viewport.transform) : []
      return { upright, boxes, pieces: withoutShadows(pieces).map((piece, order) => ({ ...piece, order })) }
    })
}

/** A string with what the file says of it: its block, and the span in which it is drawn in other letters than are meant. */
interface ToldItem {
  readonly item: TextItem
  readonly tag: BlockTag | undefined
  readonly span: number | undefined
  readonly isArtifact: boolean
}

/** Of the size of type: what is so near to a letter of a span is of the same word. */
const SAME_WORD = 0.1

/** Strings with what is written in spans, these with what they touch on either side: a span may be a letter of a word. */
function withActualTexts(
  told: readonly ToldItem[],
  spans: number,
  textsFor: ReturnType<typeof spanTextsOf>,
): readonly ToldItem[] {
  const texts = textsFor(spans, (found) => {
    const letters = new Map<string, string | undefined>()
    return told.every(({ item, span }) => {
      if (span === undefined) return true
      const key = `${item.fontName} ${item.str}`
      const isKnown = letters.has(key)
      if (!isKnown) letters.set(key, found[span])
      return letters.get(key) === found[span]
    })
  })
  if (!texts) return told
  const named: ToldItem[] = []
  for (const one of told) {
    const { item, span } = one
    const before = named.at(-1)
    const text = span === undefined ? undefined : texts[span]
    const isWritten = text !== undefined && before?.span === span
    const str = isWritten ? '' : (text ?? item.str)
    const size = Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0)
    const isOn =
      before !== undefined &&
      (span !== undefined || before.span !== undefined) &&
      before.item.fontName === item.fontName &&
      before.item.transform.slice(0, 4).every((value, at) => value === item.transform[at]) &&
      before.item.transform[5] === item.transform[5] &&
      Math.abs((item.transform[4] ?? 0) - (before.item.transform[4] ?? 0) - before.item.width) <
        size * SAME_WORD
    if (isOn)
      named.splice(-1, 1, {
        ...one,
        item: {
          ...before.item,
          str: before.item.str + str,
          width: (item.transform[4] ?? 0) + item.width - (before.item.transform[4] ?? 0),
        },
      })
    else if (str.trim() !== '') named.push({ ...one, item: { ...item, str } })
  }
  return named
}

/** How the letters of fonts are written that don't say themselves which letters they have. */
const letteringsOf = (
  used: readonly { readonly item: TextItem }[],
  fonts: ReadonlyMap<string, FontStyle>,
): ReadonlyMap<string, (text: string) => string> => {
  const unnamed = used.filter(({ item }) => fonts.get(item.fontName)?.isUnnamed)
  const byFont = Map.groupBy(unnamed, ({ item }) => item.fontName)
  return new Map([...byFont].map(([font, own]) => [font, lettersOf(own.map(({ item }) => item.str))]))
}

const turnOf = ({ transform }: TextItem, page: readonly number[]): number => {
  const [a, b] = product(asMatrix(page), asMatrix(transform))
  return (Math.round(Math.atan2(b, a) / QUARTER) + 4) % 4
}

function pieceOf(
  item: TextItem,
  tag: BlockTag | undefined,
  font: FontStyle | undefined,
  {
    upright,
    transform,
    breaks,
  }: { upright: Upright; transform: readonly number[]; breaks: readonly TextBreak[] },
): Piece[] {
  const [, , c, d, e, f] = product(asMatrix(transform), asMatrix(item.transform))
  const size = Math.hypot(c, d)
  const { x, y } = upright.toUpright(e, f)
  if (size < 1 || !Number.isFinite(x + y)) return []
  const { isBold = false, isItalic = false } = font ?? {}
  const whole: Piece = {
    text: item.str
      .replaceAll(UNNAMED, ' ')
      .replaceAll(IN_BRACKETS, '')
      .replaceAll(FORMS, (form) => form.normalize('NFKC')),
    x,
    baseline: y,
    width: item.width,
    size,
    isBold,
    isItalic,
    isRightToLeft: item.dir === 'rtl',
    ...(tag && { block: tag.block, ...(tag.level !== undefined && { level: tag.level }) }),
  }
  return (whole.isRightToLeft ? [whole] : cutAtBreaks(whole, breaks)).flatMap(withoutLeaders)
}

/** Dots, dashes or underscores that lead to a price, alone or among words. */
const LEADERS =
  /(?:\s*[.\u2026_\u00B7]){4,}\s*|\s(?:[.\u00B7]\s){2,}[.\u00B7]?\s*|\s?\u2026+\s*$|^\s*[._\u2026]{2,}\s*|(?<=\d)\.{2,}\s*(?=\S)|\s{3,}/gu

function withoutLeaders(piece: Piece): Piece[] {
  const perLetter = piece.width / Math.max(1, piece.text.length)
  const parts: Piece[] = []
  const add = (start: number, end: number) => {
    const written = piece.text.slice(start, end)
    const text = written.trim()
    if (/^[.\s_\u2026]*$/u.test(text)) return
    const at = start + (written.length - written.trimStart().length)
    parts.push({ ...piece, text, x: piece.x + at * perLetter, width: text.length * perLetter })
  }
  let start = 0
  for (const { 0: leaders, index } of piece.text.matchAll(LEADERS)) {
    add(start, index)
    start = index + leaders.length
  }
  add(start, piece.text.length)
  return parts
}

/** Letters printed twice, a little apart, are bold ones. */
function withoutShadows(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  const byText = new Map<string, number[]>()
  for (const piece of pieces) {
    const places = byText.get(piece.text) ?? []
    const twin = places.find((at) => {
      const other = kept[at]
      return (
        other !== undefined &&
        Math.abs(other.x - piece.x) < SHADOW &&
        Math.abs(other.baseline - piece.baseline) < SHADOW
      )
    })
    const before = twin === undefined ? undefined : kept[twin]
    if (twin !== undefined && before) kept[twin] = { ...before, isBold: true }
    else {
      places.push(kept.length)
      byText.set(piece.text, places)
      kept.push(piece)
    }
  }
  return kept
}
