import type { ItemChange, ItemRef } from '../../../menu/comparing/comparison.ts'
import { detailKeys } from '../../../menu/details/detail-columns.ts'
import { freeCustomItemId, rewriteItem } from '../../../menu/editing/edits.ts'
import { headsAbove } from '../../../menu/model/check-menu.ts'
import type { MenuItem } from '../../../menu/model/item.ts'
import type { Menu } from '../../../menu/model/menu.ts'
import type { Section } from '../../../menu/model/section.ts'
import { setFields } from '../../../menu/model/set-fields.ts'
import { itemIds, mapSections } from '../../../menu/model/walk.ts'
import { placeKey } from '../match-menus.ts'
import { pricesUnder } from '../update-prices.ts'
import { inOrderBefore, placeBefore, sectionsInOrderBefore, withSectionOf } from './kept-order.ts'
import { changesIn, dishKey, sectionKey, updateComparison, wholeKey } from './listed-changes.ts'

/**
 * A menu after `updateMenu`, with what its owner keeps of before.
 * @param kept keys of {@link changesIn}; others are without effect
 */
export function keepMine(before: Menu, after: Menu, kept: ReadonlySet<string>): Menu {
  if (kept.size === 0) return after
  const comparison = updateComparison(before, after)
  const known = changesIn(comparison).flatMap(({ key }) => (key !== null && kept.has(key) ? [key] : []))
  if (known.length === 0) return after
  const keeping = new Set(known)
  const dishes = comparison.items.reduce((menu, change) => keepDish(before, menu, change, keeping), after)
  return keepWhole(before, keepSections(before, withoutEmptied(dishes, before, after), keeping), keeping)
}

function keepDish(before: Menu, menu: Menu, change: ItemChange, kept: ReadonlySet<string>): Menu {
  const { before: was, after: is } = change
  const ref = was ?? is
  if (!ref) return menu
  const place = placeKey(ref.section, ref)
  const keeps = (part: Parameters<typeof dishKey>[1]) => kept.has(dishKey(place, part))
  if (!was) return is && keeps('whole') ? withoutDish(menu, is) : menu
  const mine = dishAt(before, was)
  if (!mine) return menu
  if (!is) return keeps('whole') ? putBack(before, menu, was, mine) : menu
  const theirs = dishAt(menu, is)
  if (!theirs) return menu
  const merged = mergedDish(mine.item, theirs.item, keeps, {
    was: headsAbove(before.sections, mine.section),
    is: headsAbove(menu.sections, theirs.section),
  })
  if (keeps('place')) return putBack(before, withoutDish(menu, is), was, { ...theirs, item: merged }, menu)
  if (merged === theirs.item) return menu
  return mapSections(menu, (section) =>
    section === theirs.section
      ? { ...section, items: section.items.map((item) => (item === theirs.item ? merged : item)) }
      : section,
  )
}

function mergedDish(
  mine: MenuItem,
  theirs: MenuItem,
  keeps: (part: 'name' | 'description' | 'prices' | 'details') => boolean,
  heads: Record<'was' | 'is', ReturnType<typeof headsAbove>>,
): MenuItem {
  const [name, description, prices] = [keeps('name'), keeps('description'), keeps('prices')]
  const hasDetails = keeps('details')
  if (!name && !description && !prices && !hasDetails) return theirs
  const changed = setFields(theirs, {
    ...(prices && {
      prices: pricesUnder(mine.prices, heads.was, heads.is),
      appliedMultipliers: mine.appliedMultipliers,
    }),
    ...(hasDetails && Object.fromEntries(detailKeys.map((field) => [field, mine[field]]))),
  })
  return rewriteItem(changed, {
    name: name ? mine.name : theirs.name,
    description: description ? mine.description : theirs.description,
  })
}

interface Found {
  readonly section: Section
  readonly item: MenuItem
}

function dishAt({ sections }: Menu, ref: ItemRef): Found | undefined {
  const section = sections.find(({ id }) => id === ref.section.id)
  const item = section?.items.find(({ id }) => id === ref.id)
  return section && item && { section, item }
}

const withoutDish = (menu: Menu, ref: ItemRef): Menu =>
  mapSections(menu, (section) =>
    section.id === ref.section.id
      ? { ...section, items: section.items.filter(({ id }) => id !== ref.id) }
      : section,
  )

/**
 * Puts a dish back where it was.
 * @param from the section above which the columns of its prices are, in the menu `of`
 */
function putBack(before: Menu, menu: Menu, ref: ItemRef, { section, item }: Found, of: Menu = before): Menu {
  const around = withSectionOf(before, menu, ref.section.id)
  const homeBefore = before.sections.find(({ id }) => id === ref.section.id)
  return mapSections(around, (home) => {
    if (home.id !== ref.section.id) return home
    const isTaken = home.items.some(({ id }) => id === item.id)
    const heads = [headsAbove(of.sections, section), headsAbove(around.sections, home)] as const
    const own = {
      ...item,
      ...(isTaken && { id: freeCustomItemId(new Set(itemIds(around)), 0) }),
      prices: pricesUnder(item.prices, ...heads),
    }
    const at = placeBefore(home.items, homeBefore?.items ?? [], ref.id)
    return { ...home, items: home.items.toSpliced(at, 0, own) }
  })
}

/** New sections of which every dish is left out are left out too. */
function withoutEmptied(menu: Menu, before: Menu, full: Menu): Menu {
  const old = new Set(before.sections.map(({ id }) => id))
  const had = new Set(
    full.sections.flatMap(({ id, items }) => (items.length > 0 && !old.has(id) ? [id] : [])),
  )
  const left: Section[] = []
  for (const section of menu.sections.toReversed()) {
    const isBare = section.items.length === 0 && !left.some(({ parentId }) => parentId === section.id)
    if (!isBare || !had.has(section.id)) left.unshift(section)
  }
  return { ...menu, sections: left }
}

function keepSections(before: Menu, menu: Menu, kept: ReadonlySet<string>): Menu {
  return mapSections(menu, (section) => {
    const mine = before.sections.find(({ id }) => id === section.id)
    if (!mine) return section
    const keeps = (field: string) => kept.has(sectionKey(section.id, field))
    const fields = (['name', 'secondName', 'intro', 'footer', 'daypart'] as const).filter(keeps)
    if (fields.length === 0 && !keeps('itemOrder')) return section
    return {
      ...setFields(section, Object.fromEntries(fields.map((field) => [field, mine[field]]))),
      ...(keeps('itemOrder') && { items: inOrderBefore(section.items, mine.items) }),
    }
  })
}

function keepWhole(before: Menu, menu: Menu, kept: ReadonlySet<string>): Menu {
  const keeps = (field: string) => kept.has(wholeKey(field))
  const fields = (['title', 'dateLine', 'language', 'secondLanguage', 'intro', 'contact'] as const).filter(
    keeps,
  )
  return {
    ...setFields(menu, Object.fromEntries(fields.map((field) => [field, before[field]]))),
    ...(keeps('notice') && { notices: before.notices }),
    ...(keeps('sectionOrder') && { sections: sectionsInOrderBefore(menu, before) }),
  }
}
