import { useCallback, useMemo, useState } from 'react'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { replaceItem } from '#domain/menu/editing/edits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useDeclarable } from '../../../menu/claims/allergens/use-declarable.ts'
import { AddDietaryTags } from '../../../menu/claims/claim-editor.tsx'
import { confirmFile, countOfFile, waitingOf } from '../../../menu/claims/waiting.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { columnsOf, type MarkColumn, type MarkGroup, type Pen } from './columns/mark-columns.ts'
import { type DishGroup, dishGroups, type MarkedDish, waitingKeys } from './marking/marked-dishes.ts'
import { type SectionPress, SectionQuestion } from './marking/section-question.tsx'
import { type Press, useMarking } from './marking/use-marking.ts'
import { MarksBar } from './marks-bar.tsx'
import { MarksGrid } from './matrix/marks-grid.tsx'
import { ColumnChoice } from './phone/column-choice.tsx'
import { MarksList } from './phone/marks-list.tsx'
import { WaitingStrip } from './waiting-strip.tsx'

/** Below this a matrix has no room: one thing is marked at a time. Tailwind's `sm`. */
const PHONE = '(width < 40rem)'

export function Marks({ menu }: { menu: Menu }) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const isPhone = useMedia(PHONE)
  const [group, setGroup] = useState<MarkGroup>(hasDiets ? 'diets' : 'allergens')
  const [pen, setPen] = useState<Pen>({ diet: 'diet', allergen: 'contains' })
  const [showsMembers, setShowsMembers] = useState(false)
  const [search, setSearch] = useState('')
  // Those that waited when somebody began to look: confirmed, they stay where they are.
  const [first, setFirst] = useState<ReadonlySet<string>>(() => new Set(waitingKeys(menu, hasDiets)))
  const [showsOnlyWaiting, setShowsOnlyWaiting] = useState(false)
  const [chosen, setChosen] = useState('')
  const [asked, setAsked] = useState<SectionPress | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { refusal, press, edit, forget } = useMarking()

  const own = menu.marks
  const declarable = useDeclarable()
  const columns = useMemo(
    () => columnsOf({ group, pen, showsMembers, declarable }, own),
    [group, pen, showsMembers, declarable, own],
  )
  const groups = useMemo(() => dishGroups(menu, first, search), [menu, first, search])
  const shown = showsOnlyWaiting ? groups.filter(({ isWaiting }) => isWaiting) : groups

  const confirm = useCallback(
    ({ place, item }: MarkedDish) => {
      const waiting = waitingOf(item, hasDiets)
      if (waiting) edit((menu) => replaceItem(menu, place, stateClaims(item, waiting)))
    },
    [edit, hasDiets],
  )
  const ask = useCallback((group: DishGroup, column: MarkColumn) => {
    setAsked({ group, column })
    setIsAsking(true)
  }, [])
  const table = {
    groups: shown,
    columns,
    own,
    hasDiets,
    refusal,
    onPress: press,
    onConfirm: confirm,
    onSection: ask,
  }
  const column = columns.find(({ id }) => id === chosen) ?? columns[0]
  const isLocked = group === 'diets' && !hasDiets

  return (
    <section aria-label="Diets, allergens and marks" className="flex flex-col gap-3">
      <WaitingStrip
        count={waitingKeys(menu, hasDiets).length}
        hasDiets={hasDiets}
        fromFile={countOfFile(menu, hasDiets)}
        showsOnlyWaiting={showsOnlyWaiting}
        onShow={(isOnlyWaiting) => {
          setFirst(new Set(waitingKeys(menu, hasDiets)))
          setShowsOnlyWaiting(isOnlyWaiting)
        }}
        onConfirmFile={() => edit((menu) => confirmFile(menu, hasDiets))}
      />
      <MarksBar
        group={group}
        onGroup={(next) => {
          forget()
          setGroup(next)
        }}
        pen={isLocked ? null : pen}
        onPen={setPen}
        showsMembers={showsMembers}
        onShowMembers={setShowsMembers}
        search={search}
        onSearch={setSearch}
      >
        {isPhone && !isLocked && <ColumnChoice columns={columns} chosen={column} onChoose={setChosen} />}
      </MarksBar>
      {refusal && !refusal.spot && (
        <div role="alert" className="rounded-control bg-bad-soft px-4 py-2 text-bad text-sm">
          <p className="font-medium">
            {refusal.sentences.length === 1
              ? '1 dish was not changed:'
              : `${refusal.sentences.length} dishes were not changed:`}
          </p>
          <ul className="mt-1 max-h-32 overflow-y-auto">
            {refusal.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {isLocked ? (
        <div className="flex flex-col items-start gap-3 rounded-card border border-rule bg-card p-6">
          <p className="max-w-prose text-quiet">
            Dietary indicators help guests with preferences or restrictions. Those already on your dishes are
            kept.
          </p>
          <AddDietaryTags />
        </div>
      ) : shown.length === 0 ? (
        <p role="status" className="py-8 text-center text-quiet">
          {search.trim()
            ? `No dish has “${search.trim()}” in its name.`
            : 'Nothing is waiting to be confirmed.'}
        </p>
      ) : isPhone ? (
        <MarksList {...table} column={column} />
      ) : (
        <MarksGrid group={group} {...table} />
      )}
      <SectionQuestion
        isOpen={isAsking}
        pressed={asked}
        own={own}
        onClose={() => setIsAsking(false)}
        onConfirm={({ group: { dishes }, column }) => press(wholeSection(dishes, column))}
      />
    </section>
  )
}

const wholeSection = (dishes: readonly MarkedDish[], column: MarkColumn): Press => ({
  dishes,
  columns: [column],
})
