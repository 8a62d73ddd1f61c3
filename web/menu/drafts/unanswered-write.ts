import { z } from 'zod'
import { UNANSWERED_WRITES } from '#contract/menus/drafts.ts'
import { randomId } from '../../lib/random-id.ts'

const STORAGE_KEY = 'carte-draft-write'

const notedSchema = z.object({ workId: z.string(), writeIds: z.array(z.string()) })

/**
 * Notes that a draft is about to be written. The page may close before the answer comes, or the connection may go,
 * more than once; the next write of this tab then recognizes the draft as its own.
 * @returns the ids to send: of this write, and of those before it that were never answered
 */
export function beginWrite(tab: Storage, workId: string) {
  const unansweredWriteId = unanswered(tab, workId)
  const writeId = randomId()
  note(tab, workId, [...unansweredWriteId, writeId])
  return { writeId, unansweredWriteId }
}

/** Whether the draft on the server may be what this tab wrote last. */
export const hasUnansweredWrite = (tab: Storage, workId: string): boolean =>
  unanswered(tab, workId).length > 0

/** A write was answered: it follows all before it. */
export const endWrite = (tab: Storage): void => tab.removeItem(STORAGE_KEY)

/** The server has refused this write: what was never answered before it still is not. */
export const takeBackWrite = (tab: Storage, workId: string, writeId: string): void =>
  note(
    tab,
    workId,
    unanswered(tab, workId).filter((id) => id !== writeId),
  )

const note = (tab: Storage, workId: string, writeIds: readonly string[]): void =>
  tab.setItem(STORAGE_KEY, JSON.stringify({ workId, writeIds: writeIds.slice(-UNANSWERED_WRITES) }))

function unanswered(tab: Storage, workId: string): string[] {
  try {
    const noted = notedSchema.parse(JSON.parse(tab.getItem(STORAGE_KEY) ?? 'null'))
    return noted.workId === workId ? noted.writeIds : []
  } catch {
    // Not a note of ours; without one the version alone decides.
    return []
  }
}
