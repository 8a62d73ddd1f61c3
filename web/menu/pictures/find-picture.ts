import { foodImage } from '#contract/generating/images.ts'
import { findItem, type ItemPlace, updateItem } from '#domain/menu/editing/edits.ts'
import { call } from '../../lib/api.ts'
import { readLastFilters } from '../store/last-filters.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/** Finds a picture for an item that has none, if its owner wants that; else the stock picture stays. */
export function findPicture(place: ItemPlace): void {
  const open = useOpenMenu.getState()
  const item = open.menu && findItem(open.menu, place)
  const useAI = open.filters?.useAiImages ?? readLastFilters(localStorage)?.useAiImages ?? true
  if (!item || !useAI) return
  const { name, description, cuisineId, categoryId } = item
  call(foodImage, { body: { itemName: name, itemDescription: description, cuisineId, categoryId, useAI } })
    .then(({ imageUrl }) => putPicture(place, name, imageUrl))
    // The stock picture shows instead: a dish without its own picture isn't a failure to report.
    .catch(() => undefined)
}

/** One step with the adding of the item, so that both are undone together. */
export const addingStep = ({ itemId }: ItemPlace): string => `adding ${itemId}`

/** Unless the item was renamed, removed or given a picture by hand in the meantime. */
function putPicture(place: ItemPlace, name: string, imageUrl: string): void {
  useOpenMenu.getState().edit((menu) => {
    const item = findItem(menu, place)
    const isStillWithout = item?.name === name && item.imageUrl === null
    return isStillWithout ? updateItem(menu, place, { imageUrl }) : menu
  }, addingStep(place))
}
