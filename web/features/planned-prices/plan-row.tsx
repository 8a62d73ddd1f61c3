import { useMutation } from '@tanstack/react-query'
import { deletePlannedPrices, type StoredPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { call, unlessGone } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { refreshLive } from '../../menu/live/live-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import type { PlanToChange } from './plan-dialog.tsx'
import { conflictWords, countWords, whenWords } from './plan-words.ts'

const badges = {
  holds: { tone: 'good', word: 'Holds now' },
  coming: { tone: 'neutral', word: 'Planned' },
  over: { tone: 'neutral', word: 'Over' },
} as const

interface PlanRowProps {
  stored: StoredPlannedPrices
  menuName: string
  /** Absent where they cannot be changed: their menu is in the bin. */
  onChange?: ((plan: PlanToChange) => void) | undefined
}

export function PlanRow({ stored, menuName, onChange }: PlanRowProps) {
  const { id, menuId, plan, state, conflicts, gone } = stored
  const remove = useMutation({
    mutationFn: () =>
      call(deletePlannedPrices, { params: { id } }).catch(unlessGone('planned_prices_not_found')),
    async onSuccess() {
      await refreshLive()
      toast({ title: 'Planned prices deleted', description: `${menuName} has its own prices again.` })
    },
    onError: showErrorToast,
  })
  const name = plan?.name ?? 'Planned prices that this version of Carte cannot read'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {state && <Badge tone={badges[state].tone}>{badges[state].word}</Badge>}
        </p>
        {plan && state && (
          <p className="text-quiet text-sm">
            {menuName} · {countWords(plan.changes.length)} · {whenWords(plan, state)}
          </p>
        )}
        {plan &&
          conflicts.map((conflict) => (
            <p key={`${conflict.planId} ${conflict.from}`} className="mt-1 text-sm text-warn">
              {conflictWords(conflict, plan.timeZone)}
            </p>
          ))}
        {gone > 0 && (
          <p className="mt-1 text-sm text-warn">
            {gone === 1 ? '1 price is' : `${gone} prices are`} no longer on the menu and
            {gone === 1 ? ' does' : ' do'} nothing.
          </p>
        )}
      </div>
      <div className="flex gap-2">
        {plan && onChange && (
          <Button variant="secondary" size="sm" onClick={() => onChange({ id, menuId, plan })}>
            Change<span className="sr-only"> {name}</span>
          </Button>
        )}
        <Button variant="quiet" size="sm" isPending={remove.isPending} onClick={() => remove.mutate()}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
