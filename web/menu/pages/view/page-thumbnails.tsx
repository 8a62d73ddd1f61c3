import { useEffect, useRef } from 'react'
import { openPdf } from '../../../pdf/pdf-engine.ts'
import { devicePixels } from '../../../pdf/pdf-page.tsx'
import type { TypesetPages } from '../typesetting/use-typeset-pages.ts'

const WIDTH_PX = 64

/** The pages come first: thumbnails are painted after the menu has rested this long, in ms. */
const REST_MS = 400

export function PageThumbnails({ shown, onGoTo }: { shown: TypesetPages; onGoTo: (page: number) => void }) {
  const frames = useRef(new Map<number, HTMLElement>())

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      // Without its thumbnails the strip still has its numbers.
      paintAll(shown, frames.current, () => isCurrent).catch(() => undefined)
    }, REST_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [shown])

  return (
    <nav
      aria-label="Pages"
      className="hidden w-24 shrink-0 overflow-y-auto border-rule border-r bg-paper/60 py-4 xl:block"
    >
      <ol className="flex flex-col items-center gap-3">
        {shown.pages.map(({ widthPt, heightPt }, index) => {
          const page = index + 1
          return (
            <li key={page}>
              <button
                type="button"
                aria-label={`Go to page ${page}`}
                onClick={() => onGoTo(page)}
                className="group flex flex-col items-center gap-1 rounded-control p-1 text-quiet text-sm tabular-nums hover:text-ink"
              >
                <span
                  ref={(element) => {
                    if (element) frames.current.set(page, element)
                    else frames.current.delete(page)
                  }}
                  style={{ width: WIDTH_PX, height: (WIDTH_PX * heightPt) / widthPt }}
                  className="block overflow-hidden bg-white shadow-raised transition-shadow group-hover:ring-1 group-hover:ring-accent [&>canvas]:size-full"
                />
                {page}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Paints page after page; each new thumbnail replaces the old one when it is done. */
async function paintAll(
  { bytes, pages }: TypesetPages,
  frames: ReadonlyMap<number, HTMLElement>,
  isCurrent: () => boolean,
): Promise<void> {
  // On a narrow screen the strip does not show.
  if (![...frames.values()].some((frame) => frame.offsetParent)) return
  const pdf = await openPdf(bytes)
  try {
    for (const [index, { widthPt }] of pages.entries()) {
      if (!isCurrent()) return
      const canvas = await pdf.paint(index + 1, devicePixels(widthPt, WIDTH_PX / widthPt))
      canvas.ariaHidden = 'true'
      if (isCurrent()) frames.get(index + 1)?.replaceChildren(canvas)
    }
  } finally {
    pdf.close()
  }
}
