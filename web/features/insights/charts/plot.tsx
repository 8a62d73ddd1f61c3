import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'

export interface PlotProps {
  title: string
  /** One sentence under the title: how to read it. */
  lead: ReactNode
  /** What the picture says, for those who cannot see it. */
  summary: string
  basis: string
  height: number
  /** Draws inside an `svg` of this width in px. */
  children: (width: number) => ReactNode
  table: ReactNode
}

export function Plot({ title, lead, summary, basis, height, children, table }: PlotProps) {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const [box, width] = useWidth()
  return (
    <figure aria-labelledby={id} className="min-w-0 border-ink border-t-2 pt-3">
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3"
          aria-label={`${isTable ? 'Show as a plot' : 'Show as table'}: ${title}`}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? 'Show as a plot' : 'Show as table'}
        </Button>
      </div>
      <p className="mb-4 max-w-prose text-quiet text-sm">{lead}</p>
      {isTable ? (
        table
      ) : (
        <div ref={box} style={{ height }}>
          {width > 0 && (
            <svg
              role="img"
              aria-label={summary}
              width={width}
              height={height}
              className="block overflow-visible"
            >
              {children(width)}
            </svg>
          )}
        </div>
      )}
      <figcaption className="mt-3 max-w-prose text-quiet text-sm">{basis}</figcaption>
    </figure>
  )
}

/** The inner width of an element in px as it changes; 0 until it is on the page. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => setWidth(box.clientWidth))
    observer.observe(box)
    setWidth(box.clientWidth)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
