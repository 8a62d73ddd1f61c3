import { useState } from 'react'
import type { RecommendationsReport } from '#contract/insights.ts'
import { type Recommendation, topicOf, topics } from '#domain/insights/checks/recommendation.ts'
import { UndoButtons } from '../../../menu/editing/undo-buttons.tsx'
import { LeavingDialog } from '../apply/leaving-dialog.tsx'
import { type ApplyTools, useApply } from '../apply/use-apply.ts'
import { useKept } from '../apply/use-kept.ts'
import { PriceStrips } from '../charts/price-strips.tsx'
import { SectionBalance } from '../charts/section-balance.tsx'
import { LoadedReport } from '../reports/loaded-report.tsx'
import { MenuChoiceField } from '../reports/menu-choice.tsx'
import { CURRENT_MENU, useRecommendations } from '../reports/report-queries.ts'
import { RewritePanel } from './rewrite-panel.tsx'
import { TopicSection } from './topic-section.tsx'

/** What would make a menu better, and why: the current one or any saved one. */
export function RecommendationsScreen() {
  const [choice, setChoice] = useState(CURRENT_MENU)
  const report = useRecommendations(choice)
  const { tools, leaving } = useApply(report.data?.subject, report.isPlaceholderData, () =>
    setChoice(CURRENT_MENU),
  )
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1>Recommendations</h1>
          <p className="mt-2 max-w-prose text-quiet">
            What would make your menu better, and why. Nothing changes until you apply it.
          </p>
        </div>
        <div className="flex w-full items-end gap-2 sm:w-auto">
          <MenuChoiceField choice={choice} onChoice={setChoice} />
          <UndoButtons />
        </div>
      </div>
      <LoadedReport query={report}>{(data) => <Report report={data} tools={tools} />}</LoadedReport>
      <LeavingDialog leaving={leaving} name={report.data?.subject.name ?? ''} />
    </div>
  )
}

const idOf = ({ id }: Recommendation): string => id

function Report({ report, tools }: { report: RecommendationsReport; tools: ApplyTools }) {
  const { findings, figures, subject, canRewrite, isKindKnown } = report
  const shown = useKept(findings, idOf, (id) => tools.isDone(id, undefined))
  const openIds = new Set(findings.map(idOf))
  const canRewriteThis = canRewrite && subject.kind === 'unsaved'
  return (
    <>
      <p className="font-display text-lg" role="status">
        {summaryOf(findings.length, subject.name)}
      </p>
      {!figures.isInCatalogueCurrency && <p className="max-w-prose text-quiet">{figures.basis.level}</p>}
      {!isKindKnown && (
        <p className="max-w-prose text-quiet">
          Most dishes on this menu are your own. We do not compare them with our catalog or suggest others,
          because we cannot tell what suits your kitchen.
        </p>
      )}
      <div className="grid gap-x-12 gap-y-10 empty:hidden lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PriceStrips figures={figures} />
        <SectionBalance figures={figures} />
      </div>
      {topics.map((topic) => {
        const own = shown.filter(({ code }) => topicOf[code] === topic)
        const hasRewrite = topic === 'words' && canRewriteThis
        if (own.length === 0 && !hasRewrite) return null
        return (
          <TopicSection
            key={topic}
            topic={topic}
            findings={own}
            currency={figures.currency}
            openIds={openIds}
            tools={tools}
          >
            {hasRewrite && <RewritePanel tools={tools} />}
          </TopicSection>
        )
      })}
    </>
  )
}

function summaryOf(count: number, name: string): string {
  if (count === 0) return `All is well with ${name}: there is nothing to recommend.`
  return count === 1
    ? `One thing on ${name} is worth a look.`
    : `${count} things on ${name} are worth a look.`
}
