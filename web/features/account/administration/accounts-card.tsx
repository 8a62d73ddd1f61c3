import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { KnownAccount } from '#contract/accounts/administration.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { MorePages } from '../../../ui/button/more-pages.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { accountsQuery } from '../settings/account-queries.ts'
import { AccountActions } from './account-actions.tsx'

export function AccountsCard() {
  const [typed, setTyped] = useState('')
  const query = useInfiniteQuery(accountsQuery(useDeferredValue(typed.trim())))
  return (
    <Card
      title="Accounts"
      description="Everyone who has an account here. Guests go on reading the menus of an account that is locked."
    >
      <TextField
        label="Find an account"
        hint="How the username or the email address begins."
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded query={query} what="the accounts">
        {({ pages }) => {
          const accounts = pages.flatMap((page) => page.accounts)
          return accounts.length === 0 ? (
            <p className="mt-6 text-quiet">No account begins like this.</p>
          ) : (
            <ul className="mt-6 divide-y divide-rule border-rule border-t">
              {accounts.map((account) => (
                <li key={account.id} className="flex items-center gap-4 py-3">
                  <Facts account={account} />
                  <AccountActions account={account} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      <MorePages of={query} className="mt-4">
        Show More
      </MorePages>
    </Card>
  )
}

function Facts({ account }: { account: KnownAccount }) {
  const { username, email, role, isVerified, createdAt, lastSeenAt, menus, lockedAt } = account
  return (
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{username}</span>
        {role === 'administrator' && <Badge>Administrator</Badge>}
        {lockedAt !== null && <Badge tone="warn">Locked {formatDate(lockedAt)}</Badge>}
      </p>
      <p className="text-quiet text-sm [overflow-wrap:anywhere]">
        {email}
        {!isVerified && ' (not confirmed)'}
      </p>
      <p className="text-quiet text-sm">
        {menus === 1 ? '1 menu' : `${menus} menus`} · since {formatDate(createdAt)}
        {lastSeenAt !== null && ` · last seen ${formatDate(lastSeenAt)}`}
      </p>
    </div>
  )
}
