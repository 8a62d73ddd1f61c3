import type { Fix } from '#domain/preflight/rules/rule.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/** Fixes the open menu in one step, which Undo takes back. */
export function applyFix({ label, apply, design }: Fix): void {
  useOpenMenu.getState().edit(apply)
  if (design) useOpenMenu.getState().setDesign(design, label)
  const { revision } = useOpenMenu.getState()
  toast({
    title: 'Fixed',
    description: label,
    action: {
      label: 'Undo',
      onSelect: () => {
        const open = useOpenMenu.getState()
        if (open.revision === revision) open.undo()
        else toast({ title: 'Changed since', description: 'Undo the later changes first.' })
      },
    },
  })
}
