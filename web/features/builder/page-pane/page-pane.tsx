import { Check, Info } from 'lucide-react'
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { whatChanged } from '#domain/menu/editing/what-changed.ts'
import { countItems, itemsOf } from '#domain/menu/model/walk.ts'
import { waitingOf } from '../../../menu/claims/waiting.ts'
import { AsOfNowBar } from '../../../menu/live/as-of-now-bar.tsx'
import { LivePreview, type PreviewFacts } from '../../../menu/pages/live-preview.tsx'
import type { ItemTask } from '../../../menu/pages/overlay/item-editor.tsx'
import type { PageButtons } from '../../../menu/pages/overlay/page-overlay.tsx'
import { findingSentences } from '../../../menu/pages/typesetting/finding-sentences.ts'
import { isSuggestion } from '../../../menu/pages/typesetting/findings.ts'
import type { LivePages, TypesetPages } from '../../../menu/pages/typesetting/use-typeset-pages.ts'
import { FitButton } from '../../../menu/pages/view/fit-button.tsx'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { LateSpinner } from '../../../ui/waiting/late-spinner.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { reveal } from '../view/reveal.ts'

export interface PagePaneProps {
  readonly live: LivePages
  /** What hides it; absent where the pages are a separate view. */
  readonly hide?: ReactNode
  readonly onConfirm: () => void
  readonly className?: string
}

/** The set pages of the open menu: what is changed shows at once, and a click on a line leads to its place. */
export const PagePane = memo(function PagePane({ live, hide, onConfirm, className }: PagePaneProps) {
  const lit = useLitItem(live.pages)
  const isEmpty = useOpenMenu(({ menu }) => menu === null || countItems(menu) === 0)
  return (
    <LivePreview
      live={live}
      label="Menu Preview"
      firstZoom={fitWidth}
      head={(facts) => (
        <>
          <Head {...facts} hide={hide} />
          <AsOfNowBar />
        </>
      )}
      below={(shown) => <PageFindings shown={shown} onConfirm={onConfirm} />}
      buttons={buttons}
      lit={lit}
      empty={isEmpty ? <FirstDish /> : null}
      className={className}
    />
  )
})

const fitWidth = () => 'fit-width' as const

function FirstDish() {
  return <p className="text-center text-quiet text-sm">The page shows here once there is a dish.</p>
}

function find(task: ItemTask): void {
  if (task.kind === 'edit') reveal({ ...task.place, field: 'name' })
  else openDialog({ kind: 'new-item', sectionId: task.sectionId })
}

const buttons: PageButtons = { kind: 'find', onTask: find }

function Head({ shown, page, isBehind, hide }: PreviewFacts & Pick<PagePaneProps, 'hide'>) {
  return (
    <div className="flex min-h-12 shrink-0 items-center gap-2 border-rule border-b bg-paper pr-1 pl-4">
      <h2 className="font-sans font-medium text-sm">Menu Preview</h2>
      {isBehind && shown && <LateSpinner sizePx={14} className="animate-fade-in" />}
      <div className="ml-auto flex items-center gap-2">
        {shown && (
          <div className="flex items-center gap-2 pr-3 text-quiet text-sm tabular-nums">
            page {Math.min(page, shown.pages.length)} of {shown.pages.length}
            <FitButton shown={shown} />
          </div>
        )}
        {hide}
      </div>
    </div>
  )
}

/** As long as its animation takes. */
const LIT_MS = 1400

/** The item that the newest pages show otherwise than those before; null a moment later. */
function useLitItem(pages: TypesetPages | null): ItemPlace | null {
  const [lit, setLit] = useState<ItemPlace | null>(null)
  const before = useRef(pages)
  useEffect(() => {
    const change = pages && before.current && whatChanged(before.current.body.content, pages.body.content)
    before.current = pages
    if (change?.sectionId == null || change.itemId === null) return
    setLit({ sectionId: change.sectionId, itemId: change.itemId })
    const timer = setTimeout(() => setLit(null), LIT_MS)
    return () => clearTimeout(timer)
  }, [pages])
  return lit
}

/** Whether the pages can go to print: what their owner has to confirm, and what the typesetter found. */
function PageFindings({ shown, onConfirm }: { shown: TypesetPages; onConfirm: () => void }) {
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
