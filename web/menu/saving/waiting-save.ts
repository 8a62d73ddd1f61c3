import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { useOpenMenu } from '../store/open-menu.ts'
import { isTrial } from '../trial/trial.ts'
import type { SaveMode } from './save-menu.ts'

interface WaitingSave {
  readonly mode: SaveMode
  /** The work that was to be saved: another menu that is opened meanwhile is not meant. */
  readonly workId: string
}

/** What Save Menu was asked for while there was no connection, or no account yet. A reload waits on. */
export const useWaitingSave = create<{ readonly save: WaitingSave | null }>()(
  persist(() => ({ save: null as WaitingSave | null }), {
    name: 'carte-waiting-save',
    storage: createJSONStorage(() => sessionStorage),
  }),
)

export function waitWithSave(mode: SaveMode): void {
  useWaitingSave.setState({ save: { mode, workId: useOpenMenu.getState().work.id } })
}

/** Nothing is saved automatically from then on. */
export const forgetWaitingSave = (): void => {
  useWaitingSave.setState({ save: null })
}

/** The save that waits for the open menu, once. A stranger's waits for the account. */
export function takeWaitingSave(): SaveMode | null {
  const { save } = useWaitingSave.getState()
  if (save?.workId !== useOpenMenu.getState().work.id || isTrial()) return null
  forgetWaitingSave()
  return save.mode
}
