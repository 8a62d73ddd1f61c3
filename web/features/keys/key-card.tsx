import { useMutation, useQuery } from '@tanstack/react-query'
import { EllipsisVertical, KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { endKey, KEY_LIMITS, type ListedKey, rotateKey } from '#contract/accounts/keys.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { pagesQuery } from '../../menu/restaurant-page/page-queries.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../ui/overlay/dropdown-menu.tsx'
import { SecretNote } from '../../ui/parts/secret-note.tsx'
import { refreshKeys } from './key-queries.ts'
import { keyStanding, scopeWords } from './key-words.ts'

export interface KeyCardProps {
  made: ListedKey
  /** The whole key, where it was made or changed on this screen. */
  secret: string | undefined
  onSecret: (id: string, secret: string) => void
}

type Question = 'secret' | 'end'

export function KeyCard({ made, secret, onSecret }: KeyCardProps) {
  const [question, setQuestion] = useState<Question | null>(null)
  const { id, name, prefix, scope, restaurants, earlierUntil } = made
  const close = () => setQuestion(null)
  const rotating = useMutation({
    mutationFn: () => call(rotateKey, { params: { id }, body: {} }),
    async onSuccess({ key }) {
      close()
      onSecret(id, key)
      await refreshKeys()
    },
    onError: showErrorToast,
  })
  const ending = useMutation({
    mutationFn: () => call(endKey, { params: { id } }),
    onSuccess: refreshKeys,
    onError: showErrorToast,
  })
  return (
    <article aria-label={name} className="min-w-0 rounded-card border border-rule bg-card p-4 sm:p-6">
      <div className="flex items-start justify-between gap-x-4">
        <div className="flex min-w-0 flex-col items-start gap-2">
          <h3 className="font-medium font-sans text-base [overflow-wrap:anywhere]">{name}</h3>
          <div className="flex flex-wrap items-center gap-2">
            <Badge>{scopeWords[scope]}</Badge>
            {restaurants && <LimitBadge restaurants={restaurants} />}
          </div>
          <p className="text-pretty text-quiet text-sm">
            <code>{prefix}…</code> {keyStanding(made, new Date())}
            {earlierUntil && ` The secret before it works until ${formatDate(earlierUntil)}.`}
          </p>
        </div>
        <DropdownMenu trigger={<IconButton icon={EllipsisVertical} label={`More for ${name}`} />}>
          <DropdownMenuItem icon={KeyRound} onSelect={() => setQuestion('secret')}>
            New Secret…
          </DropdownMenuItem>
          <DropdownMenuItem icon={Trash2} isDestructive onSelect={() => setQuestion('end')}>
            End Key…
          </DropdownMenuItem>
        </DropdownMenu>
      </div>
      {secret !== undefined && (
        <div className="mt-4">
          <SecretNote
            secret={secret}
            title="The key: it is shown this once."
            purpose="Give it to the program, and to no one else. It works like a password."
          />
        </div>
      )}
      <ConfirmDialog
        isOpen={question === 'secret'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title="Make a New Secret?"
        description={`For ${KEY_LIMITS.usualOverlapHours} hours the present one works too, so that nothing stops while you give the program the new one.`}
        confirmLabel="Make New Secret"
        variant="primary"
        isPending={rotating.isPending}
        onConfirm={() => rotating.mutate()}
      />
      <ConfirmDialog
        isOpen={question === 'end'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title="End This Key?"
        description="The program can do nothing with it from now on. This cannot be undone."
        confirmLabel="End Key"
        isPending={ending.isPending}
        onConfirm={() => ending.mutate()}
      />
    </article>
  )
}

/** The restaurant that a key is limited to, by its name where that is known here, or how many they are. */
function LimitBadge({ restaurants: [only, ...others] }: { restaurants: readonly string[] }) {
  const { data: pages } = useQuery(pagesQuery)
  const page = pages?.find(({ restaurantId }) => restaurantId === only)
  return (
    <Badge>
      {others.length > 0 ? `${others.length + 1} restaurants` : (page?.restaurantName ?? 'One restaurant')}
    </Badge>
  )
}
