import type { z } from 'zod'
import { currencyDigits, maxAmount, maxPrice, toMajor } from '../../money/currency.ts'
import { MENU_SIZE_LIMITS, SECTION_LEVELS } from './limits.ts'
import type { MenuMark } from './marks.ts'
import type { ModifierGroup } from './modifiers.ts'
import type { Notice } from './notice.ts'
import type { Price, PriceHead } from './price.ts'
import type { Section } from './section.ts'

interface MenuParts {
  readonly currency: string
  readonly sections: readonly Section[]
  readonly modifierGroups: readonly ModifierGroup[]
  readonly notices: readonly Notice[]
  readonly marks: readonly MenuMark[]
}

type Path = readonly (string | number)[]
type Refuse = (path: Path, message: string) => void

/** What no part of a menu can say by itself: that what it names exists, and that nothing is named twice. */
export function checkMenu(menu: MenuParts, context: z.RefinementCtx): void {
  const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path: [...path], message })
  const items = menu.sections.reduce((sum, section) => sum + section.items.length, 0)
  if (items > MENU_SIZE_LIMITS.items)
    refuse(['sections'], `A menu holds at most ${MENU_SIZE_LIMITS.items} items; this one has ${items}.`)
  checkKeys(menu.modifierGroups, ['modifierGroups'], refuse)
  for (const [at, group] of menu.modifierGroups.entries()) {
    const path = ['modifierGroups', at, 'options']
    checkKeys(group.options, path, refuse)
    for (const [option, { amount }] of group.options.entries())
      checkAmount(amount, [...path, option, 'amount'], menu.currency, refuse)
  }
  checkKeys(menu.notices, ['notices'], refuse)
  for (const [at, { fee }] of menu.notices.entries())
    checkAmount(fee?.amount, ['notices', at, 'fee', 'amount'], menu.currency, refuse)
  checkKeys(menu.marks, ['marks'], refuse)
  checkTree(menu.sections, refuse)
  for (const [at, section] of menu.sections.entries()) checkSection(menu, section, ['sections', at], refuse)
}

/** Sections are in the order of the page: one that is in another follows it and what is in it. */
function checkTree(sections: readonly Section[], refuse: Refuse): void {
  const ids = new Map(sections.map((section) => [section.id, section]))
  /** The sections in which the present one may be: the one before it and those around that. */
  let open: number[] = []
  for (const [at, { id, parentId, name }] of sections.entries()) {
    const path = ['sections', at]
    if (ids.get(id) !== sections[at]) refuse([...path, 'id'], `Two sections have the id ${id}.`)
    if (parentId === undefined) {
      open = [id]
      continue
    }
    const level = open.indexOf(parentId)
    const say = (message: string) => refuse([...path, 'parentId'], message)
    if (!ids.has(parentId)) say(`“${name}” is in section ${parentId}, which the menu doesn’t have.`)
    else if (isInItself(id, ids)) say(`“${name}” is inside itself: sections can’t contain each other.`)
    else if (level === -1)
      say(`“${name}” must come right after the section it is in, or after the other sections in it.`)
    else if (level + 1 >= SECTION_LEVELS) say(`“${name}” is too deep: sections can be nested three levels.`)
    open = [...open.slice(0, level + 1), id]
  }
}

function isInItself(id: number, ids: ReadonlyMap<number, Section>): boolean {
  const seen = new Set<number>()
  for (let at = ids.get(id)?.parentId; at !== undefined && !seen.has(at); at = ids.get(at)?.parentId) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

function checkSection(menu: MenuParts, section: Section, path: Path, refuse: Refuse): void {
  const heads = headsAbove(menu.sections, section)
  checkKeys(section.priceHeads ?? [], [...path, 'priceHeads'], refuse)
  checkPrices(section.prices ?? [], [...path, 'prices'], heads, menu.currency, refuse)
  checkGroups(menu, section.modifierGroups, [...path, 'modifierGroups'], refuse)
  const ids = new Set<number>()
  for (const [at, item] of section.items.entries()) {
    const at_ = [...path, 'items', at]
    if (ids.has(item.id)) refuse([...at_, 'id'], `Two items of “${section.name}” have the id ${item.id}.`)
    ids.add(item.id)
    checkPrices(item.prices, [...at_, 'prices'], heads, menu.currency, refuse)
    checkGroups(menu, item.modifierGroups, [...at_, 'modifierGroups'], refuse)
    for (const [mark, key] of item.ownMarks?.entries() ?? [])
      if (!menu.marks.some(({ id, kind }) => kind === 'own' && id === key))
        refuse([...at_, 'ownMarks', mark], `The menu has no mark “${key}”.`)
  }
}

/** The columns that hold for a section: its own, else those of the nearest section that it is in. */
export function headsAbove(
  sections: readonly Section[],
  { priceHeads, parentId }: Section,
): readonly PriceHead[] {
  if (priceHeads && priceHeads.length > 0) return priceHeads
  const at = sections.findIndex(({ id }) => id === parentId)
  const parent = sections[at]
  // Only what is before the parent can hold that, so that a circle ends.
  return parent ? headsAbove(sections.slice(0, at), parent) : []
}

function checkPrices(
  prices: readonly Price[],
  path: Path,
  heads: readonly PriceHead[],
  currency: string,
  refuse: Refuse,
): void {
  checkKeys(prices, path, refuse)
  const filled = new Set<string>()
  for (const [at, { amount, former, original, head }] of prices.entries()) {
    for (const [field, value] of Object.entries({ amount, former, original }))
      checkAmount(value, [...path, at, field], currency, refuse)
    if (head === undefined) continue
    if (!heads.some(({ id }) => id === head))
      refuse([...path, at, 'head'], `There is no column “${head}” over this price.`)
    if (filled.has(head)) refuse([...path, at, 'head'], 'Two prices of one item are in the same column.')
    filled.add(head)
  }
}

function checkAmount(amount: number | undefined, path: Path, currency: string, refuse: Refuse): void {
  if (amount === undefined || Math.abs(amount) <= maxAmount(currency)) return
  const digits = currencyDigits(currency)
  const said = digits === 0 ? '' : ` (${amount} is ${toMajor(amount, currency)} ${currency})`
  refuse(path, `A price in ${currency} cannot be above ${maxPrice(currency).toLocaleString('en')}${said}.`)
}

function checkGroups(menu: MenuParts, keys: readonly string[] | undefined, path: Path, refuse: Refuse): void {
  for (const [at, key] of keys?.entries() ?? [])
    if (!menu.modifierGroups.some(({ id }) => id === key))
      refuse([...path, at], `The menu has no choices or extras “${key}”.`)
}

function checkKeys(parts: readonly { readonly id: string }[], path: Path, refuse: Refuse): void {
  const seen = new Set<string>()
  for (const [at, { id }] of parts.entries()) {
    if (seen.has(id)) refuse([...path, at, 'id'], `The id “${id}” is taken twice.`)
    seen.add(id)
  }
}
