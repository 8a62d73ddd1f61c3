import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { Bar, Circle, Line } from '@visx/shape'
import type { MenuFigures, SectionFigures } from '#domain/insights/review/menu-figures.ts'
import { formatDollars, formatPrice } from '#domain/menu/model/price.ts'
import { Table } from '../../../ui/table.tsx'
import { DollarAxis } from './dollar-axis.tsx'
import { placeLabels } from './place-labels.ts'
import { Plot } from './plot.tsx'

const ROW = 76
const LABEL = 20
const STRIP = 30
const AXIS = 28
const DOT = 5.5
/** Of the ink, so that it shows on paper of either kind. */
const BAND = 'color-mix(in srgb, var(--color-ink) 9%, transparent)'

type Compared = SectionFigures & { readonly comparables: NonNullable<SectionFigures['comparables']> }

export interface PriceStripsProps {
  figures: MenuFigures
  title?: string
}

/** Each section's prices as dots among the catalogue's; nothing of sections that it is no measure of. */
export function PriceStrips({ figures, title = 'Where your prices stand' }: PriceStripsProps) {
  const sections = figures.sections.filter(
    (section): section is Compared => section.comparables !== null && section.items.length > 0,
  )
  if (sections.length === 0) return null
  const prices = sections.flatMap(({ items, comparables }) => [
    ...items.map(({ price }) => price),
    ...comparables.prices,
  ])
  const height = sections.length * ROW + AXIS
  return (
    <Plot
      title={title}
      height={height}
      lead={<Legend />}
      summary={sections.map(summarise).join(' ')}
      basis={figures.basis.comparables}
      table={<StripTable sections={sections} />}
    >
      {(width) => {
        const x = scaleLinear({ domain: [0, Math.max(...prices)], range: [DOT, width - DOT - 8], nice: true })
        return (
          <>
            {sections.map((section, index) => (
              <Group key={section.categoryId} top={index * ROW}>
                <Strip section={section} x={x} width={width} />
              </Group>
            ))}
            <DollarAxis scale={x} top={sections.length * ROW} width={width} />
          </>
        )
      }}
    </Plot>
  )
}

function Strip({ section, x, width }: { section: Compared; x: (price: number) => number; width: number }) {
  const { comparables, items, name, averagePrice } = section
  const middle = LABEL + STRIP / 2 + 4
  return (
    <>
      <text y={13} fontSize={14} fontWeight={600} fill="var(--color-ink)">
        {name}
      </text>
      <text x={width} y={13} fontSize={13} textAnchor="end" fill="var(--color-quiet)">
        {`average ${formatPrice(averagePrice)}`}
      </text>
      <Line
        from={{ x: 0, y: middle }}
        to={{ x: width, y: middle }}
        stroke="var(--color-rule)"
        strokeDasharray="1 3"
      />
      <Bar
        x={x(comparables.q1)}
        y={middle - STRIP / 2}
        width={Math.max(x(comparables.q3) - x(comparables.q1), 2)}
        height={STRIP}
        rx={3}
        fill={BAND}
      />
      {comparables.prices.map((price, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: prices repeat and never move.
          key={index}
          from={{ x: x(price), y: middle - 7 }}
          to={{ x: x(price), y: middle + 7 }}
          stroke="var(--color-edge)"
          strokeOpacity={0.55}
        />
      ))}
      <Line
        from={{ x: x(comparables.median), y: middle - STRIP / 2 }}
        to={{ x: x(comparables.median), y: middle + STRIP / 2 }}
        stroke="var(--color-ink)"
        strokeWidth={1.5}
      />
      {items.map(({ place, name: dish, price }) => (
        <Circle
          key={place.itemId}
          cx={x(price)}
          cy={middle}
          r={DOT}
          fill="var(--color-accent)"
          fillOpacity={0.9}
          stroke="var(--color-paper)"
          strokeWidth={1.5}
        >
          <title>{`${dish}, ${formatPrice(price)}`}</title>
        </Circle>
      ))}
      {placeLabels(
        items
          .filter(({ price }) => standsOut(price, comparables.prices))
          .map(({ name: dish, price }) => ({
            text: `${shorten(dish, width)} ${formatPrice(price)}`,
            x: x(price),
          })),
        width,
        DOT,
      ).map(({ text, x: at, anchor }) => (
        <text
          key={`${text} ${at}`}
          x={at + (anchor === 'end' ? DOT : -DOT)}
          y={middle + STRIP / 2 + 11}
          textAnchor={anchor}
          fontSize={12}
          fill="var(--color-accent)"
        >
          {text}
        </text>
      ))}
    </>
  )
}

/** Beyond every comparable dish: worth a name on the plot. */
const standsOut = (price: number, prices: readonly number[]): boolean =>
  price > (prices.at(-1) ?? price) || price < (prices[0] ?? price)

/** A name that leaves room for the dots on a narrow plot. */
function shorten(name: string, width: number): string {
  const room = Math.floor(width / 22)
  return name.length > room ? `${name.slice(0, room - 1).trimEnd()}…` : name
}

function Legend() {
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <Key label="your dishes">
        <circle cx={8} cy={8} r={5} fill="var(--color-accent)" />
      </Key>
      <Key label="our catalog’s dishes">
        <path d="M3 2v12M8 2v12M13 2v12" stroke="var(--color-edge)" />
      </Key>
      <Key label="their middle half, and median">
        <rect width={16} height={16} rx={3} fill={BAND} />
        <path d="M8 0v16" stroke="var(--color-ink)" strokeWidth={1.5} />
      </Key>
    </span>
  )
}

function Key({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg width={16} height={16} aria-hidden="true">
        {children}
      </svg>
      {label}
    </span>
  )
}

const summarise = ({ name, items, comparables: { q1, median, q3 } }: Compared): string => {
  const prices = items.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return `${name}: yours cost ${formatDollars(low)} to ${formatDollars(high)}; the middle half of our catalog’s dishes ${formatDollars(q1)} to ${formatDollars(q3)}, median ${formatDollars(median)}.`
}

function StripTable({ sections }: { sections: readonly Compared[] }) {
  const rows = sections.flatMap(({ name: section, comparables, items }) =>
    items.map((item) => ({ ...item, section, comparables })),
  )
  return (
    <Table
      caption="Your prices and those of our catalog’s dishes"
      rows={rows}
      rowKey={({ place }) => `${place.categoryId}-${place.itemId}`}
      columns={[
        { header: 'Dish', isRowHeader: true, cell: ({ name }) => name },
        { header: 'Section', cell: ({ section }) => section },
        { header: 'Price', align: 'end', cell: ({ price }) => formatPrice(price) },
        {
          header: 'Median',
          align: 'end',
          cell: ({ comparables }) => formatPrice(comparables.median),
        },
        {
          header: 'Middle half',
          align: 'end',
          cell: ({ comparables: { q1, q3 } }) => `${formatPrice(q1)}–${formatPrice(q3)}`,
        },
      ]}
    />
  )
}
