import { currencyDigits } from '#domain/money/currency.ts'
import type { LaidDish, LaidDocument, LaidPrice, LaidSection } from './document.ts'
import { type Draw, drawOf } from './draw.ts'
import { languages, type Words, wineWords, wordsOf } from './words.ts'

/** Country, currency, and what a main dish costs there, in units of the currency. */
type Place = readonly [country: string, currency: string, main: number]

const places: Readonly<Record<string, readonly Place[]>> = {
  en: [
    ['US', 'USD', 17],
    ['US', 'USD', 15],
    ['GB', 'GBP', 15],
    ['GB', 'GBP', 16],
    ['CA', 'CAD', 20],
    ['AU', 'AUD', 25],
    ['NZ', 'NZD', 27],
    ['IE', 'EUR', 18],
    ['IN', 'INR', 380],
    ['PH', 'PHP', 320],
    ['SG', 'SGD', 19],
    ['ZA', 'ZAR', 145],
    ['MY', 'MYR', 28],
    ['AE', 'AED', 55],
    ['HK', 'HKD', 98],
  ],
  de: [
    ['DE', 'EUR', 16],
    ['DE', 'EUR', 15],
    ['AT', 'EUR', 17],
    ['CH', 'CHF', 29],
  ],
  fr: [
    ['FR', 'EUR', 17],
    ['FR', 'EUR', 16],
    ['BE', 'EUR', 18],
    ['CH', 'CHF', 30],
    ['CA', 'CAD', 21],
  ],
  es: [
    ['ES', 'EUR', 13],
    ['ES', 'EUR', 14],
    ['MX', 'MXN', 165],
    ['AR', 'ARS', 9800],
    ['CO', 'COP', 32000],
    ['PE', 'PEN', 38],
    ['CR', 'CRC', 5800],
    ['CL', 'CLP', 9500],
  ],
  it: [['IT', 'EUR', 13]],
  pt: [
    ['PT', 'EUR', 12],
    ['BR', 'BRL', 48],
  ],
  nl: [
    ['NL', 'EUR', 18],
    ['BE', 'EUR', 19],
  ],
  da: [['DK', 'DKK', 165]],
  sv: [['SE', 'SEK', 185]],
  nb: [['NO', 'NOK', 235]],
  fi: [['FI', 'EUR', 18]],
  pl: [['PL', 'PLN', 42]],
  cs: [['CZ', 'CZK', 245]],
  hu: [['HU', 'HUF', 3900]],
  ro: [['RO', 'RON', 46]],
  hr: [['HR', 'EUR', 13]],
  el: [['GR', 'EUR', 12]],
  tr: [['TR', 'TRY', 320]],
  ru: [['RU', 'RUB', 690]],
  uk: [['UA', 'UAH', 320]],
  ja: [['JP', 'JPY', 980]],
  zh: [
    ['CN', 'CNY', 48],
    ['TW', 'TWD', 220],
    ['HK', 'HKD', 88],
  ],
  ko: [['KR', 'KRW', 12000]],
  vi: [['VN', 'VND', 75000]],
  th: [['TH', 'THB', 180]],
  id: [['ID', 'IDR', 45000]],
  ar: [
    ['AE', 'AED', 48],
    ['SA', 'SAR', 45],
    ['EG', 'EGP', 180],
  ],
  he: [['IL', 'ILS', 62]],
}

/** Languages of the most menus that were counted. */
const usual = ['en', 'en', 'en', 'de', 'de', 'fr', 'fr', 'es', 'es', 'it', 'nl', 'da', 'pt']

/** What a menu is, besides a card of sections with dishes. */
const kinds = { card: 70, set: 7, week: 5, wines: 6, buffet: 2, drinks: 10 } as const

interface Invention {
  readonly draw: Draw
  readonly words: Words
  readonly second: Words | undefined
  readonly currency: string
  readonly main: number
  /** The share of dishes with a description. */
  readonly described: number
  readonly take: (kind: 'dishes' | 'drinks' | 'headings' | 'drinkHeadings') => string
}

/** A menu that nobody wrote, of words that menus of its language have. The same seed gives the same menu. */
export function inventedDocument(seed: number): LaidDocument {
  const draw = drawOf(seed)
  const language = draw.chance(0.45)
    ? draw.pick(usual.filter((one) => languages.includes(one)))
    : draw.pick(languages)
  const words = wordsOf(language)
  const [country, currency, main] = draw.pick(places[language] ?? [['US', 'USD', 16] as const])
  const secondLanguage = draw.chance(0.08)
    ? draw.pick(languages.filter((one) => one !== language))
    : undefined
  const decks = new Map<string, string[]>()
  const invention: Invention = {
    draw,
    words,
    second: secondLanguage === undefined ? undefined : wordsOf(secondLanguage),
    currency,
    main,
    described: draw.pick([1, 1, 0.9, 0.7, 0.4, 0]),
    take: (kind) => {
      const deck = decks.get(kind) ?? draw.shuffled(words[kind])
      decks.set(kind, deck)
      return deck.pop() ?? draw.pick(words[kind])
    },
  }
  return {
    id: `invented-${seed}`,
    language,
    country,
    currency,
    name: draw.pick(words.houses),
    tagline: draw.pick(words.taglines),
    title: draw.pick(words.titles),
    date: draw.pick(words.dates),
    greeting: draw.pick(words.greetings),
    contact: draw.shuffled(words.contacts).slice(0, draw.whole(1, 4)),
    notices: draw.shuffled(words.notices).slice(0, draw.whole(1, 4)),
    legend: words.legend.slice(0, draw.whole(2, words.legend.length)),
    sections: sectionsOf(invention, draw.weighted(kinds)),
  }
}

function sectionsOf(invention: Invention, kind: keyof typeof kinds): LaidSection[] {
  const { draw, words, take } = invention
  const several = (count: number, one: (at: number) => LaidSection): LaidSection[] =>
    Array.from({ length: count }, (_, at) => one(at))
  switch (kind) {
    case 'set': {
      const courses = several(draw.whole(2, 4), (at) => ({
        name: words.courses[at % words.courses.length] ?? take('headings'),
        dishes: Array.from({ length: draw.whole(1, 4) }, () => ({
          ...dishOf(invention, 'dishes', 1),
          prices: [],
        })),
      }))
      const prices = draw
        .shuffled(words.meals)
        .slice(0, draw.whole(1, 2))
        .map((label) => ({ label, amount: amountNear(invention, 2 + draw.unit()) }))
      return [{ name: draw.pick(words.titles), prices, dishes: [], sections: courses }]
    }
    case 'week': {
      const isPriced = draw.chance(0.6)
      return words.days.slice(0, draw.whole(4, words.days.length)).map((day, at) => ({
        name: draw.chance(0.4) ? `${day} ${draw.whole(1, 20) + at}.${draw.whole(1, 12)}.` : day,
        dishes: Array.from({ length: draw.whole(1, 4) }, () => {
          const dish = dishOf(invention, 'dishes', 0.8)
          return isPriced ? dish : { ...dish, prices: [] }
        }),
      }))
    }
    case 'wines':
      return several(draw.whole(2, 5), () => ({
        name: take('drinkHeadings'),
        dishes: [],
        sections: draw
          .shuffled(wineWords.regions)
          .slice(0, draw.whole(1, 3))
          .map((region) => ({ name: region, dishes: winesOf(invention) })),
      }))
    case 'buffet':
      return several(draw.whole(1, 4), () => ({
        name: take('headings'),
        prices: [{ label: draw.pick(words.meals), amount: amountNear(invention, 1.8) }],
        dishes: Array.from({ length: draw.whole(3, 9) }, () => ({
          ...dishOf(invention, 'dishes', 1),
          prices: [],
        })),
      }))
    case 'drinks':
      return several(draw.whole(2, 6), () => sectionOf(invention, true))
    case 'card': {
      const count = draw.whole(2, 8)
      return several(count, (at) => sectionOf(invention, at > 0 && at > count - 3 && draw.chance(0.5)))
    }
  }
}

function sectionOf(invention: Invention, isDrinks: boolean): LaidSection {
  const { draw, words, second, take } = invention
  const count = Number(draw.weighted({ 1: 7, 2: 16, 3: 18, 4: 16, 5: 12, 6: 8, 7: 7, 8: 5, 10: 6, 13: 5 }))
  const level = isDrinks ? 0.2 + draw.unit() * 0.5 : 0.4 + draw.unit() * 1.3
  const sizes = draw.chance(isDrinks ? 0.4 : 0.14) ? draw.pick(words.sizes).split(' / ') : []
  const isShared = draw.chance(0.05)
  const hasChildren = count >= 4 && draw.chance(0.07)
  const dishes = Array.from({ length: count }, () => {
    const dish = dishOf(invention, isDrinks ? 'drinks' : 'dishes', level, sizes)
    return isShared ? { ...dish, prices: [] } : dish
  })
  const half = Math.floor(count / 2)
  return {
    name: take(isDrinks ? 'drinkHeadings' : 'headings'),
    ...(second && { secondName: draw.pick(isDrinks ? second.drinkHeadings : second.headings) }),
    ...(draw.chance(0.13) && { intro: draw.pick(words.notes) }),
    ...(draw.chance(0.06) && { footer: draw.pick(words.notes) }),
    ...(isShared && { prices: [{ amount: amountNear(invention, level) }] }),
    ...(draw.chance(0.04) && { extras: extrasOf(invention) }),
    dishes: hasChildren ? dishes.slice(0, draw.chance(0.5) ? half : 0) : dishes,
    ...(hasChildren && {
      sections: [
        { name: take(isDrinks ? 'drinkHeadings' : 'headings'), dishes: dishes.slice(half) },
        ...(draw.chance(0.5)
          ? [{ name: take('headings'), dishes: [dishOf(invention, 'dishes', level)] }]
          : []),
      ],
    }),
  }
}

function dishOf(
  invention: Invention,
  kind: 'dishes' | 'drinks',
  level: number,
  sizes: readonly string[] = [],
): LaidDish {
  const { draw, words, second, take, described } = invention
  const isDescribed = draw.chance(kind === 'drinks' ? described * 0.4 : described)
  return {
    name: take(kind),
    ...(second && { secondName: draw.pick(second[kind]) }),
    ...(isDescribed && { description: draw.pick(words.descriptions) }),
    ...(isDescribed && second && draw.chance(0.7) && { secondDescription: draw.pick(second.descriptions) }),
    ...(draw.chance(0.03) && { remark: draw.pick(words.remarks) }),
    ...(draw.chance(0.03) && { extras: extrasOf(invention) }),
    prices: pricesOf(invention, level, sizes),
  }
}

const extrasOf = (invention: Invention): { name: string; amount: number }[] =>
  invention.draw
    .shuffled(invention.words.extras)
    .slice(0, invention.draw.whole(1, 3))
    .map((name) => ({ name, amount: amountNear(invention, 0.1) }))

function pricesOf(invention: Invention, level: number, sizes: readonly string[]): LaidPrice[] {
  const { draw } = invention
  if (draw.chance(0.012)) return [{ amount: 0, isMarket: true }]
  const first = amountNear(invention, level)
  if (sizes.length === 0 || draw.chance(0.15))
    return [{ amount: first, ...(draw.chance(0.01) && { isFrom: true }) }]
  const sold = draw.chance(0.12) ? sizes.slice(draw.whole(0, 1)) : sizes
  return sold.map((label, at) => ({
    label,
    amount: at === 0 ? first : amountNear(invention, level * (1 + at * 0.7)),
  }))
}

const cents = [0, 0, 0, 50, 50, 90, 90, 95, 80, 25, 75, 20, 40, 99]

/** An amount that a menu has, at so many times what a main dish costs: minor units. */
function amountNear({ draw, currency, main }: Invention, level: number): number {
  const scale = 10 ** currencyDigits(currency)
  const about = main * level * (0.75 + draw.unit() * 0.5)
  const step = main >= 20000 ? 1000 : main >= 5000 ? 500 : main >= 900 ? 50 : main >= 100 ? 5 : 1
  const whole = Math.max(step, Math.round(about / step) * step)
  return whole * scale + (scale === 100 && step === 1 ? draw.pick(cents) : 0)
}

function winesOf(invention: Invention): LaidDish[] {
  const { draw } = invention
  const byGlass = draw.chance(0.35)
  return draw
    .shuffled(wineWords.wines)
    .slice(0, draw.whole(1, 7))
    .map((name) => {
      const bottle = amountNear(invention, 2 + draw.unit() * 3)
      const vintage = draw.chance(0.85) ? String(draw.whole(2005, 2025)) : 'NV'
      const [glassLabel = 'Glass', bottleLabel = 'Bottle'] =
        invention.words.sizes.find((one) => /gla|verre|copa|calice|0,1/iu.test(one))?.split(' / ') ?? []
      return {
        name,
        wine: draw.chance(0.8) ? `${draw.pick(wineWords.producers)} ${vintage}` : vintage,
        prices: byGlass
          ? [
              { label: glassLabel, amount: amountNear(invention, 0.6) },
              { label: bottleLabel, amount: bottle },
            ]
          : [{ amount: bottle }],
        ...(draw.chance(0.1) && { description: draw.pick(invention.words.descriptions) }),
      }
    })
}
