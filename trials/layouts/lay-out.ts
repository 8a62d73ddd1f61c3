import { languageOf } from '#domain/money/locale.ts'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { decorated } from './decorated.ts'
import { dishLines, extraLines, hasPrices } from './dish-lines.ts'
import type { LaidDish, LaidDocument, LaidPrice, LaidSection } from './document.ts'
import { type Draw, drawOf } from './draw.ts'
import { type DishLayout, type HeadingLayout, type Layout, layoutFor } from './layout.ts'
import { inLetters, wrapped } from './letters.ts'
import { priceText } from './money.ts'
import { type ExpectedDish, type LaidLine, Page } from './page.ts'
import { writeFoot, writeTop } from './whole-menu.ts'

export type { ExpectedDish, LaidLine } from './page.ts'

export interface LaidMenu {
  readonly document: LaidDocument
  readonly layout: Layout
  readonly lines: readonly LaidLine[]
  readonly expected: readonly ExpectedDish[]
}

/** A document in a layout that the seed draws. */
export function layOut(document: LaidDocument, seed: number): LaidMenu {
  const draw = drawOf(seed)
  const layout = layoutFor(draw, document.language, document.currency)
  const said = decorated(document, layout, draw)
  const page = new Page(layout, draw)
  writeTop(said, layout, page, draw)
  const half = Math.ceil(said.sections.length * (0.3 + draw.unit() * 0.5))
  for (const [at, section] of said.sections.entries())
    writeSection(
      section,
      { style: at < half ? layout.dishes : layout.others, path: [], isFirst: at === 0 },
      said,
      layout,
      page,
      draw,
    )
  writeFoot(said, layout, page, draw)
  const lines = withoutLost(layout.isCentered ? centered(page.lines) : page.lines)
  return { document: said, layout, lines, expected: page.expected }
}

const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/u

/** Without lines that no paste keeps: the rules of Markdown. */
function withoutLost(lines: readonly LaidLine[]): LaidLine[] {
  if (!lines.some(({ text }) => RULE.test(text))) return [...lines]
  const text = textOf(lines)
  const rows = new Set(textLines(text).map(({ place }) => place.box?.y))
  let row = 0
  return lines.filter(({ blankAbove }) => {
    row += blankAbove
    const isKept = rows.has(row)
    row += 1
    return isKept
  })
}

const CENTER = 80
const centered = (lines: readonly LaidLine[]): LaidLine[] =>
  lines.map((line) => ({ ...line, indent: Math.max(0, Math.floor((CENTER - line.text.length) / 2)) }))

interface SectionWriting {
  readonly style: DishLayout
  readonly path: readonly string[]
  readonly isFirst: boolean
}

/** At most so many columns of prices. */
const MOST_HEADS = 4

/** Labels that most dishes of a section have their prices in. */
function headsOf({ dishes }: LaidSection, style: DishLayout): string[] {
  if (!/^(?:heads|above|cells)$/u.test(style.several) || !hasPrices(style) || style.order === 'L') return []
  const priced = dishes.filter(({ prices }) =>
    prices.some(({ label, isSupplement }) => label !== undefined && !isSupplement),
  )
  const heads = [
    ...new Set(
      priced.flatMap(({ prices }) =>
        prices.flatMap(({ label, isSupplement }) => (isSupplement || label === undefined ? [] : [label])),
      ),
    ),
  ]
  return heads.length >= 2 && heads.length <= MOST_HEADS && priced.length >= 2 ? heads : []
}

function signed(text: string, { sign }: HeadingLayout, depth: number, draw: Draw): string {
  switch (sign) {
    case 'none':
    case 'rule below':
      return text
    case 'markdown':
      return `${'#'.repeat(depth + 2)} ${text}`
    case 'equals':
      return `== ${text} ==`
    case 'colon':
      return `${text}:`
    case 'dashes':
      return draw.chance(0.7) ? `- ${text} -` : `--- ${text} ---`
    case 'stars':
      return `*** ${text} ***`
    case 'brackets':
      return `[ ${text} ]`
    case 'icon':
      return `${draw.pick(['■', '◆', '★', '🍕', '🍷', '▶', '●'])} ${text}`
  }
}

const tableWords: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Item', 'Price'],
  de: ['Gericht', 'Preis'],
  fr: ['Plat', 'Prix'],
  es: ['Plato', 'Precio'],
  it: ['Piatto', 'Prezzo'],
  nl: ['Gerecht', 'Prijs'],
  pt: ['Prato', 'Preço'],
  da: ['Ret', 'Pris'],
  sv: ['Rätt', 'Pris'],
  pl: ['Danie', 'Cena'],
  cs: ['Jídlo', 'Cena'],
}

function writeSection(
  section: LaidSection,
  writing: SectionWriting,
  document: LaidDocument,
  layout: Layout,
  page: Page,
  draw: Draw,
): void {
  const { style, path, isFirst } = writing
  const { language } = document
  const { money } = layout
  const depth = path.length
  const heading = depth === 0 ? layout.heading : layout.subheading
  const isWritten = layout.headings === 'written' || (layout.headings === 'none first' && !isFirst)
  const isHeaded = isWritten && !(isFirst && layout.first === 'dish')
  const heads = headsOf(section, style)
  const shared = sharedPrices(section, style)
  const name = inLetters(section.name, heading.letters, language)
  const ownPath = isHeaded ? [...path, section.name] : path

  if (isHeaded) {
    const beside =
      section.secondName !== undefined && (heading.second === 'slash' || heading.second === 'beside')
        ? `${heading.second === 'slash' ? ' / ' : '  '}${inLetters(section.secondName, heading.letters, language)}`
        : ''
    const price = heading.price === 'beside' ? shared[0] : undefined
    const priceBeside =
      price === undefined || shared.length > 1
        ? ''
        : `${draw.pick([' ', '   ', ' – ', ' ....... '])}${price.label === undefined ? '' : `${price.label} `}${priceText(price, money, { language, isFirst: true, draw })}`
    const headsBeside =
      heads.length > 0 && style.several === 'heads'
        ? `${style.separator === 'tab' ? '\t' : '    '}${heads.join(style.separator === 'tab' ? '\t' : draw.pick(['  ', '   ', '    ']))}`
        : ''
    const tableBeside = ''
    page.add({
      text: `${signed(name + beside, heading, depth, draw)}${priceBeside}${headsBeside}${tableBeside}`,
      state: headsBeside === '' ? (depth === 0 ? 'section' : 'subsection') : 'heads',
      place: 'heading',
      indent: heading.indent,
    })
    if (section.secondName !== undefined && heading.second === 'below')
      page.add({
        text: inLetters(section.secondName, heading.letters, language),
        state: 'sectionMore',
        place: 'below heading',
        indent: heading.indent,
      })
    if (heading.sign === 'rule below')
      page.add({
        text: draw.pick(['-', '_', '=', '–']).repeat(draw.whole(5, 30)),
        state: 'ornament',
        place: 'below heading',
      })
    const isIntroFirst = draw.chance(0.6)
    if (section.intro !== undefined && isIntroFirst) writeNote(section.intro, 'below heading', style, page)
    if (priceBeside === '')
      for (const one of shared)
        page.add({
          text: `${one.label === undefined ? '' : `${one.label}${draw.pick([' ', ': ', '   ', ' – '])}`}${priceText(one, money, { language, isFirst: true, draw })}`,
          state: 'pricesS',
          place: 'below heading',
        })
    if (section.intro !== undefined && !isIntroFirst) writeNote(section.intro, 'below heading', style, page)
    const [words] = [tableWords[languageOf(language)] ?? tableWords['en']]
    if (
      words &&
      heads.length === 0 &&
      hasPrices(style) &&
      (heading.tableWords || style.order === 'TBL') &&
      draw.chance(0.9)
    )
      page.add({
        text: words.join(style.separator === 'gap' ? '          ' : '\t'),
        state: 'heads',
        place: 'below heading',
      })
  }
  if (heads.length > 0 && (style.several !== 'heads' || !isHeaded)) {
    if (style.several === 'cells')
      for (const head of heads) page.add({ text: head, state: 'heads', place: 'below heading' })
    else
      page.add({
        text: heads.join(style.separator === 'tab' ? '\t' : '   '),
        state: 'heads',
        place: 'below heading',
        indent: style.separator === 'tab' ? 0 : draw.whole(0, 40),
      })
  }
  writeDishes(section, { ...writing, path: ownPath }, heads, document, layout, page, draw)
  for (const text of section.extras ? extraLines(section.extras, { money, language, draw }) : [])
    page.add({ text, state: 'extras', place: 'inside' })
  if (section.footer !== undefined) writeNote(section.footer, 'inside', style, page)
  for (const below of section.sections ?? [])
    writeSection(below, { style, path: ownPath, isFirst: false }, document, layout, page, draw)
}

function writeNote(text: string, place: 'below heading' | 'inside', { wrap }: DishLayout, page: Page): void {
  for (const line of wrapped(text, wrap === 0 ? 0 : wrap + 20)) page.add({ text: line, state: 'note', place })
}

/** Prices of all dishes of a section, or of the meal that they make. */
function sharedPrices({ prices, dishes }: LaidSection, { order }: DishLayout): readonly LaidPrice[] {
  if (order !== 'HP') return (prices ?? []).filter(({ isSupplement }) => !isSupplement)
  const first = dishes.find((dish) => dish.prices.length > 0)?.prices[0]
  return first === undefined ? [] : [{ amount: first.amount }]
}

function writeDishes(
  section: LaidSection,
  { style, path }: SectionWriting,
  heads: readonly string[],
  document: LaidDocument,
  layout: Layout,
  page: Page,
  draw: Draw,
): void {
  const { language } = document
  const isInRuns = canRun(section.dishes) && draw.chance(0.06)
  if (isInRuns) {
    writeRuns(section.dishes, { style, path, isFirst: false }, document, layout, page, draw)
    return
  }
  const later: { text: string; dish: number }[] = []
  for (const [at, dish] of section.dishes.entries()) {
    const index = page.expected.length
    const one = dishLines(dish, { style, money: layout.money, language, draw, heads, isFirst: at === 0 })
    page.expected.push({ section: path, ...one.expected })
    for (const [line, { text, state, indent }] of one.lines.entries())
      page.add({
        text,
        state,
        place: line === 0 ? 'dish' : 'inside',
        dish: index,
        ...(indent !== undefined && { indent }),
      })
    later.push(...one.later.map((text) => ({ text, dish: index })))
  }
  for (const [at, { text, dish }] of later.entries())
    page.add({ text, state: 'prices', place: at === 0 ? 'dish' : 'inside', dish })
}

const canRun = (dishes: readonly LaidDish[]): boolean =>
  dishes.length >= 3 &&
  dishes.every(
    ({ name, description, prices, secondName }) =>
      name.length < 24 &&
      description === undefined &&
      secondName === undefined &&
      prices.length === 1 &&
      prices[0]?.label === undefined,
  )

/** Two or three dishes on a line. */
function writeRuns(
  dishes: readonly LaidDish[],
  { style, path }: SectionWriting,
  { language }: LaidDocument,
  layout: Layout,
  page: Page,
  draw: Draw,
): void {
  const count = draw.whole(2, 4)
  const between = draw.pick([' · ', ', ', ' / ', ' | ', ' • ', '     '])
  for (let at = 0; at < dishes.length; at += count) {
    const index = page.expected.length
    const some = dishes.slice(at, at + count)
    const texts = some.map(({ name, prices }) => {
      const shown = inLetters(name, style.nameCase, language)
      page.expected.push({ section: path, name: shown, prices })
      return `${shown} ${prices[0] === undefined ? '' : priceText(prices[0], layout.money, { language, isFirst: at === 0, draw })}`
    })
    page.add({
      text: texts.join(between),
      state: some.length === 1 ? 'itemP' : 'items',
      place: 'dish',
      dish: index,
    })
  }
}

/** The menu as it is pasted. */
export const textOfMenu = ({ lines }: LaidMenu): string => textOf(lines)

const textOf = (lines: readonly LaidLine[]): string =>
  lines
    .map(({ text, blankAbove, indent = 0 }) => '\n'.repeat(blankAbove) + ' '.repeat(indent) + text)
    .join('\n')

/**
 * The menu as the reader gets it: one line of a source for each of its lines, with gaps and indents as a paste has
 * them, and with sizes and bold letters where it is printed.
 */
export function sourceLinesOf(menu: LaidMenu): SourceLine[] {
  const lines = textLines(textOfMenu(menu))
  return menu.layout.isPrint
    ? lines.map((line, at) => {
        const { size = 1, isBold } = menu.lines[at] ?? {}
        return { ...line, size, ...(isBold && { isBold }) }
      })
    : lines
}
