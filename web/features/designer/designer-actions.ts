import type { Action } from '../../menu/actions/action.ts'
import type { MenuContext } from '../../menu/actions/contexts.ts'
import { exportActions } from '../../menu/actions/exports.tsx'
import { find, help, myMenus } from '../../menu/actions/finding.ts'
import { historyActions } from '../../menu/actions/history.ts'
import { discard, record, save, saveCopy, saveForDate } from '../../menu/actions/saving.ts'
import { preflight, preview, share } from '../../menu/actions/showing.ts'

/** All that can be done at the second step, in the order in which the bar, the ⋯ menu and the palette have it. */
export const designerActions: readonly Action<MenuContext>[] = [
  find,
  ...historyActions,
  myMenus,
  preview,
  ...exportActions,
  preflight,
  share,
  save,
  saveCopy,
  saveForDate,
  record,
  discard,
  help,
]
