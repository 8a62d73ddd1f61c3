import { useMemo } from 'react'
import type { RecommendationsReport } from '#contract/generating/insights.ts'
import { dismissalId, dismissalOf } from '#domain/insights/advice/advice.ts'
import type { Recommendation } from '#domain/insights/review/recommendation.ts'
import { dismissFindings, recallFindings } from '#domain/menu/editing/advice-notes.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { mayChange } from '../../../plan/own-role.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import type { ApplyTools } from '../apply/use-apply.ts'
import { useKept } from '../apply/use-kept.ts'
import { worthBasisWords } from '../words/basis-words.ts'
import { findingWords } from '../words/finding-words.ts'
import { foldedTitle } from '../words/folded-words.ts'
import { type AdviceGroup, adviceGroups, findingsOf } from './advice-groups.ts'
import { AdviceRow } from './advice-row.tsx'

export interface AdviceListProps {
  readonly report: Pick<RecommendationsReport, 'advice' | 'findings' | 'figures' | 'subject'>
  readonly tools: ApplyTools
}

const idOf = ({ id }: Recommendation): string => id

export function AdviceList({ report, tools }: AdviceListProps) {
  const { advice, findings, figures, subject } = report
  const shown = useMemo(() => findingsOf(advice.shown, findings), [advice, findings])
  const groups = adviceGroups(
    advice.shown,
    useKept(shown, idOf, (id) => tools.isDone(id, undefined)),
  )
  const worth = groups.find((group) => group.worth)?.worth
  const mayDismiss = mayChange('edit words')
  const openIds = new Set(findings.map(({ id }) => id))
  const dismiss = ({ id, findings: of }: AdviceGroup, title: string) =>
    tools.change({
      id: `dismiss:${id}`,
      change: (menu) =>
        dismissFindings(
          menu,
          of.map((finding) => dismissalOf(menu, finding)),
        ),
      title: 'Dismissed',
      words: `“${title}” won’t be shown again. It’s listed below the advice.`,
    })
  return (
    <div>
      <h2 className="sr-only">What to change</h2>
      <ol aria-label="Advice">
        {groups.map((one) => (
          <AdviceRow
            key={one.id}
            group={one}
            currency={figures.currency}
            openIds={openIds}
            tools={tools}
            subject={subject}
            onDismiss={mayDismiss ? (title) => dismiss(one, title) : undefined}
          />
        ))}
      </ol>
      {worth && (
        <p className="max-w-prose border-rule border-t py-4 text-quiet text-sm">{worthBasisWords(worth)}</p>
      )}
      {advice.waiting > 0 && (
        <p className="border-rule border-t py-4 text-quiet">
          {advice.waiting === 1 ? 'One more waits' : `${advice.waiting} more wait`} until one of these is
          settled.
        </p>
      )}
      {mayDismiss && advice.dismissed.length > 0 && (
        <DismissedList
          groups={adviceGroups(advice.dismissed, findingsOf(advice.dismissed, findings))}
          currency={figures.currency}
          tools={tools}
        />
      )}
    </div>
  )
}

interface DismissedListProps {
  readonly groups: readonly AdviceGroup[]
  readonly currency: string
  readonly tools: ApplyTools
}

function DismissedList({ groups, currency, tools }: DismissedListProps) {
  const titleOf = ({ findings }: AdviceGroup) =>
    findings.length === 1
      ? findingWords(findings[0], currency).title
      : foldedTitle(findings[0], findings.length)
  const recall =
    ({ findings }: AdviceGroup) =>
    (menu: Menu) =>
      recallFindings(menu, findings.map(dismissalId))
  return (
    <Disclosure label="Dismissed" summary={`${groups.length}`}>
      <ul>
        {groups.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
            <span className="min-w-0 text-quiet">{titleOf(one)}</span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Bring back: ${titleOf(one)}`}
              onClick={() =>
                tools.change({
                  id: `recall:${one.id}`,
                  change: recall(one),
                  title: 'Brought back',
                  words: `“${titleOf(one)}” is shown again.`,
                })
              }
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
