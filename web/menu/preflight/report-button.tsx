import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { typesetPdf } from '#contract/menus/typesetting.ts'
import { call } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { PlanBadge } from '../../ui/layout/badge.tsx'
import { useOpenMenu } from '../store/open-menu.ts'
import { askedToRegister } from '../trial/trial.ts'
import { showPreflight } from './preflight-panel.ts'

/** Downloads what preflight found; where the plan lacks it, it says so, and the screen has all of it. */
export function ReportButton() {
  const isAllowed = usePlanAllows('feature:allergenSheets')
  const { mutate, isPending } = useMutation({ mutationFn: downloadReport, onError: showErrorToast })
  const start = () => {
    if (isAllowed) return mutate()
    // One dialog at a time.
    showPreflight(false)
    if (!askedToRegister()) askToUpgrade('feature:allergenSheets')
  }
  return (
    <Button variant="secondary" icon={Download} isPending={isPending} pendingLabel="Making…" onClick={start}>
      Report as PDF
      {!isAllowed && <PlanBadge isLocked />}
    </Button>
  )
}

async function downloadReport(): Promise<void> {
  const { menu, restaurant, design, templateId, savedAs } = useOpenMenu.getState()
  if (!menu) return
  const content = { restaurant, ...menu }
  const edition = { kind: 'preflight-report' } as const
  downloadFile(
    await call(typesetPdf, { body: { content, design, templateId, menuId: savedAs?.id, edition } }),
  )
}
