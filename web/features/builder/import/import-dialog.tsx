import { Suspense, useState } from 'react'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { lazyPart } from '../../../ui/parts/part-boundary.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx'
import type { ImportStage } from './import-form.tsx'

export interface ImportDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onImported: () => void
}

/** Few menus are imported: what reads them is loaded when one is. */
const ImportForm = lazyPart(async () => (await import('./import-form.tsx')).ImportForm)

export function ImportDialog({ isOpen, onOpenChange, onImported }: ImportDialogProps) {
  const [hasInput, setHasInput] = useState(false)
  const [stage, setStage] = useState<ImportStage>('choosing')

  const close = () => {
    setHasInput(false)
    setStage('choosing')
    onOpenChange(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title="Import a Menu"
      description={stage === 'choosing' && 'From a file, a photo, any text, or a menu exported from Carte.'}
      maxWidth={stage === 'lines' ? 1400 : 760}
      hasUnsavedInput={hasInput}
    >
      <Suspense fallback={<Loading />}>
        <ImportForm
          onInput={setHasInput}
          onStage={setStage}
          onCancel={close}
          onImported={() => {
            close()
            onImported()
          }}
        />
      </Suspense>
    </Dialog>
  )
}

const Loading = () => (
  <SkeletonGroup label="Loading">
    <Skeleton className="h-24" />
    <Skeleton className="mt-4 h-40" />
  </SkeletonGroup>
)
