import { AxisBottom, type AxisScale } from '@visx/axis'

import { roundMoney } from '../../../menu/advice/words/money.ts'

export interface AmountAxisProps {
  scale: AxisScale<number>
  top: number
  width: number
  currency: string
}

/** Hairline, no ticks, round amounts: as many as there is room for. The scale is in minor units. */
export const AmountAxis = ({ scale, top, width, currency }: AmountAxisProps) => (
  <AxisBottom
    scale={scale}
    top={top}
    numTicks={Math.max(3, Math.floor(width / 90))}
    hideTicks
    stroke="var(--color-rule)"
    tickFormat={(value) => roundMoney(Number(value), currency)}
    tickLabelProps={{
      fill: 'var(--color-quiet)',
      fontSize: 12,
      fontFamily: 'inherit',
      textAnchor: 'middle',
    }}
  />
)
