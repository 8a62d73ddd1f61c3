import { LeavingDialog } from '../../../menu/advice/apply/leaving-dialog.tsx'
import { useApply } from '../../../menu/advice/apply/use-apply.ts'
import { AdviceList } from '../../../menu/advice/list/advice-list.tsx'
import { adviceCount, adviceSummary, checkedWords } from '../../../menu/advice/list/advice-summary.ts'
import { PromotedDishes } from '../../../menu/advice/list/promoted-dishes.tsx'
import { LoadedReport } from '../../../menu/advice/reports/loaded-report.tsx'
import { CURRENT_MENU, useRecommendations } from '../../../menu/advice/reports/report-queries.ts'

/** What would make the open menu better, the most valuable first. */
export function AdviceTab() {
  const report = useRecommendations(CURRENT_MENU)
  const { tools, leaving } = useApply(report.data?.subject, report.isPlaceholderData, () => {})
  return (
    <>
      <LoadedReport query={report}>
        {(data) => (
          <>
            <p className="font-display text-lg" role="status">
              {adviceSummary(adviceCount(data), data.subject.name)}
            </p>
            <p className="mt-1 mb-4 max-w-prose text-quiet text-sm">{checkedWords(data)}</p>
            <AdviceList report={data} tools={tools} />
            <PromotedDishes />
          </>
        )}
      </LoadedReport>
      <LeavingDialog leaving={leaving} name={report.data?.subject.name ?? ''} />
    </>
  )
}
