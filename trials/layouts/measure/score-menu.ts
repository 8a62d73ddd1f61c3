import type { MenuContent } from '#domain/menu/model/menu.ts'

/** A dish as a person reads it off a menu. */
export interface KnownDish {
  readonly name: string
  readonly secondName?: string
  readonly description?: string
  readonly prices: readonly { readonly kind: string; readonly amount?: number; readonly label?: string }[]
}

export interface KnownSection {
  readonly name: string | null
  readonly items: readonly KnownDish[]
  readonly sections?: readonly KnownSection[]
}

/** How many dishes of a menu were read, and how well. */
export interface MenuScore {
  readonly dishes: number
  /** In their section, with their name and every price. */
  readonly whole: number
  /** With their name and every price, wherever. */
  readonly named: number
  /** Read as dishes that no menu has. */
  readonly extra: number
  readonly wrong: readonly string[]
}

/** Letters and figures alone: capitals of Greek have no accents, those of Turkish and German are others. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const amounts = (prices: KnownDish['prices']): string =>
  prices
    .filter(({ kind }) => kind !== 'supplement')
    .map(({ kind, amount }) => (kind === 'market' || amount === undefined ? 'market' : String(amount)))
    .toSorted()
    .join(' ')

interface Flat {
  readonly section: string
  readonly name: string
  /** In both languages; which of them is the first is a matter of taste. */
  readonly names: string
  readonly prices: string
  /** Without the price of its section. */
  readonly own: string
  /** Its name and what is said of it: where one ends and the other begins is often a matter of taste. */
  readonly all: string
  readonly text: string
}

function knownDishes(sections: readonly KnownSection[], above: readonly string[] = []): Flat[] {
  return sections.flatMap(({ name, items = [], sections: inner = [] }) => {
    const path = name ? [...above, name] : above
    return [
      ...items.map((item) => ({
        section: plain(path.at(-1) ?? ''),
        name: plain(item.name),
        names: plain([item.name, item.secondName].filter(Boolean).join(' ')),
        prices: amounts(item.prices ?? []),
        own: amounts(item.prices ?? []),
        all: plain([item.name, item.secondName, item.description].filter(Boolean).join(' ')),
        text: item.name,
      })),
      ...knownDishes(inner, path),
    ]
  })
}

/** What is said of a wine in words; its number on the list is none of them. */
const wineWords = (wine: object | undefined): string[] =>
  Object.entries(wine ?? {}).flatMap(([field, value]) =>
    field !== 'bin' && typeof value === 'string' ? [value] : [],
  )

/** The dishes of a menu that was read; a section has both of its names. */
function readDishes({ sections }: Pick<MenuContent, 'sections'>): Flat[] {
  return sections.flatMap(({ name, secondName, items, prices }) =>
    items.map((item) => ({
      section: plain([name, secondName].filter(Boolean).join(' ')),
      name: plain([item.name, item.secondName].filter(Boolean).join(' ')),
      names: plain([item.name, item.secondName].filter(Boolean).join(' ')),
      prices: amounts(item.prices as KnownDish['prices']) || amounts((prices ?? []) as KnownDish['prices']),
      own: amounts(item.prices as KnownDish['prices']),
      all: plain(
        [item.name, item.secondName, ...wineWords(item.wine), item.description].filter(Boolean).join(' '),
      ),
      text: item.name,
    })),
  )
}

const areSameWords = (one: string, other: string): boolean =>
  one.split(' ').toSorted().join(' ') === other.split(' ').toSorted().join(' ')

const isNamed = (one: Flat, other: Flat): boolean =>
  one.name === other.name ||
  (areSameWords(one.names, other.names) && one.names !== '') ||
  (areSameWords(one.all, other.all) && one.name !== '' && other.name !== '') ||
  (one.name.startsWith(`${other.name} `) && one.name.length - other.name.length < 14) ||
  (other.name.startsWith(`${one.name} `) && other.name.length - one.name.length < 14)

/**
 * Sections agree when their names do, or one is within the other: `Starters / Entrées`. Dishes of no section may be
 * under the title of the menu.
 */
const isInSection = (one: Flat, other: Flat): boolean =>
  one.section === other.section ||
  one.section === '' ||
  (one.section !== '' &&
    other.section !== '' &&
    (one.section.includes(other.section) || other.section.includes(one.section)))

/** The dishes of a menu that was read, by their ids, that a person reads so, too. */
export function areRight(
  known: readonly KnownSection[],
  { sections }: Pick<MenuContent, 'sections'>,
): Set<number> {
  const wanted = knownDishes(known)
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id))
  return new Set(
    readDishes({ sections }).flatMap((dish, at) => {
      const found = wanted.findIndex(
        (other) =>
          isNamed(other, dish) &&
          (other.prices === dish.prices || other.prices === dish.own) &&
          isInSection(other, dish),
      )
      if (found < 0) return []
      wanted.splice(found, 1)
      return ids[at] ?? []
    }),
  )
}

/** Compares a menu that was read with what a person makes of it. */
export function scoreMenu(known: readonly KnownSection[], read: Pick<MenuContent, 'sections'>): MenuScore {
  const wanted = knownDishes(known)
  const left = readDishes(read)
  const extra = left.length
  let whole = 0
  let named = 0
  let met = 0
  const wrong: string[] = []
  for (const dish of wanted) {
    const fits = (other: Flat) =>
      isNamed(dish, other) && (dish.prices === other.prices || dish.prices === other.own)
    const best =
      left.find((other) => fits(other) && isInSection(dish, other)) ??
      left.find(fits) ??
      left.find((other) => isNamed(dish, other))
    if (best) {
      left.splice(left.indexOf(best), 1)
      met += 1
    }
    if (best && fits(best)) {
      named += 1
      if (isInSection(dish, best)) {
        whole += 1
        continue
      }
    }
    wrong.push(
      `${dish.section} | ${dish.name} | ${dish.prices}${best ? `  → ${best.section} | ${best.name} | ${best.prices}` : ''}`,
    )
  }
  return { dishes: wanted.length, whole, named, extra: extra - met, wrong }
}
