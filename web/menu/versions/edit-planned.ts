import { readChange, withdrawChange } from '#contract/menus/changes.ts'
import { call } from '../../lib/api.ts'
import { openSavedMenu } from '../saving/open-saved-menu.ts'
import { hasUnsavedChanges, useOpenMenu } from '../store/open-menu.ts'

/** The menu has changes that are not saved: a version that is opened over them would hide them. */
class UnsavedMenuError extends Error {
  override readonly name = 'UnsavedMenuError'
  override readonly message = 'This menu has changes that are not saved. Save or discard them first.'
}

/**
 * Opens a version for a date as changes of its menu that are not saved; it has no date any more.
 * @throws {UnsavedMenuError} and {ApiError}: then the version stays as it is
 */
export async function editPlanned(changeId: string, menuId: string): Promise<void> {
  const { planned } = await call(readChange, { params: { id: changeId } })
  await openSavedMenu(menuId)
  const open = useOpenMenu.getState()
  if (hasUnsavedChanges(open)) throw new UnsavedMenuError()
  if (!planned) return
  const { restaurant, ...menu } = planned.content
  await call(withdrawChange, { params: { id: changeId } })
  open.setRestaurant(restaurant)
  open.edit(() => menu)
  if (planned.templateId !== open.templateId) open.chooseTemplate(planned.templateId, {})
  open.setDesign(planned.design)
}
