import type { LineRole } from '../layout/role.ts'
import type { SourceLine } from '../lines/line.ts'
import { medianOf } from './read-parts.ts'
import { endsInPrice } from './unlikely-prices.ts'

/** A line as it looks; sizes are multiples of the usual type. */
interface LookedLine {
  readonly role: LineRole
  readonly text: string
  readonly line: Pick<SourceLine, 'size' | 'gapAbove'>
}

/** The size of the lines of a menu that were taken for something; 0 where none was. */
interface MenuType {
  readonly item: number
  readonly heading: number
  readonly part: number
}

/** Times the type of a menu, and blank lines above. */
const HEADING = { size: 1.4, gapAbove: 1 } as const

/** Times the type of its items: in a photograph letters of one size differ by less, and headings by more. */
const LARGER = { size: 1.25, gapAbove: 0.5 } as const
const SAME = 1.08
const ALIKE = 0.98

/** Share of the type of its items that what is said of them has at most, where it is set smaller. */
const SMALLER = 0.88

export function typeOf(lines: readonly LookedLine[]): MenuType {
  const sizeOf = (...roles: LineRole[]) =>
    medianOf(lines.flatMap(({ role, line }) => (roles.includes(role) ? [line.size] : []))) ?? 0
  return { item: sizeOf('item'), heading: sizeOf('section'), part: sizeOf('part') }
}

/**
 * Returns what the type of a recognized line says that it may be instead: an item in the type of headings, with or
 * without a price, words of an item in the type of headings or items, a heading in the type of items.
 */
export function unlikelyLook({ role, text, line }: LookedLine, type: MenuType): LineRole | undefined {
  const { size, gapAbove } = line
  if (role === 'item') {
    const isLarge = size >= type.item * LARGER.size && gapAbove >= LARGER.gapAbove && type.heading >= size
    const isHeading = !endsInPrice(text) && size >= HEADING.size && gapAbove >= HEADING.gapAbove
    return isLarge || isHeading ? 'section' : undefined
  }
  if (role === 'part') {
    // The box of a bracket is higher than that of its words.
    if (size >= HEADING.size && !endsInPrice(text) && /^\p{L}/u.test(text)) return 'section'
    return type.part < type.item * SMALLER && size >= type.item * ALIKE ? 'item' : undefined
  }
  const areHeadingsLarge = type.heading >= type.item * LARGER.size
  const isHeading = role === 'section' || role === 'subsection'
  return isHeading && areHeadingsLarge && size <= type.item * SAME ? 'item' : undefined
}
