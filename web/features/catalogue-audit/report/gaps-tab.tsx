import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Plus } from 'lucide-react'
import type { CoverageGap } from '#domain/insights/catalogue-audit/audit.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { gapsQuery } from './audit-queries.ts'
import { pairName } from './pair-name.ts'

const GAPS_SHOWN = 15

export interface GapsTabProps {
  /** Absent for accounts that may not change the catalogue. */
  onWriteDish?: (gap: CoverageGap) => void
}

export const GapsTab = ({ onWriteDish }: GapsTabProps) => (
  <Card title="Coverage Gaps" description="Combinations of cuisine and category with fewer than 20 dishes.">
    <Loaded query={useQuery(gapsQuery)} what="the coverage gaps">
      {(gaps) =>
        gaps.length === 0 ? (
          <EmptyState icon={CircleCheck}>
            All cuisine-category combinations meet minimum requirements!
          </EmptyState>
        ) : (
          <GapTable gaps={gaps} onWriteDish={onWriteDish} />
        )
      }
    </Loaded>
  </Card>
)

function GapTable({ gaps, onWriteDish }: GapsTabProps & { gaps: readonly CoverageGap[] }) {
  const needed = gaps.reduce((sum, { gap }) => sum + gap, 0)
  const columns: TableColumn<CoverageGap>[] = [
    { header: 'Combination', isRowHeader: true, cell: pairName },
    {
      header: 'Current / target',
      align: 'end',
      cell: ({ currentCount, targetCount }) => `${currentCount}/${targetCount}`,
    },
    {
      header: 'Items needed',
      align: 'end',
      cell: ({ gap }) => `${gap} ${gap === 1 ? 'item' : 'items'} needed`,
    },
  ]
  if (onWriteDish) {
    columns.push({
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (gap) => (
        <Button
          variant="secondary"
          size="sm"
          icon={Plus}
          aria-label={`Write a dish for ${pairName(gap)}`}
          onClick={() => onWriteDish(gap)}
        >
          Write a dish
        </Button>
      ),
    })
  }
  return (
    <>
      <Table
        caption="Coverage gaps"
        columns={columns}
        rows={gaps.slice(0, GAPS_SHOWN)}
        rowKey={({ cuisineId, categoryId }) => `${cuisineId}-${categoryId}`}
      />
      <p className="mt-4 text-quiet text-sm">
        {gaps.length > GAPS_SHOWN && `The first ${GAPS_SHOWN} of ${gaps.length} gaps. `}
        {needed} {needed === 1 ? 'item' : 'items'} needed in all.
      </p>
    </>
  )
}
