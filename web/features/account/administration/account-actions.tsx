import { useMutation } from '@tanstack/react-query'
import { Ellipsis, KeyRound, Lock, LockOpen, LogOut, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  type KnownAccount,
  listAccounts,
  lockAccount,
  makeResetLink,
  removeAccount,
  signAccountOut,
  unlockAccount,
} from '#contract/accounts/administration.ts'
import { call } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { copyText } from '../../../menu/sharing/deliver-link.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../../ui/overlay/dropdown-menu.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'

type Question = 'lock' | 'delete'

export function AccountActions({ account }: { account: KnownAccount }) {
  const { id, username, lockedAt } = account
  const isOwn = useCurrentUser()?.id === id
  const [asked, setAsked] = useState<Question | null>(null)
  const act = useMutation({
    mutationFn: async ({ work, done }: { work: () => Promise<unknown>; done: string }) => {
      const shown = await work()
      return { title: done, ...(typeof shown === 'string' && { description: shown }) }
    },
    onSuccess: async (said) => {
      setAsked(null)
      toast(said)
      await askAgain(listAccounts)
    },
    onError: showErrorToast,
  })
  const params = { id }
  const deliverLink = async () => {
    const { url } = await call(makeResetLink, { params })
    // Where nothing can be copied, it is taken from the screen.
    return (await copyText(url)) ? 'It is copied: it sets a new password, once, for an hour.' : url
  }
  return (
    <>
      <DropdownMenu trigger={<IconButton label={`Actions for ${username}`} icon={Ellipsis} />}>
        <DropdownMenuItem
          icon={KeyRound}
          onSelect={() => act.mutate({ work: deliverLink, done: 'Password link made' })}
        >
          Copy a password link
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={LogOut}
          onSelect={() =>
            act.mutate({ work: () => call(signAccountOut, { params }), done: `${username} is signed out` })
          }
        >
          Sign out everywhere
        </DropdownMenuItem>
        {!isOwn &&
          (lockedAt === null ? (
            <DropdownMenuItem icon={Lock} onSelect={() => setAsked('lock')}>
              Lock…
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem
              icon={LockOpen}
              onSelect={() =>
                act.mutate({ work: () => call(unlockAccount, { params }), done: `${username} is unlocked` })
              }
            >
              Unlock
            </DropdownMenuItem>
          ))}
        {!isOwn && (
          <DropdownMenuItem icon={Trash2} isDestructive onSelect={() => setAsked('delete')}>
            Delete…
          </DropdownMenuItem>
        )}
      </DropdownMenu>
      <ConfirmDialog
        isOpen={asked === 'lock'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Lock ${username}?`}
        description="The account is signed out everywhere, its programs stop, and nobody can sign in until you unlock it. Nothing is deleted, and guests go on reading its menus."
        confirmLabel="Lock account"
        variant="primary"
        isPending={act.isPending}
        onConfirm={() =>
          act.mutate({ work: () => call(lockAccount, { params }), done: `${username} is locked` })
        }
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Delete ${username} for good?`}
        description="All menus, pictures, pages and links of this account go with it. A subscription ends. This can’t be undone."
        confirmLabel="Delete account"
        isPending={act.isPending}
        onConfirm={() =>
          act.mutate({
            work: () => call(removeAccount, { params, body: { username } }),
            done: `${username} is deleted`,
          })
        }
      />
    </>
  )
}
