import type { MenuSaving } from '../use-saving.ts'

/** `new`: never saved, and nothing made by hand would be lost. */
export type SaveState = 'new' | 'changed' | 'saving' | 'waiting' | 'saved' | 'failed'

interface Facts {
  readonly isChanged: boolean
  readonly isStored: boolean
}

/** Whether the open menu is safe on the server. */
export function saveStateOf(saving: MenuSaving['state'], { isChanged, isStored }: Facts): SaveState {
  if (saving === 'saving' || saving === 'waiting') return saving
  // A copy that was refused leaves a saved menu as it was.
  if (saving === 'conflict' || (saving === 'failed' && (isChanged || !isStored))) return 'failed'
  if (isChanged) return 'changed'
  return isStored ? 'saved' : 'new'
}
