import { readFromFile } from '../../menu/claims/proposals.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { itemsOf, mapItems } from '../../menu/model/walk.ts'
import type { Doubt } from '../layout/role.ts'
import { textOf } from '../lines/line.ts'
import type { LineReading, MenuReading } from '../result/menu-reading.ts'
import { type Declared, joinDeclared, type KeptWords } from './declared.ts'
import type { DeclaredLine } from './declared-lines.ts'

/** How sure a line is at most that a person has to say something of. */
const ASKED = 0.6

/**
 * The menu with what its lines declare, as proposals that wait for a person. Where one of the signs of a dish was not
 * understood, none of its claims is proposed: half of a declaration is a wrong one. The signs are asked on their line, and
 * whether the list of a country is the right one for all, once.
 */
export function withDeclared(reading: MenuReading, lines: ReadonlyMap<number, DeclaredLine>): MenuReading {
  if (lines.size === 0) return reading
  const ofItems = new Map<number, Declared[]>()
  const ofSections = new Map<number, Declared[]>()
  let isListAsked = false
  const placed = reading.lines.map((line, at): LineReading => {
    const { declared, parts = [], isAll, isShared } = lines.get(at) ?? {}
    if (!declared) return line
    if (isShared && line.sectionId !== undefined) {
      ofSections.set(line.sectionId, [...(ofSections.get(line.sectionId) ?? []), declared])
      return asked(line, declared)
    }
    if (line.role === 'items') {
      for (const part of parts)
        for (const id of ownerInList(reading, at, part.start))
          ofItems.set(id, [...(ofItems.get(id) ?? []), part])
      return asked(line, declared)
    }
    const owners = ownersOf(reading, at, isAll === true)
    for (const id of owners) ofItems.set(id, [...(ofItems.get(id) ?? []), declared])
    if (owners.length === 0) return line
    const [own] = owners
    const isByCountry = declared.isByCountry && !isListAsked
    isListAsked ||= isByCountry
    return asked(isAll && own !== undefined ? { ...line, role: 'part', itemId: own } : line, {
      unread: declared.unread,
      isByCountry,
    })
  })
  const content = mapItems(reading.content, (item, { id }) => {
    const own = ofItems.get(item.id) ?? []
    const isDeclared = item.claimsToConfirm?.allergens ?? own.some(({ contains }) => contains.length > 0)
    // What comes with all dishes doesn't declare all of a dish that has no declaration.
    const all = [...own, ...((isDeclared && ofSections.get(id)) || [])]
    return all.length > 0 ? withClaims(item, joinDeclared(all)) : item
  }) as MenuContent
  return { ...reading, content, lines: placed }
}

/** `Champ (7) | Onion rings (1 wheat, 7)`: of several dishes on a line, the last one before a place. */
function ownerInList({ content, lines }: MenuReading, at: number, place: number): number[] {
  const line = lines[at]
  const before = line ? textOf(line.line).slice(0, place) : ''
  const items = content.sections.find(({ id }) => id === line?.sectionId)?.items ?? []
  const last = items
    .map(({ id, name }) => ({ id, at: before.lastIndexOf(name) }))
    .toSorted((one, other) => other.at - one.at)[0]
  return last && last.at >= 0 ? [last.id] : []
}

/** The dishes that a line is said of: its own, all of its section where it heads them, the one above where it has none. */
function ownersOf({ content, lines }: MenuReading, at: number, isAll: boolean): number[] {
  const line = lines[at]
  if (line?.itemId !== undefined) return [line.itemId]
  const isHeading = line?.role === 'section' || line?.role === 'subsection'
  if (isHeading && line.sectionId !== undefined)
    return content.sections.find(({ id }) => id === line.sectionId)?.items.map(({ id }) => id) ?? []
  if (!isAll) return []
  for (let above = at - 1; above >= 0; above -= 1) {
    const { itemId, role } = lines[above] ?? {}
    if (itemId !== undefined) return [itemId]
    if (role !== 'ornament' && role !== 'part') return []
  }
  return []
}

function withClaims(item: MenuItem, declared: Declared): MenuItem {
  const { kept = [], isNone = false } = declared
  const { dietaryOptions = [], allergens = [], mayContain = [] } = item.claimsToConfirm ?? {}
  const contains = [...new Set([...allergens, ...declared.contains])]
  // Nothing of a dish is both without allergens and with some.
  if (declared.unread.length > 0 || (isNone && contains.length > 0))
    return withKept(withoutProposals(item), kept)
  const additives = keysOf(declared, 'additive')
  const diets = keysOf(declared, 'diet').map(Number)
  const traces = [...new Set([...mayContain, ...declared.mayContain])].filter(
    (key) => !contains.includes(key),
  )
  const { claimsToConfirm: _, readClaims: __, ...rest } = item
  return readFromFile(
    {
      ...rest,
      ...(additives.length > 0 && { additives: [...new Set([...(item.additives ?? []), ...additives])] }),
    },
    {
      ...item.claimsToConfirm,
      ...(diets.length > 0 && { dietaryOptions: [...new Set([...dietaryOptions, ...diets])] }),
      // An empty list says that there is none.
      ...((contains.length > 0 || isNone) && { allergens: contains }),
      ...(traces.length > 0 && { mayContain: traces }),
    },
  )
}

/** Words that weren't understood are the dish's own, where they were written. */
function withKept(item: MenuItem, kept: readonly KeptWords[]): MenuItem {
  const joined = (text: string, isOfName: boolean) =>
    [text, ...kept.filter((words) => words.isOfName === isOfName).map((words) => words.text)]
      .filter(Boolean)
      .join(' ')
  const name = joined(item.name, true)
  const description = joined(item.description, false)
  const isFitting = name.length <= MENU_TEXT_LIMITS.name && description.length <= MENU_TEXT_LIMITS.description
  return isFitting ? { ...item, name, description } : item
}

const keysOf = ({ others }: Declared, kind: string): string[] =>
  others.flatMap((entry) => (entry.kind === kind && entry.key !== undefined ? [entry.key] : []))

const withoutProposals = ({ claimsToConfirm: _, readClaims: __, ...item }: MenuItem): MenuItem => item

function asked(
  line: LineReading,
  { unread, isByCountry }: Pick<Declared, 'unread' | 'isByCountry'>,
): LineReading {
  const doubts: Doubt[] = [
    ...unread.map((text): Doubt => ({ code: 'codes_unread', text })),
    ...(isByCountry ? [{ code: 'codes_by_country' as const }] : []),
  ]
  return doubts.length === 0
    ? line
    : { ...line, confidence: Math.min(line.confidence, ASKED), doubts: [...line.doubts, ...doubts] }
}

/** The names of dishes with codes or words of allergens that were not understood, in the order of the menu. */
export function unreadDishes({ content, lines }: MenuReading): string[] {
  const ids = new Set(
    lines.flatMap(({ doubts, itemId }) =>
      itemId !== undefined &&
      doubts.some(
        (doubt) => doubt.code === 'codes_unread' || doubt.code === 'mark_unknown' || isUnknownCode(doubt),
      )
        ? [itemId]
        : [],
    ),
  )
  return itemsOf(content).flatMap(({ id, name }) => (ids.has(id) ? [name] : []))
}

/** A code in a column of allergens, `A` or `14`, that the table explains nowhere. */
export const isUnknownCode = ({ code, text = '' }: Doubt): boolean =>
  code === 'claim_unknown' && /^(?:\p{Lu}\d?|\d{1,2})$/u.test(text)
