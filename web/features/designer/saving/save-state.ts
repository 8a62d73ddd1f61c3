/** `new`: never saved, and nothing made by hand would be lost. */
export type SaveState = 'new' | 'changed' | 'saving' | 'saved' | 'failed'

interface Facts {
  readonly isPending: boolean
  readonly hasFailed: boolean
  readonly isChanged: boolean
  readonly isStored: boolean
}

/** Whether the open menu is safe on the server. */
export function saveStateOf({ isPending, hasFailed, isChanged, isStored }: Facts): SaveState {
  if (isPending) return 'saving'
  if (hasFailed) return 'failed'
  if (isChanged) return 'changed'
  return isStored ? 'saved' : 'new'
}
