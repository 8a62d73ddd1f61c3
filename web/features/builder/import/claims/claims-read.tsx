import { ShieldQuestion } from 'lucide-react'
import { useMemo } from 'react'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import type { Amendment } from '#domain/reading/review/review-work.ts'
import { claimsSaid } from '#domain/reading/review/said-claims.ts'
import { waitingOf, waitingOfFile } from '../../../../menu/claims/waiting.ts'
import { usePlanAllows } from '../../../../plan/use-plan.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { dishes } from '../words/counts.ts'

export interface ClaimsReadProps {
  /** Those that are on the menu. */
  rows: readonly ReviewRow[]
  content: MenuContent
  /** Takes what is said of dishes, by the keys of their lines, in one step. */
  onAmend: (said: readonly (readonly [key: number, amendment: Amendment])[]) => void
  go: (key: number) => void
}

/** How many dishes have diets or allergens that nobody has confirmed yet, and what can be done about all of them. */
export function ClaimsRead({ rows, content, onAmend, go }: ClaimsReadProps) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const waiting = useMemo(() => {
    const items = new Map(itemsOf(content).map((item) => [item.id, item]))
    return rows.flatMap(({ key, role, isFirst, itemId }) => {
      const item = role === 'item' && isFirst && itemId !== undefined ? items.get(itemId) : undefined
      return item && waitingOf(item, hasDiets) ? [{ key, item, ofFile: waitingOfFile(item, hasDiets) }] : []
    })
  }, [rows, content, hasDiets])
  const [first] = waiting
  if (!first) return null
  const possible = waiting.flatMap(({ key, item, ofFile }) =>
    ofFile ? [[key, claimsSaid(item, ofFile)] as const] : [],
  )
  return (
    <section
      aria-label="To be confirmed"
      className="m-2 flex flex-wrap items-center justify-between gap-2 rounded-control bg-warn-soft px-4 py-2 text-sm"
    >
      <p className="flex min-w-0 grow basis-64 items-center gap-2 text-pretty">
        <ShieldQuestion size={16} aria-hidden="true" className="shrink-0 text-warn-ink" />
        {`${dishes(waiting.length)} ${waiting.length === 1 ? 'has' : 'have'} ${hasDiets ? 'diets or allergens' : 'allergens'} from your file. Guests see only what you confirm, now or later.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => go(first.key)}>
          Show the First
        </Button>
        {possible.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => onAmend(possible)}>
            Confirm all from your file ({possible.length})
          </Button>
        )}
      </div>
    </section>
  )
}
