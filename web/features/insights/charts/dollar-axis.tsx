import { AxisBottom, type AxisScale } from '@visx/axis'

export interface DollarAxisProps {
  scale: AxisScale<number>
  top: number
  width: number
}

/** Hairline, no ticks, whole dollars: as many as there is room for. */
export function DollarAxis({ scale, top, width }: DollarAxisProps) {
  return (
    <AxisBottom
      scale={scale}
      top={top}
      numTicks={Math.max(3, Math.floor(width / 90))}
      hideTicks
      stroke="var(--color-rule)"
      tickFormat={(value) => `$${Number(value)}`}
      tickLabelProps={{
        fill: 'var(--color-quiet)',
        fontSize: 12,
        fontFamily: 'inherit',
        textAnchor: 'middle',
      }}
    />
  )
}
