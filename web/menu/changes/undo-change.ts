import { undoChange } from '#contract/menus/changes.ts'
import { readSavedMenu } from '#contract/menus/saved-menus.ts'
import { call } from '../../lib/api.ts'
import { askAgain } from '../../lib/query-of.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { type ToastAction, toast } from '../../ui/toast/toast-store.ts'
import { refreshSavedMenus } from '../saved-menus-query.ts'

/** After a change of dishes: all that says something of menus. */
export const refreshDishes = () => Promise.all([refreshSavedMenus(), askAgain(readSavedMenu)])

/** The button of a toast that takes a change back on all of its menus; what was changed since stays. */
export const undoOnMenus = (changeId: string): ToastAction => ({
  label: 'Undo',
  onSelect: () => {
    call(undoChange, { params: { id: changeId } })
      .then(refreshDishes)
      .then(() => toast({ title: 'Taken back; what changed since stays' }))
      .catch(showErrorToast)
  },
})
