import { Check, Info } from 'lucide-react'
import { useMemo } from 'react'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { waitingOf } from '../../../menu/claims/waiting.ts'
import { findingSentences } from '../../../menu/pages/typesetting/finding-sentences.ts'
import { isSuggestion } from '../../../menu/pages/typesetting/findings.ts'
import type { TypesetPages } from '../../../menu/pages/typesetting/use-typeset-pages.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'

/** Whether the pages can go to print: what their owner has to confirm, and what the typesetter found. */
export function PageFindings({ shown, onConfirm }: { shown: TypesetPages; onConfirm: () => void }) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const { content } = shown.body
  const toConfirm = useMemo(
    () => itemsOf(content).filter((item) => waitingOf(item, hasDiets)).length,
    [content, hasDiets],
  )
  const findings = shown.findings.filter((finding) => !isSuggestion(finding))
  const sentences = findingSentences({ ...shown, findings })
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-2 border-rule border-t bg-paper px-4 py-2 text-sm">
      {toConfirm > 0 && (
        <>
          <button type="button" onClick={onConfirm} className="rounded-[3px] underline underline-offset-2">
            {toConfirm === 1 ? '1 thing to confirm' : `${toConfirm} things to confirm`}
          </button>
          <span aria-hidden="true">·</span>
        </>
      )}
      {sentences.length === 0 ? (
        <span className="flex items-center gap-1">
          Pages <Check size={16} aria-hidden="true" className="text-good" />
          <span className="sr-only">passed</span>
        </span>
      ) : (
        <details className="min-w-0 grow basis-40">
          <summary className="cursor-pointer text-warn-ink">
            Pages: {sentences.length === 1 ? '1 finding' : `${sentences.length} findings`}
          </summary>
          <ul role="status" className="mt-1 flex max-h-40 flex-col gap-1 overflow-y-auto pb-1">
            {sentences.map((sentence) => (
              <li key={sentence} className="flex gap-2">
                <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn-ink" />
                {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
