import { useMemo } from 'react'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Mend } from '#domain/preflight/rules/rule.ts'
import { counted } from '#domain/preflight/words/listed.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { ComparisonTable } from '../comparing/comparison-table.tsx'

export interface MendPreviewProps {
  readonly mend: Mend
  readonly menu: Menu
  readonly onApply: () => void
  readonly onCancel: () => void
}

/** What a mend would change, before it does. */
export function MendPreview({ mend, menu, onApply, onCancel }: MendPreviewProps) {
  const rows = useMemo(
    () => comparisonRows(compareMenus(menu, mend.apply(menu), { isOneMenu: true })),
    [menu, mend],
  )
  return (
    <>
      <section aria-label="What changes" className="flex flex-col gap-3">
        <h3 className="font-medium">{mend.label}</h3>
        <p role="status" className="text-quiet text-sm">
          {rows.length === 0
            ? 'Nothing is left to change.'
            : `${counted(rows.length, 'change')}; Undo takes all of it back.`}
        </p>
        {rows.length > 0 && (
          <ComparisonTable
            caption="What changes"
            rows={rows}
            currency={menu.currency}
            sides={{ before: 'Now', after: 'After' }}
          />
        )}
      </section>
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          Back
        </Button>
        <Button disabled={rows.length === 0} onClick={onApply}>
          Apply
        </Button>
      </DialogActions>
    </>
  )
}
