import { Banknote, Copy, FolderInput, Trash2, X } from 'lucide-react'
import { pathOf } from '../../../../menu/editing/section-path.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { mayBringDishes, mayChange } from '../../../../plan/own-role.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../../../ui/overlay/dropdown-menu.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { clearSelection, useSheetFocus } from '../focus/sheet-focus.ts'
import { selectedPlaces } from './selected-places.ts'
import { dishCount, duplicateSelected, moveSelected, removeSelected } from './selection-actions.ts'

/** What can be done to the selected dishes at once; shown at the foot of the screen while there are any. */
export function SelectionBar() {
  const count = useSheetFocus(({ selected }) => selected.size)
  const sections = useOpenMenu((open) => open.menu?.sections) ?? []
  if (count === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a bar of commands; a fieldset is for forms.
    <div
      role="group"
      aria-label="Selected dishes"
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center rounded-card border border-rule-raised bg-card p-1 pl-3 shadow-raised max-sm:bottom-24"
    >
      <p role="status" className="mr-1 font-medium text-sm">
        {dishCount(count)} selected
      </p>
      {mayChange('edit prices') && (
        <Button
          variant="quiet"
          size="sm"
          className="px-2"
          icon={Banknote}
          onClick={() => openDialog({ kind: 'change-prices', sectionId: null, places: selectedPlaces() })}
        >
          Change prices
        </Button>
      )}
      <DropdownMenu
        trigger={
          <Button variant="quiet" size="sm" className="px-2" icon={FolderInput}>
            Move to…
          </Button>
        }
      >
        {sections.map((section) => (
          <DropdownMenuItem key={section.id} onSelect={() => moveSelected(section.id)}>
            {pathOf(sections, section)}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      {mayBringDishes() && (
        <Button variant="quiet" size="sm" className="px-2" icon={Copy} onClick={duplicateSelected}>
          Duplicate
        </Button>
      )}
      <Button variant="quiet" size="sm" className="px-2" icon={Trash2} onClick={removeSelected}>
        Remove
      </Button>
      <IconButton label="Clear the selection" icon={X} size="sm" onClick={clearSelection} />
    </div>
  )
}
