import { Download, Equal, Printer } from 'lucide-react'
import { useState } from 'react'
import { comparisonCsv } from '#domain/exchange/writing/comparison-csv.ts'
import type { Comparison } from '#domain/menu/comparing/comparison.ts'
import { comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { ComparisonTable } from '../../../menu/comparing/comparison-table.tsx'
import { type ChangeKind, summaryOf } from '../../../menu/comparing/comparison-words.ts'
import { KindFilter } from '../../../menu/comparing/kind-filter.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'

export function Result({ comparison }: { comparison: Comparison }) {
  const [kind, setKind] = useState<ChangeKind | null>(null)
  const rows = comparisonRows(comparison)
  if (rows.length === 0) {
    return (
      <EmptyState icon={Equal} title="These two are the same">
        No dish, price, section or word differs.
      </EmptyState>
    )
  }
  const shown = rows.filter(({ change }) => kind === null || change === kind)
  const { before, after } = comparison.currencies
  return (
    <section aria-label="What differs" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="font-medium">
          {summaryOf(rows)}
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" icon={Download} onClick={() => downloadFile(csvOf(comparison))}>
            Download CSV
          </Button>
          <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      {!comparison.hasOneCurrency && (
        <p className="text-quiet text-sm">
          The first is in {before}, the second in {after}: the difference can’t be computed.
        </p>
      )}
      <KindFilter rows={rows} kind={kind} onKind={setKind} />
      <Card className="sm:py-3">
        <ComparisonTable
          caption="What differs"
          rows={shown}
          currency={after}
          sides={{ before: 'First', after: 'Second' }}
        />
      </Card>
    </section>
  )
}

const csvOf = (comparison: Comparison): File =>
  new File([comparisonCsv(comparison)], 'menu-comparison.csv', { type: 'text/csv' })
