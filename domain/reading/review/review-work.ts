import { type Statement, statedAlso } from '../../menu/claims/claims.ts'
import type { Price } from '../../menu/model/price.ts'
import type { LineRole } from '../layout/role.ts'
import { indentOf, type Run, type SourceLine } from '../lines/line.ts'
import { textLines } from '../lines/text-lines.ts'
import { cellRuns } from '../tables/rows/table-lines.ts'
import { tableOf, type WorkTable } from './work-table.ts'

/** A line as a person works on it. */
export interface WorkLine {
  /** Stays with the line through all edits. */
  readonly key: number
  readonly line: SourceLine
  /** The lines of the source that its words come from, by their places. */
  readonly from: readonly number[]
  /** What its source says that it is. */
  readonly told?: LineRole
  /** What a person said that it is, which counts before all else. */
  readonly said?: LineRole
}

/** What a person wrote in the place of what was read of a line. */
export interface Amendment {
  /** Of the item, or of the section. */
  readonly name?: string
  readonly prices?: readonly Price[]
  readonly claims?: SaidClaims
}

/** What a person stated of the diets and allergens of a dish, of the words that it had then. */
export interface SaidClaims {
  /** Their `wordsKey`. */
  readonly words: string
  readonly statement: Statement
}

/** The lines of a menu with all that a person said of them: plain data, from which the menu is read again. */
export interface ReviewWork {
  readonly lines: readonly WorkLine[]
  /** By the keys of the lines. */
  readonly amended: Readonly<Record<number, Amendment>>
  /** ISO 4217, of prices without any sign, where a person chose it. */
  readonly currency: string | null
  /** The sheets among the sources: their lines are rows. */
  readonly tables: readonly WorkTable[]
  /** The section of rows that name none, where a person chose it. */
  readonly firstSection: string | null
}

/** @param roles what the source itself says that lines are, by their places */
export const beginReview = (
  lines: readonly SourceLine[],
  roles: ReadonlyMap<number, LineRole> = new Map(),
  tables: readonly WorkTable[] = [],
): ReviewWork => ({
  lines: lines.map((line, at) => {
    const told = roles.get(at)
    return { key: at, line, from: [at], ...(told !== undefined && { told }) }
  }),
  amended: {},
  currency: null,
  tables,
  firstSection: null,
})

/** @param role null for what the reader takes them for */
export const sayRole = (work: ReviewWork, keys: readonly number[], role: LineRole | null): ReviewWork =>
  sayRoles(work, new Map(keys.map((key) => [key, role])))

/** @param roles by the keys of their lines; null for what the reader takes them for */
export const sayRoles = (work: ReviewWork, roles: ReadonlyMap<number, LineRole | null>): ReviewWork => ({
  ...work,
  lines: work.lines.map((line) => {
    const role = roles.get(line.key)
    if (role === undefined) return line
    const { said: _, ...rest } = line
    return role === null ? rest : { ...rest, said: role }
  }),
})

/** Columns between two runs in {@link editableText}. */
const PARTED = '   '

/** The words of a line for a field of one line; runs stay apart. */
export const editableText = ({ runs }: SourceLine): string => runs.map(({ text }) => text).join(PARTED)

/** Words in the place of those of a line, from where it began. */
function runsOf(text: string, before: SourceLine): readonly Run[] {
  const runs = textLines(text)[0]?.runs ?? []
  return runs.map((run) => ({ ...run, x: run.x + indentOf(before) }))
}

/**
 * Other words for a line, or several lines in its place: the first one keeps its key and what was said of it. Without
 * any words nothing changes.
 */
export function rewriteLine(work: ReviewWork, key: number, texts: readonly string[]): ReviewWork {
  const at = work.lines.findIndex((line) => line.key === key)
  const before = work.lines[at]
  const written = texts.filter((text) => text.trim() !== '')
  if (!before || written.length === 0) return work
  const firstFree = Math.max(...work.lines.map((line) => line.key)) + 1
  const { said, ...unsaid } = before
  const lines = written.map((text, index): WorkLine => {
    // What a person wrote is not recognized any more.
    const { confidence: _, ...rest } = before.line
    const line = { ...rest, runs: runsOf(text, before.line) }
    return index === 0
      ? { ...before, line }
      : { ...unsaid, key: firstFree + index - 1, line: { ...line, gapAbove: 0 } }
  })
  return { ...withoutAmendment(work, key), lines: work.lines.toSpliced(at, 1, ...lines) }
}

/**
 * Other cells for a row; what a person said of it stays, unless it was to be left out. Without any words nothing
 * changes.
 */
export function rewriteCells(work: ReviewWork, key: number, cells: readonly string[]): ReviewWork {
  if (cells.every((cell) => cell.trim() === '')) return work
  return {
    ...withoutAmendment(work, key),
    lines: work.lines.map((before) => {
      if (before.key !== key) return before
      const { said, ...rest } = before
      const line = { ...before.line, runs: cellRuns(cells) }
      return said === undefined || said === 'leave-out' ? { ...rest, line } : { ...rest, said, line }
    }),
  }
}

/** Makes a line the end of the one above it; the first line stays. */
export function joinWithAbove(work: ReviewWork, key: number): ReviewWork {
  const at = work.lines.findIndex((line) => line.key === key)
  const above = work.lines[at - 1]
  const below = work.lines[at]
  if (!above || !below) return work
  const [first, ...others] = below.line.runs
  const last = above.line.runs.at(-1)
  if (!first || !last) return work
  const text = `${last.text} ${first.text}`
  const shift = last.x + last.text.length + 1 - first.x
  const runs = [
    ...above.line.runs.slice(0, -1),
    { text, x: last.x, width: text.length },
    ...others.map((run) => ({ ...run, x: run.x + shift })),
  ]
  const confidence = Math.min(above.line.confidence ?? 1, below.line.confidence ?? 1)
  const isRecognized = above.line.confidence !== undefined || below.line.confidence !== undefined
  const joined = {
    ...above,
    line: { ...above.line, runs, ...(isRecognized && { confidence }) },
    from: [...above.from, ...below.from],
  }
  return {
    ...withoutAmendment(withoutAmendment(work, key), above.key),
    lines: work.lines.toSpliced(at - 1, 2, joined),
  }
}

/** Moves a line by this many places; not beyond the ends, and a row not out of its sheet or over its headings. */
export function moveLine(work: ReviewWork, key: number, by: number): ReviewWork {
  const at = work.lines.findIndex((line) => line.key === key)
  const line = work.lines[at]
  const to = Math.min(Math.max(at + by, 0), work.lines.length - 1)
  const beside = work.lines[to]
  if (!line || !beside || to === at) return work
  const table = tableOf(work, line)
  if (table !== tableOf(work, beside) || (table && table.mapping?.headings === beside.key)) return work
  return { ...work, lines: work.lines.toSpliced(at, 1).toSpliced(to, 0, line) }
}

/** Keeps what was stated about the same words before. */
export function amend(work: ReviewWork, key: number, amendment: Amendment): ReviewWork {
  const before = work.amended[key]
  const { claims } = amendment
  const isSaidAlso = claims !== undefined && before?.claims?.words === claims.words
  const said = isSaidAlso && {
    claims: { ...claims, statement: statedAlso(before.claims.statement, claims.statement) },
  }
  return { ...work, amended: { ...work.amended, [key]: { ...before, ...amendment, ...said } } }
}

function withoutAmendment(work: ReviewWork, key: number): ReviewWork {
  const { [key]: _, ...amended } = work.amended
  return { ...work, amended }
}
