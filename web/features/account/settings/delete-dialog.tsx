import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { deleteAccount, deleteAccountSchema } from '#contract/accounts/accounts.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { fieldOf } from '../../../lib/field-of.ts'
import { installation } from '../../../lib/installation.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import { endSession, forgetBrowser, goHome, leaveNotice } from '../signing-in/session.ts'
import { accountQuery } from './account-queries.ts'

const formSchema = z.object({
  password: deleteAccountSchema.shape.password,
  // Asked for, and so needed, where there is the field for it.
  successor: z.string().trim(),
  isCertain: z.boolean().refine((isCertain) => isCertain, 'Please confirm that you want this'),
})

const fieldOfCode: Readonly<Record<string, 'password' | 'successor'>> = {
  wrong_password: 'password',
  successor_needed: 'successor',
  successor_unknown: 'successor',
}

const SUBSCRIPTION_ENDS =
  'Your subscription ends immediately. Nothing more is charged, and nothing is refunded.'

const consequences = () => [
  'All your menus, drafts, pictures, restaurants and palettes are deleted.',
  'Links and QR codes of menus that you shared stop working.',
  ...(hasPlans(installation()) ? [SUBSCRIPTION_ENDS] : []),
  'This can’t be undone, even by us.',
]

/** What a deletion takes along, and the proof that its owner wants it. */
export function DeleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { password: '', successor: '', isCertain: false },
  })
  const needsSuccessor = useQuery(accountQuery).data?.needsSuccessor
  const remove = useMutation({
    mutationFn: ({ password, successor }: z.infer<typeof formSchema>) =>
      call(deleteAccount, { body: { password, ...(successor && { successor }) } }),
    onSuccess: () => {
      leaveNotice('account-deleted')
      endSession()
      forgetBrowser()
      goHome()
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.sentence)) return showErrorToast(error)
      const field = fieldOfCode[error.code ?? ''] ?? 'isCertain'
      if (field === 'successor') void askAgain(accountQuery)
      form.setError(field, { message: error.sentence }, { shouldFocus: true })
    },
  })
  function close() {
    if (remove.isPending) return
    form.reset()
    onClose()
  }
  const field = fieldOf(form)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
      title="Delete your account?"
      description="Export your data first if you may need it again."
    >
      <form noValidate onSubmit={form.handleSubmit((values) => remove.mutate(values))}>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {consequences().map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        {needsSuccessor && (
          <TextField
            label="Username of the next administrator"
            hint="An account here that takes over from you."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="mt-6"
            {...field('successor')}
          />
        )}
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          className="mt-6"
          {...field('password')}
        />
        <Checkbox label="I understand that this cannot be undone." className="mt-4" {...field('isCertain')} />
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" isPending={remove.isPending || remove.isSuccess}>
            Delete account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
