import type { PaperPt } from '#domain/design/paper/paper.ts'
import type { SheetKey } from '#domain/design/paper/sheets.ts'

/** Pages side by side, and one above the other, on a sheet. */
const shapes: Readonly<Record<SheetKey, { across: number; down: number }>> = {
  single: { across: 1, down: 1 },
  'two-up': { across: 2, down: 1 },
  folded: { across: 2, down: 1 },
  'tri-fold': { across: 3, down: 1 },
  tent: { across: 1, down: 2 },
}

/** Of the picture, in CSS pixels; the longest side of a sheet of 24 × 36 in fills it. */
const SIDE_PX = 44
const LARGEST_PT = 36 * 72
const MARGIN = 0.16

/** Small sheets would be dots next to posters: sides are drawn by their roots. */
const drawn = (points: number, longest: number): number =>
  (points / longest) * SIDE_PX * Math.sqrt(Math.sqrt(longest / LARGEST_PT))

export function FormatPicture({ paper, sheets }: { paper: PaperPt; sheets: SheetKey }) {
  const { across, down } = shapes[sheets]
  const [wide, high] = [paper.widthPt * across, paper.heightPt * down]
  const longest = Math.max(wide, high)
  const [width, height] = [drawn(wide, longest), drawn(high, longest)]
  const [left, top] = [(SIDE_PX - width) / 2, (SIDE_PX - height) / 2]
  const [pageWidth, pageHeight] = [width / across, height / down]
  return (
    <svg viewBox={`0 0 ${SIDE_PX} ${SIDE_PX}`} width={SIDE_PX} height={SIDE_PX} aria-hidden="true">
      <rect x={left} y={top} width={width} height={height} rx={1} className="fill-paper stroke-quiet" />
      {Array.from({ length: across * down }, (_, index) => {
        const [x, y] = [left + (index % across) * pageWidth, top + Math.floor(index / across) * pageHeight]
        const [inset, below] = [pageWidth * MARGIN, pageHeight * MARGIN]
        return (
          <g key={`${x} ${y}`} className="stroke-edge">
            {[0, 0.4, 0.8].map((at) => (
              <line
                key={at}
                x1={x + inset}
                x2={x + pageWidth - inset}
                y1={y + below + at * (pageHeight - 2 * below)}
                y2={y + below + at * (pageHeight - 2 * below)}
              />
            ))}
            {index % across > 0 && (
              <line
                x1={x}
                x2={x}
                y1={top}
                y2={top + height}
                strokeDasharray="2 1.5"
                className="stroke-accent"
              />
            )}
            {index >= across && (
              <line
                x1={left}
                x2={left + width}
                y1={y}
                y2={y}
                strokeDasharray="2 1.5"
                className="stroke-accent"
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
