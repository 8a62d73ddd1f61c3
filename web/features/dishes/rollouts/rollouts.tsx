import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  listRolloutMenus,
  listRollouts,
  publishRollout,
  type Rollout,
  retryRollout,
  undoRollout,
  withdrawRollout,
} from '#contract/menus/rollouts.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { counted } from '#domain/text/listed.ts'
import { call } from '../../../lib/api.ts'
import { askAgain, queryOf } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Progress } from '../../../ui/waiting/progress.tsx'
import { rolloutPercent, rolloutWords } from './rollout-words.ts'
import { isAtWork, rolloutsQuery } from './rollouts-query.ts'

export function Rollouts() {
  const { data } = useQuery(rolloutsQuery())
  const rollouts = data?.rollouts.filter(({ state }) => state !== 'withdrawn') ?? []
  if (rollouts.length === 0) return null
  return (
    <Card title="Changes at all restaurants" className="mb-6">
      <ul className="divide-y divide-rule">
        {rollouts.map((rollout) => (
          <li key={rollout.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <RolloutRow rollout={rollout} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const steps = { publish: publishRollout, withdraw: withdrawRollout, retry: retryRollout, undo: undoRollout }

function RolloutRow({ rollout }: { rollout: Rollout }) {
  const { id, title, state, startedBy, createdAt, menus } = rollout
  const move = useMutation({
    mutationFn: (step: keyof typeof steps) => call(steps[step], { params: { id } }),
    onSettled: () => askAgain(listRollouts),
    onError: showErrorToast,
  })
  const button = (step: keyof typeof steps, label: string, isMain = false) => (
    <Button
      size="sm"
      variant={isMain ? 'primary' : 'secondary'}
      isPending={move.isPending && move.variables === step}
      onClick={() => move.mutate(step)}
    >
      {label}
      <span className="sr-only">: {title}</span>
    </Button>
  )
  const isPublished = state === 'publishing' || state === 'published'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <p className="font-medium">{title}</p>
          <p className="text-pretty text-quiet text-sm" aria-live="polite">
            {rolloutWords(rollout)}
          </p>
          <p className="text-quiet text-sm">
            {[startedBy, formatDate(createdAt)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {(state === 'looking' || state === 'proposed') && button('withdraw', 'Don’t Publish')}
          {state === 'proposed' &&
            menus.found > 0 &&
            button('publish', `Publish on ${counted(menus.found, 'Menu')}`, true)}
          {isPublished && menus.published > 0 && button('undo', 'Undo')}
        </div>
      </div>
      {isAtWork(rollout) && (
        <Progress value={rolloutPercent(rollout)} label={`${title}: ${rolloutWords(rollout)}`} />
      )}
      {menus.failed > 0 && <FailedMenus id={id} count={menus.failed} action={button('retry', 'Try Again')} />}
    </>
  )
}

const NAMED = 50

interface FailedMenusProps {
  id: string
  count: number
  action: ReactNode
}

const FailedMenus = ({ id, count, action }: FailedMenusProps) => (
  <Disclosure label={`${counted(count, 'menu')} couldn’t be changed`}>
    <FailedList id={id} count={count} />
    <div>{action}</div>
  </Disclosure>
)

function FailedList({ id, count }: Omit<FailedMenusProps, 'action'>) {
  const input = { params: { id }, query: { state: 'failed' as const, limit: NAMED } }
  const { data } = useQuery(queryOf(listRolloutMenus, input, { staleTime: 0 }))
  const menus = data?.menus ?? []
  return (
    <>
      <ul className="flex flex-col gap-2 text-sm">
        {menus.map(({ menuId, title, restaurant, error }) => (
          <li key={menuId}>
            <span className="block font-medium">{[restaurant, title].filter(Boolean).join(' · ')}</span>
            <span className="block text-quiet">{error}</span>
          </li>
        ))}
      </ul>
      {count > menus.length && menus.length > 0 && (
        <p className="text-quiet text-sm">{`And ${counted(count - menus.length, 'other menu')}.`}</p>
      )}
    </>
  )
}
