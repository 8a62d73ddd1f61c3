import { readFromFile } from '../../menu/claims/claims.ts'
import { newKey } from '../../menu/model/ids.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import {
  FIRST_CUSTOM_ITEM_ID,
  FIRST_OWN_SECTION_ID,
  MENU_SIZE_LIMITS,
  MENU_TEXT_LIMITS,
} from '../../menu/model/limits.ts'
import type { ItemMark, MenuMark } from '../../menu/model/marks.ts'
import { itemMarks } from '../../menu/model/marks.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { ModifierGroup } from '../../menu/model/modifiers.ts'
import type { Price, PriceHead } from '../../menu/model/price.ts'
import { defaultRestaurant } from '../../menu/model/restaurant.ts'
import type { Section } from '../../menu/model/section.ts'
import type { LegendEntry } from '../marks/legend.ts'
import type { Languages } from '../whole/language.ts'
import type { HeadDraft, ItemDraft, PlacedPrice, SectionDraft } from './drafts.ts'
import type { MenuDraft } from './menu-builder.ts'
import { underColumns } from './place-prices.ts'
import { readTitles } from './titles.ts'
import { twoNames } from './two-names.ts'

export interface Finished {
  readonly content: MenuContent
  readonly sectionIds: ReadonlyMap<SectionDraft, number>
  readonly itemIds: ReadonlyMap<ItemDraft, number>
  /** Items whose prices may stand under another column. */
  readonly unsureColumns: ReadonlySet<ItemDraft>
}

/** The menu of what was read, with ids, marks and claims. Every claim is a proposal until a person confirms it. */
export function finishMenu(
  draft: MenuDraft,
  legend: ReadonlyMap<string, LegendEntry>,
  whole: { currency: string; languages: Languages; isLatin: boolean },
): Finished {
  const sectionIds = new Map<SectionDraft, number>()
  const itemIds = new Map<ItemDraft, number>()
  const unsureColumns = new Set<ItemDraft>()
  const used = new Map<string, LegendEntry>(legend)
  const marks = new MarkList(used)
  const sections = draft.sections.map((section, at): Section => {
    labelsToItems(section)
    extrasToPrices(section)
    for (const item of section.items) extrasOf(item, draft.groups)
    const id = FIRST_OWN_SECTION_ID + 1 + at
    sectionIds.set(section, id)
    const heads = section.heads.length > 0 ? section.heads : (section.parent?.heads ?? [])
    const items = section.items.map((item): MenuItem => {
      const itemId = FIRST_CUSTOM_ITEM_ID + 1 + itemIds.size
      itemIds.set(item, itemId)
      const { placed, isSure } = underColumns(item.prices, heads)
      if (!isSure) unsureColumns.add(item)
      return finishItem(
        section,
        item,
        itemId,
        placed.map(({ price, column }, index) => finishPrice(price, index, column)),
        marks,
      )
    })
    const names =
      whole.languages.second === undefined ? { name: section.name } : twoNames(section.name, whole.isLatin)
    const isCourses = section.prices.length > 0 && draft.sections.some(({ parent }) => parent === section)
    return {
      id,
      name: clipped(names.name || nameOfHeads(section), MENU_TEXT_LIMITS.sectionName),
      ...('secondName' in names && names.secondName && { secondName: names.secondName }),
      ...(section.parent && { parentId: sectionIds.get(section.parent) ?? 0 }),
      ...(isCourses ? { layout: 'courses' as const } : section.layout && { layout: section.layout }),
      ...(section.intro.length > 0 && { intro: clipped(section.intro.join('\n'), MENU_TEXT_LIMITS.note) }),
      ...(section.footer.length > 0 && { footer: clipped(section.footer.join('\n'), MENU_TEXT_LIMITS.note) }),
      ...(section.daypart !== undefined && {
        daypart: clipped(section.daypart, MENU_TEXT_LIMITS.sectionName),
      }),
      ...(section.heads.length > 0 && { priceHeads: finishHeads(section.heads) }),
      ...(section.prices.length > 0 && {
        prices: section.prices
          .filter(({ isEmpty }) => !isEmpty)
          .slice(0, MENU_SIZE_LIMITS.prices)
          .map((price, index) => finishPrice(price, index, undefined)),
      }),
      ...(section.groups.length > 0 && { modifierGroups: section.groups }),
      items,
    }
  })
  const { title, dateLine, tagline } = readTitles(
    draft.titles.flatMap((line) => line.split(/\t|\s+[·|•]\s+|\s+[\u2013\u2014]\s+/u)),
  )
  const content: MenuContent = {
    restaurant: {
      ...defaultRestaurant,
      name: clipped(draft.names.join(' ') || defaultRestaurant.name, MENU_TEXT_LIMITS.name),
      description: clipped(tagline, MENU_TEXT_LIMITS.description),
      tags: [],
    },
    title: clipped(title, MENU_TEXT_LIMITS.title),
    dateLine: clipped(dateLine, MENU_TEXT_LIMITS.title),
    ...(whole.languages.first !== undefined && { language: whole.languages.first }),
    ...(whole.languages.second !== undefined && { secondLanguage: whole.languages.second }),
    currency: whole.currency,
    ...(draft.intro.length > 0 && { intro: clipped(draft.intro.join('\n'), MENU_TEXT_LIMITS.note) }),
    sections,
    modifierGroups: draft.groups.slice(0, MENU_SIZE_LIMITS.modifierGroups),
    notices: draft.notices.slice(0, MENU_SIZE_LIMITS.notices).map((notice, at) => ({
      ...notice,
      id: `n${at + 1}`,
      text: clipped(notice.text, MENU_TEXT_LIMITS.note),
    })),
    marks: marks.all(),
    ...(Object.keys(draft.contact).length > 0 && { contact: draft.contact }),
  }
  return { content, sectionIds, itemIds, unsureColumns }
}

/** What a section without a heading is called: pizzas are sold by the inch. */
const nameOfHeads = ({ heads }: SectionDraft): string =>
  heads.length > 0 && heads.every(({ size }) => size?.unit === 'in') ? 'Pizza' : 'Menu'

const clipped = (text: string, most: number): string =>
  (text.length <= most ? text : text.slice(0, most)).trim()

/** `Can 1.75  2 liter 3.95` below a heading that no items follow: what is sold is its items. */
function labelsToItems(section: SectionDraft): void {
  if (
    !section.hasPricesBelow ||
    section.items.length > 0 ||
    section.prices.some(({ label, size }) => !label && !size)
  )
    return
  for (const { label, size, said, ...price } of section.prices.splice(0)) {
    const name = [label, said ?? (size && `${size.amount} ${size.unit}`)].filter(Boolean).join(' ')
    section.items.push({
      lines: [...section.lines],
      name,
      description: '',
      prices: [price],
      said: [],
      groups: [],
    })
  }
}

/** Below prices of the whole, what costs something on top is no item: `panna montata + 0,60`. */
function extrasToPrices(section: SectionDraft): void {
  const hasOnlyExtras =
    section.items.length > 0 &&
    section.items.every(({ prices }) => prices.length === 1 && prices[0]?.kind === 'supplement')
  if (!hasOnlyExtras || !section.prices.some(({ kind }) => kind === 'fixed')) return
  for (const { name, prices } of section.items.splice(0))
    section.prices.push(...prices.map((price) => ({ ...price, label: name })))
}

/** One thing that can be added is a price of the dish; several are a group. */
function extrasOf(item: ItemDraft, groups: ModifierGroup[]): void {
  const { extras } = item
  const [only, ...more] = extras?.options ?? []
  if (!extras || !only) return
  if (more.length === 0) {
    const label = /^(?:add|extras?)$/iu.test(extras.name) ? only.name : `${extras.name} ${only.name}`
    item.prices.push({ kind: 'supplement', amount: only.amount, label, start: 0, end: 0, from: 0, to: 0 })
    return
  }
  const options = extras.options.map((option, at) => ({ ...option, id: `o${at + 1}` }))
  const same = groups.find(
    (group) => group.name === extras.name && JSON.stringify(group.options) === JSON.stringify(options),
  )
  const group = same ?? {
    id: newKey(
      'g',
      groups.map(({ id }) => id),
    ),
    name: extras.name,
    min: 0,
    max: null,
    options,
  }
  if (!same) groups.push(group)
  item.groups.push(group.id)
}

const finishHeads = (heads: readonly HeadDraft[]): PriceHead[] =>
  heads.slice(0, MENU_SIZE_LIMITS.prices).map(({ label, size }, at) => ({
    id: `h${at + 1}`,
    label: clipped(label, MENU_TEXT_LIMITS.label),
    ...(size && { size }),
  }))

function finishPrice(
  { kind, amount, label, size, per, words, former }: PlacedPrice,
  at: number,
  column: number | undefined,
): Price {
  return {
    id: `p${at + 1}`,
    kind,
    ...(amount !== undefined && kind !== 'market' && kind !== 'included' && { amount }),
    ...(label && { label: clipped(label, MENU_TEXT_LIMITS.label) }),
    ...(size && { size }),
    ...(column !== undefined && { head: `h${column + 1}` }),
    ...(per !== undefined && { per: clipped(per, MENU_TEXT_LIMITS.label) }),
    ...(words !== undefined && { words: clipped(words, MENU_TEXT_LIMITS.label) }),
    ...(former !== undefined && { former }),
  }
}

function finishItem(
  section: SectionDraft,
  draft: ItemDraft,
  id: number,
  prices: Price[],
  marks: MarkList,
): MenuItem {
  const keys = marks.read([...section.said, ...draft.said])
  const whole = clipped(draft.name, MENU_TEXT_LIMITS.name)
  const rest = draft.name.slice(whole.length).trim()
  const item: MenuItem = {
    id,
    name: whole || '?',
    description: clipped([rest, draft.description].filter(Boolean).join(' '), MENU_TEXT_LIMITS.description),
    prices: prices.slice(0, MENU_SIZE_LIMITS.prices),
    categoryId: 2,
    cuisineId: 5,
    imageUrl: null,
    dietaryOptions: [],
    ...(draft.number !== undefined && { number: clipped(draft.number, MENU_TEXT_LIMITS.sign) }),
    ...(draft.secondName !== undefined && { secondName: clipped(draft.secondName, MENU_TEXT_LIMITS.name) }),
    ...(draft.kcal !== undefined && { kcal: draft.kcal }),
    ...(draft.serves && { serves: draft.serves }),
    ...(draft.secondDescription !== undefined && {
      secondDescription: clipped(draft.secondDescription, MENU_TEXT_LIMITS.description),
    }),
    ...(draft.origin !== undefined && { origin: draft.origin }),
    ...(draft.wine && { wine: draft.wine }),
    ...(draft.groups.length > 0 && { modifierGroups: draft.groups }),
    ...(keys.marks.length > 0 && { marks: keys.marks }),
    ...(keys.ownMarks.length > 0 && { ownMarks: keys.ownMarks }),
    ...(keys.additives.length > 0 && { additives: keys.additives }),
  }
  return readFromFile(item, {
    ...(keys.diets.length > 0 && { dietaryOptions: keys.diets }),
    ...(keys.onRequest.length > 0 && { dietsOnRequest: keys.onRequest }),
    ...(keys.allergens.length > 0 && { allergens: keys.allergens }),
  })
}

/** The marks of the menu: those that its legend explains, and those that its dishes bear. */
class MarkList {
  private readonly entries: Map<string, LegendEntry>
  private readonly isUsed = new Set<string>()

  constructor(legend: ReadonlyMap<string, LegendEntry>) {
    this.entries = new Map(legend)
  }

  read(said: readonly LegendEntry[]) {
    const keys = {
      marks: new Set<ItemMark>(),
      ownMarks: new Set<string>(),
      additives: new Set<string>(),
      diets: new Set<number>(),
      onRequest: new Set<number>(),
      allergens: new Set<string>(),
    }
    for (const entry of said) {
      if (entry.symbol !== '' && !this.entries.has(entry.symbol)) this.entries.set(entry.symbol, entry)
      this.isUsed.add(entry.symbol)
      if (entry.kind === 'own') keys.ownMarks.add(entry.symbol)
      else if (entry.kind === 'mark' && isItemMark(entry.key)) keys.marks.add(entry.key)
      else if (entry.kind === 'additive' && entry.key) keys.additives.add(entry.key)
      else if (entry.kind === 'diet') keys.diets.add(Number(entry.key))
      else if (entry.kind === 'diet-on-request') keys.onRequest.add(Number(entry.key))
      else if (entry.kind === 'allergen' && entry.key) keys.allergens.add(entry.key)
    }
    return {
      marks: [...keys.marks],
      ownMarks: [...keys.ownMarks].map((symbol) => this.keyOf(symbol)),
      additives: [...keys.additives],
      diets: [...keys.diets],
      onRequest: [...keys.onRequest],
      allergens: [...keys.allergens],
    }
  }

  private keyOf(symbol: string): string {
    return `m${[...this.entries.keys()].indexOf(symbol) + 1}`
  }

  all(): MenuMark[] {
    return [...this.entries.values()]
      .slice(0, MENU_SIZE_LIMITS.marks)
      .map(({ kind, key, symbol, meaning }, at) => ({
        id: `m${at + 1}`,
        kind,
        ...(kind !== 'own' && key !== undefined && { key }),
        symbol: clipped(symbol, MENU_TEXT_LIMITS.sign),
        meaning: clipped(meaning, MENU_TEXT_LIMITS.sectionName),
      }))
  }
}

const isItemMark = (key: string | undefined): key is ItemMark => itemMarks.some((mark) => mark === key)
