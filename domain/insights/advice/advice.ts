import { z } from 'zod'
import type { Dismissed } from '../../menu/model/advice-notes.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Recommendation } from '../review/recommendation.ts'
import { pageEffectOf, pageEffectSchema } from './page-effect.ts'
import { rankOf } from './weighing.ts'
import { type Worth, worthOf, worthSchema } from './worth.ts'

/** More at once is a list that nobody reads. */
export const MOST_AT_ONCE = 7

/** Findings of one kind, reported together. */
const pieceSchema = z.object({
  /** The same while the menu has findings of this kind. */
  id: z.string(),
  /** Ids of its findings, in the order of the menu. */
  findingIds: z.array(z.string()).min(1),
  effect: pageEffectSchema,
  /** Absent where the owner typed no guests, and where it isn't about money. */
  worth: worthSchema.optional(),
})

export type AdvicePiece = z.infer<typeof pieceSchema>

export const adviceSchema = z.object({
  /** The most valuable first. */
  shown: z.array(pieceSchema).max(MOST_AT_ONCE),
  /** Pieces that wait until one of these is settled. */
  waiting: z.int(),
  /** What the owner dismissed and would be found again. */
  dismissed: z.array(pieceSchema),
})

export type Advice = z.infer<typeof adviceSchema>

/** The items that a finding is about: those that it names, that its edits change, and that its pointer names. */
export function itemsOfFinding({ sections }: Menu, { items = [], edits, pointer }: Recommendation): number[] {
  const [, section, item] = /^\/sections\/(\d+)\/items\/(\d+)/.exec(pointer) ?? []
  const pointed = sections[Number(section)]?.items[Number(item)]?.id
  const changed = edits.flatMap((edit) => ('place' in edit ? [edit.place.itemId] : []))
  return [...new Set([...items, ...changed, ...(pointed === undefined ? [] : [pointed])])]
}

/** What names a finding while the menu changes: where it is about a list of items, its kind. */
export const dismissalId = ({ id, code, items }: Recommendation): string => (items ? code : id)

/** What is kept of a finding that the owner does not want to hear again. */
export const dismissalOf = (menu: Menu, finding: Recommendation): Dismissed => ({
  id: dismissalId(finding),
  items: itemsOfFinding(menu, finding),
})

/** A finding that is about more items than were dismissed is another one. */
function isDismissed(menu: Menu, finding: Recommendation): boolean {
  const said = menu.adviceNotes?.dismissed.find(({ id }) => id === dismissalId(finding))
  return said !== undefined && itemsOfFinding(menu, finding).every((id) => said.items.includes(id))
}

/**
 * The advice for an owner from these findings on the menu: those of one kind as one piece, the most
 * valuable pieces first, at most {@link MOST_AT_ONCE} of them, and none that was dismissed.
 */
export function adviceOn(menu: Menu, findings: readonly Recommendation[]): Advice {
  const pieces = piecesOf(
    menu,
    findings.filter((finding) => !isDismissed(menu, finding)),
  )
  return {
    shown: pieces.slice(0, MOST_AT_ONCE),
    waiting: Math.max(pieces.length - MOST_AT_ONCE, 0),
    dismissed: piecesOf(
      menu,
      findings.filter((finding) => isDismissed(menu, finding)),
    ),
  }
}

const piecesOf = (menu: Menu, findings: readonly Recommendation[]): AdvicePiece[] =>
  [...Map.groupBy(findings, pieceIdOf)]
    .sort(([, [a]], [, [b]]) => (a && b ? rankOf(a) - rankOf(b) : 0))
    .map(([id, found]) => ({
      ...worthAs(worthOf(menu, found)),
      id,
      findingIds: found.map((finding) => finding.id),
      effect: pageEffectOf(
        menu,
        found.flatMap(({ edits }) => edits),
      ),
    }))

const worthAs = (worth: Worth | undefined) => (worth ? { worth } : {})

/**
 * Returns the piece that a finding is part of: slips up and down, and everything with one code, are one.
 * Offers are reported dish by dish.
 */
export function pieceIdOf(finding: Recommendation): string {
  const { code, id } = finding
  if (code === 'trending') return id
  if (code === 'question') return finding.params.rule
  if (code === 'price_slip_low') return 'price_slip'
  return code === 'price_below' ? 'price_above' : code
}
