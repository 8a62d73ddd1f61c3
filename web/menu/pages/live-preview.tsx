import { Info } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { templateById } from '#domain/design/templates.ts'
import { sentenceOf } from '../../lib/api.ts'
import { warmPdfEngine } from '../../pdf/pdf-engine.ts'
import { PdfPages } from '../../pdf/pdf-pages.tsx'
import type { Zoom } from '../../pdf/view/zoom.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { ItemTask } from './overlay/item-editor.tsx'
import { PageOverlay } from './overlay/page-overlay.tsx'
import { findingSentence } from './typesetting/findings.ts'
import type { LivePages, TypesetPages } from './typesetting/use-typeset-pages.ts'
import { PageThumbnails } from './view/page-thumbnails.tsx'
import { ZoomControl } from './view/zoom-control.tsx'

const reasonOf = (error: unknown): string =>
  sentenceOf(error, 'The pages could not be drawn. Please try again.')

/** From this width on, in CSS pixels, a page at its printed size fits beside the settings. */
const WIDE_SCREEN = '(width >= 80rem)'

export function LivePreview({ live, onTask }: { live: LivePages; onTask: (task: ItemTask) => void }) {
  const [zoom, setZoom] = useState<Zoom>(() => (matchMedia(WIDE_SCREEN).matches ? 100 : 'fit-width'))
  const [scale, setScale] = useState<number | null>(null)
  const [shown, setShown] = useState<TypesetPages | null>(null)
  const [paintError, setPaintError] = useState<unknown>(null)
  const desk = useRef<HTMLDivElement>(null)
  useEffect(warmPdfEngine, [])

  const show = useCallback((pages: TypesetPages) => {
    setShown(pages)
    setPaintError(null)
  }, [])
  const { pages } = live
  const error = live.error ?? paintError
  const isBehind = live.isPending || (pages !== shown && !paintError)
  const goTo = (page: number) =>
    desk.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' })
  const retry = () => {
    setPaintError(null)
    live.retry()
  }

  return (
    <section
      aria-label="Live preview"
      aria-busy={isBehind}
      className="flex min-h-0 min-w-0 grow flex-col bg-desk"
    >
      <div className="flex min-h-12 shrink-0 flex-wrap items-center justify-between gap-x-4 border-rule border-b bg-paper px-4 py-1.5">
        <p className="flex items-center gap-2 text-quiet text-sm tabular-nums">
          <span role="status">{shown ? pageCountText(shown.pages.length) : 'Live preview'}</span>
          {isBehind && shown && <Spinner sizePx={14} className="animate-fade-in" />}
        </p>
        <ZoomControl zoom={zoom} scale={scale} onZoom={setZoom} />
      </div>
      {Boolean(error) && shown && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-bad/40 border-b bg-bad-soft px-4 py-2 text-sm"
        >
          <span>
            <strong className="font-semibold">The preview is not up to date.</strong> {reasonOf(error)}
          </span>
          <Button variant="secondary" size="sm" isPending={live.isPending} onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {shown && <FindingsNote shown={shown} />}
      {error && !shown ? (
        <div className="p-4 sm:p-8">
          <ErrorState
            title="The preview could not be made"
            action={
              <Button isPending={live.isPending} onClick={retry}>
                Try again
              </Button>
            }
          >
            {reasonOf(error)}
          </ErrorState>
        </div>
      ) : pages ? (
        <div ref={desk} className="flex min-h-0 grow">
          {shown && shown.pages.length > 1 && <PageThumbnails shown={shown} onGoTo={goTo} />}
          <PdfPages
            source={pages}
            zoom={zoom}
            onShown={show}
            onScale={setScale}
            onFailure={setPaintError}
            className="min-h-0 min-w-0 grow overflow-auto"
            overlay={({ regions, body, pages: sizes }, page, pageScale) => (
              <PageOverlay
                regions={regions.filter((region) => region.page === page)}
                menu={body.content}
                headerStyle={body.design.headerStyle}
                headingAlignment={templateById(body.templateId)?.tokens.alignment.headings}
                pageWidth={sizes[page - 1]?.widthPt ?? 0}
                scale={pageScale}
                onTask={onTask}
              />
            )}
          >
            <PaperSkeleton />
          </PdfPages>
        </div>
      ) : (
        <div className="min-h-0 grow overflow-hidden">
          <PaperSkeleton />
        </div>
      )}
    </section>
  )
}

const pageCountText = (count: number): string => (count === 1 ? '1 page' : `${count} pages`)

/** The number of findings that are shown one by one. */
const FINDINGS_TOLD = 3

function FindingsNote({ shown }: { shown: TypesetPages }) {
  const sentences = shown.findings
    .map((finding) => findingSentence(finding, shown.body.content))
    .filter((sentence) => sentence !== null)
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

function PaperSkeleton() {
  return (
    <SkeletonGroup label="Setting the pages" className="p-3 sm:p-8">
      <div className="mx-auto flex aspect-[8.5/11] w-full max-w-[816px] flex-col items-center gap-6 bg-white p-[15%] shadow-raised">
        <Skeleton className="h-8 w-1/2 bg-black/10" />
        <Skeleton className="mb-8 h-4 w-2/3 bg-black/10" />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
          <div key={line} className="flex w-full flex-col gap-2">
            <Skeleton className="h-4 w-full bg-black/10" />
            <Skeleton className="h-3 w-3/4 bg-black/10" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
