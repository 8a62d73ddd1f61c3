import { spelling } from '../../menu/comparing/match-parts.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { itemIds, itemsOf } from '../../menu/model/walk.ts'
import { pathOf } from '../columns/path-of.ts'
import { likenessTo } from './likeness.ts'

/** By what a part of a source was found on the menu. */
export type MatchedBy = 'id' | 'name' | 'number' | 'likeness'

export interface MatchedMenus {
  readonly sections: ReadonlyMap<Section, Section>
  readonly items: ReadonlyMap<MenuItem, MatchedItem>
}

export interface MatchedItem {
  readonly item: MenuItem
  readonly by: MatchedBy
}

/**
 * Has a source the ids of this menu, as a file of ours has? Of a table of ours the ids of the dishes that bear one:
 * sections have none there, and dishes that were added to it have none either.
 */
export type SharedIds = boolean | ReadonlySet<MenuItem['id']>

export interface MatchingChoice {
  readonly hasIds: SharedIds
  /** What was brought last, under the ids of this menu: a part of the source with one of these ids is that part here. */
  readonly since?: Menu | undefined
  /** Dishes of the menu, by `placeKey`, of which a person said that what looks alike is another dish. */
  readonly apart?: ReadonlySet<string> | undefined
}

/** A dish by its place: one of the catalogue may be in two sections under one id. */
export const placeKey = (section: Pick<Section, 'id'>, item: Pick<MenuItem, 'id'>): string =>
  `${section.id}/${item.id}`

/** From here on two names are taken for one that was changed; what is below is another dish. */
const ALIKE = 0.6

/** Pairs that are compared letter by letter; of more, only those within one section. */
const MOST_PAIRS = 250_000

interface Placed {
  readonly item: MenuItem
  readonly section: Section
}

/**
 * Finds what was read on the menu: by id where the source has those of the menu, then by name within the section, by
 * name alone (it was moved), by how alike names, descriptions and prices are, and by number within the section. Of
 * several of one name, those of the same description and prices come first. Each is found once.
 */
export function matchMenus(
  menu: Menu,
  read: Menu,
  { hasIds: said, apart, since }: MatchingChoice,
): MatchedMenus {
  const isOurs = since ? new Set(itemIds(since)) : said
  const bearsId = ({ id }: MenuItem) => (typeof isOurs === 'boolean' ? isOurs : isOurs.has(id))
  const hasIds = since !== undefined || sharesIds(menu, itemsOf(read).filter(bearsId))
  const sectionIds = new Set((since ?? read).sections.map(({ id }) => id))
  const sections = matchSections(menu, read, hasIds && (since || isOurs === true) ? sectionIds : new Set())
  const before = placed(menu)
  const after = placed(read)
  const items = new Map<MenuItem, MatchedItem>()
  const waiting = new Set(before)
  const pair = (is: Placed, was: Placed, by: MatchedBy) => {
    items.set(is.item, { item: was.item, by })
    waiting.delete(was)
  }
  const homeOf = (is: Placed) => sections.get(is.section)?.id
  const pairBy = (
    by: MatchedBy,
    wasKey: (was: Placed) => string | null,
    isKey: (is: Placed) => string | null,
  ) => {
    const known = Map.groupBy([...waiting], wasKey)
    for (const is of after) {
      const key = items.has(is.item) ? null : isKey(is)
      const was = key === null ? undefined : known.get(key)?.shift()
      if (was) pair(is, was, by)
    }
  }
  const name = ({ item }: Placed) => nameOf(item)
  const whole = ({ item }: Placed) =>
    JSON.stringify([nameOf(item), spelling(item.description), pricesOf(item)])
  if (hasIds) {
    pairBy(
      'id',
      (was) => `${was.item.id} ${name(was)}`,
      (is) => (bearsId(is.item) ? `${is.item.id} ${name(is)}` : null),
    )
    pairBy(
      'id',
      (was) => String(was.item.id),
      (is) => (bearsId(is.item) ? String(is.item.id) : null),
    )
  }
  for (const key of [whole, name])
    pairBy(
      'name',
      (was) => `${was.section.id} ${key(was)}`,
      (is) => `${homeOf(is)} ${key(is)}`,
    )
  for (const key of [whole, name]) pairBy('name', key, key)
  for (const was of before) if (apart?.has(placeKey(was.section, was.item))) waiting.delete(was)
  pairAlike(
    after.filter(({ item }) => !items.has(item)),
    [...waiting],
    homeOf,
    pair,
  )
  pairBy(
    'number',
    numberIn(({ section }) => section.id),
    numberIn(homeOf),
  )
  return { sections: withShared(sections, menu, read, items), items }
}

/** Ids are counted up in each menu: they are those of this one if most of them mean the same dishes. */
function sharesIds(menu: Menu, read: readonly MenuItem[]): boolean {
  const names = new Map(itemsOf(menu).map((item) => [item.id, nameOf(item)]))
  const shared = read.filter(({ id }) => names.has(id))
  const same = shared.filter((item) => names.get(item.id) === nameOf(item))
  return read.length > 0 && same.length * 2 >= shared.length
}

const numberIn = (home: (one: Placed) => number | undefined) => (one: Placed) =>
  one.item.number === undefined ? null : `${home(one)} ${one.item.number}`

const pricesOf = ({ prices }: MenuItem): string =>
  prices.map(({ kind, amount }) => `${kind} ${amount ?? ''}`).join()

const nameOf = ({ name }: { readonly name: string }): string => spelling(name) || name

const placed = ({ sections }: Menu): Placed[] =>
  sections.flatMap((section) => section.items.map((item) => ({ item, section })))

/**
 * Sections by id, by the names of those around them and their own, and by their own name.
 * @param ids that say which section it is
 */
function matchSections(menu: Menu, read: Menu, ids: ReadonlySet<number>): Map<Section, Section> {
  const found = new Map<Section, Section>()
  const path = (of: Menu) => (section: Section) => JSON.stringify(pathOf(of.sections, section).map(spelling))
  const keys: ((of: Menu) => (section: Section) => string | null)[] = [
    () =>
      ({ id }) =>
        ids.has(id) ? String(id) : null,
    path,
    () => nameOf,
  ]
  for (const keyOf of keys) {
    const taken = new Set(found.values())
    const known = Map.groupBy(
      menu.sections.filter((section) => !taken.has(section)),
      keyOf(menu),
    )
    for (const section of read.sections) {
      const key = found.has(section) ? null : keyOf(read)(section)
      const match = key === null ? undefined : known.get(key)?.shift()
      if (match) found.set(section, match)
    }
  }
  return found
}

/** A section that was renamed is the one from which most of its items come, if that is nobody else's. */
function withShared(
  sections: ReadonlyMap<Section, Section>,
  menu: Menu,
  read: Menu,
  items: MatchedMenus['items'],
): Map<Section, Section> {
  const all = new Map(sections)
  const taken = new Set(all.values())
  const homes = new Map(placed(menu).map(({ item, section }) => [item, section]))
  for (const section of read.sections) {
    if (all.has(section)) continue
    const from = Map.groupBy(
      section.items.flatMap((item) => homes.get(items.get(item)?.item ?? item) ?? []),
      (home) => home,
    )
    const [most] = [...from].toSorted(([, one], [, other]) => other.length - one.length)
    if (!most || taken.has(most[0]) || most[1].length * 2 < section.items.length) continue
    all.set(section, most[0])
    taken.add(most[0])
  }
  return all
}

/** Descriptions from here on say something of a dish: characters. */
const DESCRIBED = 12

/** Pairs what is most alike first. */
function pairAlike(
  after: readonly Placed[],
  before: readonly Placed[],
  homeOf: (is: Placed) => number | undefined,
  pair: (is: Placed, was: Placed, by: MatchedBy) => void,
): void {
  const isFew = after.length * before.length <= MOST_PAIRS
  const namesTo = likenessTo(before.map(({ item }) => item.name))
  const descriptionsTo = likenessTo(before.map(descriptionOf))
  const prices = before.map(({ item }) => pricesOf(item))
  const scored = after.flatMap((is) => {
    const home = homeOf(is)
    const ownPrices = pricesOf(is.item)
    const names = namesTo(is.item.name)
    const descriptions = descriptionsTo(descriptionOf(is))
    return before.flatMap((was, at) => {
      const isAtHome = was.section.id === home
      if (!isFew && !isAtHome) return []
      const words = likenessOfWords(names[at] ?? 0, descriptions[at] ?? 0)
      const isPricedSame = ownPrices !== '' && ownPrices === prices[at]
      const score = words + (isPricedSame ? 0.05 : 0) + (isAtHome ? 0.05 : -0.05)
      return score >= ALIKE ? [{ is, was, score }] : []
    })
  })
  const taken = new Set<Placed>()
  for (const { is, was } of scored.toSorted((one, other) => other.score - one.score)) {
    if (taken.has(is) || taken.has(was)) continue
    taken.add(is)
    taken.add(was)
    pair(is, was, 'likeness')
  }
}

/** Blank where it is too short to tell dishes apart. */
const descriptionOf = ({ item: { description } }: Placed): string =>
  description.length > DESCRIBED ? description : ''

/** Names count most; the same description makes up for a name that was changed. */
function likenessOfWords(names: number, descriptions: number): number {
  if (names < 0.2 && descriptions < 0.8) return 0
  return Math.max(names, 0.45 * names + 0.55 * descriptions)
}
