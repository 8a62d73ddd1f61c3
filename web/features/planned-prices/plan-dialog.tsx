import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ListedMenu } from '#contract/menus/saved-menus.ts'
import {
  createPlannedPrices,
  previewPlannedPrices,
  type StoredPlannedPrices,
  updatePlannedPrices,
} from '#contract/restaurant/planned-prices.ts'
import type { PlannedPrices } from '#domain/live/model/planned-prices.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { queryOf } from '../../lib/query-of.ts'
import { refreshLive, savedMenuQuery } from '../../menu/live/live-queries.ts'
import { dayAfter, wallNow } from '../../menu/live/wall-clock.ts'
import { FieldNotes } from '../../ui/form/field.tsx'
import { FormActions } from '../../ui/form/form-actions.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { AmountFields } from './amount-fields.tsx'
import { plannablePrices, plannedChanges, type TypedAmounts, typedOfPlan } from './plan-draft.ts'
import { type PlanDraft, PlanFields } from './plan-fields.tsx'
import { conflictWords, countWords } from './plan-words.ts'

export interface PlanDialogProps {
  timeZone: string
  menus: readonly ListedMenu[]
  /** What is changed; new prices are planned where absent. */
  stored?: PlanToChange | undefined
  onClose: () => void
}

export type PlanToChange = Pick<StoredPlannedPrices, 'id' | 'menuId'> & { readonly plan: PlannedPrices }

export function PlanDialog({ timeZone: ofPage, menus, stored, onClose }: PlanDialogProps) {
  const before = stored?.plan
  const timeZone = before?.timeZone ?? ofPage
  const [draft, setDraft] = useState<PlanDraft>({
    menuId: stored?.menuId ?? menus[0]?.id ?? '',
    name: before?.name ?? '',
    from: before?.from ?? `${dayAfter(wallNow(timeZone).slice(0, 10))}T00:00`,
    until: before?.until ?? '',
  })
  const { menuId, name, from, until } = draft
  const [typedSince, setTyped] = useState<TypedAmounts | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { data: menu } = useQuery(savedMenuQuery(menuId))
  const prices = menu ? plannablePrices(menu.content) : []
  const currency = menu?.content.currency ?? 'USD'
  const typed = typedSince ?? (before ? typedOfPlan(before, currency) : {})
  const changes = plannedChanges(prices, typed, currency, before?.changes)
  const plan: PlannedPrices = {
    name: name.trim() || 'Planned prices',
    timeZone,
    from,
    ...(until && { until }),
    changes: changes ?? [],
  }
  const preview = usePreview(menuId, plan, stored?.id)
  const keep = useMutation({
    mutationFn: () =>
      stored
        ? call(updatePlannedPrices, { params: { id: stored.id }, body: { plan } })
        : call(createPlannedPrices, { body: { menuId, plan } }),
    async onSuccess({ state }) {
      await refreshLive()
      toast({
        title:
          state === 'holds' ? 'These prices apply now' : stored ? 'Planned prices changed' : 'Prices planned',
        description: `${countWords(plan.changes.length)} of the menu.`,
      })
      onClose()
    },
    onError: (error) => setFault(sentenceOf(error, 'The prices could not be planned. Please try again.')),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = whatIsMissing(plan, changes)
    setFault(missing)
    if (missing === null) keep.mutate()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={stored ? 'Change planned prices' : 'Plan prices'}
      description={`Times are on the clock of the restaurant (${timeZone.replaceAll('_', ' ')}).`}
      maxWidth={640}
      hasUnsavedInput={typedSince !== null && Object.values(typedSince).some((text) => text.trim() !== '')}
    >
      <form noValidate onSubmit={submit}>
        <div className="flex flex-col gap-4">
          <PlanFields
            draft={draft}
            menus={menus}
            isOfMenu={stored !== undefined}
            onChange={(changed) => {
              setDraft({ ...draft, ...changed })
              if (changed.menuId !== undefined) setTyped(null)
            }}
          />
          {menu && (
            <AmountFields
              key={menuId}
              prices={prices}
              currency={currency}
              language={menu.content.language}
              typed={typed}
              onTyped={(next) => {
                setTyped(next)
                setFault(null)
              }}
            />
          )}
          {preview.data?.conflicts.map((conflict) => (
            <p key={`${conflict.planId} ${conflict.from}`} className="text-sm text-warn">
              {conflictWords(conflict, timeZone)}
            </p>
          ))}
          <FieldNotes
            id="plan"
            error={fault ?? (preview.error && sentenceOf(preview.error, 'This could not be checked.'))}
          />
        </div>
        <FormActions onCancel={onClose} isPending={keep.isPending}>
          {stored
            ? 'Save changes'
            : plan.changes.length === 0
              ? 'Plan prices'
              : `Plan ${countWords(plan.changes.length)}`}
        </FormActions>
      </form>
    </Dialog>
  )
}

/** What the server says of a plan that is complete. @param replaces the plan that it takes the place of */
function usePreview(menuId: string, plan: PlannedPrices, replaces: string | undefined) {
  const { from, until, changes } = plan
  return useQuery({
    ...queryOf(previewPlannedPrices, { body: { menuId, plan, replaces } }),
    enabled: from !== '' && changes.length > 0 && (until === undefined || from < until),
    retry: false,
  })
}

function whatIsMissing(
  { from, until, changes }: PlannedPrices,
  read: PlannedPrices['changes'] | null,
): string | null {
  if (from === '') return 'Please enter when these prices start.'
  if (until !== undefined && until <= from) return 'Planned prices end after they begin.'
  if (read === null) return 'One of the amounts cannot be read.'
  if (changes.length === 0) return 'Please change at least one price.'
  return null
}
