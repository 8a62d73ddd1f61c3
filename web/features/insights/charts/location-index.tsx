import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { Circle, Line } from '@visx/shape'
import type { Optimization } from '#domain/insights/optimization/optimization-shape.ts'
import { Table } from '../../../ui/layout/table.tsx'
import { Plot } from './plot.tsx'

type Location = Optimization['locations'][number]

const ROW = 32
const NAMES = 116
const FIGURES = 44

export function LocationIndex({
  locations,
  chosen,
  basis,
}: {
  locations: readonly Location[]
  chosen: string
  basis: string
}) {
  const cities = locations
    .filter(({ key }) => key !== 'Default Pricing')
    .toSorted((a, b) => b.multiplier - a.multiplier)
  const most = Math.max(...cities.map(({ multiplier }) => multiplier))
  return (
    <Plot
      title="Cost of living by city"
      height={cities.length * ROW}
      lead="1.00 is the U.S. average."
      summary={cities.map(({ name, multiplier }) => `${name} ${multiplier.toFixed(2)}.`).join(' ')}
      basis={basis}
      table={
        <Table
          caption="Price levels of cities"
          rows={cities}
          rowKey={({ key }) => key}
          columns={[
            { header: 'City', isRowHeader: true, cell: ({ name }) => name },
            { header: 'Index', align: 'end', cell: ({ multiplier }) => multiplier.toFixed(2) },
            { header: 'Basis', cell: (location) => location.basis },
          ]}
        />
      }
    >
      {(width) => {
        const x = scaleLinear({ domain: [1, most], range: [NAMES + 8, width - FIGURES - 10] })
        return (
          <>
            <Line
              from={{ x: x(1), y: 0 }}
              to={{ x: x(1), y: cities.length * ROW - 8 }}
              stroke="var(--color-edge)"
            />
            {cities.map(({ key, name, multiplier }, index) => (
              <Group key={key} top={index * ROW + ROW / 2 - 4}>
                <Lollipop name={name} multiplier={multiplier} isChosen={key === chosen} x={x} width={width} />
              </Group>
            ))}
          </>
        )
      }}
    </Plot>
  )
}

interface LollipopProps {
  name: string
  multiplier: number
  isChosen: boolean
  x: (multiplier: number) => number
  width: number
}

function Lollipop({ name, multiplier, isChosen, x, width }: LollipopProps) {
  const color = isChosen ? 'var(--color-accent)' : 'var(--color-quiet)'
  const text = {
    dy: '0.32em',
    textAnchor: 'end',
    fontWeight: isChosen ? 600 : 400,
    fill: isChosen ? 'var(--color-accent)' : 'var(--color-ink)',
  } as const
  return (
    <>
      <text {...text} x={NAMES} fontSize={14}>
        {name}
      </text>
      <Line from={{ x: x(1), y: 0 }} to={{ x: x(multiplier), y: 0 }} stroke={color} strokeWidth={2} />
      <Circle cx={x(multiplier)} cy={0} r={isChosen ? 7 : 5} fill={color} />
      <text {...text} x={width} fontSize={13}>
        {multiplier.toFixed(2)}
      </text>
    </>
  )
}
