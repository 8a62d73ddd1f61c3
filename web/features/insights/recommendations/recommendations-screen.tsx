import { useState } from 'react'
import type { RecommendationsReport } from '#contract/generating/insights.ts'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { LeavingDialog } from '../../../menu/advice/apply/leaving-dialog.tsx'
import { type ApplyTools, useApply } from '../../../menu/advice/apply/use-apply.ts'
import { AdviceList } from '../../../menu/advice/list/advice-list.tsx'
import { adviceCount, adviceSummary, checkedWords } from '../../../menu/advice/list/advice-summary.ts'
import { GuestsAMonth } from '../../../menu/advice/list/guests-a-month.tsx'
import { PromotedDishes } from '../../../menu/advice/list/promoted-dishes.tsx'
import { LoadedReport } from '../../../menu/advice/reports/loaded-report.tsx'
import { MenuChoiceField } from '../../../menu/advice/reports/menu-choice.tsx'
import { CURRENT_MENU, useRecommendations } from '../../../menu/advice/reports/report-queries.ts'
import { UndoButtons } from '../../../menu/bar/undo-buttons.tsx'
import { PriceStrips } from '../charts/price-strips.tsx'
import { SectionBalance } from '../charts/section-balance.tsx'
import { RewritePanel } from './rewrite-panel.tsx'

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
          <ScreenLink to="/menu-builder?view=advice" variant="quiet" size="sm" className="-ml-3">
            All advice in the builder
          </ScreenLink>
        </div>
        <div className="flex w-full items-end gap-2 sm:w-auto">
          <MenuChoiceField choice={choice} onChoice={setChoice} />
          <UndoButtons hasKeys />
        </div>
      </div>
      <LoadedReport query={report}>{(data) => <Report report={data} tools={tools} />}</LoadedReport>
      <LeavingDialog leaving={leaving} name={report.data?.subject.name ?? ''} />
    </div>
  )
}

function Report({ report, tools }: { report: RecommendationsReport; tools: ApplyTools }) {
  const { figures, subject, canRewrite, isKindKnown } = report
  const isOpenMenu = subject.kind === 'unsaved'
  return (
    <>
      <p className="font-display text-lg" role="status">
        {adviceSummary(adviceCount(report), subject.name)}
      </p>
      <p className="-mt-6 max-w-prose text-quiet text-sm">{checkedWords(report)}</p>
      {!figures.isInCatalogueCurrency && <p className="max-w-prose text-quiet">{figures.basis.level}</p>}
      {!isKindKnown && (
        <p className="max-w-prose text-quiet">
          Most dishes on this menu are your own. We do not compare them with our catalog or suggest others,
          because we cannot tell what suits your kitchen.
        </p>
      )}
      <div>
        <AdviceList report={report} tools={tools} />
        {isOpenMenu && (
          <div className="flex flex-col gap-6 border-rule border-t pt-5">
            <GuestsAMonth />
            <PromotedDishes />
          </div>
        )}
        {isOpenMenu && canRewrite && <RewritePanel tools={tools} />}
      </div>
      <div className="grid gap-x-12 gap-y-10 empty:hidden lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PriceStrips figures={figures} />
        <SectionBalance figures={figures} />
      </div>
    </>
  )
}
