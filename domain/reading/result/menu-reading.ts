import type { MenuContent } from '../../menu/model/menu.ts'
import type { Doubt, LineRole } from '../layout/role.ts'
import type { LayoutQuestion } from '../layout/second-layout.ts'
import type { SourceLine } from '../lines/line.ts'

/** What became of a line. */
export interface LineReading {
  readonly line: SourceLine
  readonly text: string
  readonly role: LineRole
  /** From 0 to 1. */
  readonly confidence: number
  readonly doubts: readonly Doubt[]
  /** The section and the item of the menu that it went into. */
  readonly sectionId?: number
  readonly itemId?: number
}

/** A menu as it was read, with what became of each of its lines. */
export interface MenuReading {
  readonly content: MenuContent
  readonly lines: readonly LineReading[]
  /** Whether a sign gives the currency; otherwise it is only the usual one. */
  readonly isCurrencyWritten: boolean
  /** Asked where there are two ways to read all lines that are about as likely. */
  readonly question?: LayoutQuestion
}
