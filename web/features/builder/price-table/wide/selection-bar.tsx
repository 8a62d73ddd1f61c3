import { ArrowDownToLine, Copy, Percent } from 'lucide-react'
import { type PriceSummary, summaryOf } from '#domain/pricing/cells/change-cells.ts'
import { usePriceWriting } from '../../../../menu/prices/price-writing.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { amountText } from '../../prices/amount-text.ts'
import { putPrices } from '../rows/put-prices.ts'
import type { ShownRow } from '../rows/shown-rows.ts'
import { allPrices, cellsIn, copiedText, filledDown, type Selected } from './selected-cells.ts'

export interface SelectionBarProps {
  rows: readonly ShownRow[]
  selected: Selected
  onChange: () => void
}

export function SelectionBar({ rows, selected, onChange }: SelectionBarProps) {
  const writing = usePriceWriting()
  const summaryIn = (of: Selected) =>
    summaryOf(
      rows.map(({ row }) => row),
      cellsIn(rows, of),
    )
  const summary = summaryIn(selected)
  const all = summaryIn(allPrices(rows, selected.prices)).prices
  const { range } = selected
  const hasSeveral = range.bottom > range.top && range.right > 0
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-quiet text-sm tabular-nums">
        {summaryWords(summary, writing.menu.currency, all)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon={Percent} disabled={all === 0} onClick={onChange}>
          {summary.prices === 0 ? 'Change All…' : 'Change…'}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={ArrowDownToLine}
          disabled={!hasSeveral}
          onClick={() => putPrices(filledDown(rows, selected, writing))}
        >
          Fill Down
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={Copy}
          disabled={range.right === 0}
          onClick={() => copyToClipboard(copiedText(rows, selected, writing))}
        >
          Copy
        </Button>
      </div>
    </div>
  )
}

/** `12 of 60 prices selected · average $18.40 · lowest $9.00 · highest $42.00` */
export function summaryWords(
  { prices, amounts, average, lowest, highest }: PriceSummary,
  currency: string,
  all: number,
): string {
  if (prices === 0) return 'No price selected.'
  const count = `${prices === all ? 'All ' : `${prices} of `}${all} prices selected`
  if (amounts < 2) return count
  const of = (amount: number) => amountText(amount, currency)
  return `${count} · average ${of(average)} · lowest ${of(lowest)} · highest ${of(highest)}`
}

/** Writes a text to the clipboard, and says so: nothing on the screen shows it. */
async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Prices Copied', description: 'Paste them into a spreadsheet.' })
  } catch {
    toast({
      variant: 'destructive',
      title: 'Not copied',
      description: 'Your browser does not allow copying here. Select the prices and press Ctrl+C.',
    })
  }
}
