import { useMutation } from '@tanstack/react-query'
import { createSavedMenu, type SavedWithOthers, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { createRestaurant, listRestaurants } from '#contract/restaurant/restaurants.ts'
import { isTemplateId } from '#domain/design/templates.ts'
import { isNamed, menuNameFor, restaurantSchema } from '#domain/menu/model/restaurant.ts'
import { countItems, itemIds } from '#domain/menu/model/walk.ts'
import type { SavedAs } from '#domain/menu/stored/forms.ts'
import { TRIAL_RESTAURANT } from '#domain/site/trial/trial-restaurant.ts'
import { ApiError, call } from '../../lib/api.ts'
import { NO_CONNECTION_WORK_KEPT, NoConnectionError } from '../../lib/connection.ts'
import { askAgain } from '../../lib/query-of.ts'
import { mayAddRestaurants } from '../../plan/own-role.ts'
import { inTurn } from '../drafts/draft.ts'
import { refuseUnseen } from '../drafts/merge-question.ts'
import { refreshSavedMenus } from '../saved-menus-query.ts'
import type { OpenMenu } from '../state/menu-state.ts'
import { sentImport } from '../state/sent-import.ts'
import { cuisineOf } from '../store/cuisine-of.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { isSeenById } from './seen-by-guests.ts'

/** A menu keeps its stored name while its restaurant's name stays the same. */
function nameOf({ restaurant, savedAs }: OpenMenu): string {
  const name = menuNameFor(restaurant)
  return savedAs?.name?.startsWith(name) ? savedAs.name : name
}

/** `Bistro Menu` gives `Bistro Menu (copy)`, and that `Bistro Menu (copy 2)`. */
export function copyNameOf(name: string): string {
  const [, original = name, count] = /^(.*) \(copy(?: (\d+))?\)$/.exec(name) ?? []
  if (original === name) return `${name} (copy)`
  return `${original} (copy ${Number(count ?? 1) + 1})`
}

/** What is open cannot be saved as it is; the message says why, to the person. */
export class MenuNotSavableError extends Error {
  override readonly name = 'MenuNotSavableError'
}

/** @throws {MenuNotSavableError} before anything is sent */
export function savePayload(open: OpenMenu) {
  const { menu } = open
  if (!menu) throw new MenuNotSavableError('No menu data available to save. Please generate a menu first.')
  if (countItems(menu) === 0)
    throw new MenuNotSavableError('Missing menu data to save. Please generate a menu first.')
  // The browser's storage may be damaged; nothing has checked it since.
  if (!restaurantSchema.safeParse(open.restaurant).success || !isTemplateId(open.templateId))
    throw new MenuNotSavableError('Missing required data to save menu')
  return {
    name: nameOf(open),
    restaurantId: open.restaurant.id,
    templateId: open.templateId,
    cuisineId: cuisineOf(open),
    items: itemIds(menu),
    createdAt: new Date().toISOString(),
    targetCheckAverage: open.restaurant.averageCheck,
    content: { restaurant: open.restaurant, ...menu },
    design: open.design,
    ...sentImport(open),
    ...(open.work.keptState !== null && {
      draft: { workId: open.work.id, version: open.work.draftVersion },
    }),
  }
}

/** `as copy`: a new stored menu in addition to the one before; the open menu is the copy from then on. */
export type SaveMode = 'again' | 'as copy'

export const savedWords: Readonly<Record<SaveMode, string>> = {
  again: 'Your menu has been saved to My Menus.',
  'as copy': 'A copy has been saved to My Menus. You go on with the copy.',
}

/** The same where the menu that was saved before is gone. */
export const SAVED_AS_NEW =
  'The menu you saved before was deleted, so this one has been saved to My Menus as a new menu.'

/**
 * The restaurant that a menu names is that of the profile with its name. In an account without profiles it becomes the
 * first one, and the next menus begin with it. Where that fails the menu is saved all the same.
 */
async function keepRestaurant(): Promise<void> {
  const { restaurant } = useOpenMenu.getState()
  const { id, ...body } = restaurant
  if (typeof id === 'string' || !isNamed(restaurant) || restaurant.name === TRIAL_RESTAURANT) return
  if (!mayAddRestaurants()) return
  try {
    const listed = await call(listRestaurants, {})
    const own = listed.find((one) => one.isReadable && one.name === restaurant.name)
    if (!own && listed.length > 0) return
    const profile = own ?? (await call(createRestaurant, { body }))
    useOpenMenu.setState((open) =>
      open.restaurant === restaurant ? { restaurant: { ...restaurant, id: profile.id } } : {},
    )
    if (!own) await askAgain(listRestaurants)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

async function save(mode: SaveMode): Promise<SavedWithOthers> {
  // What cannot be saved keeps no restaurant either.
  savePayload(useOpenMenu.getState())
  await keepRestaurant()
  const open = useOpenMenu.getState()
  if (mode === 'again' && isSeenById(open.savedAs?.id)) refuseUnseen(open.revision)
  const payload = savePayload(open)
  const saved: SavedWithOthers =
    mode === 'as copy'
      ? await call(createSavedMenu, { body: { ...payload, name: copyNameOf(payload.name) } })
      : await write(open.savedAs, payload)
  const { id, version, name } = saved
  // What waits for approval is kept there: the menu goes on as it is saved.
  if (saved.waits) useOpenMenu.getState().discardChanges(saved)
  else useOpenMenu.getState().markSaved({ id, version, name }, open.revision)
  return saved
}

async function write(
  savedAs: SavedAs | null,
  body: ReturnType<typeof savePayload>,
): Promise<SavedWithOthers> {
  if (!savedAs) return call(createSavedMenu, { body })
  try {
    return await call(updateSavedMenu, {
      params: { id: savedAs.id },
      body: { ...body, version: savedAs.version },
    })
  } catch (error) {
    // Another tab deleted it in the meantime; saving it now means keeping it.
    if (error instanceof ApiError && error.code === 'menu_not_found') return call(createSavedMenu, { body })
    throw error
  }
}

/** Creates or updates the open menu. All screens share it, so that two saves cannot create two menus. */
export const useSaveMenu = () =>
  useMutation({
    mutationKey: ['save-menu'],
    scope: { id: 'save-menu' },
    mutationFn: (mode: SaveMode) => inTurn(() => save(mode)),
    onSuccess: refreshSavedMenus,
  })

export const SAVE_FAILED = 'There was a problem saving your menu. Please try again.'

/** Why a save failed: the reason when the browser found it, else this sentence. */
export const saveFailureOf = (error: unknown, otherwise: string): string => {
  if (error instanceof NoConnectionError) return NO_CONNECTION_WORK_KEPT
  return error instanceof MenuNotSavableError ? error.message : otherwise
}
