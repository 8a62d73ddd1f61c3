import { readFileSync } from 'node:fs'
import type { LineRole } from '#domain/reading/layout/role.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import type { SampleMenuName } from './sample-menus.ts'

/** A line of a menu as its owner typed it, and what it is, so that it can be set in another program. */
export interface WrittenLine {
  /** Its words, parted where it is wide. */
  readonly runs: readonly string[]
  readonly role: LineRole
  readonly isBelowBlank: boolean
  readonly isIndented: boolean
}

/** The paper of a sample menu, line by line. What it is is what the reader of plain text finds, which is tested itself. */
export function writtenLines(name: SampleMenuName): WrittenLine[] {
  const text = readFileSync(new URL(`written/${name}.txt`, import.meta.url), 'utf8')
  return readMenuLines(textLines(text)).lines.map(({ line, role }) => ({
    runs: line.runs.map((run) => run.text),
    role,
    isBelowBlank: line.gapAbove >= 1,
    isIndented: (line.runs[0]?.x ?? 0) >= 2,
  }))
}
