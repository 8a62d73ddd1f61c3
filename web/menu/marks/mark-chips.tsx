import { type Marks, marksWith } from '#domain/menu/editing/marking/mark-item.ts'
import type { PlainMark } from '#domain/menu/editing/marking/marked-thing.ts'
import { itemMarks } from '#domain/menu/model/marks.ts'
import { Chip } from '../../ui/layout/chip.tsx'
import { useOpenMenu } from '../store/open-menu.ts'
import { markWords, ownMarkWords } from './mark-words.ts'

export function MarkChips({ marks, onMarks }: { marks: Marks; onMarks: (changes: Marks) => void }) {
  const own = useOpenMenu((open) => open.menu?.marks)?.filter(({ kind }) => kind === 'own') ?? []
  const toggle = (thing: PlainMark, isSaid: boolean) => onMarks(marksWith(marks, thing, !isSaid))
  return (
    <div className="flex flex-wrap gap-2">
      {itemMarks.map((mark) => {
        const isSaid = marks.marks?.includes(mark) ?? false
        return (
          <Chip key={mark} pressed={isSaid} onPress={() => toggle({ kind: 'mark', mark }, isSaid)}>
            {markWords[mark]}
          </Chip>
        )
      })}
      {own.map((mark) => {
        const isSaid = marks.ownMarks?.includes(mark.id) ?? false
        return (
          <Chip key={mark.id} pressed={isSaid} onPress={() => toggle({ kind: 'own', id: mark.id }, isSaid)}>
            {ownMarkWords(mark)}
          </Chip>
        )
      })}
      <Chip
        pressed={marks.isFeatured ?? false}
        onPress={() => toggle({ kind: 'featured' }, marks.isFeatured ?? false)}
      >
        In a box
      </Chip>
    </div>
  )
}
