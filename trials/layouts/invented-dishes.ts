import { currencyDigits } from '#domain/money/currency.ts'
import type { LaidDish, LaidExtra, LaidPrice } from './document.ts'
import type { Draw } from './draw.ts'
import { type Words, wineWords } from './words.ts'

/** What an invented menu is made with. */
export interface Invention {
  readonly draw: Draw
  /** Draws freedoms that are newer: else a seed would give another menu with each. */
  readonly apart: Draw
  readonly language: string
  readonly words: Words
  /** Of the second language of its menu. */
  readonly second: Words | undefined
  readonly currency: string
  /** What a main dish costs, in units of the currency. */
  readonly main: number
  /** The share of dishes with a description. */
  readonly described: number
  /** The share of headings that are no words for a section. */
  readonly fanciful: number
  /** Whether some of its dishes are sold by weight. */
  readonly byWeight: boolean
  /** The share of dishes to which something can be added. */
  readonly extras: number
  /** The next of a list, each once until all were taken. */
  readonly take: (of: 'dishes' | 'drinks' | 'headings' | 'drinkHeadings') => string
}

const cents = [0, 0, 0, 50, 50, 90, 90, 95, 80, 25, 75, 20, 40, 99]

/** An amount that a menu has, at `level` times the price of a main dish: minor units. */
export function amountNear({ draw, currency, main }: Invention, level: number): number {
  const scale = 10 ** currencyDigits(currency)
  const about = main * level * (0.75 + draw.unit() * 0.5)
  const step = main >= 20000 ? 1000 : main >= 5000 ? 500 : main >= 900 ? 50 : main >= 100 ? 5 : 1
  const whole = Math.max(about < 1 && scale === 100 ? 0 : step, Math.round(about / step) * step)
  const part =
    step > 1 ? 0 : scale === 100 ? draw.pick(cents) : scale === 1000 ? draw.pick([0, 250, 500, 750]) : 0
  return whole * scale + (whole === 0 && part === 0 ? 50 : part)
}

export function dishOf(
  invention: Invention,
  kind: 'dishes' | 'drinks',
  level: number,
  sizes: readonly string[] = [],
): LaidDish {
  const { draw, words, second, described, extras } = invention
  const isDescribed = draw.chance(kind === 'drinks' ? described * 0.5 : described)
  return {
    name: nameOf(invention, kind, isDescribed),
    ...(second && { secondName: draw.pick(second[kind]) }),
    ...(isDescribed && { description: descriptionOf(invention) }),
    ...(isDescribed && second && draw.chance(0.6) && { secondDescription: draw.pick(second.descriptions) }),
    ...(draw.chance(0.03) && { remark: draw.pick(words.remarks) }),
    ...(draw.chance(extras) && { extras: extrasOf(invention) }),
    prices: pricesOf(invention, level, sizes),
  }
}

/** Characters of a description to which nothing is added. */
const LONG = 110

/** Characters of a description that may go into a name. */
const SHORT = 34

function nameOf(
  { draw, words, described, take }: Invention,
  kind: 'dishes' | 'drinks',
  isDescribed: boolean,
): string {
  const name = take(kind)
  if (kind === 'drinks') {
    if (draw.chance(0.05))
      return `${name} ${draw.whole(3, 40)}${draw.pick([',', '.'])}${draw.whole(0, 9)}${draw.pick(['%', ' %', '% vol'])}`
    const size = /^[\d,.½]+ ?(?:cl|l|ml|oz|л|мл)$/u.exec(draw.pick(words.sizes).split(' / ')[0] ?? '')?.[0]
    return size !== undefined && draw.chance(0.3) ? `${name} ${size}` : name
  }
  if (!draw.chance(isDescribed || described > 0.5 ? 0.05 : 0.3)) return name
  const rest = draw.pick(words.descriptions)
  if (rest.length > SHORT || /[.!?()]/u.test(rest) || !/^\p{Ll}/u.test(rest)) return name
  return rest.includes(',') ? `${name}, ${rest}` : `${name} ${rest}`
}

/** As menus of the language have it, or a list of two or three. */
function descriptionOf({ draw, words }: Invention): string {
  let text = draw.pick(words.descriptions)
  while (draw.chance(0.15) && text.length < LONG) {
    const other = draw.pick(words.descriptions)
    text += /[.!?)]$/u.test(text) ? ` ${other}` : `, ${other}`
  }
  return text
}

export const extrasOf = (invention: Invention): LaidExtra[] =>
  invention.draw
    .shuffled(invention.words.extras)
    .slice(0, invention.draw.whole(1, 3))
    .map((name) => ({ name, amount: amountNear(invention, 0.1) }))

const weights = ['kg', 'kg', '100 g', '100g', '100 gr.']

function pricesOf(invention: Invention, level: number, sizes: readonly string[]): LaidPrice[] {
  const { draw, byWeight } = invention
  if (draw.chance(byWeight ? 0.12 : 0.012)) return [{ amount: 0, isMarket: true }]
  if (draw.chance(0.015)) return []
  const first = amountNear(invention, level)
  if (byWeight && draw.chance(0.35)) return [{ amount: first, per: draw.pick(weights) }]
  if (sizes.length === 0 || draw.chance(0.15))
    return [{ amount: first, ...(draw.chance(0.01) && { isFrom: true }) }]
  const sold = draw.chance(0.15) ? sizes.slice(draw.whole(0, 1)) : sizes
  return sold.map((label, at) => ({
    label,
    amount: at === 0 ? first : amountNear(invention, level * (1 + at * 0.7)),
  }))
}

/** A word for a glass, in the languages of the words. */
const GLASS =
  /gla|verre|copa|copo|calice|0,1|kieliszek|čaša|sklenka|pohár|ποτήρι|lasi|бокал|келих|グラス|杯|잔|ly|แก้ว|gelas|كوب|כוס/iu

type WineName = (name: string, producer: string, vintage: string) => Pick<LaidDish, 'name' | 'wine'>

/** How a list writes its wines: the name alone is the wine, or all of it. */
const wineNames: readonly [WineName, ...WineName[]] = [
  (name, producer, vintage) => ({ name, wine: `${producer} ${vintage}` }),
  (name, _, vintage) => ({ name, wine: vintage }),
  (name, producer, vintage) => ({ name: `${vintage} ${name}, ${producer}` }),
  (name, producer, vintage) => ({ name: `${producer}, ${name} ${vintage}` }),
  (name, producer) => ({ name: `${name}, ${producer}` }),
  (name) => ({ name }),
]

export function winesOf(invention: Invention): LaidDish[] {
  const { draw, words } = invention
  const byGlass = draw.chance(0.35)
  const form = draw.pick([...wineNames.keys(), 0, 0])
  const described = draw.pick([0, 0, 0.2, 0.9])
  const [glass = 'Glass', bottle = 'Bottle'] = words.sizes.find((one) => GLASS.test(one))?.split(' / ') ?? []
  return draw
    .shuffled(wineWords.wines)
    .slice(0, draw.whole(1, 7))
    .map((name) => {
      const vintage = draw.chance(0.85) ? String(draw.whole(2005, 2025)) : 'NV'
      const ofBottle = amountNear(invention, 2 + draw.unit() * 3)
      const producer = draw.pick(wineWords.producers)
      return {
        ...(wineNames[form] ?? wineNames[0])(name, producer, vintage),
        prices:
          byGlass && draw.chance(0.85)
            ? [
                { label: glass, amount: amountNear(invention, 0.6) },
                { label: bottle, amount: ofBottle },
              ]
            : [{ amount: ofBottle }],
        ...(draw.chance(described) && {
          description: draw.chance(0.7) ? draw.pick(wineWords.regions) : draw.pick(words.descriptions),
        }),
      }
    })
}
