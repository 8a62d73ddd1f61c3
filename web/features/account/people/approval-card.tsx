import { useMutation, useQuery } from '@tanstack/react-query'
import { readApproval, setApproval } from '#contract/menus/changes.ts'
import type { ApprovalPart } from '#domain/menu/approval/rule.ts'
import { call } from '../../../lib/api.ts'
import { currentUserQuery } from '../../../lib/current-user.ts'
import { askAgain, queryOf } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { useMay, worksForAll } from '../../../plan/own-role.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { peopleQuery } from './people-queries.ts'

const approvalQuery = queryOf(readApproval, {}, { staleTime: 0 })

const rules: Readonly<Record<string, { readonly name: string; readonly parts: readonly ApprovalPart[] }>> = {
  nothing: { name: 'Nothing', parts: [] },
  prices: { name: 'Prices', parts: ['prices'] },
  allergens: { name: 'Allergens', parts: ['allergens'] },
  both: { name: 'Prices and allergens', parts: ['prices', 'allergens'] },
  everything: { name: 'Everything', parts: ['everything'] },
}

const options = Object.entries(rules).map(([value, { name }]) => ({ value, label: name }))

function ruleOf(approval: readonly ApprovalPart[]): string {
  if (approval.includes('everything')) return 'everything'
  const [only, other] = approval
  return other ? 'both' : (only ?? 'nothing')
}

/** What of a save waits until somebody may publish it: a choice for who manages all of the house, words for the others. */
export function ApprovalCard() {
  const { data: people } = useQuery(peopleQuery)
  const { data } = useQuery(approvalQuery)
  const mayDecide = useMay('invite') && worksForAll()
  const change = useMutation({
    mutationFn: (rule: string) => call(setApproval, { body: { approval: [...(rules[rule]?.parts ?? [])] } }),
    onSettled: () => askAgain(approvalQuery, currentUserQuery),
    onError: showErrorToast,
  })
  // Who works alone waits for nobody.
  if (!data || (people?.members.length ?? 0) < 2) return null
  const rule = ruleOf(data.approval)
  if (!mayDecide && rule === 'nothing') return null
  return (
    <Card
      title="Approval"
      description="What chefs and writers change can wait until an owner or a manager applies it. Guests see nothing of it before."
    >
      {mayDecide ? (
        <SelectField
          label="Waits for approval"
          hint={
            rule === 'nothing' ? undefined : 'With a rule, they may change these parts too: each save waits.'
          }
          options={options}
          value={change.isPending ? change.variables : rule}
          onChange={({ target }) => change.mutate(target.value)}
          className="max-w-64"
        />
      ) : (
        <p>Waits for approval: {rules[rule]?.name.toLowerCase()}.</p>
      )}
    </Card>
  )
}
