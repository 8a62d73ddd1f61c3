import { type ItemMark, itemMarks } from '#domain/menu/model/marks.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Chip } from '../../marks/chip.tsx'
import { markWords } from '../../marks/mark-words.ts'
import { useOpenMenu } from '../../store/open-menu.ts'
import { type ItemPicks, toggled } from './item-picks.ts'

export interface PickFieldsProps {
  picks: ItemPicks
  onPick: (changes: Partial<ItemPicks>) => void
}

/** The three levels of spice are one choice. */
const withMark = (marks: ItemPicks['marks'], mark: ItemMark): ItemMark[] =>
  toggled(marks, mark).filter(
    (other) => other === mark || !(mark.startsWith('spicy') && other.startsWith('spicy')),
  )

/** The marks of an item, of ours and of the owner's own. */
export function MarkPicks({ picks, onPick }: PickFieldsProps) {
  const own = useOpenMenu((open) => open.menu?.marks)?.filter(({ kind }) => kind === 'own') ?? []
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">Marks</legend>
      <div className="flex flex-wrap gap-2">
        {itemMarks.map((mark) => (
          <Chip
            key={mark}
            pressed={picks.marks.includes(mark)}
            onPress={() => onPick({ marks: withMark(picks.marks, mark) })}
          >
            {markWords[mark]}
          </Chip>
        ))}
        {own.map(({ id, symbol, meaning }) => (
          <Chip
            key={id}
            pressed={picks.ownMarks.includes(id)}
            onPress={() => onPick({ ownMarks: toggled(picks.ownMarks, id) })}
          >
            {meaning ? `${symbol} ${meaning}` : symbol}
          </Chip>
        ))}
        <Chip pressed={picks.isFeatured} onPress={() => onPick({ isFeatured: !picks.isFeatured })}>
          In a box
        </Chip>
      </div>
    </fieldset>
  )
}

/** The choices and extras that an item or a section has, out of those of the menu. */
export function ChoicePicks({
  picked,
  onPick,
}: {
  picked: readonly string[]
  onPick: (keys: string[]) => void
}) {
  const groups = useOpenMenu((open) => open.menu?.modifierGroups) ?? []
  const names = groups.filter(({ id }) => picked.includes(id)).map(({ name }) => name)
  return (
    <Disclosure label="Choices & extras" summary={names.join(' · ')}>
      {groups.length === 0 ? (
        <p className="text-quiet text-sm">
          This menu has none yet. Write them under Choices & Extras at the head of the menu.
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
