import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { PriceContext } from '../../../../menu/prices/price-reading.ts'
import { partedFrom } from './quick-prices.ts'

/** A dish as one line says it. */
export interface QuickDish {
  readonly name: string
  readonly description: string
  readonly prices: readonly Price[]
  /** `12.` before the name, as on menus that guests order from by number. */
  readonly number?: string
  /** The same name in the second language of the menu. */
  readonly secondName?: string
}

/** `12. Wonton soup`, `A3) Spring rolls` */
const NUMBERED = /^(\d{1,3}|[A-Z]\d{1,2})[.)]\s+(.+)$/u

/** Between a name and what is said of it. */
const DESCRIBED = /\s+[\u2013\u2014]\s+|\s+--\s+/u

/**
 * The dish that somebody typed in one line: `Oysters`, `Oysters 14 / 26`, `Clams half dozen 14 / dozen 26`,
 * `Bavette — watercress, one sauce 34`. The longest end of the line that reads as prices is its prices. No word is
 * lost: what does not fit into a name becomes the description.
 */
export function readQuickDish(line: string, context: PriceContext): QuickDish {
  const text = line.trim().replaceAll(/\s+/gu, ' ')
  const [words, prices] = partedFrom(text, context)
  const [, number, named = words] = NUMBERED.exec(words) ?? []
  const [said = '', ...rest] = named.split(DESCRIBED)
  const [name, secondName] = context.writing.menu.secondLanguage === undefined ? [said] : inTwoScripts(said)
  return {
    ...fitted(name, rest.join(' — ')),
    prices,
    ...(number !== undefined && { number }),
    ...(secondName !== undefined && { secondName }),
  }
}

/** `蝦餃 Shrimp dumplings`: the part in letters that know no small and capital ones is the second name. */
function inTwoScripts(name: string): readonly [string, string?] {
  const [, first, last] = /^([\p{Lo}\p{Lm}\p{M}\s]*\p{Lo})\s+([^\p{Lo}]+)$/u.exec(name) ?? []
  return first !== undefined && last !== undefined ? [last, first] : [name]
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

/** The dishes of several lines. A line that stands in is said of the dish above it. */
export function readQuickDishes(text: string, context: PriceContext): QuickDish[] {
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
