import type { Bar } from './count-days.ts'

export interface BarPlotProps {
  /** Describes the bars for people who can't see them; the figures are in a table below. */
  label: string
  bars: readonly Bar[]
}

const HEIGHT = 120
const STEP = 10

export function BarPlot({ label, bars }: BarPlotProps) {
  const most = Math.max(1, ...bars.map(({ views }) => views))
  const heightOf = (views: number) => (views / most) * (HEIGHT - 4)
  return (
    <figure>
      <svg
        role="img"
        aria-label={`${label}. At most ${most} ${most === 1 ? 'view' : 'views'}.`}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-rule border-b"
      >
        {bars.map(({ label: name, views, byCode }, at) => (
          <g key={name}>
            <title>{`${name}: ${views}, of these ${byCode} by the code`}</title>
            <rect x={at * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
            <rect
              x={at * STEP + 1}
              y={HEIGHT - heightOf(views)}
              width={STEP - 2}
              height={heightOf(views - byCode)}
              className="fill-accent/40"
            />
            <rect
              x={at * STEP + 1}
              y={HEIGHT - heightOf(byCode)}
              width={STEP - 2}
              height={heightOf(byCode)}
              className="fill-accent"
            />
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 flex justify-between text-quiet text-sm tabular-nums" aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </figcaption>
    </figure>
  )
}
