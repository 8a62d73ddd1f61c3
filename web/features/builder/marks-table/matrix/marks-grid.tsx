import { useCallback, useMemo } from 'react'
import { waitingOf } from '../../../../menu/claims/waiting.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Grid } from '../../../../ui/grid/grid.tsx'
import type { GridCell, GridColumn, GridRange } from '../../../../ui/grid/grid-shape.ts'
import type { MarkColumn, MarkGroup } from '../columns/mark-columns.ts'
import type { DishGroup, MarkedDish } from '../marking/marked-dishes.ts'
import type { MarksProps } from '../marking/marks-props.ts'
import { dishCell, groupCell } from './mark-cells.tsx'

export interface MarksGridProps extends MarksProps {
  readonly group: MarkGroup
}

type Row = (MarkedDish & { readonly isHeading?: false }) | (DishGroup & { readonly isHeading: true })

const isDish = (row: Row): row is MarkedDish & { readonly isHeading?: false } => !row.isHeading

export function MarksGrid({
  group,
  groups,
  columns,
  own,
  hasDiets,
  refusal,
  onPress,
  onConfirm,
  onSection,
}: MarksGridProps) {
  const rows = useMemo(
    () => groups.flatMap((section): Row[] => [{ ...section, isHeading: true }, ...section.dishes]),
    [groups],
  )
  const hasConfirm = group !== 'marks' && groups.some(({ isWaiting }) => isWaiting)
  const first = hasConfirm ? 2 : 1
  const gridColumns = useMemo(
    () => [
      { id: 'dish', label: 'Dish', widthRem: 12 },
      ...(hasConfirm ? [{ id: 'confirm', label: 'To be confirmed', widthRem: 7 }] : []),
      ...columns.map((column) => headerOf(column, group)),
    ],
    [columns, group, hasConfirm],
  )
  const spot = refusal?.spot
  const reason = refusal?.sentences[0] ?? null

  const cell = useCallback(
    (row: Row, at: number): GridCell => {
      const column = columns[at - first]
      if (isDish(row)) {
        if (at === 0) return { content: <span className="[overflow-wrap:anywhere]">{row.item.name}</span> }
        if (!column) return confirmCell(row, hasDiets, () => onConfirm(row))
        const isRefused = spot?.dish === row.key && spot.column === column.id
        return dishCell(row, column, own, isRefused ? reason : null, () =>
          onPress({ dishes: [row], columns: [column] }),
        )
      }
      if (at === 0)
        return {
          content: (
            <span className="font-display font-semibold text-base">
              {row.name} <span className="font-normal font-sans text-quiet text-sm">{row.dishes.length}</span>
            </span>
          ),
        }
      if (!column || row.isWaiting) return { content: null }
      return groupCell(row, column, own, () => onSection(row, column))
    },
    [columns, first, hasDiets, own, spot, reason, onPress, onConfirm, onSection],
  )

  const pressRange = ({ top, bottom, left, right }: GridRange) => {
    const dishes = rows.slice(top, bottom + 1).filter(isDish)
    const pressed = columns.slice(Math.max(0, left - first), Math.max(0, right - first + 1))
    if (dishes.length > 0 && pressed.length > 0) onPress({ dishes, columns: pressed })
  }

  return (
    <Grid
      label={`Marks of dishes: ${group}`}
      columns={gridColumns}
      rows={rows}
      cell={cell}
      onPress={pressRange}
      className="max-h-[calc(100dvh-15rem)] min-h-72"
    />
  )
}

/** Narrow columns have their names upright, from the foot to the head. */
function headerOf({ id, label, sign }: MarkColumn, group: MarkGroup): GridColumn {
  if (group === 'diets') return { id, label, widthRem: 7, align: 'center' }
  return {
    id,
    label: sign === undefined ? label : `${sign} ${label}`,
    widthRem: 3,
    align: 'center',
    header: (
      <span
        aria-hidden="true"
        className="mx-auto block max-h-36 rotate-180 truncate text-left [writing-mode:vertical-rl]"
      >
        {sign === undefined || sign === label ? label : `${sign}  ${label}`}
      </span>
    ),
  }
}

function confirmCell(row: MarkedDish, hasDiets: boolean, onConfirm: () => void): GridCell {
  if (!waitingOf(row.item, hasDiets)) return { content: null }
  return {
    hasControl: true,
    content: (control) => (
      <Button
        {...control}
        size="sm"
        variant="secondary"
        onClick={onConfirm}
        aria-label={`Confirm the marks of ${row.item.name}`}
      >
        Confirm
      </Button>
    ),
  }
}
