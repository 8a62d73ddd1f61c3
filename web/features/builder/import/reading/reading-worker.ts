import '../../../../lib/zod-settings.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import type { LineRole } from '#domain/reading/layout/role.ts'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import type { WorkChoice } from '#domain/reading/review/parts-of-work.ts'
import { readWork } from '#domain/reading/review/read-work.ts'
import { beginReview, type ReviewWork } from '#domain/reading/review/review-work.ts'
import { type BroughtTable, tablesOf } from '#domain/reading/review/work-table.ts'
import type { RememberedColumns } from '#domain/reading/tables/mapping/remembered.ts'
import {
  type GivenFile,
  type OpenedSource,
  SourceError,
  type SourceHint,
  type SourceProblem,
} from '#sources/opened.ts'
import { openSource } from '#sources/opening/open-source.ts'

export type Opening =
  | { readonly opened: OpenedSource }
  | { readonly sentence: string; readonly code?: SourceProblem }

/** What was brought, with what was said before of columns under the same headings, by their fingerprints. */
export interface Beginning {
  readonly lines: readonly SourceLine[]
  readonly roles: ReadonlyMap<number, LineRole>
  readonly tables: readonly BroughtTable[]
  readonly columns: ReadonlyMap<string, RememberedColumns>
}

/** What is done here, by its name: each takes plain data and answers plain data. */
const tasks = {
  async open({ country, encoding, ...file }: GivenFile & SourceHint): Promise<Opening> {
    try {
      return { opened: await openSource(file, { country, encoding }) }
    } catch (error) {
      if (error instanceof SourceError) return { sentence: error.message, code: error.code }
      throw error
    }
  },
  begin: ({ lines, roles, tables, columns }: Beginning): ReviewWork =>
    beginReview(
      lines,
      roles,
      tablesOf(lines, tables, (fingerprint) => columns.get(fingerprint)),
    ),
  read: ({ work, currency, ...known }: WorkChoice & { readonly work: ReviewWork }) =>
    readWork(work, currency, known),
}

type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type Given<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type Answer<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

export interface Asked<Name extends TaskName = TaskName> {
  readonly task: Name
  readonly given: Given<Name>
}

export type Reply<Name extends TaskName = TaskName> =
  | { readonly answer: Answer<Name> }
  | { readonly isFailed: true }

/** Reads a line while the owner still chooses a file: expressions and weights are ready when the menu comes. */
setTimeout(() => readWork(beginReview(textLines('Soup of the day  6.50')), DEFAULT_CURRENCY))

/**
 * Files are opened and menus are read here, next to the page, which never waits for them. One task is asked for at a
 * time. What the reader was trained to is loaded here alone.
 */
addEventListener('message', async ({ data }: MessageEvent<Asked | object>) => {
  // What reads a PDF sends messages, too.
  if (!('task' in data)) return
  const act = tasks[data.task] as (given: unknown) => Promise<Answer<TaskName>> | Answer<TaskName>
  let reply: Reply
  try {
    reply = { answer: await act(data.given) }
  } catch {
    reply = { isFailed: true }
  }
  postMessage(reply)
})
