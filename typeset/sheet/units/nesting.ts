import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import type { InBlock, SheetUnit } from './sheet-units.ts'
import type { UnitsContext } from './units-context.ts'

/** A unit before it is known where in blocks and boxes it is. */
export type Unflagged = SheetUnit extends infer Unit
  ? Unit extends SheetUnit
    ? Omit<Unit, keyof InBlock>
    : never
  : never

/** A unit with the place of its section among all. */
export type Placed = SheetUnit & { readonly sectionIndex: number }

/** A section and those around it, the innermost first. */
export function chainOf(section: PrintedSection, sections: readonly PrintedSection[]): PrintedSection[] {
  const around = sections.find(({ id }) => id === section.parentId)
  return around && around !== section ? [section, ...chainOf(around, sections)] : [section]
}

export const isInBlock = (chain: readonly PrintedSection[] = []): boolean =>
  chain.some(({ layout }) => layout === 'courses')

/** The last unit of each block of courses, so that the block can be closed below it. */
export function closedBlocks(
  units: readonly Placed[],
  ancestry: readonly (readonly PrintedSection[])[],
): Placed[] {
  const blockOf = (unit: Placed | undefined) =>
    unit && ancestry[unit.sectionIndex]?.findLast(({ layout }) => layout === 'courses')
  return units.map((unit, index) => {
    const block = blockOf(unit)
    return block !== undefined && blockOf(units[index + 1]) !== block ? { ...unit, closesBlock: true } : unit
  })
}

/** Says of each unit of a boxed section where in the box it is. */
export function boxed(
  units: readonly Placed[],
  ancestry: readonly (readonly PrintedSection[])[],
  isBoxed: UnitsContext['isBoxed'],
): readonly Placed[] {
  const boxOf = (unit: Placed | undefined): number | undefined => {
    const outermost = unit && ancestry[unit.sectionIndex]?.at(-1)
    return outermost && isBoxed(outermost.id) ? outermost.id : undefined
  }
  return units.map((unit, index) => {
    const box = boxOf(unit)
    if (box === undefined) return unit
    const [opens, closes] = [boxOf(units[index - 1]) !== box, boxOf(units[index + 1]) !== box]
    return { ...unit, box: opens ? (closes ? 'only' : 'open') : closes ? 'close' : 'in' }
  })
}

export function withAlone(units: readonly Placed[]): SheetUnit[] {
  return units.map(({ sectionIndex, ...unit }, index) => {
    if (unit.kind !== 'section') return unit
    const next = units[index + 1]
    const isFollowed = next && (next.kind !== 'section' || next.level > unit.level)
    return isFollowed ? unit : { ...unit, isAlone: true }
  })
}
