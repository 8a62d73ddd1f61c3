import type { PlaceTarget } from '#domain/preflight/telling/places.ts'
import { reveal } from '../view/reveal.ts'
import { openDialog } from './open-dialog.ts'

/** Shows a place of the open menu: a part of it in the sheet, what is said of the rest in its dialog. */
export function showPlace(target: PlaceTarget): void {
  if (target.kind === 'choices' || target.kind === 'menu-details') openDialog({ kind: target.kind })
  else {
    const { kind: _, ...place } = target
    reveal(place)
  }
}
