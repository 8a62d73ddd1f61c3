import type { SavedMenu } from '#contract/menus/saved-menus.ts'
import { comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import { ComparisonTable } from '../comparing/comparison-table.tsx'
import { summaryOf } from '../comparing/comparison-words.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { whatDiffers } from './conflict/what-differs.ts'
import type { MenuSaving } from './use-saving.ts'

/** Two screens have changed one menu: says what differs and asks which version to keep. */
export function SaveConflict({ saving }: { readonly saving: MenuSaving }) {
  const { savedElsewhere } = saving
  return (
    <Dialog
      isOpen={saving.state === 'conflict'}
      onOpenChange={(isOpen) => !isOpen && saving.dismissConflict()}
      title="This menu was changed elsewhere"
      description="Another tab or device has saved this menu since you opened it. Keep mine replaces that with what you see. Reload shows what was saved there and keeps your changes as a draft."
      maxWidth={savedElsewhere ? 760 : 460}
    >
      {savedElsewhere && <BothVersions stored={savedElsewhere} />}
      <DialogActions>
        <Button variant="quiet" onClick={() => saving.saveAndTell('as copy')}>
          Save mine as a copy
        </Button>
        <Button variant="secondary" isPending={saving.isReloading} onClick={saving.reload}>
          Reload
        </Button>
        <Button onClick={saving.keepMine}>Keep mine</Button>
      </DialogActions>
    </Dialog>
  )
}

/** More rows than a dialog shows at once; the rest is counted. */
const MOST_ROWS = 60

/** The version that was saved elsewhere and the one on the screen, side by side where they differ. */
function BothVersions({ stored }: { stored: SavedMenu }) {
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
