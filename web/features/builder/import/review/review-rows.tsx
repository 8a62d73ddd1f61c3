import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { SourceLayout } from '#domain/exchange/reading/source.ts'
import type { MenuReading } from '#domain/exchange/rows/reading.ts'
import { addToMenu, replaceMenu } from '#domain/exchange/taking/import-menu.ts'
import { roomAfterAdding } from '#domain/exchange/taking/room.ts'
import { namesWithoutPart } from '#domain/exchange/taking/take-item.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { categoriesQuery, cuisinesQuery } from '../../../../menu/reference-queries.ts'
import type { OpenMenu } from '../../../../menu/state/menu-state.ts'
import { cuisineOf, knownCuisineOf } from '../../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { LeftOutRows } from '../left-out/left-out-rows.tsx'
import type { ReviewProps } from '../own-file/review-file.tsx'
import { SectionList } from '../own-file/section-list.tsx'
import { useReading } from '../reading/use-reading.ts'
import { ImportActions } from '../taking/import-actions.tsx'
import { useTakeMenu } from '../taking/use-take-menu.ts'
import { dishes, rows, sections as sectionCount } from '../words/counts.ts'
import { Summary } from '../words/summary.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { Remarks } from './remarks.tsx'

const layouts = [
  { value: 'table', label: 'A table with columns' },
  { value: 'lines', label: 'A menu in lines' },
] satisfies { value: SourceLayout; label: string }[]

export interface ReviewRowsProps extends ReviewProps {
  /** Did the owner correct rows? That is work that could be lost. */
  onMends: (hasMends: boolean) => void
  /** It is no table: it is to be read line by line. */
  onLines: () => void
}

/** What was read of a text, what could not be read and why, and what the owner may choose about it. */
export function ReviewRows({ given, onBack, onMends, onLines, onImported }: ReviewRowsProps) {
  const menu = useOpenMenu((open) => open.menu)
  const isEmpty = menu === null || countItems(menu) === 0
  const { source, choice, reading, setChoice, mend } = useReading(given.text, isEmpty ? null : menu.currency)
  const [cuisineId, setCuisineId] = useState(() => cuisineOf(useOpenMenu.getState()))
  const take = useTakeMenu(onImported)
  const { sections, currency, leftOut, remarks } = reading
  const count = sections.reduce((sum, { items }) => sum + items.length, 0)
  const options = { cuisineId, leftOut: leftOut.length }
  const imported = useMemo(
    () => replaceMenu(newMenu([], currency), sections, cuisineId),
    [sections, currency, cuisineId],
  )
  // A menu without dishes has no prices yet: it takes the currency of the source.
  const target = menu === null ? newMenu([], currency) : { ...menu, currency }
  const missing = namesWithoutPart(
    sections.flatMap(({ items }) => items),
    target,
  )

  return (
    <>
      <div className="flex flex-col gap-6">
        <Summary name={given.name} onBack={onBack}>
          {summaryOf(reading, count)}
        </Summary>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <SelectField
            label="Read as"
            options={layouts}
            value={source.layout}
            onChange={(event) => event.target.value === 'lines' && onLines()}
          />
          <Cuisine value={cuisineId} onChange={setCuisineId} />
          {remarks.some(({ code }) => code === 'section_missing') && (
            <FirstSection
              value={choice.firstSection}
              onChange={(firstSection) => setChoice({ firstSection })}
            />
          )}
        </div>
        <ColumnChoice source={source} choice={choice} onChoice={setChoice} />
        <LeftOutRows
          leftOut={leftOut}
          columns={choice.columns}
          currency={currency}
          fileName={given.name}
          onMend={(row, cells) => {
            mend(row, cells)
            onMends(true)
          }}
        />
        <Repeats
          reading={reading}
          isLeftOut={choice.leavesOutRepeats}
          onChange={(leavesOutRepeats) => setChoice({ leavesOutRepeats })}
        />
        <Remarks remarks={remarks} sections={sections} currency={currency} missing={missing} />
        <SectionList menu={imported} />
      </div>
      <ImportActions
        imported={imported}
        isBlank={menu === null}
        room={roomAfterAdding(target, sections)}
        onReplace={() => take.menu(replaceMenu(target, sections, cuisineId), imported, options)}
        onUpdate={(updated) => take.update(updated, options)}
        onAdd={() => take.menu(addToMenu(target, sections, cuisineId), imported, options)}
      />
    </>
  )
}

function summaryOf({ sections, leftOut }: MenuReading, count: number): string {
  const found = count === 0 ? 'No dishes found' : `${dishes(count)} in ${sectionCount(sections.length)}`
  return leftOut.length === 0 ? `${found}.` : `${found}, ${rows(leftOut.length)} left out.`
}

/** Shown only when neither the open menu nor the last filters tell the cuisine. */
function Cuisine({ value, onChange }: { value: number; onChange: (cuisineId: number) => void }) {
  const isKnown = useOpenMenu((open: OpenMenu) => open.menu !== null && knownCuisineOf(open) !== null)
  const { data: cuisines = [] } = useQuery(cuisinesQuery)
  if (isKnown) return null
  return (
    <SelectField
      label="Cuisine"
      options={cuisines.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}

function FirstSection({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return (
    <SelectField
      label="Section for dishes without one"
      options={categories.map(({ name }) => ({ value: name, label: name }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface RepeatsProps {
  reading: MenuReading
  isLeftOut: boolean
  onChange: (isLeftOut: boolean) => void
}

function Repeats({ reading, isLeftOut, onChange }: RepeatsProps) {
  const [hadRepeats, setHadRepeats] = useState(false)
  const hasRepeats = reading.leftOut.some(({ problem }) => problem.code === 'repeats_row')
  if (hasRepeats && !hadRepeats) setHadRepeats(true)
  if (!hasRepeats && !hadRepeats) return null
  return (
    <Checkbox
      label="Leave out rows that repeat another word for word"
      checked={isLeftOut}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
