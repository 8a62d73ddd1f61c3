import { isLabel } from '../../domain/prices/words/labels.ts'
import type { SourceLine, Tag } from '../../domain/reading/lines/line.ts'
import { AMOUNT, BEFORE_AMOUNT } from './amounts.ts'
import { propertiesOf } from './described.ts'
import { LineWriter, sourceLines, type WordStyle, type WrittenLine } from './line-writer.ts'
import { attribute, isElement, type PageElement, type PageNode, pageOf, textIn } from './page.ts'
import { splitPrice } from './split-price.ts'
import { tableRows } from './table-rows.ts'
import { isFormer, isUnseen } from './unseen.ts'

interface Choice {
  /** Whether it is the text of a document, where tabs and empty paragraphs are meant. */
  readonly isDocument?: boolean
}

/** The lines that a page shows: of headings, paragraphs, lists and tables. Never throws. */
export function htmlLines(html: string, choice: Choice = {}): SourceLine[] {
  const walk = new PageWalk(choice.isDocument === true)
  walk.all(pageOf(html).body, { isBold: false, isItalic: false, size: 1 })
  walk.writer.end()
  return sourceLines(walk.writer.lines)
}

const LEFT_OUT = new Set(
  'script style nav footer noscript template svg head iframe button select input textarea form object video audio canvas dialog'.split(
    ' ',
  ),
)

const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure header hgroup hr html li main ol p pre section summary table tbody thead tfoot tr td th ul h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)

const PLAIN: WordStyle = { isBold: false, isItalic: false, size: 1 }

/** As browsers set them. */
const SIZES: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17, small: 0.85 }

/** Lines; what holds more is a section and no item. */
const LARGEST_ITEM = 5

class PageWalk {
  readonly writer = new LineWriter()
  private readonly isDocument: boolean

  constructor(isDocument: boolean) {
    this.isDocument = isDocument
  }

  all(nodes: readonly PageNode[], style: WordStyle): void {
    for (const [at, node] of nodes.entries()) {
      if (!this.isDocument && areWordsApart(nodes[at - 1], node)) this.writer.end()
      if (isElement(node)) this.element(node, style)
      else if (node.nodeName === '#text' && 'value' in node) this.text(node.value, style)
    }
  }

  /** Whether line ends and spaces are meant. */
  private isSet = false

  private text(value: string, style: WordStyle): void {
    if (this.isSet) {
      for (const [at, line] of value.split(/\r?\n/u).entries()) {
        if (at > 0) this.writer.end(undefined, true)
        this.writer.set(line, style)
      }
      return
    }
    const words = this.isDocument
      ? value.replaceAll(/ *\t[ \t]*/gu, '\t').replaceAll(/[\r\n]+/gu, ' ')
      : value.replaceAll(/[\t\r\n\f ]+/gu, ' ')
    this.writer.words(words, style)
  }

  private element(element: PageElement, around: WordStyle): void {
    const { tagName: tag } = element
    const opens = tag === 'button' && opensPrices(element)
    if ((LEFT_OUT.has(tag) && !opens) || (!this.isDocument && isUnseen(element, isPrice))) return
    if (this.cents(element) || this.formerly(element)) return
    const style = styleOf(element, around)
    const price = splitPrice(element)
    if (opens) this.words({ ...element, tagName: 'h3' }, element.childNodes, { ...style, isBold: true })
    else if (price !== undefined) this.words(element, [textNode(price)], style)
    else this.words(element, element.childNodes, style)
  }

  private words(given: PageElement, childNodes: PageElement['childNodes'], style: WordStyle): void {
    const element = { ...given, childNodes }
    const { tagName: tag } = element
    if (tag === 'br') this.writer.end(undefined, true)
    else if (tag === 'hr') this.writer.space(1)
    else if (tag === 'table') this.table(element, style)
    else if (BLOCKS.has(tag) || isDescription(element)) this.block(element, style)
    else this.inline(element, style)
  }

  /** `$12<sup>50</sup>`, `<span class="cents">50</span>`: what is raised behind a figure are its cents. */
  private cents(element: PageElement): boolean {
    if (element.tagName !== 'sup' && !/(?:cents?|decimals?|fraction)\b/iu.test(attribute(element, 'class')))
      return false
    const [, digits] = /^\s*[.,]?(\d\d)\s*$/u.exec(textIn(element)) ?? []
    // Codes of allergens are raised as well.
    const isCode = element.tagName === 'sup' && Number(digits) < 15 && Number(digits) % 5 > 0
    const now = this.writer.now.trimEnd()
    if (digits === undefined || !/(?:^|[\s\p{Sc}])\d{1,4}$/u.test(now)) return false
    if (isCode && !/\p{Sc}\s?\d{1,4}$/u.test(now)) return false
    this.writer.glue(`.${digits}`)
    return true
  }

  /** A price that is struck through, until the one that replaces it is written. */
  private former = ''

  private formerly(element: PageElement): boolean {
    const text = textIn(element).trim().replace(BEFORE_AMOUNT, '')
    const how = isPrice(text) ? isFormer(element) : undefined
    if (how === undefined || (how === 'called' && !hasPriceBeside(element))) return false
    this.former = text
    if (AMOUNT.test(/\t([^\t]+)\t?$/u.exec(this.writer.now)?.[1]?.trim() ?? '')) this.sayFormer()
    return true
  }

  /** The last term of a list. */
  private term: WrittenLine | undefined

  private sayFormer(): void {
    if (this.former !== '') this.writer.words(` (reg. ${this.former})`, PLAIN)
    this.former = ''
  }

  private inline(element: PageElement, style: WordStyle): void {
    const isPrice = element.childNodes.length > 0 && AMOUNT.test(textIn(element).trim())
    const before = this.writer.now
    // `<span>$</span><span>6</span>` is one price.
    if (isPrice && !/\p{Sc}\s?$/u.test(before)) this.writer.tab()
    this.all(element.childNodes, style)
    if (isPrice && this.writer.now.trim() !== before.trim()) this.sayFormer()
    if (isPrice) this.writer.tab()
  }

  private block(element: PageElement, style: WordStyle): void {
    const { writer } = this
    writer.end()
    this.isSet = element.tagName === 'pre'
    const level = Number(/^h([1-6])$/u.exec(element.tagName)?.[1] ?? 0)
    if (level > 0) writer.space(1)
    const start = writer.lines.length
    this.all(element.childNodes, style)
    this.sayFormer()
    this.isSet = false
    writer.end(tagOf(element.tagName, level), this.isDocument && element.tagName === 'p')
    if (this.isDocument) return
    const own = writer.lines.slice(start)
    if (element.tagName === 'dt') this.term = writer.lines[start]
    if (element.tagName === 'dd') priceOfTerm(writer.lines, start, this.term)
    const [only] = own
    // A price in front of its name, on one line.
    const [, price = '', name = ''] = /^([^\t]+)\t([^\t]+)$/u.exec(only?.text ?? '') ?? []
    if (only && isPrice(price) && /^\p{L}|^\d\s\p{L}/u.test(name) && !/\d[.,]\d\d/u.test(name))
      only.text = `${name}\t${price}`
    if (own.length < 2) return
    if (own.length <= LARGEST_ITEM) joinPrice(writer.lines, start, isOneItem(element))
    if (isOneItem(element)) joinSizes(writer.lines, start)
    if (writer.lines.length - start < 2) return
    const first = writer.lines[start]
    if (first && start > 0 && writer.lines[start - 1]?.tag?.kind !== 'heading')
      first.gapAbove = Math.max(1, first.gapAbove)
    writer.space(1)
  }

  private table(element: PageElement, style: WordStyle): void {
    const rows = tableRows(element, (cell) => this.linesOf(cell, style))
    const caption = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption')
    this.writer.end()
    if (!rows) {
      this.block({ ...element, tagName: 'div' }, style)
      return
    }
    this.writer.space(1)
    const isSaid = caption && rows[0]?.text.includes(textIn(caption).trim())
    if (caption && !isSaid) this.block({ ...caption, tagName: 'h3' }, { ...style, isBold: true })
    for (const { text, isHead, isHeading } of rows) {
      if (isHeading) this.writer.space(1)
      this.writer.words(text, isHead || isHeading ? { ...style, isBold: true } : style)
      this.writer.end(isHeading ? { kind: 'heading', level: 3 } : { kind: 'row' })
    }
    this.writer.space(1)
  }

  /** The lines that an element would have alone. */
  private linesOf(element: PageElement, style: WordStyle): string[] {
    const walk = new PageWalk(this.isDocument)
    walk.element({ ...element, tagName: 'div' }, style)
    walk.writer.end()
    return walk.writer.lines.map(({ text }) => text.replaceAll(/\s+/gu, ' '))
  }
}

/** Characters of words that stand for themselves; what is shorter may be a part of one. */
const WORD = 3

/** `<b>Reine</b><em>jambon</em>`: words of two elements with nothing between them are not on one line. */
const areWordsApart = (before: PageNode | undefined, node: PageNode): boolean => {
  if (!before || !isElement(before) || !isElement(node) || BLOCKS.has(node.tagName) || node.tagName === 'br')
    return false
  const [first, second] = [textIn(before), textIn(node)]
  const areWords = /\p{L}$/u.test(first) && /^\p{L}/u.test(second)
  return (
    areWords &&
    Math.min(first.length, second.length) >= WORD &&
    !isPrice(second.trim()) &&
    !isLabel(first.trim())
  )
}

const isPrice = (text: string): boolean => AMOUNT.test(text)

const textNode = (value: string): PageNode => ({ nodeName: '#text', value, parentNode: null })

/** Is what is pressed the heading of prices behind it, which it shows and hides? */
function opensPrices(element: PageElement): boolean {
  const of = (one: PageElement): readonly PageNode[] => {
    const around = one.parentNode?.childNodes ?? []
    return around
      .slice(around.indexOf(one) + 1)
      .filter(isElement)
      .slice(0, 1)
  }
  const parent = element.parentNode
  const isHeading = parent !== null && 'tagName' in parent && /^h[1-6]$/u.test(parent.tagName)
  const [next] = isHeading ? of(parent) : of(element)
  return next !== undefined && isElement(next) && BLOCKS.has(next.tagName) && hasPrice(next)
}

const hasPrice = (node: PageNode): boolean =>
  isElement(node)
    ? isPrice(textIn(node).trim()) || node.childNodes.some(hasPrice)
    : node.nodeName === '#text' && 'value' in node && isPrice(node.value.trim())

/** What a page says or calls to be a description is one, also where its style alone sets it on its own line. */
const isDescription = (element: PageElement): boolean =>
  propertiesOf(element).includes('description') ||
  /(?:^|[\s_-])(?:desc(?:ription|r)?|ingredients?|beschreibung|zutaten|descripci[oó]n|descrizione|ingredienti|omschrijving)(?:[\s_-]|$)/iu.test(
    attribute(element, 'class'),
  )

const hasPriceBeside = (element: PageElement): boolean =>
  element.parentNode?.childNodes.some(
    (other) =>
      isElement(other) && other !== element && isPrice(textIn(other).trim().replace(BEFORE_AMOUNT, '')),
  ) === true

const tagOf = (tagName: string, level: number): Tag | undefined => {
  if (level > 0) return { kind: 'heading', level }
  if (tagName === 'li') return { kind: 'entry' }
  return tagName === 'p' ? { kind: 'paragraph' } : undefined
}

/** \`<dt>Soup<dd>6.50\`: what a term costs. */
function priceOfTerm(lines: WrittenLine[], start: number, term: WrittenLine | undefined): void {
  const price = lines[start]
  if (!term || !price || lines.length !== start + 1 || !AMOUNT.test(price.text) || /\t|\d$/u.test(term.text))
    return
  term.text = `${term.text}\t${price.text}`
  lines.pop()
}

/** Is a box one of a list, as shops have them? */
const isOneItem = (element: PageElement): boolean =>
  /^(?:li|article)$/u.test(element.tagName) ||
  attribute(element, 'role') === 'listitem' ||
  /(?:^|[\s_-])(?:product|item|card|dish)(?:$|[\s_-])/iu.test(attribute(element, 'class'))

/** Moves the one price among a few adjacent lines next to the name, which is the first of the others. */
function joinPrice(lines: WrittenLine[], start: number, isItem: boolean): void {
  const own = lines.slice(start)
  const prices = own.filter(({ text }) => AMOUNT.test(text.replace(/ \(reg\. [^)]*\)$/u, '')))
  const [price] = prices
  const headings = own.filter(({ tag }) => tag?.kind === 'heading')
  const isHeaded = isItem && headings.length === 1
  const name = isHeaded ? headings[0] : own.find((line) => line !== price)
  if (!price || !name || prices.length > 1) return
  if (name.tag?.kind === 'heading' && name.tag.level < 3 && !isHeaded) return
  if (own.some(({ text }) => text !== price.text && /\t|\d[.,]\d\d$/u.test(text))) return
  name.text = `${name.text}\t${price.text}`
  name.tag = undefined
  name.gapAbove = Math.max(name.gapAbove, price === own[0] ? price.gapAbove : 0)
  lines.splice(lines.indexOf(price), 1)
}

/** Moves the sizes of a dish with their prices next to its name: `Small £3 Large £4` below `Latte`. */
function joinSizes(lines: WrittenLine[], start: number): void {
  const own = lines.slice(start)
  const [name, ...others] = own
  const sizes = others.filter(({ text }) => {
    const cells = text.split('\t')
    return (
      cells.length > 1 &&
      cells.length % 2 === 0 &&
      cells.every((cell, at) => isPrice(cell) === (at % 2 === 1))
    )
  })
  const cells = sizes.flatMap(({ text }) => text.split('\t'))
  if (
    !name ||
    sizes.length === 0 ||
    /\t/u.test(name.text) ||
    !cells.every((cell, at) => at % 2 === 1 || isLabel(cell))
  )
    return
  name.text = `${name.text}\t${cells.join(' ')}`
  name.tag = undefined
  for (const size of sizes) lines.splice(lines.indexOf(size), 1)
}

function styleOf(element: PageElement, around: WordStyle): WordStyle {
  const { tagName } = element
  const written = attribute(element, 'style')
  return {
    isBold:
      around.isBold ||
      /^(?:b|strong|th|h[1-6])$/u.test(tagName) ||
      /font-weight:\s*(?:bold|[6-9]00)/iu.test(written),
    isItalic: around.isItalic || /^(?:i|em|cite)$/u.test(tagName) || /font-style:\s*italic/iu.test(written),
    size: SIZES[tagName] ?? around.size,
  }
}
