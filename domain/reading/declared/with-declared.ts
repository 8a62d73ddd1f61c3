import { readFromFile } from '../../menu/claims/proposals.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { itemsOf, mapItems } from '../../menu/model/walk.ts'
import type { Doubt } from '../layout/role.ts'
import type { LineReading, MenuReading } from '../result/menu-reading.ts'
import { type Declared, joinDeclared } from './declared.ts'
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
  let isListAsked = false
  const placed = reading.lines.map((line, at): LineReading => {
    const { declared, isAll } = lines.get(at) ?? {}
    if (!declared) return line
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
  const content = mapItems(reading.content, (item) => {
    const own = ofItems.get(item.id)
    return own ? withClaims(item, joinDeclared(own)) : item
  }) as MenuContent
  return { ...reading, content, lines: placed }
}

/** The dishes that a line is said of: its own, all of its section where it heads them, the one above where it has none. */
function ownersOf({ content, lines }: MenuReading, at: number, isAll: boolean): number[] {
  const line = lines[at]
  if (line?.role === 'items') {
    const section = content.sections.find(({ id }) => id === line.sectionId)
    return section?.items.flatMap(({ id, name }) => (line.text.includes(name) ? [id] : [])) ?? []
  }
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
  if (declared.unread.length > 0) return withoutProposals(item)
  const { dietaryOptions = [], allergens = [], mayContain = [] } = item.claimsToConfirm ?? {}
  const additives = keysOf(declared, 'additive')
  const diets = keysOf(declared, 'diet').map(Number)
  const contains = [...new Set([...allergens, ...declared.contains])]
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
      // An empty list would say that there is none.
      ...(contains.length > 0 && { allergens: contains }),
      ...(traces.length > 0 && { mayContain: traces }),
    },
  )
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
      itemId !== undefined && doubts.some(({ code }) => code === 'codes_unread' || code === 'mark_unknown')
        ? [itemId]
        : [],
    ),
  )
  return itemsOf(content).flatMap(({ id, name }) => (ids.has(id) ? [name] : []))
}
