import fc from 'fast-check'
import { MENU_TEXT_LIMITS, SECTION_LEVELS } from '#domain/menu/model/limits.ts'
import { itemMarks, type MenuMark } from '#domain/menu/model/marks.ts'
import type { Menu, MenuContent } from '#domain/menu/model/menu.ts'
import type { ModifierGroup } from '#domain/menu/model/modifiers.ts'
import { type Notice, noticeKinds } from '#domain/menu/model/notice.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { defaultRestaurant, type Restaurant } from '#domain/menu/model/restaurant.ts'
import { type Section, sectionLayouts } from '#domain/menu/model/section.ts'
import { anyLooseItem, anyPlaces, type LooseItem } from './any-item.ts'
import {
  anyAmount,
  anyCurrency,
  anyHeads,
  anyKey,
  anyLoosePrices,
  leastOf,
  savingAtMost,
  underHeads,
} from './any-price.ts'
import { anyLine, anyLineOrNone } from './any-words.ts'

const note = anyLine(200)
const byId = ({ id }: { readonly id: string | number }) => id

const anyGroup: fc.Arbitrary<ModifierGroup> = fc
  .record({
    id: anyKey,
    name: anyLine(MENU_TEXT_LIMITS.name),
    min: fc.nat({ max: 3 }),
    more: fc.option(fc.nat({ max: 3 })),
    options: fc.uniqueArray(
      fc.record(
        {
          id: anyKey,
          name: anyLine(MENU_TEXT_LIMITS.name),
          amount: fc.oneof(anyAmount, fc.integer({ min: -500, max: 0 })),
          allergens: fc.uniqueArray(fc.constantFrom('milk', 'nuts')),
          confirmedName: anyLine(MENU_TEXT_LIMITS.name),
          dietaryOptions: fc.uniqueArray(fc.constantFrom(1, 2)),
        },
        { requiredKeys: ['id', 'name', 'amount'] },
      ),
      { minLength: 1, maxLength: 4, selector: byId },
    ),
  })
  .map(({ more, ...group }) => ({ ...group, max: more === null ? null : group.min + more }))

const anyNotice: fc.Arbitrary<Notice> = fc
  .record({
    words: fc.record(
      { id: anyKey, kind: fc.constantFrom(...noticeKinds), text: note, secondText: note },
      { requiredKeys: ['id', 'kind', 'text'] },
    ),
    fee: fc.record(
      {
        percent: fc.constantFrom(0, 12.5, 20),
        amount: anyAmount,
        when: anyLine(200),
        purpose: anyLine(200),
        recipient: anyLine(200),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ words, fee }) => (words.kind === 'fee' ? { ...words, fee } : words))

const keysOf: Readonly<Record<Exclude<MenuMark['kind'], 'own'>, readonly string[]>> = {
  mark: itemMarks,
  diet: ['1', '2', '3'],
  'diet-on-request': ['2'],
  allergen: ['milk', 'eggs'],
  additive: ['coloring', 'caffeine'],
}

const anyMark: fc.Arbitrary<MenuMark> = fc
  .record({
    id: anyKey,
    of: fc.constantFrom(
      ...Object.entries(keysOf).flatMap(([kind, keys]) =>
        keys.map((key) => ({ kind: kind as MenuMark['kind'], key })),
      ),
      { kind: 'own' as const },
    ),
    symbol: anyLine(3),
    meaning: anyLineOrNone(60),
  })
  .map(({ of, ...words }) => ({ ...words, ...of }))

/** A section that knows only how deep it is. */
interface LooseSection {
  readonly section: Omit<Section, 'prices' | 'priceHeads' | 'modifierGroups' | 'items' | 'parentId'>
  readonly depth: number
  readonly heads: PriceHead[] | null
  readonly prices: LooseItem['prices'] | null
  readonly modifierGroups: readonly number[]
  readonly items: readonly LooseItem[]
}

const anyLooseSection: fc.Arbitrary<LooseSection> = fc.record({
  section: fc.record(
    {
      id: fc.integer({ min: 1, max: 3000 }),
      name: anyLine(MENU_TEXT_LIMITS.sectionName),
      secondName: anyLine(MENU_TEXT_LIMITS.sectionName),
      layout: fc.constantFrom(...sectionLayouts),
      choose: fc.integer({ min: 1, max: 20 }),
      intro: note,
      footer: note,
      daypart: anyLine(MENU_TEXT_LIMITS.sectionName),
      imageUrl: fc.constantFrom(null, '/uploads/section.png'),
      shortfall: fc.constant({ requested: 5, found: 3, reason: 'No more fit.' }),
      ownerNotice: note,
    },
    { requiredKeys: ['id', 'name'] },
  ),
  depth: fc.nat({ max: SECTION_LEVELS - 1 }),
  heads: fc.option(anyHeads),
  prices: fc.option(anyLoosePrices),
  modifierGroups: anyPlaces,
  items: fc.uniqueArray(anyLooseItem, { maxLength: 4, selector: ({ item }) => item.id }),
})

/** Every field that a menu has, filled or left out. */
export const anyMenu: fc.Arbitrary<Menu> = fc
  .record({
    words: fc.record(
      {
        title: anyLineOrNone(MENU_TEXT_LIMITS.title),
        dateLine: anyLineOrNone(MENU_TEXT_LIMITS.title),
        currency: anyCurrency,
        language: fc.constantFrom('en', 'fr-CA', 'zh-Hant', 'de'),
        secondLanguage: fc.constantFrom('en', 'ja'),
        market: fc.constantFrom({ country: 'DE' }, { country: 'US', region: 'CA' }),
        timeZone: fc.constantFrom('America/New_York', 'Europe/Berlin'),
        intro: note,
        contact: fc.record(
          { address: anyLine(300), phone: anyLine(300), hours: anyLine(300), web: anyLine(300) },
          { requiredKeys: [] },
        ),
        lockedItems: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 3 }),
        adviceNotes: fc.record({
          dismissed: fc.uniqueArray(
            fc.record({ id: anyKey, items: fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 3 }) }),
            { maxLength: 3, selector: byId },
          ),
          promoted: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 3 }),
          guestsAMonth: fc.integer({ min: 1, max: 9999 }),
        }),
      },
      { requiredKeys: ['title', 'dateLine', 'currency'] },
    ),
    modifierGroups: fc.uniqueArray(anyGroup, { maxLength: 3, selector: byId }),
    notices: fc.uniqueArray(anyNotice, { maxLength: 4, selector: byId }),
    marks: fc.uniqueArray(anyMark, { maxLength: 5, selector: byId }),
    sections: fc.uniqueArray(anyLooseSection, { maxLength: 5, selector: ({ section }) => section.id }),
  })
  .map(({ words, modifierGroups, notices, marks, sections }) => {
    const menu = { ...words, modifierGroups, notices, marks, sections: [] }
    return affordable({ ...menu, sections: joined(sections, menu) })
  })

const anyRestaurant: fc.Arbitrary<Restaurant> = fc.record({
  ...Object.fromEntries(Object.entries(defaultRestaurant).map(([key, value]) => [key, fc.constant(value)])),
  id: fc.oneof(fc.nat({ max: 99 }), fc.constant('r-1')),
  name: anyLine(MENU_TEXT_LIMITS.name),
  description: anyLineOrNone(200),
  address: anyLineOrNone(200),
}) as fc.Arbitrary<Restaurant>

/** The same with its restaurant. */
export const anyContent: fc.Arbitrary<MenuContent> = fc
  .record({ restaurant: anyRestaurant, menu: anyMenu })
  .map(({ restaurant, menu }) => ({ restaurant, ...menu }))

/** Sections in a tree, their prices under its columns, everything that they name there. */
function joined(loose: readonly LooseSection[], menu: Menu): Section[] {
  const groups = menu.modifierGroups.map(byId) as string[]
  const own = menu.marks.filter(({ kind }) => kind === 'own').map(({ id }) => id)
  let open: { readonly id: number; readonly heads: readonly PriceHead[] }[] = []
  return loose.map(({ section, depth, heads: ownHeads, prices, modifierGroups, items }) => {
    open = open.slice(0, depth)
    const parent = open.at(-1)
    const heads = ownHeads ?? parent?.heads ?? []
    open.push({ id: section.id, heads })
    const keys = modifierGroups.flatMap((at) => groups[at] ?? [])
    return {
      ...section,
      ...(parent && { parentId: parent.id }),
      ...(ownHeads && { priceHeads: ownHeads }),
      ...(prices && { prices: savingAtMost(leastOf(underHeads(prices, heads)), underHeads(prices, heads)) }),
      ...(keys.length > 0 && { modifierGroups: keys }),
      items: items.map((loose) => joinedItem(loose, heads, groups, own)),
    }
  })
}

function joinedItem(
  { item, prices, modifierGroups, ownMarks }: LooseItem,
  heads: readonly PriceHead[],
  groups: readonly string[],
  own: readonly string[],
) {
  const keys = modifierGroups.flatMap((at) => groups[at] ?? [])
  const marks = ownMarks.flatMap((at) => own[at] ?? [])
  return {
    ...item,
    prices: underHeads(prices, heads),
    ...(keys.length > 0 && { modifierGroups: keys }),
    ...(marks.length > 0 && { ownMarks: marks }),
  }
}

/** The menu without anything that takes off more than what it belongs to costs. */
function affordable(menu: Menu): Menu {
  const least = Math.min(...menu.sections.flatMap(({ items }) => items.map(({ prices }) => leastOf(prices))))
  return {
    ...menu,
    modifierGroups: menu.modifierGroups.map((group) => ({
      ...group,
      options: group.options.map((option) =>
        option.amount < -least ? { ...option, amount: 0 - least } : option,
      ),
    })),
    sections: menu.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        prices: savingAtMost(leastOf([...item.prices, ...(section.prices ?? [])], 0), item.prices),
      })),
    })),
  }
}
