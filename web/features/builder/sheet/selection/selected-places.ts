import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { findItem } from '#domain/menu/editing/edits.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { placeOfRow, useSheetFocus } from '../focus/sheet-focus.ts'

export function selectedPlaces(): ItemPlace[] {
  const { menu } = useOpenMenu.getState()
  return [...useSheetFocus.getState().selected].flatMap((row) => {
    const place = placeOfRow(row)
    return place && menu && findItem(menu, place) ? [place] : []
  })
}
