import { Info } from 'lucide-react'
import { LivePreview, type PreviewFacts } from '../../menu/pages/live-preview.tsx'
import type { ItemTask } from '../../menu/pages/overlay/item-editor.tsx'
import { findingSentences } from '../../menu/pages/typesetting/finding-sentences.ts'
import type { LivePages, TypesetPages } from '../../menu/pages/typesetting/use-typeset-pages.ts'
import { ZoomControl } from '../../menu/pages/view/zoom-control.tsx'
import type { Zoom } from '../../pdf/view/zoom.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** From this width on, in CSS pixels, a page at its printed size fits beside the settings. */
const WIDE_SCREEN = '(width >= 80rem)'

const firstZoom = (): Zoom => (matchMedia(WIDE_SCREEN).matches ? 100 : 'fit-width')

/** The pages as they are designed, each line with a button that edits it. */
export const DesignerPreview = ({ live, onTask }: { live: LivePages; onTask: (task: ItemTask) => void }) => (
  <LivePreview
    live={live}
    label="Live preview"
    firstZoom={firstZoom}
    head={(facts) => <Head {...facts} />}
    above={(shown) => <FindingsNote shown={shown} />}
    buttons={{ kind: 'edit', onTask }}
  />
)

const Head = ({ shown, isBehind, zoom, scale, onZoom }: PreviewFacts) => (
  <div className="flex min-h-12 shrink-0 flex-wrap items-center justify-between gap-x-4 border-rule border-b bg-paper px-4 py-1.5">
    <p className="flex items-center gap-2 text-quiet text-sm tabular-nums">
      <span role="status">{shown ? pageCountText(shown.pages.length) : 'Live preview'}</span>
      {isBehind && shown && <Spinner sizePx={14} className="animate-fade-in" />}
    </p>
    <ZoomControl zoom={zoom} scale={scale} onZoom={onZoom} />
  </div>
)

const pageCountText = (count: number): string => (count === 1 ? '1 page' : `${count} pages`)

/** The number of findings that are shown one by one. */
const FINDINGS_TOLD = 3

function FindingsNote({ shown }: { shown: TypesetPages }) {
  const sentences = findingSentences(shown)
  if (sentences.length === 0) return null
  const more = sentences.length - FINDINGS_TOLD
  return (
    <div role="status" className="flex shrink-0 gap-2 border-rule border-b bg-warn-soft px-4 py-2 text-sm">
      <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn-ink" />
      <ul className="flex min-w-0 flex-col gap-1">
        {sentences.slice(0, FINDINGS_TOLD).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {more > 0 && <li className="text-quiet">{more === 1 ? 'And one more.' : `And ${more} more.`}</li>}
      </ul>
    </div>
  )
}
