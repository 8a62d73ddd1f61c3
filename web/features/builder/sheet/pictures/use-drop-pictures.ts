import type { ClipboardEvent, DragEvent } from 'react'
import { findItem, type ItemPlace, replaceItem } from '#domain/menu/editing/edits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { undoAction } from '../../../../menu/editing/undo-action.ts'
import { useImageUpload } from '../../../../menu/pictures/image-upload.ts'
import { whyNotPrinted } from '../../../../menu/pictures/unprinted-picture.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { placeOfRow } from '../focus/sheet-focus.ts'

/** The head of the sheet, where the name and the logo are. */
const LOGO_PLACE = '[data-drop="logo"]'
const PLACES = `[data-row^="item "], ${LOGO_PLACE}`

/** Marks the place that a picture over it goes to. */
export const dropHereClass = '[&_[data-drop-here]]:outline-2 [&_[data-drop-here]]:outline-accent'

/** Takes a picture that is dropped or pasted on a dish as its photo, and on the name as the logo. */
export function useDropPictures() {
  const photo = useImageUpload('itemImage', () => undefined)
  const logo = useImageUpload('logo', keepLogo)

  const take = (target: EventTarget, [file]: FileList) => {
    const here = placeAt(target)
    if (!file) return
    const place = here && placeOfRow(here.dataset.row ?? '')
    if (place) photo.upload(file, (url) => keepPhoto(place, url))
    else if (here) logo.upload(file)
    else toast({ title: 'Drop it on a dish', description: 'A picture on the name becomes your logo.' })
  }

  return {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      mark(event.currentTarget, placeAt(event.target))
    },
    onDragLeave(event: DragEvent) {
      mark(event.currentTarget, null)
    },
    onDrop(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      // Else the browser leaves the editor and shows the file.
      event.preventDefault()
      mark(event.currentTarget, null)
      take(event.target, event.dataTransfer.files)
    },
    onPaste(event: ClipboardEvent) {
      // Copied cells and words often come with a picture of themselves.
      const { files, types } = event.clipboardData
      if (files.length === 0 || types.includes('text/plain')) return
      event.preventDefault()
      take(event.target, files)
    },
  }
}

const placeAt = (target: EventTarget): HTMLElement | null => (target as Element).closest<HTMLElement>(PLACES)

function mark(sheet: Element, here: HTMLElement | null): void {
  for (const marked of sheet.querySelectorAll('[data-drop-here]'))
    if (marked !== here) marked.removeAttribute('data-drop-here')
  here?.setAttribute('data-drop-here', '')
}

function keepLogo(logoUrl: string): void {
  const { restaurant, setRestaurant } = useOpenMenu.getState()
  setRestaurant({ ...restaurant, logoUrl })
  toast({ title: 'Logo added', description: 'It is printed at the top of the menu.' })
}

function keepPhoto(place: ItemPlace, imageUrl: string): void {
  const { menu, edit } = useOpenMenu.getState()
  const item = menu && findItem(menu, place)
  // It was removed or moved in the meantime.
  if (!item) return
  const withPicture = (url: string | null) => (present: Menu) => {
    const now = findItem(present, place)
    return now ? replaceItem(present, place, { ...now, imageUrl: url }) : present
  }
  edit(withPicture(imageUrl))
  toast({
    title: 'Menu item updated',
    description: `${item.name} has a new picture. ${whyNotPrinted(item)}`.trimEnd(),
    action: undoAction(withPicture(item.imageUrl)),
  })
}
