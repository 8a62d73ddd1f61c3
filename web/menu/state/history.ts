/**
 * States for undo and redo. Not `zundo`: a step here can merge with the one before it (a color that is
 * dragged), and an undo must count as a separate change, so that the draft and the save state see it; its
 * middleware would do both later, as second changes of the store.
 */
export interface History<State> {
  /** The latest comes last. */
  readonly past: readonly Step<State>[]
  /** The next comes last. */
  readonly future: readonly State[]
}

interface Step<State> {
  readonly state: State
  readonly mergeKey: MergeKey | null
}

/** Consecutive changes with the same key merge into one step. */
export interface MergeKey {
  readonly key: string
  /** When it happened, in ms: only rapid changes merge. Null where all of one key belong together. */
  readonly atMs: number | null
}

export const HISTORY_LIMIT = 100
const MERGE_WITHIN_MS = 1000

export const emptyHistory: History<never> = { past: [], future: [] }

/** The history after a change that replaced `before`; the redo list is cleared. */
export function record<State>(
  history: History<State>,
  before: State,
  mergeKey: MergeKey | null = null,
): History<State> {
  const last = history.past.at(-1)
  if (last && history.future.length === 0 && doMerge(last.mergeKey, mergeKey))
    return { past: [...history.past.slice(0, -1), { ...last, mergeKey }], future: [] }
  return { past: [...history.past, { state: before, mergeKey }].slice(-HISTORY_LIMIT), future: [] }
}

function doMerge(last: MergeKey | null, next: MergeKey | null): boolean {
  if (!last || !next || last.key !== next.key) return false
  return last.atMs === null || next.atMs === null || next.atMs - last.atMs < MERGE_WITHIN_MS
}

export interface Travelled<State> {
  readonly state: State
  readonly history: History<State>
}

/** One step back from the present state; null where there is none. */
export function goBack<State>({ past, future }: History<State>, present: State): Travelled<State> | null {
  const step = past.at(-1)
  if (!step) return null
  return { state: step.state, history: { past: past.slice(0, -1), future: [...future, present] } }
}

/** One step forward again; nothing merges with the redone step. */
export function goForward<State>({ past, future }: History<State>, present: State): Travelled<State> | null {
  const state = future.at(-1)
  if (state === undefined) return null
  return {
    state,
    history: { past: [...past, { state: present, mergeKey: null }], future: future.slice(0, -1) },
  }
}
