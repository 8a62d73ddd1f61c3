import { settleMenu } from '#domain/menu/claims/claims.ts'
import type { PrintedExtras } from '#domain/menu/printed/printed-extras.ts'
import { everythingShown, type PrintedItem } from '#domain/menu/printed/printed-item.ts'
import { type PrintedMenu, printedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { ShownPrice } from '#domain/menu/printed/printed-price.ts'
import type { PrintedHead, PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { type SampleMenuName, sampleMenu } from '../../tests/samples/sample-menus.ts'

/** A sample menu in plain tags with the names of what they hold; a design sets them as it likes. */
export function menuHtml(name: SampleMenuName): string {
  const { content, design } = sampleMenu(name)
  const { restaurant, ...menu } = content
  const { priceSign, priceCents } = design
  const shown = { ...everythingShown, priceSign, priceCents }
  const printed = printedMenu(
    restaurant,
    settleMenu(menu, () => undefined),
    shown,
  )
  const heads = new Map<number, readonly PrintedHead[]>()
  const sections = printed.sections.map((section) => {
    const above = section.parentId === undefined ? undefined : heads.get(section.parentId)
    heads.set(section.id, section.heads.length > 0 ? section.heads : (above ?? []))
    return sectionHtml(section, heads.get(section.id) ?? [], printed.or)
  })
  return `${headHtml(printed)}<main>${sections.join('')}</main>${footHtml(printed)}`
}

function headHtml({ restaurant, title, dateLine, intro }: PrintedMenu): string {
  const lines = [title, dateLine, intro].filter(Boolean).map((line) => part('p', 'top', line))
  return `<header><h1>${escaped(restaurant.name)}</h1>${lines.join('')}</header>`
}

const footHtml = ({ legend, notices, contact }: PrintedMenu): string =>
  `<footer>${[
    legend
      .filter(({ meaning }) => meaning !== '')
      .map(({ symbol, meaning }) => `(${symbol}) ${meaning}`)
      .join(' · '),
    ...notices.map(({ text }) => text),
    contact.join(' · '),
  ]
    .map((line) => part('p', 'foot', line))
    .join('')}</footer>`

function sectionHtml(section: PrintedSection, heads: readonly PrintedHead[], or: string): string {
  const { level, layout, name, secondName, daypart, intro, footer, choose, prices, items, extras } = section
  const tag = level === 0 ? 'h2' : 'h3'
  const isChoice = layout === 'courses' && items.every((item) => item.prices.every(isSupplement))
  const said = [daypart, choose, prices.map(priceText).join(' · '), intro]
  const list =
    layout === 'inline'
      ? part('p', 'list', items.map(inlineText).join(' · '))
      : items.map((item) => itemHtml(item, heads)).join(isChoice ? part('p', 'or', or) : '')
  return `<section>${part('div', 'kept', '', [
    part(tag, '', [name, secondName].filter(Boolean).join(' ')),
    ...said.map((line) => part('p', 'said', line)),
    section.heads.length > 0 ? `<div class="item heads"><b></b>${cells(section.heads)}</div>` : '',
  ])}${list}${extras.map(extrasHtml).join('')}${part('p', 'said', footer)}</section>`
}

function itemHtml(item: PrintedItem, heads: readonly PrintedHead[]): string {
  const { number, name, secondName, description, wine, details, prices, marks, extras } = item
  const said = [wine, description, ...details].filter(Boolean).join(', ')
  const letters = marks.map(({ symbol }) => symbol).filter((symbol) => /^[\p{L}\d]/u.test(symbol))
  const signs = marks.map(({ symbol }) => symbol).filter((symbol) => !letters.includes(symbol))
  const inColumns = prices.filter(({ head }) => head !== undefined)
  const others = prices.filter(({ head }) => head === undefined)
  const columns = heads.map(({ id }) => ({
    id,
    label: inColumns.find(({ head }) => head === id)?.text ?? '–',
  }))
  return part('div', 'item', '', [
    part('b', '', `${number === undefined ? '' : `${number}. `}${name}${signs.join('')}`),
    letters.length > 0 ? ` ${part('i', 'marks', `(${letters.join(', ')})`)}` : '',
    secondName === undefined ? '' : ` ${part('span', 'second', secondName)}`,
    said === '' ? '' : ` ${part('span', 'text', said)}`,
    inColumns.length > 0 ? cells(columns) : '',
    others.length > 0 ? ` ${part('span', 'price', others.map(priceText).join(' / '))}` : '',
    ...extras.map((one) => ` ${extrasHtml(one)}`),
  ])
}

const cells = (heads: readonly PrintedHead[]): string =>
  `<span class="cells">${heads.map(({ label }) => ` ${part('span', '', label)}`).join('')}</span>`

const isSupplement = ({ text }: ShownPrice): boolean => text.startsWith('+')

const priceText = ({ label, text, former = '' }: ShownPrice): string =>
  [label, text, former && `(${former})`].filter(Boolean).join(' ')

const inlineText = ({ name, prices }: PrintedItem): string => [name, ...prices.map(priceText)].join(' ')

const extrasHtml = ({ name, options, between }: PrintedExtras): string =>
  part(
    'p',
    'extras',
    `${name}: ${options.map((option) => [option.name, option.price].filter(Boolean).join(' ')).join(between)}`,
  )

/** An element with text or others in it; nothing where it would be empty. */
function part(tag: string, name: string, text: string | undefined, within: readonly string[] = []): string {
  const inner = within.length > 0 ? within.join('') : escaped(text ?? '')
  return inner === '' ? '' : `<${tag}${name && ` class="${name}"`}>${inner}</${tag}>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
