import type { ModifierGroup } from '#domain/menu/model/modifiers.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { MarkChips } from '../../marks/mark-chips.tsx'
import { useOpenMenu } from '../../store/open-menu.ts'
import { type ItemPicks, picksOf, toggled } from './item-picks.ts'

export interface PickFieldsProps {
  picks: ItemPicks
  onPick: (changes: Partial<ItemPicks>) => void
}

export const MarkPicks = ({ picks, onPick }: PickFieldsProps) => (
  <fieldset>
    <legend className="mb-1 font-medium text-sm">Marks</legend>
    <MarkChips marks={picks} onMarks={(changes) => onPick(picksOf({ ...picks, ...changes }))} />
  </fieldset>
)

export function ChoicePicks({
  picked,
  onPick,
  of,
}: {
  picked: readonly string[]
  onPick: (keys: string[]) => void
  /** Those to choose from; the open menu's where absent. */
  of?: readonly ModifierGroup[]
}) {
  const open = useOpenMenu(({ menu }) => menu?.modifierGroups)
  const groups = of ?? open ?? []
  const names = groups.filter(({ id }) => picked.includes(id)).map(({ name }) => name)
  return (
    <Disclosure label="Choices & extras" summary={names.join(' · ')}>
      {groups.length === 0 ? (
        <p className="text-quiet text-sm">
          None on this menu yet. Write them under More actions, Choices & Extras.
        </p>
      ) : (
        <div>
          {groups.map(({ id, name, options }) => (
            <Checkbox
              key={id}
              label={name}
              hint={options.map((option) => option.name).join(', ')}
              checked={picked.includes(id)}
              onChange={() => onPick(toggled(picked, id))}
            />
          ))}
        </div>
      )}
    </Disclosure>
  )
}
