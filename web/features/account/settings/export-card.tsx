import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportAccount } from '#contract/accounts/accounts.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { call } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { installation } from '../../../lib/installation.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'

export function ExportCard() {
  const fetchAll = useMutation({
    mutationFn: () => call(exportAccount, {}),
    onSuccess: downloadFile,
    onError: showErrorToast,
  })
  return (
    <Card
      title="Your data"
      description={`Your profile, menus, drafts, restaurants, palettes, pictures${hasPlans(installation()) ? ', payments' : ''}, sessions and recent activity, as JSON files and pictures in a ZIP.`}
    >
      <Button
        variant="secondary"
        icon={Download}
        isPending={fetchAll.isPending}
        onClick={() => fetchAll.mutate()}
      >
        Export my data
      </Button>
    </Card>
  )
}
