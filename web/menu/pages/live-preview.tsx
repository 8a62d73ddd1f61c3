import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { templateById } from '#domain/design/templates.ts'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { sentenceOf } from '../../lib/api.ts'
import { NoConnectionError, useConnection, whenBackOnline } from '../../lib/connection.ts'
import { warmPdfEngine } from '../../pdf/pdf-engine.ts'
import { PdfPages, type PdfPagesProps } from '../../pdf/pdf-pages.tsx'
import type { Zoom } from '../../pdf/view/zoom.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'
import { ErrorState } from '../../ui/waiting/error-state.tsx'
import { type PageButtons, PageOverlay } from './overlay/page-overlay.tsx'
import { litOnPage, regionsOfPage } from './overlay/regions-of-page.ts'
import type { LivePages, TypesetPages } from './typesetting/use-typeset-pages.ts'
import { PageThumbnails } from './view/page-thumbnails.tsx'
import { usePageInSight } from './view/use-page-in-sight.ts'
import { WaitingPaper } from './view/waiting-paper.tsx'

const reasonOf = (error: unknown): string =>
  sentenceOf(error, 'The pages could not be drawn. Please try again.')

export interface PreviewFacts {
  readonly shown: TypesetPages | null
  /** The page at the top of the desk, from 1 on. */
  readonly page: number
  readonly isBehind: boolean
  readonly zoom: Zoom
  readonly scale: number | null
  readonly onZoom: (zoom: Zoom) => void
}

export interface LivePreviewProps {
  readonly live: LivePages
  readonly label: string
  readonly firstZoom: () => Zoom
  readonly head: (facts: PreviewFacts) => ReactNode
  /** Between the head and the pages, and below them. */
  readonly above?: (shown: TypesetPages) => ReactNode
  readonly below?: (shown: TypesetPages) => ReactNode
  /** The same object while it stays the same: another one renders all buttons again. */
  readonly buttons: PageButtons
  readonly lit?: ItemPlace | null
  /** In the place of the pages while there is nothing to set. */
  readonly empty?: ReactNode
  readonly className?: string
}

/** The set pages of the open menu on a desk, with buttons over their lines. */
export function LivePreview({
  live,
  label,
  firstZoom,
  head,
  above,
  below,
  buttons,
  lit = null,
  empty = null,
  className,
}: LivePreviewProps) {
  const [zoom, setZoom] = useState<Zoom>(firstZoom)
  const [scale, setScale] = useState<number | null>(null)
  const [shown, setShown] = useState<TypesetPages | null>(null)
  const [paintError, setPaintError] = useState<unknown>(null)
  const desk = useRef<HTMLDivElement>(null)
  const page = usePageInSight(desk, shown)
  useEffect(warmPdfEngine, [])

  const show = useCallback((pages: TypesetPages) => {
    startTransition(() => {
      setShown(pages)
      setPaintError(null)
    })
  }, [])
  const { pages } = live
  const error = live.error ?? paintError
  const isOffline = useConnection((connection) => connection.isCutOff)
  // The screen says so itself, once for all its parts. What paints the pages is loaded too, by the browser.
  const isUnanswered = error instanceof NoConnectionError
  const isCutOff = isUnanswered || (paintError !== null && isOffline)
  const isBehind = live.isPending || isCutOff || (pages !== shown && !paintError)
  const goTo = (number: number) =>
    desk.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' })
  const retry = () => {
    setPaintError(null)
    live.retry()
  }
  const catchUp = useEffectEvent(retry)
  // The connection may be back before its failure arrives here: what counts is its present state.
  useEffect(() => {
    if (isUnanswered && !isOffline) catchUp()
  }, [isUnanswered, isOffline])
  const paintAnew = useEffectEvent(() => paintError !== null && retry())
  useEffect(() => whenBackOnline(paintAnew), [])

  return (
    <section
      aria-label={label}
      aria-busy={isBehind && empty === null}
      className={classNames('flex min-h-0 min-w-0 grow flex-col bg-desk', className)}
    >
      {head({ shown, page, isBehind, zoom, scale, onZoom: setZoom })}
      {Boolean(error) && !isCutOff && shown && (
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
      {isBehind && !isCutOff && !error && empty === null && <LongWait shown={shown} />}
      {shown && above?.(shown)}
      {empty !== null ? (
        <div className="p-4 sm:p-8">{empty}</div>
      ) : isCutOff && !shown ? (
        <div className="grow p-4 sm:p-8">
          <EmptyState title="The preview waits for the connection">
            It updates automatically once Carte is back online.
          </EmptyState>
        </div>
      ) : error && !shown ? (
        <div className="grow p-4 sm:p-8">
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
          {shown && shown.pages.length > 1 && buttons.kind === 'edit' && (
            <PageThumbnails shown={shown} onGoTo={goTo} />
          )}
          <Papers
            arrivals={live.arrivals}
            zoom={zoom}
            onShown={show}
            onScale={setScale}
            onFailure={setPaintError}
            buttons={buttons}
            lit={lit}
          />
        </div>
      ) : (
        <div className="min-h-0 grow overflow-hidden">
          <WaitingPaper zoom={zoom} />
        </div>
      )}
      {shown && empty === null && below?.(shown)}
    </section>
  )
}

/** From then on a wait has a reason that is said. */
const LONG_WAIT_MS = 8000

function LongWait({ shown }: Pick<PreviewFacts, 'shown'>) {
  const [late, setLate] = useState<PreviewFacts['shown']>()
  useEffect(() => {
    const timer = setTimeout(() => setLate(shown), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    late === shown && (
      <p role="status" className="animate-fade-in border-rule border-b bg-wash px-4 py-2 text-pretty text-sm">
        Carte is busy at the moment. The pages appear as soon as they are set; you can go on working.
      </p>
    )
  )
}

type PapersProps = Pick<
  PdfPagesProps<TypesetPages>,
  'arrivals' | 'zoom' | 'onShown' | 'onScale' | 'onFailure'
> &
  Pick<LivePreviewProps, 'buttons' | 'lit'>

/** The pages, which know by themselves when newer ones arrive: what the head says of them doesn't render them. */
const Papers = memo(function Papers({ buttons, lit = null, ...pages }: PapersProps) {
  return (
    <PdfPages
      {...pages}
      className="min-h-0 min-w-0 grow overflow-auto"
      overlay={({ regions, body, pages: sizes }, number, scale) => {
        const here = regionsOfPage(regions, number)
        return (
          <PageOverlay
            regions={here}
            menu={body.content}
            headerStyle={body.design.headerStyle}
            headingAlignment={templateById(body.templateId)?.tokens.alignment.headings}
            pageWidth={sizes[number - 1]?.widthPt ?? 0}
            scale={scale}
            buttons={buttons}
            lit={litOnPage(lit, here)}
          />
        )
      }}
    >
      <WaitingPaper zoom={pages.zoom} />
    </PdfPages>
  )
})
