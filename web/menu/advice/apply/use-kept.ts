import { useState } from 'react'

/** These entries, and where they were in the list before, those that have left it and are done. */
export function keepDone<Entry>(
  before: readonly Entry[],
  now: readonly Entry[],
  idOf: (entry: Entry) => string,
  isDone: (id: string) => boolean,
): Entry[] {
  const present = new Set(now.map(idOf))
  const merged = [...now]
  for (const [index, entry] of before.entries()) {
    if (!present.has(idOf(entry)) && isDone(idOf(entry))) merged.splice(index, 0, entry)
  }
  return merged
}

/** A list in which what was applied stays where it was, so that nothing jumps under the pointer. */
export function useKept<Entry>(
  list: readonly Entry[],
  idOf: (entry: Entry) => string,
  isDone: (id: string) => boolean,
): readonly Entry[] {
  const [kept, setKept] = useState({ of: list, entries: list })
  if (kept.of === list) return kept.entries
  const entries = keepDone(kept.entries, list, idOf, isDone)
  setKept({ of: list, entries })
  return entries
}
