import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { useOpenMenu } from '../store/open-menu.ts'
import type { SaveMode } from './save-menu.ts'

interface WaitingSave {
  readonly mode: SaveMode
  /** The work that was to be saved: another menu that is opened meanwhile is not meant. */
  readonly workId: string
}

/** What Save Menu was asked for while there was no connection. A reload waits on. */
export const useWaitingSave = create<{ readonly save: WaitingSave | null }>()(
  persist(() => ({ save: null as WaitingSave | null }), {
    name: 'carte-waiting-save',
    storage: createJSONStorage(() => sessionStorage),
  }),
)

export function waitWithSave(mode: SaveMode): void {
  useWaitingSave.setState({ save: { mode, workId: useOpenMenu.getState().work.id } })
}

/** The save that waits for the open menu, once. */
export function takeWaitingSave(): SaveMode | null {
  const { save } = useWaitingSave.getState()
  if (!save) return null
  useWaitingSave.setState({ save: null })
  return save.workId === useOpenMenu.getState().work.id ? save.mode : null
}
