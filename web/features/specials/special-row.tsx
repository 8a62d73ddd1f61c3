import { useMutation } from '@tanstack/react-query'
import { type ReportInput, saySoldOut } from '#contract/restaurant/sold-out.ts'
import {
  deleteSpecial,
  repeatSpecial,
  type StoredSpecial,
  updateSpecial,
} from '#contract/restaurant/specials.ts'
import { call, unlessGone } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { claimWords } from '../../menu/claims/words/claim-words.ts'
import { refreshLive } from '../../menu/live/live-queries.ts'
import { dayAfter, momentWords, wallNow } from '../../menu/live/wall-clock.ts'
import { refreshSavedMenus } from '../../menu/saved-menus-query.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { SpecialPicture } from './special-picture.tsx'

const badges = {
  holds: { tone: 'good', word: 'On the menu' },
  coming: { tone: 'neutral', word: 'Planned' },
  over: { tone: 'neutral', word: 'Over' },
} as const

/** @param menuName of the menu that it is on */
export function SpecialRow({ stored, menuName }: { stored: StoredSpecial; menuName: string }) {
  const { id, itemId, special, state, isToConfirm, isSoldOut } = stored
  const params = { id }
  const mayPlan = usePlanAllows('feature:scheduledSpecials')
  const remove = useMutation({
    mutationFn: () => call(deleteSpecial, { params }).catch(unlessGone('special_not_found')),
    onSuccess: refreshLive,
    onError: showErrorToast,
  })
  const say = useMutation({
    mutationFn: (body: ReportInput) => call(saySoldOut, { body }),
    onSuccess: () => Promise.all([refreshLive(), refreshSavedMenus()]),
    onError: showErrorToast,
  })
  const again = useMutation({
    mutationFn: (day: string) => call(repeatSpecial, { params, body: { day } }),
    async onSuccess({ special: next }) {
      await refreshLive()
      if (next) toast({ title: `${next.name} again`, description: `From ${momentWords(next.from)}.` })
    },
    onError: showErrorToast,
  })
  const confirm = useMutation({
    mutationFn: (body: NonNullable<typeof special>) =>
      call(updateSpecial, { params, body: { ...body, isConfirmed: true } }),
    onSuccess: refreshLive,
    onError: showErrorToast,
  })
  const name = special?.name ?? 'A special that this version of Carte cannot read'
  return (
    <li className="flex items-start gap-4 py-4">
      <SpecialPicture imageUrl={special?.imageUrl ?? null} className="size-14" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {state && <Badge tone={badges[state].tone}>{badges[state].word}</Badge>}
          {isSoldOut && <Badge tone="bad">Sold out</Badge>}
        </p>
        {special && (
          <p className="text-quiet text-sm">
            {menuName} ·{' '}
            {state === 'coming'
              ? `from ${momentWords(special.from)} until ${momentWords(special.until)}`
              : `until ${momentWords(special.until)}`}
          </p>
        )}
        {special && isToConfirm && (
          <p className="mt-1 text-sm text-warn-ink">
            To be confirmed: {claimWords(special, 'none').join(' · ')}. Guests don’t see it yet.
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          {special && isToConfirm && state !== 'over' && (
            <Button
              variant="secondary"
              size="sm"
              isPending={confirm.isPending}
              onClick={() => confirm.mutate(special)}
            >
              Confirm<span className="sr-only"> {name}</span>
            </Button>
          )}
          {special && state === 'holds' && (
            <Button
              variant="secondary"
              size="sm"
              isPending={say.isPending}
              onClick={() =>
                say.mutate({
                  words: [
                    {
                      places: [{ menuId: special.menuId, itemId }],
                      isSoldOut: !isSoldOut,
                      // It is gone when its time is over.
                      until: { kind: 'changed' },
                    },
                  ],
                })
              }
            >
              {isSoldOut ? 'Bring back' : 'Sold out'}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          {special && (
            <Button
              variant="secondary"
              size="sm"
              isPending={again.isPending}
              onClick={() =>
                mayPlan
                  ? again.mutate(dayAfter(wallNow(special.timeZone).slice(0, 10)))
                  : askToUpgrade('feature:scheduledSpecials')
              }
            >
              Again tomorrow<span className="sr-only"> for {name}</span>
            </Button>
          )}
          <Button variant="quiet" size="sm" isPending={remove.isPending} onClick={() => remove.mutate()}>
            {state === 'holds' ? 'Take off' : 'Delete'}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}
