import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { OwnMarkForm } from '../../../menu/marks/own-mark-form.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { DishSearch } from '../view/dish-search.tsx'
import { groupNames, type MarkGroup, markGroups, type Pen } from './columns/mark-columns.ts'

export interface MarksBarProps {
  readonly group: MarkGroup
  readonly onGroup: (group: MarkGroup) => void
  /** Null where nothing can be said. */
  readonly pen: Pen | null
  readonly onPen: (pen: Pen) => void
  readonly showsMembers: boolean
  readonly onShowMembers: (showsMembers: boolean) => void
  readonly search: string
  readonly onSearch: (search: string) => void
  /** On a phone: the choice of the one column. */
  readonly children?: ReactNode
}

export const MarksBar = ({
  group,
  onGroup,
  pen,
  onPen,
  showsMembers,
  onShowMembers,
  search,
  onSearch,
  children,
}: MarksBarProps) => (
  <div className="flex flex-col gap-2">
    <div className="flex items-center gap-2 sm:flex-wrap">
      <div className="shrink-0">
        <Segments
          label="Show"
          value={group}
          options={markGroups.map((value) => ({ value, label: groupNames[value] }))}
          onChange={onGroup}
        />
      </div>
      <DishSearch value={search} onChange={onSearch} />
    </div>
    <div className="flex min-h-8 items-center gap-2 sm:flex-wrap">
      {pen && group === 'diets' && (
        <Segments
          label="Mark as"
          value={pen.diet}
          options={[
            { value: 'diet', label: 'Is' },
            { value: 'diet-on-request', label: 'Can be made' },
          ]}
          onChange={(diet) => onPen({ ...pen, diet })}
        />
      )}
      {pen && group === 'allergens' && (
        <>
          <Segments
            label="Mark as"
            value={pen.allergen}
            options={[
              { value: 'contains', label: 'Contains' },
              { value: 'may-contain', label: 'May contain' },
              { value: 'removable', label: 'Can be made without' },
            ]}
            onChange={(allergen) => onPen({ ...pen, allergen })}
          />
          <Chip pressed={showsMembers} onPress={() => onShowMembers(!showsMembers)}>
            Cereals and nuts by name
          </Chip>
        </>
      )}
      {group === 'marks' && <AddMark />}
      {children}
      {group === 'allergens' && (
        <p className="text-quiet text-sm max-sm:hidden">A dot means not declared. Guests see “please ask”.</p>
      )}
    </div>
  </div>
)

function AddMark() {
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
