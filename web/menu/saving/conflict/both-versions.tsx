import type { SavedMenu } from '#contract/saved-menus.ts'
import { comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { ComparisonTable } from '../../comparing/comparison-table.tsx'
import { summaryOf } from '../../comparing/comparison-words.ts'
import { useOpenMenu } from '../../store/open-menu.ts'
import { whatDiffers } from './what-differs.ts'

/** More rows than a dialog shows at once; the rest is counted. */
const MOST_ROWS = 60

/** The version that was saved elsewhere and the one on the screen, side by side where they differ. */
export function BothVersions({ stored }: { stored: SavedMenu }) {
  const open = useOpenMenu()
  const found = whatDiffers(stored, open)
  if (!found) return null
  const rows = comparisonRows(found.comparison)
  const design = found.hasOtherDesign ? 'the design' : ''
  const more = rows.length - MOST_ROWS
  return (
    <section aria-label="What differs" className="flex flex-col gap-4">
      <p>
        <strong className="font-semibold">What differs: </strong>
        {[summaryOf(rows), design].filter(Boolean).join(', ')}.
      </p>
      {rows.length > 0 && (
        <ComparisonTable
          caption="What differs"
          rows={rows.slice(0, MOST_ROWS)}
          currency={found.comparison.currencies.after}
          sides={{
            before: `Saved elsewhere, ${recentTime(stored.updatedAt, { now: new Date() })}`,
            after: 'Yours, not saved',
          }}
        />
      )}
      {more > 0 && <p className="text-quiet text-sm">And {more} more changes.</p>}
    </section>
  )
}
