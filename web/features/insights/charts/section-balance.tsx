import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import type { MenuFigures } from '#domain/insights/review/figures-shape.ts'
import { money } from '../../../menu/advice/words/money.ts'
import { Table } from '../../../ui/layout/table.tsx'
import { Plot } from './plot.tsx'

const ROW = 60
const BAR_TOP = 22
const BAR = 14

type Shared = NonNullable<MenuFigures['balance']>[number]

/** How the dishes are spread over the courses, next to the usual spread; nothing where there is none. */
export function SectionBalance({ figures }: { figures: MenuFigures }) {
  const sections = figures.balance ?? []
  if (sections.length === 0) return null
  const most = Math.max(...sections.map(({ percent, highPercent }) => Math.max(percent, highPercent)))
  return (
    <Plot
      title="How your dishes are spread"
      height={sections.length * ROW}
      lead="Bars: the share of your dishes in each course. Brackets: what is typical."
      summary={sections.map(summarise).join(' ')}
      basis={figures.basis.shares}
      table={<BalanceTable sections={sections} currency={figures.currency} />}
    >
      {(width) => {
        const x = scaleLinear({ domain: [0, most], range: [0, width - 2] })
        return sections.map((section, index) => (
          <Group key={section.categoryId} top={index * ROW}>
            <BalanceRow section={section} x={x} width={width} />
          </Group>
        ))
      }}
    </Plot>
  )
}

const isUsual = ({ percent, lowPercent, highPercent }: Shared): boolean =>
  percent >= lowPercent && percent <= highPercent

function BalanceRow({
  section,
  x,
  width,
}: {
  section: Shared
  x: (percent: number) => number
  width: number
}) {
  const { name, count, percent } = section
  const [low, high] = [x(section.lowPercent), x(section.highPercent)]
  const [top, bottom] = [BAR_TOP - 4, BAR_TOP + BAR + 4]
  return (
    <>
      <text y={13} fontSize={14} fontWeight={600} fill="var(--color-ink)">
        {name}
      </text>
      <text x={width} y={13} fontSize={13} textAnchor="end" fill="var(--color-quiet)">
        {`${count} ${count === 1 ? 'dish' : 'dishes'} · ${percent}%`}
      </text>
      <Bar y={BAR_TOP} width={width} height={BAR} rx={2} fill="var(--color-wash)" />
      <Bar
        y={BAR_TOP}
        width={x(percent)}
        height={BAR}
        rx={2}
        fill={isUsual(section) ? 'var(--color-good)' : 'var(--color-warn)'}
      />
      <path
        d={`M${low + 5},${top}H${low + 1}V${bottom}H${low + 5}M${high - 5},${top}H${high}V${bottom}H${high - 5}`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={1.5}
      />
      <Line
        from={{ x: 0, y: ROW - 6 }}
        to={{ x: width, y: ROW - 6 }}
        stroke="var(--color-rule)"
        strokeDasharray="1 3"
      />
    </>
  )
}

const summarise = ({ name, count, percent, lowPercent, highPercent }: Shared): string =>
  `${name}: ${count} dishes, ${percent} percent; usual are ${lowPercent} to ${highPercent} percent.`

const BalanceTable = ({ sections, currency }: { sections: readonly Shared[]; currency: string }) => (
  <Table
    caption="Dishes of each course"
    rows={sections}
    rowKey={({ categoryId }) => categoryId}
    columns={[
      { header: 'Course', isRowHeader: true, cell: ({ name }) => name },
      { header: 'Dishes', align: 'end', cell: ({ count }) => count },
      { header: 'Share', align: 'end', cell: ({ percent }) => `${percent}%` },
      {
        header: 'Typical',
        align: 'end',
        cell: ({ lowPercent, highPercent }) => `${lowPercent}–${highPercent}%`,
      },
      {
        header: 'Average price',
        align: 'end',
        cell: ({ averagePrice }) => (averagePrice === null ? 'none' : money(averagePrice, currency)),
      },
    ]}
  />
)
