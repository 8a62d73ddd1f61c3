import { languageOf } from '#domain/money/locale.ts'
import type { LaidDocument, LaidPrice, LaidSection } from './document.ts'
import { type Draw, drawOf } from './draw.ts'
import { amountNear, dishOf, extrasOf, type Invention, winesOf } from './invented-dishes.ts'
import { places } from './places.ts'
import { orWords } from './section-lines.ts'
import { languages, type Words, wineWords, wordsOf } from './words.ts'

/** Languages of the most menus that were counted. */
const usual = ['en', 'en', 'en', 'de', 'de', 'fr', 'fr', 'es', 'es', 'it', 'nl', 'da', 'pt', 'sv', 'nb']

/** Telephones, hours and addresses of the net, whose numbers are no prices. */
function numbersOf(draw: Draw): string[] {
  const digits = (count: number): string => Array.from({ length: count }, () => draw.whole(0, 9)).join('')
  const from = draw.whole(7, 17)
  return [
    draw.pick([
      `+${draw.whole(30, 98)} ${digits(3)} ${digits(3)} ${digits(3)}`,
      `0${digits(3)} - ${digits(6)}`,
      `(${digits(3)}) 555-${digits(4)}`,
      `0${digits(1)} ${digits(2)} ${digits(2)} ${digits(2)} ${digits(2)}`,
    ]),
    draw.pick([
      `${from}:00 - ${from + draw.whole(3, 7)}:30`,
      `${from}.30–${from + 4}.00`,
      `${from}h00 - ${from + 5}h30`,
      `${from}–${from + 5}`,
    ]),
    draw.pick([
      `www.menu${digits(2)}.example`,
      `@place_${digits(2)}`,
      `info@place${digits(2)}.example`,
      `fb.com/place${digits(2)}`,
    ]),
  ]
}

/** What a menu is; most are a card of sections with dishes. */
const kinds = { card: 64, set: 6, week: 8, wines: 6, buffet: 2, drinks: 8, columns: 5 } as const

/** What the seeds of newer freedoms differ by. */
const APART = 2e9

/** A menu that nobody wrote, of words that menus of its language have. The same seed gives the same menu. */
export function inventedDocument(seed: number): LaidDocument {
  const draw = drawOf(seed)
  const language = draw.chance(0.45)
    ? draw.pick(usual.filter((one) => languages.includes(one)))
    : draw.pick(languages)
  const words = wordsOf(language)
  const [country, currency, main] = draw.pick(places[language] ?? [['US', 'USD', 16] as const])
  const others = languages.filter((one) => one !== language)
  const secondLanguage = draw.chance(0.06)
    ? language !== 'en' && draw.chance(0.7)
      ? 'en'
      : draw.pick(others)
    : undefined
  const decks = new Map<string, string[]>()
  const kind = draw.weighted(kinds)
  const invention: Invention = {
    draw,
    apart: drawOf(seed + APART),
    language,
    words,
    second: secondLanguage === undefined ? undefined : wordsOf(secondLanguage),
    currency,
    main,
    described: draw.pick([1, 1, 1, 0.9, 0.8, 0.6, 0.4, 0]),
    fanciful: draw.pick([0, 0, 0.1, 0.3, 0.8]),
    byWeight: draw.chance(secondLanguage === undefined ? 0.03 : 0.1),
    extras: draw.pick([0, 0, 0, 0.02, 0.1]),
    take: (of) => {
      const deck = decks.get(of) ?? draw.shuffled(words[of])
      decks.set(of, deck)
      return deck.pop() ?? draw.pick(words[of])
    },
  }
  const date = draw.pick(words.dates)
  return {
    id: `invented-${seed}`,
    language,
    country,
    currency,
    name: draw.pick(words.houses),
    tagline: draw.pick(words.taglines),
    title:
      kind === 'week' && draw.chance(0.5) ? `${draw.pick(words.titles)} ${date}` : draw.pick(words.titles),
    date,
    greeting: draw.pick(words.greetings),
    ...(kind === 'week' && draw.chance(0.4) && { mealPrices: mealPrices(invention, 1, 0.8) }),
    contact: draw.shuffled([...words.contacts, ...numbersOf(draw)]).slice(0, draw.whole(1, 4)),
    notices: draw.shuffled(words.notices).slice(0, draw.whole(1, 4)),
    asides: words.asides,
    legend: words.legend.slice(0, draw.whole(2, words.legend.length)),
    sections: sectionsOf(invention, kind),
  }
}

function sectionsOf(invention: Invention, kind: keyof typeof kinds): LaidSection[] {
  const { draw, words } = invention
  const several = (count: number, one: (at: number) => LaidSection): LaidSection[] =>
    Array.from({ length: count }, (_, at) => one(at))
  switch (kind) {
    case 'set':
      return several(draw.chance(0.3) ? 2 : 1, () => setMenu(invention))
    case 'week':
      return weekOf(invention)
    case 'wines':
      return several(draw.whole(2, 5), () => ({
        name: headingOf(invention, true),
        dishes: [],
        sections: draw
          .shuffled(wineWords.regions)
          .slice(0, draw.whole(1, 3))
          .map((region) => ({ name: region, dishes: winesOf(invention) })),
      }))
    case 'buffet':
      return several(draw.whole(1, 4), () => ({
        name: headingOf(invention, false),
        prices: mealPrices(invention, draw.whole(1, 2), 1.8),
        dishes: withoutPrices(invention, draw.whole(3, 9)),
      }))
    case 'drinks':
      return several(draw.whole(2, 6), () => sectionOf(invention, true))
    case 'columns': {
      const sizes = sizesOf(invention)
      return several(draw.whole(2, 5), () => sectionOf(invention, draw.chance(0.5), sizes))
    }
    case 'card': {
      const count = draw.whole(2, 8)
      const sections = several(count, (at) =>
        sectionOf(invention, at > 0 && at > count - 3 && draw.chance(0.5)),
      )
      if (draw.chance(0.06)) sections.splice(draw.whole(0, sections.length), 0, setMenu(invention))
      if (draw.chance(0.1))
        sections.splice(draw.whole(1, sections.length), 0, sharedSection(invention, words))
      return sections
    }
  }
}

/** `Plat 16 €`, `Entrée + plat 21 €`. */
const mealPrices = (invention: Invention, count: number, level: number): LaidPrice[] =>
  invention.draw
    .shuffled(invention.words.meals)
    .slice(0, count)
    .map((label) => ({ label, amount: amountNear(invention, level + invention.draw.unit()) }))

const withoutPrices = (invention: Invention, count: number) =>
  Array.from({ length: count }, () => ({ ...dishOf(invention, 'dishes', 1), prices: [] }))

function setMenu(invention: Invention): LaidSection {
  const { draw, words } = invention
  const choose = draw.chance(0.25) && words.choices.length > 0 ? draw.pick(words.choices) : undefined
  const courses = Array.from({ length: draw.whole(2, 4) }, (_, at) => ({
    name: words.courses[at % words.courses.length] ?? headingOf(invention, false),
    dishes: withoutPrices(invention, draw.whole(1, 4)),
    isChoice: true,
    ...(choose !== undefined && { intro: choose }),
  }))
  const { apart, language } = invention
  const [or = '/'] = orWords[languageOf(language)] ?? []
  // `Postre o café`: the last course is a choice on one line, below a heading or none.
  const last = { name: `${words.courses.at(-1)} ${or} ${apart.pick(words.drinks).toLowerCase()}`, prices: [] }
  const hasLast = words.courses.length > 0 && apart.chance(0.4)
  const isFlat = apart.chance(0.3)
  return {
    name: draw.pick([...words.titles, ...words.headings]),
    ...(draw.chance(0.4) && { intro: draw.pick(words.notes) }),
    prices: mealPrices(invention, draw.whole(1, 3), 2),
    ...(isFlat
      ? { dishes: [...courses.flatMap(({ dishes }) => dishes), ...(hasLast ? [last] : [])] }
      : {
          dishes: [],
          sections: courses.map((course, at) =>
            hasLast && at === courses.length - 1 ? { ...course, dishes: [...course.dishes, last] } : course,
          ),
        }),
  }
}

/** A section whose dishes all cost the same, or the same in each size: sauces, toppings, sides. */
function sharedSection(invention: Invention, words: Words): LaidSection {
  const { draw, apart } = invention
  const some = draw.chance(0.5)
  const price = {
    amount: amountNear(invention, 0.05 + draw.unit() * 0.4),
    ...(draw.chance(0.7) && { isEach: true }),
  }
  const sizes = apart.chance(0.25) ? sizesOf({ ...invention, draw: apart }) : []
  return {
    name: headingOf(invention, false),
    prices:
      sizes.length > 1 ? sizes.map((label, at) => ({ label, amount: price.amount * (at + 1) })) : [price],
    dishes: some
      ? draw.shuffled(words.extras).map((name) => ({ name, prices: [] }))
      : withoutPrices(invention, draw.whole(2, 6)).map(({ description: _, ...dish }) => dish),
  }
}

/** What a canteen calls its dishes of a day. */
const menuWords: Readonly<Record<string, readonly string[]>> = {
  en: ['Menu', 'Dish', 'Veg', 'Vegetarian'],
  de: ['Menü', 'Gericht', 'Vegetarisch', 'Veg.'],
  fr: ['Menu', 'Plat', 'Végétarien'],
  es: ['Menú', 'Plato', 'Vegetariano'],
  it: ['Menù', 'Piatto', 'Vegetariano'],
  nl: ['Menu', 'Schotel', 'Vegetarisch', 'Vega'],
  da: ['Ret', 'Menu', 'Vegetar'],
  sv: ['Rätt', 'Alt', 'Veg', 'Vegetariskt'],
  nb: ['Rett', 'Dagens', 'Vegetar'],
  fi: ['Lounas', 'Kasvis'],
  pl: ['Zestaw', 'Danie', 'Wege'],
  cs: ['Menu', 'Jídlo', 'Bezmasé'],
  sk: ['Menu', 'Jedlo', 'Bezmäsité'],
  hu: ['Menü', 'Vega'],
}

/** Before the dishes of each day: courses, or menus with a number and one without meat. */
function leadsOf({ draw, language, words }: Invention): readonly string[] {
  const [menu, other = menu, ...meatless] = menuWords[languageOf(language)] ?? []
  if (menu === undefined || draw.chance(0.5)) return draw.shuffled(words.courses).slice(0, 3)
  const word = draw.chance(0.6) ? menu : other
  const counted = ['1', '2', '3'].map((number) => `${word} ${number}`)
  return meatless.length > 0 && draw.chance(0.6)
    ? [...counted.slice(0, draw.whole(1, 2)), draw.pick(meatless)]
    : counted
}

/** A sheet of a week: its days, with what is cooked on each. */
function weekOf(invention: Invention): LaidSection[] {
  const { draw, words } = invention
  const isPriced = draw.chance(0.7)
  const leads = draw.chance(0.45) ? leadsOf(invention) : []
  const hasWeights = draw.chance(/^(?:cs|sk|pl|hu|ro|bg)$/u.test(invention.language) ? 0.5 : 0.1)
  const isNumbered = draw.chance(hasWeights ? 0.6 : 0.3)
  const count = draw.whole(1, 4)
  const isDated = draw.chance(0.4)
  if (draw.chance(0.15)) return [ofDays(invention, isPriced)]
  return words.days.slice(0, draw.whole(4, words.days.length)).map((day, at) => ({
    name: isDated ? `${day} ${draw.whole(1, 20) + at}.${draw.pick(['', ' '])}${draw.whole(1, 12)}.` : day,
    dishes: Array.from({ length: Math.max(1, count - draw.whole(0, 1)) }, (_, index) => {
      const { number: _number, ...dish } = dishOf(invention, 'dishes', 0.8)
      const lead = leads[index % Math.max(1, leads.length)]
      return {
        ...dish,
        ...(hasWeights && { weight: `${draw.pick([100, 120, 150, 200, 300])}${draw.pick(['g', ' g'])}` }),
        ...(lead !== undefined && { lead }),
        ...(isNumbered && lead === undefined && { number: String(index + 1) }),
        prices: isPriced ? dish.prices : [],
      }
    }),
  }))
}

/** `Lunes: lentejas`, `Martes: cocido`: a dish for each day, in one section. */
const ofDays = (invention: Invention, isPriced: boolean): LaidSection => ({
  name: headingOf(invention, false),
  dishes: invention.words.days.slice(0, invention.draw.whole(3, 5)).map((day) => {
    const { description: _, ...dish } = dishOf(invention, 'dishes', 0.8)
    return { ...dish, name: `${day}: ${dish.name}`, prices: isPriced ? dish.prices : [] }
  }),
})

/** A heading as menus of the language have it, or of two words that are no heading anywhere else. */
function headingOf({ draw, words, fanciful, take }: Invention, isDrinks: boolean): string {
  if (!draw.chance(fanciful)) return take(isDrinks ? 'drinkHeadings' : 'headings')
  const parts = draw
    .shuffled([...words.dishes, ...words.houses, ...words.titles])
    .slice(0, 2)
    .flatMap((name) =>
      name
        .split(' ')
        .filter((word) => word.length > 2 && /^\p{L}+$/u.test(word))
        .slice(0, 1),
    )
  return parts.length === 0 ? take('headings') : parts.join(draw.pick([' ', ' ', ' & ', ' + ']))
}

function sizesOf({ draw, words }: Invention): readonly string[] {
  return draw.chance(0.15)
    ? draw.shuffled(words.extras).slice(0, draw.whole(2, 3))
    : draw.pick(words.sizes).split(' / ')
}

/** When a section is served: numbers alone, so that they are of any language. */
const hours = [
  '(10-14)',
  '11-15',
  '11.30 - 14.00',
  '(16:00-18:00)',
  '12:00 – 15:00',
  '7-11',
  'ca. 300 g',
  '32 cm',
]

function sectionOf(invention: Invention, isDrinks: boolean, columns?: readonly string[]): LaidSection {
  const { draw, apart, words, second } = invention
  // `Cocktails 13`, and one among them `Espresso Martini 14`.
  const differing = apart.chance(0.4) ? 0.2 : 0
  const count = Number(
    draw.weighted({ 1: 5, 2: 12, 3: 14, 4: 14, 5: 12, 6: 10, 7: 9, 8: 8, 10: 9, 13: 6, 18: 1 }),
  )
  const level = isDrinks ? 0.2 + draw.unit() * 0.5 : 0.4 + draw.unit() * 1.3
  const sizes = columns ?? (draw.chance(isDrinks ? 0.4 : 0.14) ? sizesOf(invention) : [])
  const isShared = draw.chance(0.05)
  const hasChildren = count >= 4 && draw.chance(0.07)
  const dishes = Array.from({ length: count }, () => {
    const dish = dishOf(invention, isDrinks ? 'drinks' : 'dishes', level, sizes)
    return isShared && !apart.chance(differing) ? { ...dish, prices: [] } : dish
  })
  const half = Math.floor(count / 2)
  const secondName = second && draw.pick(isDrinks ? second.drinkHeadings : second.headings)
  return {
    name: headingOf(invention, isDrinks),
    ...(secondName !== undefined && { secondName }),
    ...(draw.chance(0.14) && { intro: draw.pick([...words.notes, ...hours]) }),
    ...(draw.chance(0.08) && { footer: draw.pick([...words.notes, ...words.remarks, ...words.asides]) }),
    ...(isShared && {
      prices: [{ amount: amountNear(invention, level), ...(draw.chance(0.4) && { isEach: true }) }],
    }),
    ...(draw.chance(0.05) && { extras: extrasOf(invention) }),
    dishes: hasChildren ? dishes.slice(0, draw.chance(0.5) ? half : 0) : dishes,
    ...(hasChildren && {
      sections: [
        { name: headingOf(invention, isDrinks), dishes: dishes.slice(half) },
        ...(draw.chance(0.5)
          ? [{ name: headingOf(invention, false), dishes: [dishOf(invention, 'dishes', level)] }]
          : []),
      ],
    }),
  }
}
