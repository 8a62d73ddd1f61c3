import { useState } from 'react'
import { describeRestaurant } from '#domain/menu/restaurant.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/schema.ts'
import { useOpenMenu } from '../../lib/open-menu.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'

export interface RestaurantDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function RestaurantDialog({ isOpen, onOpenChange }: RestaurantDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsDirty(false)
        onOpenChange(next)
      }}
      title="Edit Restaurant Details"
      description="They stand at the head of your menu."
      hasUnsavedInput={isDirty}
    >
      <RestaurantForm onDirty={() => setIsDirty(true)} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function RestaurantForm({ onDirty, onClose }: { onDirty: () => void; onClose: () => void }) {
  const restaurant = useOpenMenu((open) => open.restaurant)
  const setRestaurant = useOpenMenu((open) => open.setRestaurant)
  return (
    <form
      noValidate
      onInput={onDirty}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const described = describeRestaurant(restaurant, {
          name: String(typed.get('name')),
          description: String(typed.get('description')),
        })
        setRestaurant(described)
        toast({ title: 'Restaurant Updated', description: 'Your restaurant details have been updated.' })
        onClose()
      }}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="Restaurant name"
          name="name"
          defaultValue={restaurant.name}
          maxLength={MENU_TEXT_LIMITS.name}
          autoComplete="organization"
        />
        <TextAreaField
          label="Description"
          name="description"
          defaultValue={restaurant.description}
          maxLength={MENU_TEXT_LIMITS.description}
          minHeightPx={100}
        />
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Save Changes</Button>
      </DialogActions>
    </form>
  )
}
