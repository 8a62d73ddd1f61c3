import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import type { MenuFigures, SectionFigures } from '#domain/insights/menu-figures.ts'
import { formatPrice } from '#domain/pricing/price.ts'
import { Table } from '../../../ui/table.tsx'
import { Plot } from './plot.tsx'

const ROW = 60
const BAR_TOP = 22
const BAR = 14

type Shared = SectionFigures & { readonly share: NonNullable<SectionFigures['share']> }

/** How the dishes of a menu are spread over its sections, beside what is usual. */
export function SectionBalance({ figures }: { figures: MenuFigures }) {
  const sections = figures.sections.filter((section): section is Shared => section.share !== null)
  if (sections.length === 0) return null
  const most = Math.max(...sections.map(({ share }) => Math.max(share.percent, share.highPercent)))
  return (
    <Plot
      title="How your dishes are spread"
      height={sections.length * ROW}
      lead="Bars: the share of your dishes in each section. Brackets: what is usual."
      summary={sections.map(summarise).join(' ')}
      basis={figures.basis.shares}
      table={<BalanceTable sections={sections} />}
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

const isUsual = ({ percent, lowPercent, highPercent }: Shared['share']): boolean =>
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
  const { name, items, share } = section
  const [low, high] = [x(share.lowPercent), x(share.highPercent)]
  const [top, bottom] = [BAR_TOP - 4, BAR_TOP + BAR + 4]
  return (
    <>
      <text y={13} fontSize={14} fontWeight={600} fill="var(--color-ink)">
        {name}
      </text>
      <text x={width} y={13} fontSize={13} textAnchor="end" fill="var(--color-quiet)">
        {`${items.length} ${items.length === 1 ? 'dish' : 'dishes'} · ${share.percent}%`}
      </text>
      <Bar y={BAR_TOP} width={width} height={BAR} rx={2} fill="var(--color-wash)" />
      <Bar
        y={BAR_TOP}
        width={x(share.percent)}
        height={BAR}
        rx={2}
        fill={isUsual(share) ? 'var(--color-good)' : 'var(--color-warn)'}
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

const summarise = ({ name, items, share: { percent, lowPercent, highPercent } }: Shared): string =>
  `${name}: ${items.length} dishes, ${percent} percent; usual are ${lowPercent} to ${highPercent} percent.`

function BalanceTable({ sections }: { sections: readonly Shared[] }) {
  return (
    <Table
      caption="Dishes of each section"
      rows={sections}
      rowKey={({ categoryId }) => categoryId}
      columns={[
        { key: 'name', header: 'Section', isRowHeader: true, cell: ({ name }) => name },
        { key: 'count', header: 'Dishes', align: 'end', cell: ({ items }) => items.length },
        { key: 'share', header: 'Share', align: 'end', cell: ({ share }) => `${share.percent}%` },
        {
          key: 'usual',
          header: 'Usual',
          align: 'end',
          cell: ({ share }) => `${share.lowPercent}–${share.highPercent}%`,
        },
        {
          key: 'average',
          header: 'Average price',
          align: 'end',
          cell: ({ averagePrice }) => formatPrice(averagePrice),
        },
      ]}
    />
  )
}
