import type { Action } from '../../../menu/actions/action.ts'
import type { StepContext } from '../../../menu/actions/contexts.ts'
import { exportActions } from '../../../menu/actions/exports.tsx'
import { find, help, myMenus, typeChange } from '../../../menu/actions/finding.ts'
import { historyActions } from '../../../menu/actions/history.ts'
import { discard, record, save, saveCopy, saveForDate } from '../../../menu/actions/saving.ts'
import { preflight, preview, share } from '../../../menu/actions/showing.ts'
import type { BuilderContext } from './context.ts'
import { dishActions, importMenu } from './dishes.ts'
import { onwardActions } from './onward.ts'
import { sections, viewActions } from './views.ts'
import { wholeMenuActions } from './whole-menu.ts'

/** All that can be done at the first step, in the order in which the bar, the ⋯ menu and the palette have it. */
export const builderActions: readonly Action<BuilderContext>[] = [
  find,
  typeChange,
  ...historyActions,
  preview,
  sections,
  ...viewActions,
  preflight,
  share,
  save,
  ...onwardActions,
  ...dishActions,
  importMenu,
  ...exportActions,
  saveCopy,
  saveForDate,
  record,
  discard,
  ...wholeMenuActions,
  help,
  myMenus,
]

/** Before there is a menu. */
export const blankActions: readonly Action<StepContext>[] = [find, importMenu, help, myMenus]
