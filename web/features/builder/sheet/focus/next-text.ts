import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { mayChange } from '../../../../plan/own-role.ts'
import {
  closeText,
  editText,
  focusRow,
  type ItemText,
  itemRow,
  itemTexts,
  sectionRow,
} from './sheet-focus.ts'

export const QUICK_LINE = '[data-action="quick-line"]'

/** Puts the cursor where the next dish of a section is typed. */
export const writeNextDish = (sectionId: number): void => focusRow(sectionRow(sectionId), QUICK_LINE)

/** From the line for a new dish to the last dish above it, to mark it or to say more of it; else to the heading. */
export function focusLastDish(sectionId: number): void {
  const items = useOpenMenu.getState().menu?.sections.find(({ id }) => id === sectionId)?.items ?? []
  const last = items.at(-1)
  focusRow(last ? itemRow({ sectionId, itemId: last.id }) : sectionRow(sectionId))
}

/**
 * Enter was pressed in a text of a dish: the next text of it is opened, after its prices those of the next dish; at the
 * end of a section the line for a new one.
 * @param isFar to the name of the next dish from any text
 */
export function leaveText({ sectionId, itemId }: ItemPlace, text: ItemText, isFar: boolean): true {
  const mayPrice = mayChange('edit prices')
  const texts: readonly ItemText[] = mayPrice ? itemTexts : itemTexts.filter((one) => one !== 'prices')
  const next = isFar ? undefined : texts[texts.indexOf(text) + 1]
  if (next) {
    editText(itemRow({ sectionId, itemId }), next)
    return true
  }
  const items = useOpenMenu.getState().menu?.sections.find(({ id }) => id === sectionId)?.items ?? []
  const below = items[items.findIndex(({ id }) => id === itemId) + 1]
  if (below) editText(itemRow({ sectionId, itemId: below.id }), isFar || !mayPrice ? 'name' : 'prices')
  else {
    closeText(itemRow({ sectionId, itemId }), text)
    writeNextDish(sectionId)
  }
  return true
}
