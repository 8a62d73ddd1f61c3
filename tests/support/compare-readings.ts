import { claimsOf } from '#domain/menu/claims/claims.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { parentOf } from '#domain/menu/model/walk.ts'

/** Something that a reader read otherwise than a person wrote it down. */
export interface Difference {
  /** `menu`, `Starters`, or `Starters / Oysters` */
  readonly where: string
  /** A field of it; `missing` or `extra` for all of it, `section` for an item that is in another one. */
  readonly field: string
  readonly expected?: unknown
  readonly found?: unknown
  /** Ids in the menu that was found. */
  readonly sectionId?: number
  readonly itemId?: number
}

export interface ReadingComparison {
  /** Of the menu that was expected. */
  readonly items: number
  /** Those with every field right. */
  readonly wholly: number
  /** Those in their section and with every price right. */
  readonly placed: number
  readonly differences: readonly Difference[]
}

/**
 * Holds a menu that was read against the one that a person wrote down: every field but ids, and text of several lines
 * by its words. Sections are matched by name, items by their name within a section.
 */
export function compareReadings(expected: MenuContent, found: MenuContent): ReadingComparison {
  const differences: Difference[] = []
  const differ = (where: string, one: Told, other: Told, ids: Pick<Difference, 'sectionId' | 'itemId'>) => {
    for (const field of new Set([...Object.keys(one), ...Object.keys(other)]))
      if (written(one[field]) !== written(other[field]))
        differences.push({ where, field, expected: one[field], found: other[field], ...ids })
  }
  differ('menu', menuTold(expected), menuTold(found), {})
  const left = new Set(found.sections)
  let items = 0
  let wholly = 0
  let placed = 0
  for (const section of expected.sections) {
    items += section.items.length
    const match = matchOf(expected, section, found, left)
    if (!match) {
      differences.push({ where: section.name, field: 'missing', expected: section.items.map(nameOf) })
      for (const { name } of section.items)
        differences.push({ where: `${section.name} / ${name}`, field: 'missing', expected: name })
      continue
    }
    left.delete(match)
    differ(section.name, sectionTold(expected, section), sectionTold(found, match), { sectionId: match.id })
    const others = [...match.items]
    for (const item of section.items) {
      const where = `${section.name} / ${item.name}`
      const at = others.findIndex(({ name }) => name === item.name)
      const [same] = at < 0 ? [] : others.splice(at, 1)
      if (!same) {
        differences.push({ where, field: 'missing', expected: item.name, sectionId: match.id })
        continue
      }
      const before = differences.length
      differ(where, itemTold(expected, section, item), itemTold(found, match, same), {
        sectionId: match.id,
        itemId: same.id,
      })
      if (differences.length === before) wholly += 1
      if (!differences.slice(before).some(({ field }) => field === 'prices')) placed += 1
    }
    for (const { name, id } of others)
      differences.push({
        where: `${match.name} / ${name}`,
        field: 'extra',
        found: name,
        sectionId: match.id,
        itemId: id,
      })
  }
  for (const { name, id, items: within } of left) {
    differences.push({ where: name, field: 'extra', found: within.map(nameOf), sectionId: id })
    for (const item of within)
      differences.push({
        where: `${name} / ${item.name}`,
        field: 'extra',
        found: item.name,
        sectionId: id,
        itemId: item.id,
      })
  }
  return { items, wholly, placed, differences: withMoves(differences) }
}

/** An item that is missing in one section and too many in another was read into the wrong one. */
function withMoves(differences: readonly Difference[]): Difference[] {
  const isItem = ({ where }: Difference) => where.includes(' / ')
  const extra = differences.filter((difference) => difference.field === 'extra' && isItem(difference))
  const moved = new Set<Difference>()
  const told = differences.map((difference): Difference => {
    if (difference.field !== 'missing' || !isItem(difference)) return difference
    const same = extra.find((other) => other.found === difference.expected && !moved.has(other))
    if (!same) return difference
    moved.add(same)
    const { where, sectionId, itemId } = same
    return {
      where: difference.where,
      field: 'section',
      expected: sectionOf(difference.where),
      found: sectionOf(where),
      ...(sectionId !== undefined && { sectionId }),
      ...(itemId !== undefined && { itemId }),
    }
  })
  return told.filter((difference) => !moved.has(difference))
}

const sectionOf = (where: string): string => where.slice(0, where.indexOf(' / '))

type Told = Readonly<Record<string, unknown>>

const nameOf = ({ name }: { readonly name: string }): string => name

/** As text, where what is absent, empty or a list of nothing is the same, in whatever order its fields are. */
const written = (value: unknown): string =>
  JSON.stringify({ value }, (_, part) => {
    if (part === '' || (Array.isArray(part) && part.length === 0)) return undefined
    return isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byField)) : part
  })

const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

const byField = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

function matchOf(
  { sections }: MenuContent,
  section: Section,
  { sections: others }: MenuContent,
  left: ReadonlySet<Section>,
): Section | undefined {
  const parent = parentOf(sections, section)?.name
  const named = others.filter((other) => left.has(other) && other.name === section.name)
  return named.find((other) => parentOf(others, other)?.name === parent) ?? named[0]
}

const menuTold = (content: MenuContent): Told => ({
  name: content.restaurant.name,
  description: content.restaurant.description,
  title: content.title,
  dateLine: content.dateLine,
  language: content.language?.split('-')[0],
  secondLanguage: content.secondLanguage,
  currency: content.currency,
  intro: content.intro,
  contact: content.contact,
  notices: content.notices.map(({ kind, text, fee }) => ({ kind, text, fee })),
  marks: content.marks.map(({ kind, key, symbol, meaning }) => ({ kind, key, symbol, meaning })),
})

function sectionTold(content: MenuContent, section: Section): Told {
  const { sections } = content
  return {
    secondName: section.secondName,
    parent: parentOf(sections, section)?.name,
    layout: section.layout === 'list' ? undefined : section.layout,
    intro: section.intro,
    footer: section.footer,
    daypart: section.daypart,
    priceHeads: section.priceHeads?.map(({ label, size }) => ({ label, size })),
    prices: pricesTold(sections, section, section.prices ?? []),
    groups: groupsTold(content, section.modifierGroups),
  }
}

function itemTold(content: MenuContent, section: Section, item: MenuItem): Told {
  const claims = claimsOf(item)
  return {
    secondName: item.secondName,
    description: item.description.replaceAll('\n', ' '),
    secondDescription: item.secondDescription,
    number: item.number,
    prices: pricesTold(content.sections, section, item.prices),
    groups: groupsTold(content, item.modifierGroups),
    diets: [...claims.dietaryOptions].sort((one, other) => one - other),
    dietsOnRequest: claims.dietsOnRequest,
    allergens: claims.allergens,
    additives: item.additives,
    marks: item.marks,
    ownMarks: item.ownMarks?.map((key) => content.marks.find(({ id }) => id === key)?.symbol),
    wine: item.wine,
    origin: item.origin,
    kcal: item.kcal,
    serves: item.serves,
  }
}

function pricesTold(sections: readonly Section[], section: Section, prices: readonly Price[]) {
  const heads = headsAbove(sections, section)
  return prices.map(({ kind, amount, label, size, per, words, former, head }) => ({
    kind,
    amount,
    label,
    size,
    per,
    words,
    former,
    column: heads.find(({ id }) => id === head)?.label,
  }))
}

const groupsTold = ({ modifierGroups }: MenuContent, keys: readonly string[] = []) =>
  keys.map((key) => {
    const group = modifierGroups.find(({ id }) => id === key)
    return (
      group && {
        name: group.name,
        max: group.max,
        options: group.options.map(({ name, amount }) => ({ name, amount })),
      }
    )
  })
