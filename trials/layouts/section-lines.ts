import { languageOf } from '#domain/money/locale.ts'
import { dishLines } from './dish-lines.ts'
import { hasPrices } from './dish-prices.ts'
import { extraLines } from './dish-words.ts'
import type { LaidDish, LaidDocument, LaidPrice, LaidSection } from './document.ts'
import type { Draw } from './draw.ts'
import type { DishLayout, HeadingLayout, Layout } from './layout.ts'
import { inLetters, wrapped } from './letters.ts'
import { priceText } from './money.ts'
import type { Page } from './page.ts'

/** What a section is written with, and on which page. */
export interface SectionWriting {
  readonly document: LaidDocument
  readonly layout: Layout
  readonly page: Page
  readonly draw: Draw
  readonly style: DishLayout
  /** Names of the sections that it is in. */
  readonly path: readonly string[]
  readonly isFirst: boolean
  /** Heads of columns that were written last. */
  readonly headsAbove: { labels: string }
}

/** Columns of prices, and the share of their cells that has one. */
const MOST_HEADS = 4
const LEAST_FILLED = 0.5

/** Labels that the dishes of a section have their prices in, where the layout writes them over columns. */
function headsOf({ dishes }: LaidSection, style: DishLayout): string[] {
  if (!/^(?:heads|above|cells)$/u.test(style.several) || !hasPrices(style) || style.order === 'L') return []
  const labels = (dish: LaidDish): string[] =>
    dish.prices.flatMap(({ label, isSupplement }) => (isSupplement || label === undefined ? [] : [label]))
  const priced = dishes.filter((dish) => labels(dish).length > 0)
  const heads = [
    ...new Set(
      priced
        .map(labels)
        .sort((one, other) => other.length - one.length)
        .flat(),
    ),
  ]
  const filled = priced.flatMap(labels).length / Math.max(1, heads.length * priced.length)
  const isTable = heads.length >= 2 && heads.length <= MOST_HEADS && heads.every((head) => head.length < 22)
  return isTable && filled >= LEAST_FILLED && (priced.length >= 2 || style.several === 'cells') ? heads : []
}

/** A section with its heading, its dishes, and the sections in it. */
export function writeSection(section: LaidSection, writing: SectionWriting): void {
  const { document, layout, page, draw, style, path, isFirst } = writing
  const isWritten = layout.headings === 'written' || (layout.headings === 'none first' && !isFirst)
  const isHeaded = isWritten && !(isFirst && layout.first === 'dish')
  const heads = headsOf(section, style)
  const below = { ...writing, path: isHeaded ? [...path, section.name] : path, isFirst: false }
  const isInHeading = isHeaded && writeHeading(section, heads, writing)
  if (heads.length > 0 && !isInHeading && !areKnown(heads, writing)) writeHeads(heads, writing)
  writing.headsAbove.labels = heads.join('|')
  writeDishes(section, heads, below)
  const { money } = layout
  for (const text of section.extras
    ? extraLines(section.extras, { money, language: document.language, draw })
    : [])
    page.add({ text, state: 'extras', place: 'inside' })
  if (section.footer !== undefined) writeNote(section.footer, 'inside', style, page)
  for (const child of section.sections ?? []) writeSection(child, below)
}

/** Whether the heads over an earlier section are meant for this one too. */
const areKnown = (heads: readonly string[], { headsAbove, layout }: SectionWriting): boolean =>
  layout.heading.heads === 'once' && headsAbove.labels === heads.join('|')

/** Returns whether heads of columns are on the line of the heading. */
function writeHeading(section: LaidSection, heads: readonly string[], writing: SectionWriting): boolean {
  const { document, layout, page, draw, style, path } = writing
  const { language } = document
  const depth = path.length
  const heading = depth === 0 ? layout.heading : layout.subheading
  const name = inLetters(section.name, heading.letters, language)
  const second =
    section.secondName === undefined ? '' : inLetters(section.secondName, heading.letters, language)
  const secondBeside =
    second !== '' && heading.second === 'slash' ? `${draw.pick([' / ', ' | ', ' - '])}${second}` : ''
  const secondApart =
    second !== '' && heading.second === 'beside' ? `${draw.pick(['  ', ' ', '    '])}${second}` : ''

  const shared = sharedPrices(section, style)
  const [price] = shared
  const isPriceBeside =
    price !== undefined && heading.price === 'beside' && (shared.length === 1 || draw.chance(0.2))
  const priceBeside = isPriceBeside
    ? draw.pick([' ', '   ', ' – ', ' - ', ' ....... ', '. ', ': ']) +
      shared.map((one) => sharedText(one, writing)).join(draw.pick([', ', ' / ', ' | ', '   ']))
    : ''
  const isTab = style.separator === 'tab'
  const isInHeading = heads.length > 0 && style.several === 'heads' && !areKnown(heads, writing)
  const headsBeside = isInHeading
    ? `${isTab ? '\t' : '    '}${heads.join(isTab ? '\t' : draw.pick(['  ', '   ', '    ']))}`
    : ''
  const isIntroBeside = section.intro !== undefined && heading.intro === 'beside' && section.intro.length < 50
  const introBeside = isIntroBeside && headsBeside === '' ? introText(section.intro ?? '', draw) : ''

  const [first = name, ...rest] =
    headsBeside + priceBeside + introBeside === '' ? wrapped(name, heading.wrap) : [name]
  const state = headsBeside !== '' ? 'heads' : depth === 0 ? 'section' : 'subsection'
  page.add({
    text: `${signed(first + secondBeside + secondApart, heading, depth, draw)}${introBeside}${priceBeside}${headsBeside}`,
    state,
    place: 'heading',
    indent: heading.indent,
  })
  const more = (text: string): void =>
    page.add({ text, state: 'sectionMore', place: 'below heading', indent: heading.indent })
  for (const text of rest) more(text)
  if (second !== '' && heading.second === 'below') more(second)
  if (heading.sign === 'rule below')
    page.add({
      text: draw.pick(['-', '_', '=', '–']).repeat(draw.whole(5, 30)),
      state: 'ornament',
      place: 'below heading',
    })

  // `11.30–14.00   8,50 €`: when it is served, on the line of its price.
  const isPricedIntro =
    introBeside + priceBeside === '' &&
    shared.length === 1 &&
    section.intro !== undefined &&
    /^[(\d]/u.test(section.intro) &&
    draw.chance(0.5)
  const intro = introBeside === '' && !isPricedIntro ? section.intro : undefined
  const isIntroFirst = draw.chance(0.6)
  if (intro !== undefined && isIntroFirst) writeNote(intro, 'below heading', style, page)
  if (priceBeside === '') {
    const texts = shared.map(
      (one) =>
        (isPricedIntro ? `${section.intro}${draw.pick(['  ', '   ', ' – ', ': '])}` : '') +
        sharedText(one, writing),
    )
    const lines = draw.chance(0.4) ? [texts.join(draw.pick([' · ', ' / ', ', ', ' | ']))] : texts
    for (const text of lines) page.add({ text, state: 'pricesS', place: 'below heading' })
  }
  if (intro !== undefined && !isIntroFirst) writeNote(intro, 'below heading', style, page)

  const isTable = heading.tableWords || style.order === 'TBL'
  if (heads.length === 0 && section.dishes.length > 0 && hasPrices(style) && isTable && draw.chance(0.9)) {
    const [dish, cost] = tableWords[languageOf(language)] ?? ['Item', 'Price']
    page.add({
      text: dish + (style.separator === 'gap' ? ' '.repeat(12) : '\t') + cost,
      state: 'heads',
      place: 'below heading',
    })
  }
  return isInHeading
}

function writeHeads(heads: readonly string[], { style, page, draw }: SectionWriting): void {
  const isTab = style.separator === 'tab'
  if (style.several === 'cells')
    for (const text of heads) page.add({ text, state: 'heads', place: 'below heading' })
  else
    page.add({
      text: heads.join(isTab ? '\t' : '   '),
      state: 'heads',
      place: 'below heading',
      indent: isTab ? 0 : draw.whole(0, 40),
    })
}

function introText(intro: string, draw: Draw): string {
  const isShut = /^[(]/u.test(intro)
  return isShut || draw.chance(0.5)
    ? ` ${intro}`
    : draw.pick([` (${intro})`, ` – ${intro}`, ` - ${intro}`, `: ${intro}`])
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

/** The words over the columns of a table: a dish, its price. */
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

/** That each dish of a section costs the same. */
const eachWords: Readonly<Record<string, readonly string[]>> = {
  en: ['all', 'All', 'each', 'ea', 'all at'],
  de: ['alle', 'je', 'jeweils', 'pro Portion'],
  fr: ['tous à', 'au choix', 'la portion', 'pièce'],
  es: ['todos a', 'cada uno', 'c/u', 'unidad'],
  it: ['tutti a', "l'uno", 'cad.', 'tutte'],
  nl: ['alle', 'per stuk', 'p.st.', 'alles'],
  pt: ['cada', 'todos', 'unidade'],
  da: ['alle', 'pr. stk.', 'pr. stk'],
  sv: ['alla', 'per styck', 'st'],
  nb: ['alle', 'pr. stk.'],
  fi: ['kaikki', '/kpl'],
  pl: ['każdy', 'szt.'],
  cs: ['vše', 'ks'],
}

function sharedText(price: LaidPrice, { document, layout, draw }: SectionWriting): string {
  const { language } = document
  const text = priceText(price, layout.money, { language, isFirst: true, draw })
  if (price.label !== undefined) {
    return draw.chance(0.88)
      ? price.label + draw.pick([' ', ': ', '   ', ' – ', '\t', ' ']) + text
      : `${text} ${price.label}`
  }
  if (!price.isEach) return text
  const words = eachWords[languageOf(language)]
  if (words === undefined) return text
  const word = draw.pick(words)
  return draw.chance(0.5) ? `${word} ${text}` : `${text} ${word}`
}

function writeNote(text: string, place: 'below heading' | 'inside', { wrap }: DishLayout, page: Page): void {
  for (const line of wrapped(text, wrap === 0 ? 0 : wrap + 20)) page.add({ text: line, state: 'note', place })
}

/** Prices of all dishes of a section, or of the meal that they make. */
function sharedPrices({ prices, dishes }: LaidSection, { order }: DishLayout): readonly LaidPrice[] {
  if (order !== 'HP' || (prices ?? []).length > 0)
    return (prices ?? []).filter(({ isSupplement }) => !isSupplement)
  const first = dishes.find((dish) => dish.prices.length > 0)?.prices[0]
  return first === undefined ? [] : [{ amount: first.amount }]
}

function writeDishes(section: LaidSection, heads: readonly string[], writing: SectionWriting): void {
  const { document, layout, page, draw, style, path } = writing
  if (canRun(section.dishes) && draw.chance(layout.runs)) {
    writeRuns(section.dishes, writing)
    return
  }
  if (canList(section) && draw.chance(section.isChoice === true ? 0.3 : 0.12)) {
    writeList(section, writing)
    return
  }
  const { money } = layout
  const isOr = section.isChoice === true && section.dishes.length < 5 && draw.chance(0.1)
  const or = draw.pick(orWords[languageOf(document.language)] ?? ['* * *', '/'])
  const later: { text: string; dish: number }[] = []
  for (const [at, one] of section.dishes.entries()) {
    const dish = page.expected.length
    const {
      lines,
      later: prices,
      expected,
    } = dishLines(one, {
      style,
      money,
      language: document.language,
      draw,
      heads,
      isFirst: at === 0,
    })
    page.expected.push({ section: path, ...expected })
    if (isOr && at > 0) page.add({ text: or, state: 'ornament', place: 'inside' })
    for (const [line, { text, state, indent = 0 }] of lines.entries())
      page.add({ text, state, place: line === 0 ? 'dish' : 'inside', dish, indent })
    later.push(...prices.map((text) => ({ text, dish })))
  }
  for (const [at, { text, dish }] of later.entries())
    page.add({ text, state: 'prices', place: at === 0 ? 'dish' : 'inside', dish })
}

/** Between the choices of a course. */
export const orWords: Readonly<Record<string, readonly string[]>> = {
  en: ['or', 'OR', '- or -', '~', 'Or'],
  de: ['oder', '* * *', 'ODER', '– oder –'],
  fr: ['ou', 'OU', '***', '- ou -'],
  es: ['o', 'O bien', 'ó'],
  it: ['o', 'oppure', '***'],
  nl: ['of', '* * *', 'OF'],
  pt: ['ou', 'OU'],
  da: ['eller', '***'],
  sv: ['eller', '***'],
  nb: ['eller', '***'],
  fi: ['tai'],
  pl: ['lub', 'albo'],
  cs: ['nebo'],
  hu: ['vagy'],
}

const canRun = (dishes: readonly LaidDish[]): boolean =>
  dishes.length >= 3 &&
  dishes.every(
    ({ name, prices, secondName }) =>
      name.length < 24 && secondName === undefined && prices.length === 1 && prices[0]?.label === undefined,
  )

/** Names without prices that fit on one line: the choices of a course, what is sold at one price. */
const canList = ({ dishes, prices = [], isChoice = false }: LaidSection): boolean =>
  (isChoice || prices.length > 0) &&
  dishes.length >= 2 &&
  dishes.length < 7 &&
  dishes.every(
    ({ name, prices: own, secondName }) =>
      name.length < 32 && !/[,/]/u.test(name) && own.length === 0 && secondName === undefined,
  )

/** `Soup of the day or Caesar salad`, `Fries · Spinach · Broccoli` */
function writeList({ dishes, isChoice }: LaidSection, writing: SectionWriting): void {
  const { document, page, draw, style, path } = writing
  const { language } = document
  const or = (orWords[languageOf(language)] ?? []).find((word) => /^\p{Ll}+$/u.test(word))
  const names = dishes.map(({ name }) => inLetters(name, style.nameCase, language))
  const dish = page.expected.length
  for (const name of names) page.expected.push({ section: path, name, prices: [] })
  const text =
    isChoice === true && or !== undefined
      ? `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
      : names.join(draw.pick(names.length > 2 ? [' · ', ' · ', ', ', ' | ', ' • '] : [' · ', ' | ', ' • ']))
  page.add({ text, state: 'items', place: 'dish', dish })
}

/** Some dishes on each line. */
function writeRuns(dishes: readonly LaidDish[], writing: SectionWriting): void {
  const { document, layout, page, draw, style, path } = writing
  const { language } = document
  const count = draw.whole(2, 4)
  const between = draw.pick([' · ', ', ', ' / ', ' | ', ' • ', '     '])
  for (let at = 0; at < dishes.length; at += count) {
    const some = dishes.slice(at, at + count)
    const dish = page.expected.length
    const texts = some.map(({ name, prices: [price] }) => {
      const shown = inLetters(name, style.nameCase, language)
      page.expected.push({ section: path, name: shown, prices: price === undefined ? [] : [price] })
      return `${shown} ${price === undefined ? '' : priceText(price, layout.money, { language, isFirst: at === 0, draw })}`
    })
    page.add({ text: texts.join(between), state: some.length === 1 ? 'itemP' : 'items', place: 'dish', dish })
  }
}
