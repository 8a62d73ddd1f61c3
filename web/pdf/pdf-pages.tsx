import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { PdfDocument } from './pdf-engine.ts'
import './pdf-pages.css'
import { afterPaint } from '../ui/parts/after-paint.ts'
import { devicePixels, PdfPage } from './pdf-page.tsx'
import { type Arrivals, useNewestDocument } from './use-newest-document.ts'
import { useNearPages } from './view/use-near-pages.ts'
import { useSteadyZoom } from './view/use-steady-zoom.ts'
import { visiblePages } from './view/visible-pages.ts'
import { type PageSizePt, scaleOf, type ViewRoom, type Zoom } from './view/zoom.ts'

/** A PDF with the sizes of its pages and further data of these pages. */
export interface PdfSource {
  readonly bytes: Uint8Array
  readonly pages: readonly PageSizePt[]
}

export interface PdfPagesProps<Source extends PdfSource> {
  readonly arrivals: Arrivals<Source>
  readonly zoom: Zoom
  /** The overlay of a page that is on the screen. `scale` in CSS pixels per point. */
  readonly overlay: (shown: Source, page: number, scale: number) => ReactNode
  /** These pages are on the screen now, with their overlays. */
  readonly onShown: (shown: Source) => void
  readonly onScale: (scale: number) => void
  readonly onFailure: (error: unknown) => void
  readonly children: ReactNode
  readonly className: string
}

/** Room around the pages, in CSS pixels, as in the padding below. */
const DESK_EDGE_PX = { narrow: 12, wide: 32 } as const
const NARROW_DESK_PX = 640

/** A new source replaces the old one in one frame, once its visible pages are painted; overlays follow. */
export function PdfPages<Source extends PdfSource>({
  arrivals,
  zoom,
  overlay,
  onShown,
  onScale,
  onFailure,
  children,
  className,
}: PdfPagesProps<Source>) {
  const desk = useRef<HTMLDivElement>(null)
  const pages = useRef(new Map<number, HTMLElement>())
  const room = useRoom(desk)

  const latest = useRef({ onShown, onFailure })
  latest.current = { onShown, onFailure }
  const fail = useCallback((error: unknown) => latest.current.onFailure(error), [])

  const shown = useNewestDocument(arrivals, {
    isReady: room !== null,
    onFailure: fail,
    async prepare(document: PdfDocument, next: Source) {
      const nextScale = room ? scaleOf(zoom, next.pages, room) : 1
      for (const page of pagesInSight(desk.current, pages.current, document.pageCount)) {
        const size = next.pages[page - 1]
        if (size) await document.paint(page, devicePixels(size.widthPt, nextScale))
      }
    },
  })
  const overlaid = usePainted(shown)
  const near = useNearPages(desk, pages, shown?.source.pages.length ?? 0)
  const scale = shown && room ? scaleOf(zoom, shown.source.pages, room) : null
  useSteadyZoom(desk, scale)

  useEffect(() => {
    arrivals.setState({ painted: overlaid?.source ?? null })
    if (overlaid) latest.current.onShown(overlaid.source)
  }, [arrivals, overlaid])
  useEffect(() => () => arrivals.setState({ painted: null }), [arrivals])

  useEffect(() => {
    if (scale !== null) onScale(scale)
  }, [scale, onScale])

  return (
    <div ref={desk} className={className}>
      {shown && scale !== null ? (
        <div
          className="mx-auto flex w-max min-w-full flex-col items-center gap-4"
          style={{ padding: room?.edge, gap: room?.edge }}
        >
          {shown.source.pages.map((size, index) => {
            const number = index + 1
            return (
              <PdfPage
                key={number}
                document={shown.document}
                number={number}
                label={`Page ${number} of ${shown.source.pages.length}`}
                size={size}
                scale={scale}
                isNear={near.get(number)}
                pageRef={(element) => {
                  if (element) pages.current.set(number, element)
                  else pages.current.delete(number)
                }}
                onFailure={fail}
              >
                {overlaid && overlay(overlaid.source, number, scale)}
              </PdfPage>
            )
          })}
        </div>
      ) : (
        children
      )}
    </div>
  )
}

/** A value once the browser has painted what was rendered with it. */
function usePainted<Value>(value: Value | null): Value | null {
  const [painted, setPainted] = useState<Value | null>(null)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value])
  return painted
}

function useRoom(desk: React.RefObject<HTMLElement | null>): (ViewRoom & { edge: number }) | null {
  const [room, setRoom] = useState<(ViewRoom & { edge: number }) | null>(null)
  useLayoutEffect(() => {
    const element = desk.current
    if (!element) return
    const measure = () => {
      const edge = element.clientWidth < NARROW_DESK_PX ? DESK_EDGE_PX.narrow : DESK_EDGE_PX.wide
      setRoom({ width: element.clientWidth - 2 * edge, height: element.clientHeight - 2 * edge, edge })
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    measure()
    return () => resized.disconnect()
  }, [desk])
  return room
}

/** The pages to paint first; a page that the new document lacks is replaced by its last one. */
function pagesInSight(
  desk: HTMLElement | null,
  pages: ReadonlyMap<number, HTMLElement>,
  pageCount: number,
): number[] {
  const extents = [...pages].sort(([a], [b]) => a - b).map(([, element]) => element.getBoundingClientRect())
  const inSight = visiblePages(extents, desk?.getBoundingClientRect() ?? { top: 0, bottom: 0 })
  return [...new Set(inSight.map((page) => Math.min(page, pageCount)))]
}
