import type { OpenMenu } from '../state/menu-state.ts'
import { isOfSavedMenu } from '../state/work.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/** The saved menu and its draft as the server has them. */
interface Standing {
  readonly version: number
  readonly draftVersion: number | null
}

type Known = Pick<OpenMenu, 'savedAs' | 'work'>

export const knownDraft = ({ work }: Known): number | null =>
  work.keptState === null ? null : work.draftVersion

/** Has somebody saved the open menu, gone on with its draft or taken that back, other than this tab? */
export function isElsewhere({ version, draftVersion }: Standing): boolean {
  const open = useOpenMenu.getState()
  if (!open.savedAs) return false
  return open.savedAs.version !== version || (isOfSavedMenu(open) && knownDraft(open) !== draftVersion)
}
