import type { Doubt, LineRole, ReadLine } from '../layout/role.ts'
import { type SourceLine, textOf } from '../lines/line.ts'
import type { ItemDraft, SectionDraft } from './drafts.ts'
import type { Finished } from './finish-menu.ts'
import type { Leftover } from './room.ts'

/** Where a line went. */
export interface Went {
  readonly section?: SectionDraft
  readonly item?: ItemDraft
}

/** Roles of lines that say something of the whole menu, wherever they are. */
const ofMenu: ReadonlySet<LineRole> = new Set(['name', 'title', 'notice', 'legend', 'contact'])

/** Lines that begin something, of which the name is always kept. */
const named: ReadonlySet<LineRole | undefined> = new Set<LineRole>([
  'item',
  'items',
  'section',
  'subsection',
  'name',
])

/** How sure a line is at most a part of which is left out. */
const PARTLY = 0.6

/**
 * The lines with what the menu has no room for: a line of which nothing was kept is left out, one that was cut bears a
 * doubt with the words that are missing. That counts also where a person said what a line is.
 */
export function withLeftovers(
  roles: readonly ReadLine[],
  lines: readonly SourceLine[],
  went: ReadonlyMap<number, Went>,
  { sectionIds, itemIds, leftovers, hasAll }: Finished,
): readonly ReadLine[] {
  if (leftovers.length === 0 && hasAll) return roles
  const doubts = new Map<number, Doubt[]>()
  const isOut = new Set<number>()
  const kept = new Set([...itemIds.keys()].flatMap(({ lines: own }) => own))
  for (const [at, { section, item }] of went) {
    const isGone = (section && !sectionIds.has(section)) || (item && !itemIds.has(item))
    if (isGone && isOfDishes(roles[at]) && !kept.has(at)) isOut.add(at)
  }
  for (const section of sectionIds.keys())
    for (const item of section.items.filter((one) => !itemIds.has(one)))
      for (const at of item.lines)
        if (kept.has(at) || roles[at]?.role === 'section')
          push(doubts, at, { code: 'too_many', text: item.name })
        else isOut.add(at)
  return markLeftovers(roles, lines, leftovers, { candidates: linesByOwner(roles, went), doubts, isOut })
}

interface Known {
  /** Lines that a leftover may be on which does not name its own, by its owner. */
  readonly candidates?: ReadonlyMap<Leftover['owner'], readonly number[]>
  /** Doubts and lines left out that are known already; more are added. */
  readonly doubts?: Map<number, Doubt[]>
  readonly isOut?: Set<number>
}

/** The lines with doubts of what is left over of them; those of which nothing was kept are left out. */
export function markLeftovers(
  roles: readonly ReadLine[],
  lines: readonly SourceLine[],
  leftovers: readonly Leftover[],
  { candidates = new Map(), doubts = new Map(), isOut = new Set() }: Known = {},
): readonly ReadLine[] {
  const bareLines = new Map<number, string>()
  const bareOf = (at: number): string => {
    const known = bareLines.get(at)
    if (known !== undefined) return known
    const line = lines[at]
    const text = line ? bare(textOf(line)) : ''
    bareLines.set(at, text)
    return text
  }
  for (const leftover of withoutRepeated(leftovers))
    for (const { at, isWhole } of placesOf(leftover, candidates.get(leftover.owner) ?? [], bareOf)) {
      push(doubts, at, { code: leftover.code, text: leftover.text })
      if (isWhole && !named.has(roles[at]?.role)) isOut.add(at)
    }
  return roles.map((read, at) => {
    if (isOut.has(at)) {
      const own = doubts.get(at)?.[0]?.code ?? 'too_many'
      return { role: 'leave-out', confidence: 0, doubts: [{ code: own }] }
    }
    const more = doubts.get(at) && joined(doubts.get(at) ?? [])
    return more
      ? { ...read, confidence: Math.min(read.confidence, PARTLY), doubts: [...read.doubts, ...more] }
      : read
  })
}

/** Leftovers of one owner in the same words are on the same lines, however many there are. */
function withoutRepeated(leftovers: readonly Leftover[]): Leftover[] {
  const seen = new Map<Leftover['owner'], Set<string>>()
  return leftovers.filter(({ owner, code, text, at }) => {
    const known = seen.get(owner) ?? new Set()
    seen.set(owner, known)
    const words = JSON.stringify([code, text, at])
    if (known.has(words)) return false
    known.add(words)
    return true
  })
}

/** One doubt of each kind, with all the words that it is about. */
const joined = (doubts: readonly Doubt[]): Doubt[] =>
  [...Map.groupBy(doubts, ({ code }) => code)].map(([code, alike]) => ({
    code,
    text: alike.map(({ text = '' }) => text).join(', '),
  }))

const isOfDishes = (read: ReadLine | undefined): boolean => read !== undefined && !ofMenu.has(read.role)

/** The lines of each section and item; those of the whole menu under `undefined`. */
function linesByOwner(
  roles: readonly ReadLine[],
  went: ReadonlyMap<number, Went>,
): Map<Leftover['owner'], number[]> {
  const lines = new Map<Leftover['owner'], number[]>()
  for (const [at, { section, item }] of went) {
    // Extras become choices of the whole menu.
    if (!isOfDishes(roles[at]) || !section || roles[at]?.role === 'extras') push(lines, undefined, at)
    if (isOfDishes(roles[at]) && section) {
      push(lines, section, at)
      if (item) push(lines, item, at)
    }
  }
  return lines
}

/** The lines that have the words which are left over; else the first that they may come from. */
function placesOf(
  { text, at: known }: Leftover,
  candidates: readonly number[],
  bareOf: (at: number) => string,
): { at: number; isWhole: boolean }[] {
  const rest = bare(text)
  if (known !== undefined) return [{ at: known, isWhole: rest.includes(bareOf(known)) }]
  const wordsAt = (at: number | undefined) => (at === undefined ? '' : bareOf(at))
  const whole = candidates.filter((at) => wordsAt(at) !== '' && rest.includes(wordsAt(at)))
  const before = candidates[candidates.indexOf(whole[0] ?? -1) - 1]
  const cut = candidates.find((at) => rest !== '' && wordsAt(at).includes(rest.slice(0, SHARED))) ?? before
  const partly = cut === undefined || whole.includes(cut) ? [] : [cut]
  const found = whole.length + partly.length > 0 ? partly : candidates.slice(0, 1)
  return [...found.map((at) => ({ at, isWhole: false })), ...whole.map((at) => ({ at, isWhole: true }))]
}

/** Letters that tell where a text comes from. */
const SHARED = 24

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
