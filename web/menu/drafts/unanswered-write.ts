import { randomId } from '../../lib/random-id.ts'

const STORAGE_KEY = 'carte-draft-write'

interface UnansweredWrite {
  readonly workId: string
  readonly writeId: string
}

/**
 * Notes that a draft is about to be written. The page may close before the answer comes; the next page of
 * this tab then recognizes the draft as its own.
 * @returns the ids to send: of this write, and of one before it that was never answered
 */
export function beginWrite(tab: Storage, workId: string) {
  const before = read(tab)
  const writeId = randomId()
  note(tab, { workId, writeId })
  return { writeId, unansweredWriteId: before?.workId === workId ? before.writeId : undefined }
}

export const endWrite = (tab: Storage): void => tab.removeItem(STORAGE_KEY)

/** The server has refused this write: what was never answered before it still is not. */
export function takeBackWrite(tab: Storage, workId: string, unansweredWriteId: string | undefined): void {
  if (unansweredWriteId === undefined) endWrite(tab)
  else note(tab, { workId, writeId: unansweredWriteId })
}

const note = (tab: Storage, write: UnansweredWrite): void => tab.setItem(STORAGE_KEY, JSON.stringify(write))

function read(tab: Storage): UnansweredWrite | null {
  try {
    return JSON.parse(tab.getItem(STORAGE_KEY) ?? 'null') as UnansweredWrite | null
  } catch {
    // Not a note of ours; without one the version alone decides.
    return null
  }
}
