import { languageOf } from '#domain/money/locale.ts'
import type { LaidDocument } from './document.ts'
import type { Draw } from './draw.ts'
import type { Layout } from './layout.ts'
import { inLetters } from './letters.ts'
import { priceText, roundedFor } from './money.ts'
import type { LinePlace, Page } from './page.ts'

type Block = 'house' | 'tagline' | 'title' | 'date' | 'contact' | 'note' | 'greeting' | 'ornament' | 'legend'

/** What is above the first heading. */
export function writeTop(document: LaidDocument, layout: Layout, page: Page, draw: Draw): void {
  const { first } = layout
  const later: Block[] = []
  if (layout.house) later.push('house', ...(draw.chance(0.5) ? (['tagline'] as const) : []))
  if (/^(?:house|contact|tagline|ornament|date)$/u.test(first)) {
    if (draw.chance(0.45)) later.push('title')
    if (draw.chance(0.3)) later.push('date')
    if (draw.chance(0.35)) later.push('contact')
    if (draw.chance(0.2)) later.push('note')
    if (draw.chance(0.1)) later.push('greeting')
  } else if (first === 'title') {
    if (draw.chance(0.3)) later.push('date')
    if (draw.chance(0.2)) later.push('note')
  }
  const isBlock = (one: Layout['first']): one is Block => !/^(?:heading|dish|heads)$/u.test(one)
  const blocks = isBlock(first)
    ? [first, ...later.filter((block) => block !== first)]
    : layout.house && first === 'heading'
      ? []
      : later
  for (const block of blocks) writeBlock(block, document, page, draw)
  const { language } = document
  const prices = (document.mealPrices ?? []).map(
    (price) =>
      (price.label ?? '') +
      draw.pick([' ', ': ', ' – ']) +
      priceText(price, layout.money, { language, isFirst: true, draw }),
  )
  const joined = prices.length > 1 && draw.chance(0.5) ? [prices.join(', ')] : prices
  for (const text of joined) page.add({ text, state: 'notice', place: 'block' })
}

/** What is below the last dish. */
export function writeFoot(document: LaidDocument, layout: Layout, page: Page, draw: Draw): void {
  if (!layout.foot) return
  const blocks: Block[] = []
  if (draw.chance(0.6)) blocks.push('legend')
  if (draw.chance(0.7)) blocks.push('note')
  if (draw.chance(0.5)) blocks.push('contact')
  for (const block of draw.shuffled(blocks)) writeBlock(block, document, page, draw)
  if (draw.chance(0.05)) writeFee(document, layout, page, draw)
}

/** What a guest pays for other than dishes: bread, a terrace, a cork. */
const fees: Readonly<Record<string, readonly string[]>> = {
  en: ['Corkage per bottle', 'Cover charge', 'Bread & butter per person', 'Delivery', 'Split plate charge'],
  de: ['Gedeck', 'Korkgeld pro Flasche', 'Extra Teller', 'Verpackung', 'Lieferung ab'],
  fr: ['Droit de bouchon', 'Couvert supplémentaire', 'Corbeille de pain', 'Livraison'],
  es: ['Suplemento terraza', 'Servicio de pan', 'Descorche', 'Cubierto por persona', 'Envío a domicilio'],
  it: ['Coperto', 'Servizio torta', 'Diritto di tappo', 'Consegna a domicilio'],
  nl: ['Extra bord', 'Kurkengeld', 'Bezorgkosten', 'Brood per persoon'],
  pt: ['Couvert', 'Taxa de rolha', 'Serviço de pão', 'Entrega'],
  da: ['Proppenge', 'Kuvertbrød', 'Levering'],
  sv: ['Korkavgift', 'Extra tallrik', 'Hemleverans'],
  nb: ['Korkpenger', 'Levering', 'Ekstra brød'],
  pl: ['Opakowanie', 'Korkowe', 'Dostawa', 'Opłata serwisowa'],
  cs: ['Krabička', 'Kuvert', 'Rozvoz'],
  sk: ['Obal', 'Kuvert', 'Donáška'],
  hu: ['Csomagolás', 'Terítékdíj', 'Kiszállítás'],
  ro: ['Ambalaj', 'Livrare', 'Taxă dop'],
  tr: ['Servis ücreti', 'Kuver', 'Paket servis'],
  ru: ['Пробковый сбор', 'Упаковка', 'Доставка'],
  ja: ['お通し代', 'サービス料'],
  ko: ['포장비', '공기밥 추가'],
  zh: ['茶位費', '打包盒'],
}

function writeFee({ language, sections }: LaidDocument, layout: Layout, page: Page, draw: Draw): void {
  const words = fees[languageOf(language)]
  const price = sections
    .flatMap(({ dishes }) => dishes.flatMap(({ prices }) => prices))
    .find(({ amount }) => amount > 0)
  if (words === undefined || price === undefined) return
  const amount = roundedFor(
    Math.max(1, Math.round((price.amount * 0.2) / layout.money.scale)) * layout.money.scale,
    layout.money,
  )
  const text = priceText({ amount }, layout.money, { language, isFirst: false, draw })
  page.add({
    text: `${draw.pick(words)}${draw.pick([' ', ': ', '  ', ' – '])}${text}`,
    state: 'notice',
    place: draw.pick(['block', 'block inside']),
  })
}

function writeBlock(block: Block, document: LaidDocument, page: Page, draw: Draw): void {
  const { language } = document
  const place: LinePlace = 'block'
  const all = (state: 'contact' | 'notice' | 'legend', lines: readonly string[] | undefined): void => {
    for (const [at, text] of (lines ?? []).entries())
      page.add({ text, state, place: at === 0 ? 'block' : 'block inside' })
  }
  switch (block) {
    case 'house':
      page.add({
        text: inLetters(
          document.name ?? '',
          draw.weighted({ 'as it is': 60, capitals: 36, spaced: 3, small: 1 }),
          language,
        ),
        state: 'name',
        place,
      })
      return
    case 'tagline':
      page.add({ text: document.tagline ?? '', state: 'notice', place: 'block inside' })
      return
    case 'title':
      page.add({
        text: inLetters(
          document.title ?? '',
          draw.weighted({ 'as it is': 70, capitals: 28, small: 2 }),
          language,
        ),
        state: 'title',
        place,
      })
      return
    case 'date':
      page.add({ text: document.date ?? '', state: 'title', place: draw.pick(['block', 'block inside']) })
      return
    case 'contact':
      all(
        'contact',
        draw.chance(0.3)
          ? [(document.contact ?? []).join(draw.pick([' · ', ' | ', ', ', ' – ']))]
          : document.contact,
      )
      return
    case 'note':
      all('notice', document.notices?.slice(0, draw.whole(1, 4)))
      return
    case 'greeting':
      page.add({ text: document.greeting ?? '', state: 'notice', place })
      return
    case 'ornament':
      page.add({
        text: draw.pick(['* * *', '~~~~~', '———', '• • •', '_______________', '=====================']),
        state: 'ornament',
        place,
      })
      return
    case 'legend':
      all(
        'legend',
        draw.chance(0.5)
          ? [(document.legend ?? []).join(draw.pick([', ', ' | ', ' · ', '; ']))]
          : document.legend,
      )
  }
}

const pageWords: Readonly<Record<string, string>> = {
  en: 'Page',
  de: 'Seite',
  fr: 'Page',
  es: 'Página',
  it: 'Pagina',
  pt: 'Página',
  nl: 'Pagina',
  pl: 'Strona',
  cs: 'Strana',
}

/** What is at the edge of a page, between two sections. */
export function writePageEdge(
  document: LaidDocument,
  layout: Layout,
  number: number,
  page: Page,
  draw: Draw,
): void {
  const word = pageWords[languageOf(document.language)]
  if (layout.pages === 'number' || layout.pages === 'both')
    page.add({
      text: draw.pick([
        String(number),
        `- ${number} -`,
        ...(word === undefined ? [] : [`${word} ${number}`]),
      ]),
      state: 'ornament',
      place: 'block',
    })
  if (layout.pages === 'name' || layout.pages === 'both')
    page.add({ text: document.name ?? document.title ?? '', state: 'ornament', place: 'block' })
}

/** A rule between two sections. */
export function writeRule({ rules }: Layout, page: Page, draw: Draw): void {
  if (rules === 'none') return
  const text =
    rules === 'stars'
      ? draw.pick(['* * *', '***', '~', '• • •', '✦', '***'])
      : draw.pick(['-', '_', '=', '–', '—']).repeat(draw.whole(3, 40))
  page.add({ text, state: 'ornament', place: 'block' })
}

/** A line about the whole menu, in the middle of it. */
export function writeAside(document: LaidDocument, page: Page, draw: Draw): void {
  const lines = [...(document.asides ?? []), ...(document.notices ?? [])]
  if (lines.length > 0)
    page.add({ text: draw.pick(lines), state: 'notice', place: draw.pick(['block', 'inside']) })
}
