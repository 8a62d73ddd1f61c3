import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import { useMergeQuestion } from '../drafts/merge-question.ts'
import type { MenuSaving } from './use-saving.ts'

const Dialog = lazyDialog(async () => (await import('./save-conflict.tsx')).SaveConflict)

export const SaveConflict = ({ saving }: { readonly saving: MenuSaving }) =>
  useMergeQuestion(({ asked }) => asked !== null) && <Dialog saving={saving} />
