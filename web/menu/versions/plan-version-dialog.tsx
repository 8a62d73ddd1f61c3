import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { listChanges, openChange } from '#contract/menus/changes.ts'
import { recordPath } from '#contract/pages/pages.ts'
import { ApiError, call, sentenceOf } from '../../lib/api.ts'
import { askAgain } from '../../lib/query-of.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { refreshSavedMenus } from '../saved-menus-query.ts'
import { forgetDiscarded, returnToSaved } from '../saving/open-saved-menu.ts'
import { savePayload } from '../saving/save-menu.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { localMoment, nextMonth } from './local-moment.ts'

interface Wish {
  readonly title: string
  readonly opensAt: string
  readonly opensWhileClosed: boolean
}

/** Keeps the open menu as a version that guests see from a date on; the menu itself stays as it was saved last. */
export function PlanVersionDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Save for a date"
      description="Guests see this version from then on. Until then the menu stays as it is, and what you fix in it meanwhile is taken over."
      maxWidth={460}
    >
      <Fields onDone={onOpenChange} />
    </Dialog>
  )
}

function Fields({ onDone }: { onDone: () => void }) {
  const open = useOpenMenu()
  const [wish, setWish] = useState(() => ({ title: open.menu?.dateLine ?? '', at: nextMonth(new Date()) }))
  const plan = useMutation({
    mutationFn: (opensWhileClosed: boolean) =>
      planVersion({ title: wish.title, opensAt: new Date(wish.at).toISOString(), opensWhileClosed }),
    onSuccess: onDone,
  })
  const isClosed = plan.error instanceof ApiError && plan.error.code === 'opens_while_closed'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wish.title.trim() && wish.at) plan.mutate(isClosed)
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label="Name"
        required
        placeholder="Autumn menu"
        maxLength={200}
        value={wish.title}
        onChange={({ target }) => setWish({ ...wish, title: target.value })}
      />
      <TextField
        label="Guests see it from"
        type="datetime-local"
        required
        min={localMoment(new Date())}
        value={wish.at}
        onChange={({ target }) => {
          setWish({ ...wish, at: target.value.slice(0, 16) })
          plan.reset()
        }}
        error={plan.isError ? sentenceOf(plan.error, 'This could not be planned.') : undefined}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" isPending={plan.isPending}>
          {isClosed ? 'Open It All the Same' : 'Save for This Date'}
        </Button>
      </DialogActions>
    </form>
  )
}

/** @throws {ApiError} */
async function planVersion({ title, ...wish }: Wish): Promise<void> {
  const open = useOpenMenu.getState()
  const { savedAs } = open
  if (!savedAs) return
  const { content, design, templateId } = savePayload(open)
  await call(openChange, {
    body: {
      ...wish,
      title: title.trim(),
      by: 'person',
      menuId: savedAs.id,
      version: savedAs.version,
      content,
      design,
      templateId,
    },
  })
  await Promise.all([refreshSavedMenus(), askAgain(listChanges)])
  if (await returnToSaved()) await forgetDiscarded()
  toast({
    title: 'Saved for its date',
    description: `“${title.trim()}” is in the record of this menu. The menu is as you saved it last.`,
    action: { label: 'See', onSelect: () => window.location.assign(recordPath(savedAs.id)) },
  })
}
