import { isSign } from '../model/mark-symbols.ts'
import { allergenLines, optionAllergenLines } from '../printed/allergen-lines.ts'
import { extrasLine, type PrintedExtras } from '../printed/printed-extras.ts'
import type { PrintedItem } from '../printed/printed-item.ts'
import type { PrintedMark } from '../printed/printed-marks.ts'
import { type PrintedMenu, undeclaredNotice } from '../printed/printed-menu.ts'
import type { ShownPrice } from '../printed/printed-price.ts'
import type { PrintedHead, PrintedSection } from '../printed/printed-section.ts'
import { menuWords } from '../printed/words/menu-words.ts'

/** What a line of a menu is; `second` is in the second language. */
export type PlainRole = 'title' | 'subtitle' | 'section' | 'item' | 'text' | 'second' | 'notice'

export interface PlainLine {
  readonly role: PlainRole
  readonly text: string
  /** What an item or a section costs; empty elsewhere, and where no price is printed. */
  readonly price: string
  /** Of a section: 0 for one that is in none. */
  readonly level: number
}

const line = (role: PlainRole, text: string | undefined, more: Partial<PlainLine> = {}): PlainLine[] =>
  text ? [{ role, text, price: '', level: 0, ...more }] : []

/**
 * All that a menu prints, and what is declared of its dishes, as lines: for large type, for text files and for readers
 * aloud. Marks are words here, so that nobody has to look a letter up.
 * @param language BCP 47, of the menu
 */
export function plainLines(printed: PrintedMenu, language: string | undefined): PlainLine[] {
  const { restaurant, title, dateLine, intro, sections, notices, legend, contact } = printed
  const signs = legend.filter(({ symbol }) => isSign(symbol))
  return [
    ...line('title', restaurant.name),
    ...line('subtitle', restaurant.description),
    ...line('subtitle', title),
    ...line('subtitle', dateLine),
    ...line('text', intro),
    ...sections.flatMap((section) =>
      sectionLines(section, {
        heads: headsAround(section, sections),
        or: isCourse(section, sections) ? printed.or : '',
        language,
        tellsAllergens: printed.tellsAllergens,
      }),
    ),
    ...line('notice', undeclaredNotice(printed, language)),
    ...notices.flatMap(({ text, secondText }) => [...line('notice', text), ...line('second', secondText)]),
    ...signs.flatMap(({ symbol, meaning }) => line('notice', `${symbol} ${meaning}`)),
    ...line('notice', contact.join(' · ')),
  ]
}

/** The columns over the prices of a section: its own, or those of the nearest section around it. */
function headsAround(section: PrintedSection, sections: readonly PrintedSection[]): readonly PrintedHead[] {
  if (section.heads.length > 0) return section.heads
  const around = sections.find(({ id }) => id === section.parentId)
  return around ? headsAround(around, sections) : []
}

/** Returns whether it is a set meal, or part of one. Its items are choices. */
function isCourse({ layout, parentId }: PrintedSection, sections: readonly PrintedSection[]): boolean {
  const around = sections.find(({ id }) => id === parentId)
  return layout === 'courses' || (around !== undefined && isCourse(around, sections))
}

interface Around {
  readonly heads: readonly PrintedHead[]
  /** Between the choices of a course; empty elsewhere. */
  readonly or: string
  readonly language: string | undefined
  readonly tellsAllergens: boolean
}

function sectionLines(
  { name, secondName, level, daypart, intro, choose, prices, items, extras, footer }: PrintedSection,
  around: Around,
): PlainLine[] {
  const { heads, or } = around
  return [
    ...line('section', name, { level, price: pricesLine(prices, heads) }),
    ...line('second', secondName),
    ...line('text', daypart),
    ...line('text', intro),
    ...line('text', choose),
    ...items.flatMap((item, at) => [...line('text', at > 0 ? or : ''), ...itemLines(item, around)]),
    ...extras.flatMap((group) => extrasLines(group, around)),
    ...line('text', footer),
  ]
}

function itemLines(item: PrintedItem, around: Around): PlainLine[] {
  const { number, name, secondName, description, secondDescription, wine, details, extras, prices, marks } =
    item
  const signs = marks.filter(({ symbol }) => isSign(symbol)).map(({ symbol }) => symbol)
  const words = [
    item.soldOut,
    ...marks.filter(isSaid).map(({ symbol, meaning }) => meaning || symbol),
  ].filter((word) => word !== undefined)
  const named = [number, name + signs.join(''), words.length > 0 ? `(${words.join(', ')})` : '']
  return [
    ...line('item', named.filter(Boolean).join(' '), { price: pricesLine(prices, around.heads) }),
    ...line('second', secondName),
    ...line('text', wine),
    ...line('text', description),
    ...line('second', secondDescription),
    ...line('text', details.join(' · ')),
    ...allergenLines({ ...item, marks: [] }, menuWords(around.language), around.tellsAllergens).flatMap(
      (text) => line('text', text),
    ),
    // Last: below the allergens of an option, those of the dish would read as the option's.
    ...extras.flatMap((group) => extrasLines(group, around)),
  ]
}

/** Choices or extras, and what is declared of each. */
const extrasLines = (group: PrintedExtras, { language, tellsAllergens }: Around): PlainLine[] =>
  [extrasLine(group), ...optionAllergenLines(group, menuWords(language), tellsAllergens)].flatMap((text) =>
    line('text', text),
  )

/** Allergens and additives have separate lines, and signs are after the name. */
const isSaid = ({ kind, symbol }: PrintedMark): boolean =>
  kind !== 'allergen' && kind !== 'additive' && !isSign(symbol)

const pricesLine = (prices: readonly ShownPrice[], heads: readonly PrintedHead[]): string =>
  prices
    .map(({ head, label, text, former, energy }) => {
      const column = heads.find(({ id }) => id === head)?.label
      return [column, label, text, former, energy].filter(Boolean).join(' ')
    })
    .join(' · ')
