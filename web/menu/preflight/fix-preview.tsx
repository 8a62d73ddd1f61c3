import { useMemo } from 'react'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Fix } from '#domain/preflight/rules/rule.ts'
import { counted } from '#domain/text/listed.ts'
import { Button } from '../../ui/button/button.tsx'
import { DialogActions } from '../../ui/overlay/dialog.tsx'
import { ComparisonTable } from '../comparing/comparison-table.tsx'
import { useOpenMenu } from '../store/open-menu.ts'

export interface FixPreviewProps {
  readonly fix: Fix
  readonly menu: Menu
  readonly onApply: () => void
  readonly onCancel: () => void
}

export function FixPreview({ fix, menu, onApply, onCancel }: FixPreviewProps) {
  const rows = useMemo(
    () => comparisonRows(compareMenus(menu, fix.apply(menu), { isOneMenu: true })),
    [menu, fix],
  )
  const energy = useOpenMenu((open) => open.design.energy)
  const setsEnergy = fix.design?.energy !== undefined && fix.design.energy !== energy
  const changes = rows.length + (setsEnergy ? 1 : 0)
  return (
    <>
      <section aria-label="What changes" className="flex flex-col gap-3">
        <h3 className="font-medium">{fix.label}</h3>
        <p role="status" className="text-quiet text-sm">
          {changes === 0 ? 'Nothing is left to change.' : `${counted(changes, 'change')}. You can undo this.`}
        </p>
        {setsEnergy && <p>In the design, Energy is set to “By market”. No dish is changed.</p>}
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
        <Button disabled={changes === 0} onClick={onApply}>
          Apply
        </Button>
      </DialogActions>
    </>
  )
}
