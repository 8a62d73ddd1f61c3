import { create } from 'zustand'
import { useOpenMenu } from '../store/open-menu.ts'
import type { SaveMode } from './save-menu.ts'

interface WaitingSave {
  readonly mode: SaveMode
  /** The work that was to be saved: another menu that is opened meanwhile is not meant. */
  readonly workId: string
}

/** What Save Menu was asked for while there was no connection. */
export const useWaitingSave = create<{ readonly save: WaitingSave | null }>()(() => ({ save: null }))

export const waitWithSave = (mode: SaveMode): void =>
  useWaitingSave.setState({ save: { mode, workId: useOpenMenu.getState().work.id } })

/** The save that waits for the open menu, once. */
export function takeWaitingSave(): SaveMode | null {
  const { save } = useWaitingSave.getState()
  if (!save) return null
  useWaitingSave.setState({ save: null })
  return save.workId === useOpenMenu.getState().work.id ? save.mode : null
}
