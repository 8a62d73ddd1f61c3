import { readMarks } from '#domain/menu/editing/marking/typed-marks.ts'
import type { MenuItem, Wine } from '#domain/menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { PriceContext } from '../../../../menu/prices/price-reading.ts'
import { partedFrom } from './quick-prices.ts'

export interface QuickDish {
  readonly name: string
  readonly description: string
  readonly prices: readonly Price[]
  /** `12.` before the name, as on menus that guests order from by number. */
  readonly number?: string
  readonly secondName?: string
  /** What the menu's marks next to it say: `*`, `(v, gf)`. */
  readonly marks: readonly MenuMark[]
  /** `Chenin blanc, Mosse 2023` under columns of prices. */
  readonly wine?: MenuItem['wine']
  /** `(origine France)` */
  readonly origin?: string
}

export interface QuickContext extends PriceContext {
  /** Do dishes of the menu have numbers already? Then `L1` before a name is one without a dot too. */
  readonly isNumbered?: boolean
}

/** `12. Wonton soup`, `A3) Spring rolls` */
const NUMBERED = /^(\d{1,3}|[A-Z]\d{1,2})[.)]\s+(.+)$/u

/** `L1 Beef with broccoli` may be the number of a dish; `V8 juice` is a name where no dish has a number. */
const MAYBE_NUMBERED = /^(\d{1,3}(?=[.)])|[A-Z]\d{1,2})[.)]?\s+(.+)$/u

/** Is a menu one that guests order from by number? */
export const numbersDishes = (menu: Pick<Menu, 'sections'> | null): boolean =>
  menu?.sections.some(({ items }) => items.some(({ number }) => number !== undefined)) ?? false

/** `(1, 3, 7)` at the end */
const CODED = /^(.*\d.*?)\s*([([]\s*\d{1,2}[a-z]?(?:\s*,\s*\d{1,2}[a-z]?)*\s*[)\]])$/u

const DESCRIBED = /\s+[\u2013\u2014]\s+|\s+--\s+/u

/**
 * The dish that somebody typed in one line: `Oysters`, `Oysters 14 / 26`, `Clams half dozen 14 / dozen 26`,
 * `Bavette — watercress, one sauce 34`. The longest end of the line that reads as prices is its prices. No word is
 * lost: what does not fit into a name becomes the description.
 */
export function readQuickDish(line: string, context: QuickContext): QuickDish {
  const { secondLanguage, marks: known } = context.writing.menu
  const { text, marks } = readMarks(line.trim().replaceAll(/\s+/gu, ' '), known)
  const { text: coded, origin } = partOrigin(text)
  const { words, prices, codes } = partCodes(coded, context)
  const [, number, named = words] = (context.isNumbered ? MAYBE_NUMBERED : NUMBERED).exec(words) ?? []
  const [said = '', ...rest] = named.split(DESCRIBED)
  const [told, secondName] = secondLanguage === undefined ? [said] : inTwoScripts(said)
  const { name, wine } = context.heads.length > 0 ? partWine(told) : { name: told }
  return {
    ...fitted(name, [rest.join(' — '), codes].filter(Boolean).join(' ')),
    prices,
    marks,
    ...(number !== undefined && { number }),
    ...(secondName !== undefined && { secondName }),
    ...(wine && { wine }),
    ...(origin !== undefined && { origin }),
  }
}

/** `蝦餃 Shrimp dumplings`: the part in letters that know no small and capital ones is the second name. */
function inTwoScripts(name: string): readonly [string, string?] {
  const [, first, last] = /^([\p{Lo}\p{Lm}\p{M}\s]*\p{Lo})\s+([^\p{Lo}]+)$/u.exec(name) ?? []
  return first !== undefined && last !== undefined ? [last, first] : [name]
}

/** The words and prices of a line. Numbers of allergens behind its price are words: `6.50 (1, 3)`. */
function partCodes(text: string, context: PriceContext) {
  const [, before, codes = ''] = CODED.exec(text) ?? []
  const [words, prices] = before === undefined ? [text, []] : partedFrom(before, context)
  if (prices.length > 0) return { words, prices, codes }
  const [all, own] = partedFrom(text, context)
  return { words: all, prices: own, codes: '' }
}

function fitted(name: string, description: string): Pick<QuickDish, 'name' | 'description'> {
  const most = MENU_TEXT_LIMITS.name
  if (name.length <= most) return { name, description }
  const cut = name.lastIndexOf(' ', most)
  const at = cut > 0 ? cut : most
  return {
    name: name.slice(0, at).trim(),
    description: [name.slice(at).trim(), description].filter(Boolean).join(' — '),
  }
}

/** The dishes of several lines. An indented line describes the dish above it. */
export function readQuickDishes(text: string, context: QuickContext): QuickDish[] {
  const dishes: QuickDish[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue
    const dish = readQuickDish(line, context)
    const above = dishes.at(-1)
    if (above && /^(?:\t| {2,})/.test(line) && dish.prices.length === 0) {
      const said = [above.description, line.trim()].filter(Boolean).join('\n')
      dishes[dishes.length - 1] = { ...above, description: said }
    } else dishes.push(dish)
  }
  return dishes
}

/** `(origine France)`, `(Herkunft: Baden)` */
const ORIGIN = /\s*\((?<origin>(?:origine?|origen|herkunft|provenance)\b[^()]+)\)/iu

/** `Chenin blanc, Mosse 2023`, `Picpoul de Pinet, Domaine Félines, 2024`, `Prosecco NV` */
const WINE = /^(?<name>.+?)(?:,\s*(?<producer>\p{Lu}[^,]*?))?,?\s+(?<vintage>(?:19|20)\d\d|NV)$/u

/** A text without where its main ingredient comes from, and that as it is printed. */
function partOrigin(text: string): { readonly text: string; readonly origin?: string } {
  const origin = ORIGIN.exec(text)?.groups?.origin?.trim()
  return origin === undefined ? { text } : { text: text.replace(ORIGIN, ''), origin }
}

/** Splits a text into the name of a wine and what else its list prints. */
function partWine(text: string): { readonly name: string; readonly wine?: MenuItem['wine'] } {
  const { name, producer, vintage } = WINE.exec(text)?.groups ?? {}
  if (name === undefined || vintage === undefined) return { name: text }
  const wine: Wine = { ...(producer !== undefined && { producer }), vintage }
  return { name, wine }
}
