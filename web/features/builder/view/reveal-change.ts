import { whatChanged } from '#domain/menu/editing/what-changed.ts'
import type { MenuSnapshot } from '../../../menu/state/editing-session.ts'
import { reveal } from './reveal.ts'

export function revealChange(from: MenuSnapshot, to: MenuSnapshot): void {
  const place = from.menu && to.menu && whatChanged(from.menu, to.menu)
  if (place?.sectionId == null) return
  reveal({ sectionId: place.sectionId, ...(place.itemId !== null && { itemId: place.itemId }) })
}
