import { useState } from 'react'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { RestaurantForm } from './restaurant-form.tsx'

export interface RestaurantDialogProps {
  /** `menu`: the restaurant of the open menu. `new`: another profile. Null while the dialog is closed. */
  subject: 'menu' | 'new' | null
  onClose: () => void
}

export function RestaurantDialog({ subject, onClose }: RestaurantDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  // What shows stays the same while the dialog fades.
  const [shown, setShown] = useState(subject)
  if (subject !== null && subject !== shown) setShown(subject)
  const onMenu = useOpenMenu((open) => open.restaurant)
  const close = () => {
    setIsDirty(false)
    onClose()
  }
  return (
    <Dialog
      isOpen={subject !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={shown === 'new' ? 'New Restaurant' : 'Edit Restaurant Details'}
      description={
        shown === 'new'
          ? 'Add another restaurant. This menu will belong to it.'
          : 'Shown at the top of your menu.'
      }
      hasUnsavedInput={isDirty}
    >
      <RestaurantForm
        restaurant={shown === 'new' ? newRestaurant : onMenu}
        isNew={shown === 'new'}
        onDirty={setIsDirty}
        onClose={close}
      />
    </Dialog>
  )
}

const newRestaurant: Restaurant = { ...defaultRestaurant, name: '', description: '' }
