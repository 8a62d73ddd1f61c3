import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import type { PdfSource } from '../pdf-pages.tsx'
import { paintPage } from './paint-page.ts'

export interface TurningPagesProps {
  /** What is shown, for those who cannot see it. */
  readonly label: string
  /** One after the other; none of them is empty. */
  readonly sources: readonly PdfSource[]
  readonly secondsPerPage: number
  readonly onFailure: (error: unknown) => void
  /** Gives the pages their room: a height, at least. */
  readonly className: string
}

/** The pages of some PDFs one at a time, in a frame like a screen's, as large as there is room. They turn by themselves. */
export function TurningPages({ label, sources, secondsPerPage, onFailure, className }: TurningPagesProps) {
  const pages = sources.flatMap(({ bytes, pages: sizes }) =>
    sizes.map((size, index) => ({ bytes, size, number: index + 1 })),
  )
  const [turned, setTurned] = useState(0)
  const at = Math.min(turned, pages.length - 1)
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  const [isPaused, setIsPaused] = useState(prefersStill)
  const turn = (by: number) => setTurned((at + by + pages.length) % pages.length)

  useEffect(() => {
    if (isPaused || pages.length < 2) return
    const timer = setTimeout(() => setTurned((at + 1) % pages.length), secondsPerPage * 1000)
    return () => clearTimeout(timer)
  }, [at, isPaused, pages.length, secondsPerPage])

  const page = pages[at]
  if (!page) return null
  return (
    <div className="flex min-h-0 grow flex-col gap-2">
      <Frame
        {...page}
        label={`${label}, page ${at + 1} of ${pages.length}`}
        onFailure={onFailure}
        className={className}
      />
      <div className="flex items-center justify-center gap-1 text-quiet text-sm tabular-nums">
        {pages.length > 1 && (
          <>
            <IconButton label="Page before" icon={ChevronLeft} size="sm" onClick={() => turn(-1)} />
            <span>
              page {at + 1} of {pages.length}
            </span>
            <IconButton label="Next page" icon={ChevronRight} size="sm" onClick={() => turn(1)} />
            <IconButton
              label={isPaused ? 'Turn the pages' : 'Stop turning'}
              icon={isPaused ? Play : Pause}
              size="sm"
              onClick={() => setIsPaused(!isPaused)}
            />
          </>
        )}
      </div>
    </div>
  )
}

interface FrameProps extends Pick<TurningPagesProps, 'label' | 'onFailure' | 'className'> {
  readonly bytes: Uint8Array
  readonly number: number
  readonly size: PdfSource['pages'][number]
}

/** The page before stays until this one is painted. */
function Frame({ bytes, number, size: { widthPt, heightPt }, label, onFailure, className }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const fail = useRef(onFailure)
  fail.current = onFailure
  useEffect(() => {
    let isCurrent = true
    const widthPx = Math.round((frame.current?.clientWidth ?? 0) * window.devicePixelRatio)
    paintPage(bytes, number, Math.max(1, widthPx)).then(
      (canvas) => {
        if (!isCurrent) return
        canvas.className = 'size-full'
        frame.current?.replaceChildren(canvas)
      },
      (error) => isCurrent && fail.current(error),
    )
    return () => {
      isCurrent = false
    }
  }, [bytes, number])
  return (
    <div className={classNames('@container-[size] grid place-items-center', className)}>
      <div
        ref={frame}
        role="img"
        aria-label={label}
        className="overflow-hidden bg-black shadow-raised outline outline-rule"
        style={{
          aspectRatio: `${widthPt} / ${heightPt}`,
          width: `min(100cqw, ${(100 * widthPt) / heightPt}cqh)`,
        }}
      />
    </div>
  )
}
