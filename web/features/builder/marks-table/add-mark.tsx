import { Plus } from 'lucide-react'
import { useState } from 'react'
import { OwnMarkForm } from '../../../menu/marks/own-mark-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'

/** Adds a column for a mark of the owner's own. */
export function AddMark() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title="A mark of your own"
      width={400}
      hasHeading
      trigger={
        <Button size="sm" variant="secondary" icon={Plus}>
          Add Mark
        </Button>
      }
    >
      <p className="mb-3 text-quiet text-sm">
        A letter or sign next to dish names. The legend at the foot of the menu explains it.
      </p>
      <OwnMarkForm onAdded={() => setIsOpen(false)} />
    </Popover>
  )
}
