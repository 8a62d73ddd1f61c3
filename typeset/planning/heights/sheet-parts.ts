import type { Sheet } from '../../sheet/sheet.ts'
import type { SheetSection, SheetUnit } from '../../sheet/units/sheet-units.ts'

/** Something whose height the first pass of a template reports. */
export type SheetPart =
  | { readonly kind: 'header'; readonly header: Sheet['header'] }
  | {
      readonly kind: 'foot'
      readonly legend: Sheet['legend']
      readonly isLast: boolean
      readonly code: CodeSize | null
      readonly closing: Sheet['closing'] | null
    }
  | { readonly kind: 'continued'; readonly name: string; readonly allHeads: SheetSection['allHeads'] }
  | SheetUnit

/** A part as it is measured: in a column, or across all of them. */
export interface MeasuredPart {
  readonly part: SheetPart
  readonly isWide: boolean
}

/** What the height of a code's block follows from. */
export type CodeSize = Pick<NonNullable<Sheet['code']>, 'side' | 'quiet' | 'caption' | 'host' | 'isLabel'>
