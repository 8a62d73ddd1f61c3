import { pathOf } from '#domain/exchange/columns/path-of.ts'
import type { NotInFile } from '#domain/exchange/writing/formats/not-in-file.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { formatSize } from '#domain/menu/prices/format-size.ts'

/** One thing that a menu says: which kind of thing, of what, and what is said. `kept` is what every file must hold. */
interface Saying {
  readonly kind: NotInFile | 'kept' | 'choices_of_items'
  readonly of: string
  readonly what: unknown
}

/**
 * Returns everything in a menu other than its design, its restaurant and its ids, as a list of single
 * statements. Written without the functions that count what a file loses, so that each can be checked
 * against the other.
 */
export function saidInMenu(menu: MenuContent): Saying[] {
  const { sections } = menu
  return [
    ...saying('title', { title: menu.title, date: menu.dateLine }),
    ...saying('languages', { first: menu.language, second: menu.secondLanguage }),
    ...saying('market', { market: menu.market, zone: menu.timeZone }),
    ...saying('intro', { menu: menu.intro }),
    ...saying('contact', { menu: menu.contact }),
    ...listed('notices', menu.notices),
    ...listed('marks', menu.marks),
    ...menu.modifierGroups.flatMap(({ name, min, max, options }, at): Saying[] => [
      {
        kind: 'choices',
        of: `${at}`,
        what: [min, max, options.map((option) => [option.name, option.amount])],
      },
      { kind: 'choices_of_one_name', of: `${at}`, what: name },
    ]),
    ...sections.flatMap((section) => saidInSection(section, menu)),
  ]
}

const isSaid = (what: unknown): boolean =>
  what !== undefined &&
  what !== null &&
  what !== '' &&
  what !== false &&
  !(Array.isArray(what) && what.length === 0)

const saying = (kind: Saying['kind'], parts: Readonly<Record<string, unknown>>): Saying[] =>
  Object.entries(parts).flatMap(([of, what]) => (isSaid(what) ? [{ kind, of, what }] : []))

const listed = (kind: Saying['kind'], all: readonly { readonly id: string }[]): Saying[] =>
  all.map(({ id: _, ...what }, at) => ({ kind, of: `${at}`, what }))

/** What several fields say together is one thing. */
const together = (kind: Saying['kind'], of: string, ...fields: readonly unknown[]): Saying[] =>
  fields.some(isSaid) ? [{ kind, of, what: fields.map((field) => (isSaid(field) ? field : null)) }] : []

function saidInSection(section: Section, menu: MenuContent): Saying[] {
  const { sections } = menu
  const of = section.name
  const path = pathOf(sections, section)
  return [
    ...(path.length > 1 ? [{ kind: 'levels' as const, of: path.join(' > '), what: path }] : []),
    ...together('section_texts', of, section.intro, section.footer, section.secondName),
    ...together('section_hours', of, section.daypart),
    ...together('section_layout', of, section.layout, section.choose),
    ...together('section_prices', of, section.prices),
    ...together('section_choices', of, section.modifierGroups),
    ...together('section_pictures', of, section.imageUrl),
    ...together('columns', of, section.priceHeads),
    ...together('owner_notes', of, section.shortfall, section.ownerNotice),
    ...section.items.flatMap((item, at) =>
      saidInItem(item, `${of}/${item.name}/${nth(section, at)}`, section, menu),
    ),
  ]
}

const nth = ({ items }: Section, at: number): number =>
  items.slice(0, at).filter(({ name }) => name === items[at]?.name).length

function saidInItem(item: MenuItem, of: string, section: Section, menu: MenuContent): Saying[] {
  const keys = [...(section.modifierGroups ?? []), ...(item.modifierGroups ?? [])]
  const choices = menu.modifierGroups.flatMap(({ id }, at) => (keys.includes(id) ? [at] : []))
  const { appliedMultipliers, prices } = item
  const claims = [
    ...[item.dietaryOptions, item.dietsOnRequest, item.allergens, item.mayContain, item.removable],
    ...[item.confirmedClaims, item.recipeClaims, item.recipeId],
  ]
  return [
    { kind: 'kept', of, what: item.description },
    ...together('choices_of_items', of, choices),
    ...together('pictures', of, item.imageUrl),
    ...together(
      'earlier_prices',
      of,
      appliedMultipliers,
      prices.map(({ original }) => original).filter(isSaid),
    ),
    ...(claims.some((claim) => claim !== undefined && (claim !== item.dietaryOptions || isSaid(claim)))
      ? [{ kind: 'confirmations' as const, of, what: claims }]
      : []),
    ...(item.ingredients ? [{ kind: 'recipes' as const, of, what: item.ingredients }] : []),
    ...together('numbers', of, item.number),
    ...together('second_lines', of, item.secondName, item.secondDescription),
    ...together('diets', of, item.dietaryOptions),
    ...(item.allergens ? [{ kind: 'allergens' as const, of, what: item.allergens }] : []),
    ...together('further_claims', of, item.dietsOnRequest, item.mayContain, item.removable, item.additives),
    ...together('item_marks', of, item.marks, item.ownMarks),
    ...together(
      'details',
      of,
      item.wine,
      item.origin,
      item.serves,
      item.kcal,
      item.sodiumMg,
      item.isFeatured,
    ),
    ...(prices.length === 0 ? [{ kind: 'unpriced' as const, of, what: [] }] : []),
    ...prices.flatMap((price) => saidInPrice(price, of, section, menu)),
  ]
}

function saidInPrice(price: Price, item: string, section: Section, { sections }: MenuContent): Saying[] {
  const { kind, amount, per, former, words, label, size, head } = price
  const column = headsAbove(sections, section).find(({ id }) => id === head)?.label
  const sold = [column, label, size && formatSize(size).replaceAll('\u00A0', ' ')].filter(Boolean).join(' ')
  const of = `${item}: ${amount}`
  if (kind === 'supplement' || kind === 'included')
    return [{ kind: 'supplements', of, what: [kind, amount, words] }]
  if (kind === 'market') return [{ kind: 'open_prices', of, what: words ?? 'at the market' }]
  return [
    { kind: 'prices_renamed', of, what: sold },
    { kind: 'kept', of, what: amount },
    ...together('kinds_of_price', of, kind === 'fixed' ? undefined : [kind, per]),
    ...together('former_prices', of, former),
    ...together('details', of, price.kcal, price.sodiumMg),
  ]
}

/**
 * How many things of each kind are said in one menu and not in the other.
 * @param isMeant false for what the other says without meaning it
 */
export function lostBetween(
  menu: MenuContent,
  other: MenuContent,
  isMeant: (saying: Saying) => boolean,
): { readonly what: Saying['kind']; readonly count: number }[] {
  const known = new Set(
    saidInMenu(other)
      .filter(isMeant)
      .map((saying) => JSON.stringify(saying)),
  )
  const lost = saidInMenu(menu).filter((saying) => !known.has(JSON.stringify(saying)))
  return [...Map.groupBy(lost, ({ kind }) => kind)].map(([what, all]) => ({ what, count: all.length }))
}
